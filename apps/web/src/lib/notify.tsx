import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import classes from './notify.module.css'

type Action = { label: string; run: () => void; seconds?: number }

const SUCCESS_SECONDS = 5
const FAILURE_SECONDS = 12

/** Short messages at the top right, read out politely. */
export const notify = {
  /** Says what was done; `action` (an undo, say) stands beside it for `seconds`. */
  success(text: string, action?: Action): string {
    return show(text, { tone: 'good', ...(action && { action }), seconds: action?.seconds ?? SUCCESS_SECONDS })
  },
  /** Says what failed; `retry` offers to do it again (C-11). */
  failure(text: string, retry?: () => void): string {
    return show(text, { tone: 'bad', ...(retry && { action: { label: 'Try again', run: retry } }), seconds: FAILURE_SECONDS })
  },
  hide(id: string): void {
    notifications.hide(id)
  },
}

type Look = { tone: 'good' | 'bad'; action?: Action; seconds: number }

function show(text: string, { tone, action, seconds }: Look): string {
  const id = crypto.randomUUID()
  const act = () => {
    notifications.hide(id)
    action?.run()
  }
  return notifications.show({
    id,
    color: tone,
    icon: tone === 'good' ? <IconCheck size={16} aria-hidden /> : <IconAlertTriangle size={16} aria-hidden />,
    message: (
      <div className={classes.line}>
        <span>{text}</span>
        {action && (
          <Button size="compact-sm" variant="default" onClick={act}>
            {action.label}
          </Button>
        )}
      </div>
    ),
    autoClose: seconds * 1000,
    closeButtonProps: { 'aria-label': 'Close message' },
  })
}
