import classes from './map-legend.module.css'
import { shadeOf, stepText } from './map-steps.ts'

type Props = { label: string; steps: readonly number[]; write?: (count: number) => string }

/** What the colours of a map mean, in words, from nothing up. */
export function MapLegend({ label, steps, write = String }: Props) {
  return (
    <ul className={classes.legend} aria-label={label}>
      {[0, ...steps].map((start, step) => (
        <li key={start}>
          <i data-shade={shadeOf(step, steps)} aria-hidden />
          {stepText(step, steps, write)}
        </li>
      ))}
    </ul>
  )
}
