import type { LiveState } from '../../../lib/live.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './live-indicator.module.css'

/** Whether the tables follow what others do, this very moment. */
export function LiveIndicator({ state }: { state: LiveState }) {
  return (
    <span className={classes.sign} data-state={state} role="status">
      <i aria-hidden />
      {t(state)}
    </span>
  )
}
