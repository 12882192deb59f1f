import type { ReactNode } from 'react'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import type { Message } from '../session/conversation.ts'
import styles from './message-list.module.css'

type BubbleProps = Pick<Message, 'from' | 'text'> & Partial<Pick<Message, 'source' | 'language' | 'staff'>> & { id?: string }

export function Bubble({ id, from, text, source = null, language, staff = null }: BubbleProps) {
  const { talk: content, team } = useChatMessages()
  if (staff?.mark && staff.mark !== 'concern')
    return (
      <li id={id} className={styles.mark}>
        {staff.mark === 'told' ? withWholeNumbers(text) : team[staff.mark](staff.name, team.roles[staff.role])}
      </li>
    )
  if (staff)
    return (
      <li id={id} className={styles.bubble} data-from="staff">
        <span className={styles.name}>{`${staff.name}, ${team.roles[staff.role]}`}</span>
        <span className="visually-hidden">{team.says}</span>
        <span>{withWholeNumbers(text)}</span>
      </li>
    )
  return (
    <li id={id} className={styles.bubble} data-from={from}>
      <span className="visually-hidden">{from === 'patient' ? content.you : content.assistant}</span>
      <span lang={language ?? undefined}>{withWholeNumbers(text)}</span>
      {source ? <span className={styles.source}>{content.source(source)}</span> : null}
    </li>
  )
}

/** Phone numbers stay on one line: a number that is broken is a number misread. */
function withWholeNumbers(text: string): ReactNode {
  const parts = text.split(PHONE_NUMBER)
  if (parts.length === 1) return text
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={at} className={styles.number}>
        {part}
      </span>
    ),
  )
}

const PHONE_NUMBER = /(\b\d(?:-\d{1,4})+\b)/

export function drawn({ id, turn: _turn, restored: _restored, asked: _asked, ...message }: Message) {
  return <Bubble key={id} id={`message-${id}`} {...message} />
}
