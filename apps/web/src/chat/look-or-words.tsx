import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { CardFrame } from './card-frame.tsx'
import type { Answer } from './conversation.ts'
import type { LookProps } from './look-props.ts'
import { TextField } from './text-field.tsx'
import { CARD_HEADING_ID } from './use-card-focus.ts'
import { useFormWords } from './use-form-words.ts'
import { useWords } from './use-words.ts'

type Props = Pick<LookProps, 'card' | 'onAnswer'> & {
  /** What would be sent; `null` while there is nothing to send. */
  made: Answer | null
  /** What the buttons say that send it, and that come back to it from words. */
  use: string
  instead: string
  /** What was given before. */
  before?: ReactNode
  children: ReactNode
}

/** A question whose answer is shown; whoever cannot or would rather not says it in words (REQ-413). */
export function LookOrWords({ card, onAnswer, made, use, instead, before, children }: Props) {
  const words = useWords()
  const { looks } = useFormWords()
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
          <Button look="plain" onClick={() => setSaid(said === null ? '' : null)}>
            {said === null ? looks.inWords : instead}
          </Button>
          <Button look="filled" type="submit" disabled={said === null ? made === null : said.trim() === ''}>
            {said === null ? use : words.button.submit}
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
