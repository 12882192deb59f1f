import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { tServer } from './messages/sentence.ts'
import { t } from './messages/t.ts'
import classes from './notify.module.css'
import { readPreference } from './preferences.ts'
import { playTone } from './tone.ts'

/** `seconds`: how long it is on offer; the message counts them down and then goes. `stays`: the message is on once it is done. */
type Action = { label: string; run: () => void; seconds?: number; keys?: string; stays?: boolean }

const SUCCESS_SECONDS = 5
const FAILURE_SECONDS = 12
/** A refusal must not wait in line behind messages that offer something for a minute. */
const PRESSING = 1

/** Short messages at the bottom right, read out politely. */
export const notify = {
  /** Says what was done; the actions (an undo, say) are beside it. */
  success(text: string, ...actions: Action[]): string {
    return show(text, { tone: 'good', actions, seconds: SUCCESS_SECONDS })
  },
  /** Says something that is neither good nor bad: that nothing was done, say. */
  info(text: string, ...actions: Action[]): string {
    return show(text, { tone: 'gray', actions, seconds: SUCCESS_SECONDS })
  },
  /** Says what failed; `retry` offers to do it again (C-11). */
  failure(text: string, retry?: () => void): string {
    return show(text, { tone: 'bad', actions: retry ? [{ label: t('Try again'), run: retry }] : [], seconds: FAILURE_SECONDS })
  },
  hide(id: string): void {
    notifications.hide(id)
  },
}

type NoticeOptions = { tone: keyof typeof SIGNS; actions: readonly Action[]; seconds: number }

const SIGNS: Record<'good' | 'bad' | 'gray', ReactNode> = {
  good: <IconCheck size={16} aria-hidden />,
  bad: <IconAlertTriangle size={16} aria-hidden />,
  gray: <IconInfoCircle size={16} aria-hidden />,
}

function show(text: string, { tone, actions, seconds }: NoticeOptions): string {
  if (readPreference('sound') === 'on') playTone(tone)
  const id = crypto.randomUUID()
  const counted = actions.some((action) => action.seconds !== undefined)
  return notifications.show({
    id,
    color: tone,
    icon: SIGNS[tone],
    message: <Message id={id} text={tServer(text)} actions={actions} />,
    autoClose: counted ? false : seconds * 1000,
    closeButtonProps: { 'aria-label': t('Close message') },
    ...(tone === 'bad' && { priority: PRESSING }),
  })
}

function Message({ id, text, actions }: { id: string; text: string; actions: readonly Action[] }) {
  return (
    <div className={classes.line}>
      <span className={classes.text}>{text}</span>
      {actions.length > 0 && (
        <span className={classes.actions}>
          {actions.map(({ label, run, seconds, keys, stays }) => (
            <Button
              key={label}
              size="compact-sm"
              variant="default"
              aria-keyshortcuts={keys}
              onClick={() => {
                if (!stays) notifications.hide(id)
                run()
              }}
            >
              {label}
              {seconds !== undefined && <Countdown seconds={seconds} onEnd={() => notifications.hide(id)} />}
            </Button>
          ))}
        </span>
      )}
    </div>
  )
}

/** Seen, never read out: a message that speaks every second says nothing. */
function Countdown({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const [end] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = window.setInterval(() => setLeft(Math.ceil((end - Date.now()) / 1000)), 1000)
    return () => window.clearInterval(timer)
  }, [end])
  useEffect(() => {
    if (left <= 0) onEnd()
  }, [left, onEnd])
  return (
    <span className={classes.left} aria-hidden>
      {Math.max(0, left)} s
    </span>
  )
}
