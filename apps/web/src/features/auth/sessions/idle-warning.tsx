import { tRich } from '../../../lib/messages/rich.ts'
import { t } from '../../../lib/messages/t.ts'
import { lockIdleMinutes } from '../../../lib/page-settings.ts'
import { lockScreen } from '../../../lib/session.ts'
import classes from './idle-warning.module.css'
import { useIdleSeconds } from './use-idle-seconds.ts'

/** Warns someone who has not moved for long that the screen is about to lock, then locks it (E-9). Any movement keeps it open. */
export function IdleWarning() {
  const minutes = lockIdleMinutes()
  return minutes > 0 ? <Watch minutes={minutes} /> : null
}

function Watch({ minutes }: { minutes: number }) {
  const seconds = useIdleSeconds(minutes, lockScreen)
  return (
    <div role="alert" className={classes.place}>
      {seconds !== null && (
        <div className={classes.warning}>
          <strong>{t('Are you still there?')}</strong>
          <span>
            {tRich('This screen locks{seconds}. Move the mouse, tap or type to stay. Nothing you typed will be lost.', {
              seconds: <span aria-hidden> {t('in {seconds} s', { seconds })}</span>,
            })}
          </span>
        </div>
      )}
    </div>
  )
}
