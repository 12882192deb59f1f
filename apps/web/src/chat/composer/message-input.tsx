import { type FormEvent, useId } from 'react'
import { Button } from '../../question-cards/controls/button.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import styles from './message-input.module.css'

/** The contract's limit for one message. */
const LONGEST = 2000
export const MESSAGE_INPUT_ID = 'message'

/** `to`: who of the team has the conversation. */
type Props = {
  text: string
  to?: string | undefined
  canSend: boolean
  newest: (() => void) | null
  onText: (text: string) => void
  onSend: () => void
}

/** REQ-114: always there; Enter sends. What is typed while a reply is on its way stays. */
export function MessageInput({ text, to, canSend, newest, onText, onSend }: Props) {
  const messages = useChatMessages().talk
  const hint = useId()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (canSend && text.trim() !== '') onSend()
  }
  return (
    <div className={styles.bar}>
      {newest ? (
        <Button className={styles.newest} onClick={newest}>
          ↓ {messages.newest}
        </Button>
      ) : null}
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={MESSAGE_INPUT_ID} className="visually-hidden">
          {messages.message}
        </label>
        <input
          id={MESSAGE_INPUT_ID}
          value={text}
          maxLength={LONGEST}
          placeholder={to ? messages.writeTo + to : messages.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={text.length > LONGEST - 200 ? hint : undefined}
          onChange={(event) => onText(event.target.value)}
        />
        <Button variant="filled" type="submit" disabled={!canSend || text.trim() === ''}>
          {messages.send}
        </Button>
      </form>
      {text.length > LONGEST - 200 ? (
        <p id={hint} className={styles.hint}>
          {messages.charactersLeft(LONGEST - text.length)}
        </p>
      ) : null}
    </div>
  )
}
