import { Button } from '../../question-cards/controls/button.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import { useFormMessages } from '../../question-cards/messages/use-form-messages.ts'
import type { Message } from '../session/conversation.ts'
import type { Talk } from '../session/use-conversation.ts'
import styles from './answer-bubble.module.css'
import { drawn } from './bubble.tsx'
import { changeable } from './changeable.ts'
import bubbles from './message-list.module.css'

type AnswerBubbleProps = { message: Message; talk: Talk }

/** What was answered, with the way to change it beside. */
export function AnswerBubble({ message, talk: { state, waiting, send } }: AnswerBubbleProps) {
  const { summary } = useFormMessages()
  const { you } = useChatMessages().talk
  const { asked, id, text } = message
  if (!asked?.tag || state.person || !changeable(state, message)) return drawn(message)
  const reopen = asked.tag
  const changeOf = summary.changeOf(asked.heading ?? '')
  return (
    <li id={`message-${id}`} className={styles.answer}>
      <span className={bubbles.bubble} data-from="patient">
        <span className="visually-hidden">{you}</span>
        {text}
      </span>
      <Button
        variant="plain"
        aria-label={changeOf}
        disabled={waiting}
        onClick={() => send({ query: '', shown: changeOf, context: { reopen } })}
      >
        {summary.change}
      </Button>
    </li>
  )
}
