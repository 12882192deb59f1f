import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import type { Conversation, receiptOf } from '../session/conversation.ts'
import styles from './message-list.module.css'
import waiting from './waiting.module.css'

type Props = { person: NonNullable<Conversation['person']>; typing: boolean; receipt: ReturnType<typeof receiptOf> }

/** Who of the team has the conversation now, whether they read the last message, and whether they are writing. */
export function PersonLine({ person, typing, receipt }: Props) {
  const { team } = useChatMessages()
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
