import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import type { Conversation } from '../session/conversation.ts'
import styles from './message-list.module.css'
import waiting from './waiting.module.css'

type Props = { state: Conversation; person: NonNullable<Conversation['person']>; typing: boolean }

/** Who of the team has the conversation now, whether they read the last message, and whether they are writing. */
export function PersonLine({ state, person, typing }: Props) {
  const { team } = useChatMessages()
  const receipt = receiptOf(state)
  return (
    <>
      {receipt ? <p className={styles.receipt}>{team[receipt]}</p> : null}
      <div role="status">
        {typing ? (
          <p className={waiting.waiting}>
            <span className={waiting.dots} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {team.typing(person.name)}
          </p>
        ) : null}
      </div>
      <p className={styles.person}>
        <strong>{`${person.name}, ${team.roles[person.role]}`}</strong> <span>{team.here}</span>
      </p>
    </>
  )
}

/** Whether the last message is for a person, and whether it was read; null: it is none. */
function receiptOf({ messages, person, readTurn }: Conversation): 'delivered' | 'read' | null {
  const last = messages.at(-1)
  if (person === null || last?.from !== 'patient' || last.turn == null) return null
  return readTurn >= last.turn ? 'read' : 'delivered'
}
