import { t } from '../../../lib/messages/t.ts'
import classes from './change.module.css'
import { type Change as Compared, changeText } from './change-text.ts'

/** How a number compares with the period before, in a sign and words; `than` where the period is not named nearby. */
export function Change({ count, before, than }: { count: number; before: number | null; than?: string }) {
  const change = changeText(count, before)
  if (!change) return null
  return (
    <span className={classes.change}>
      <span aria-hidden className={classes.sign}>
        {change.sign}
      </span>{' '}
      {than ? compared(change, than) : change.text}
    </span>
  )
}

function compared({ sign, text }: Compared, than: string): string {
  return sign === '=' ? t('{change} from {than}', { change: text, than }) : t('{change} than in {than}', { change: text, than })
}
