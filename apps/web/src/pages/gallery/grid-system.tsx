import { GalleryPage, Specimen } from './gallery-page.tsx'
import classes from './specimens.module.css'

const PAPER = ['page', 'surface', 'sunken', 'line', 'line-strong', 'line-control']
const INK = ['ink', 'ink-soft', 'ink-faint']
const MEANING = ['accent', 'accent-soft', 'good', 'good-soft', 'warn', 'warn-soft', 'bad', 'bad-soft']
const SPACES = [1, 2, 3, 4, 5, 6, 8, 10]
const SPANS = [12, 6, 6, 4, 4, 4, 3, 3, 3, 3, 8, 4]

export function GridGallery() {
  return (
    <GalleryPage lead="Everything sits on a grid of 4 pixels. Colour carries meaning, never decoration; switch the colours of the screen to see both sets.">
      <Specimen title="Meaning" note="Accent: what can be done. Green: good and present. Amber: soon. Red: now.">
        <Colors names={MEANING} />
      </Specimen>
      <Specimen title="Ink and paper">
        <Colors names={[...INK, ...PAPER]} />
      </Specimen>
      <Specimen title="Spaces">
        <div className={classes.steps}>
          {SPACES.map((step) => (
            <div key={step} className={classes.step}>
              <code>--space-{step}</code>
              <i style={{ '--size': `${step * 4}px` } as React.CSSProperties} />
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen title="Twelve columns">
        <div className={classes.grid}>
          {SPANS.map((span, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <span key={place} style={{ gridColumn: `span ${span}` }}>
              {span}
            </span>
          ))}
        </div>
      </Specimen>
    </GalleryPage>
  )
}

function Colors({ names }: { names: string[] }) {
  return (
    <div className={classes.colors}>
      {names.map((name) => (
        <div key={name} className={classes.color}>
          <i style={{ '--swatch': `var(--${name})` } as React.CSSProperties} />
          <code>--{name}</code>
        </div>
      ))}
    </div>
  )
}
