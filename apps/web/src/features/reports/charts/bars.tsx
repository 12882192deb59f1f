import { UnstyledButton } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import { numberText } from '../../../lib/format/numbers.ts'
import { CHART_CARD } from '../../../ui/motion.ts'
import classes from './bars.module.css'

export type Bar = { key: string; label: ReactNode; count: number; note?: ReactNode; onOpen?: () => void }

/** Counts as bars beside their words and numbers: a list, so that it reads the same without eyes. Each opens the patients behind it. */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars.map(({ key, label: subtitle, count, note, onOpen }) => {
        const inside = (
          <>
            <span className={classes.label}>
              {subtitle}
              {note && <span className={classes.note}>{note}</span>}
            </span>
            <span className={classes.count}>{numberText(count)}</span>
            <span className={classes.track} aria-hidden>
              <span className={classes.bar} style={growing(count / most)} />
            </span>
          </>
        )
        return (
          <li key={key}>
            {onOpen && count > 0 ? (
              <UnstyledButton className={classes.row} aria-haspopup="dialog" onClick={onOpen}>
                {inside}
              </UnstyledButton>
            ) : (
              <div className={classes.row}>{inside}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function growing(fraction: number): CSSProperties {
  return { width: `${Math.max(fraction * 100, fraction > 0 ? 1 : 0)}%`, '--grow': `${CHART_CARD.duration}ms` } as CSSProperties
}
