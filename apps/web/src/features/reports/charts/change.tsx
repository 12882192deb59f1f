import classes from './change.module.css'
import { changeText } from './change-text.ts'

/** How a number compares with the period before, in a sign and words; `than` where the period is not named nearby. */
export function Change({ count, before, than }: { count: number; before: number | null; than?: string }) {
  const change = changeText(count, before)
  if (!change) return null
  return (
    <span className={classes.change}>
      <span aria-hidden className={classes.sign}>
        {change.sign}
      </span>{' '}
      {change.text}
      {than && ` ${change.sign === '=' ? 'from' : 'than in'} ${than}`}
    </span>
  )
}
