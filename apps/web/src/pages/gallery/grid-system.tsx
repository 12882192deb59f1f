import { t } from '../../lib/messages/t.ts'
import { GalleryPage, Specimen } from './gallery-page.tsx'
import classes from './specimens.module.css'

const PAPER = ['page', 'surface', 'sunken', 'line', 'line-strong', 'line-control']
const INK = ['ink', 'ink-soft', 'ink-faint']
const MEANING = ['accent', 'accent-soft', 'good', 'good-soft', 'warn', 'warn-soft', 'bad', 'bad-soft']
const SPACES = [1, 2, 3, 4, 5, 6, 8, 10]
const SPANS = [12, 6, 6, 4, 4, 4, 3, 3, 3, 3, 8, 4]

export function GridGallery() {
  return (
    <GalleryPage lead={t('A grid of 4 pixels. A colour always has a meaning; switch between light and dark to see both sets.')}>
      <Specimen title={t('Meaning')} note={t('Blue: what you can do. Green: good. Amber: soon. Red: now.')}>
        <Colors names={MEANING} />
      </Specimen>
      <Specimen title={t('Text and background')}>
        <Colors names={[...INK, ...PAPER]} />
      </Specimen>
      <Specimen title={t('Spacing')}>
        <div className={classes.steps}>
          {SPACES.map((step) => (
            <div key={step} className={classes.step}>
              <code lang="en">--space-{step}</code>
              <i style={{ '--size': `${step * 4}px` } as React.CSSProperties} />
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen title={t('Twelve columns')}>
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
          <code lang="en">--{name}</code>
        </div>
      ))}
    </div>
  )
}
