import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import type { Conversation } from '../session/conversation.ts'
import styles from './message-list.module.css'

/** Who of the team has the conversation now. */
export function PersonLine({ person }: { person: NonNullable<Conversation['person']> }) {
  const { team } = useChatMessages()
  return (
    <p className={styles.person}>
      <strong>{`${person.name}, ${team.roles[person.role]}`}</strong> <span>{team.here}</span>
    </p>
  )
}
