import { type ReactNode, useState } from 'react'
import type { Answer } from '../answer.ts'
import { CardFrame } from '../card-frame.tsx'
import { CARD_HEADING_ID } from '../card-heading-id.ts'
import { Button } from '../controls/button.tsx'
import { TextField } from '../controls/text-field.tsx'
import { useChatMessages } from '../messages/use-chat-messages.ts'
import { useFormMessages } from '../messages/use-form-messages.ts'
import type { VariantProps } from './variant-props.ts'

type Props = Pick<VariantProps, 'card' | 'onAnswer'> & {
  /** What would be sent; `null` while there is nothing to send. */
  made: Answer | null
  /** What the buttons say that send it, and that come back to it from words. */
  use: string
  instead: string
  /** What was given before. */
  before?: ReactNode
  children: ReactNode
}

/** A question whose answer is shown; anyone who cannot or would rather not says it in words (REQ-413). */
export function DrawnOrTyped({ card, onAnswer, made, use, instead, before, children }: Props) {
  const messages = useChatMessages()
  const { variants } = useFormMessages()
  const [said, setSaid] = useState<string | null>(null)

  function submit() {
    if (said === null && made) onAnswer(made)
    if (said?.trim()) onAnswer({ query: said.trim(), shown: said.trim() })
  }
  return (
    <CardFrame
      card={card}
      onAnswer={onAnswer}
      onSubmit={submit}
      actions={
        <>
          <Button variant="plain" onClick={() => setSaid(said === null ? '' : null)}>
            {said === null ? variants.inWords : instead}
          </Button>
          <Button variant="filled" type="submit" disabled={said === null ? made === null : said.trim() === ''}>
            {said === null ? use : messages.button.submit}
          </Button>
        </>
      }
    >
      {before}
      {said === null ? (
        children
      ) : (
        <TextField id="card-answer" labelledBy={CARD_HEADING_ID} value={said} maxLength={2000} onText={setSaid} />
      )}
    </CardFrame>
  )
}
