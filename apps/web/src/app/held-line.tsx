import type { HeldConversation } from '@clinic/contract/queues/today'
import { UnstyledButton } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useId } from 'react'
import { numberText } from '../lib/format/numbers.ts'
import { openHeld } from '../lib/held-drawer.ts'
import { t } from '../lib/messages/t.ts'
import classes from './sidebar.module.css'

type Props = { held: readonly HeldConversation[]; narrow: boolean; onLeave: (() => void) | undefined }

/** The conversations that one has, with what is new in all of them together. */
export function HeldLine({ held, narrow, onLeave }: Props) {
  const countId = useId()
  const unread = held.reduce((sum, one) => sum + one.unread, 0)
  return (
    <div className={classes.item}>
      <UnstyledButton
        className={classes.link}
        aria-haspopup="dialog"
        aria-describedby={unread > 0 ? countId : undefined}
        data-tip={narrow ? t('My chats') : undefined}
        onClick={() => {
          onLeave?.()
          openHeld()
        }}
      >
        <IconMessage size={20} stroke={1.6} aria-hidden />
        <span className={classes.label}>{t('My chats')}</span>
      </UnstyledButton>
      {unread > 0 && (
        <span className={classes.count}>
          <span aria-hidden>{numberText(unread)}</span>
          <span id={countId} className={classes.hidden}>
            {t('{unread, plural, one {# new message} other {# new messages}}', { unread })}
          </span>
        </span>
      )}
    </div>
  )
}
