import { useState } from 'react'
import { CardFrame } from '../card-frame.tsx'
import { CARD_HEADING_ID } from '../card-heading-id.ts'
import { Button } from '../controls/button.tsx'
import { TextField } from '../controls/text-field.tsx'
import { fieldError } from '../field-error.ts'
import { useChatMessages } from '../messages/use-chat-messages.ts'
import { withUnit } from './read-variant.ts'
import type { VariantProps } from './variant-props.ts'

/** A number whose unit is one word for one and another for several (REQ-422). */
export function NumberQuestion({ card, variant, onAnswer }: VariantProps) {
  const messages = useChatMessages()
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const { minimum, maximum, units } = variant
  const value = typed.trim()
  const found = fieldError(value, { input: 'number', minimum, maximum, unit: units?.other ?? null }, messages.error)
  const isOne = Math.abs(Number(value.replace(',', '.'))) === 1
  function submit() {
    setTried(true)
    if (found === null) onAnswer({ query: value, shown: withUnit(value, variant) })
  }
  return (
    <CardFrame
      card={card}
      onAnswer={onAnswer}
      onSubmit={submit}
      actions={
        <Button variant="filled" type="submit" disabled={value === ''}>
          {messages.button.submit}
        </Button>
      }
    >
      <TextField
        id="card-answer"
        labelledBy={CARD_HEADING_ID}
        value={typed}
        error={tried ? found : null}
        unit={(isOne ? units?.one : units?.other) ?? null}
        inputMode="decimal"
        size={10}
        onText={(next) => {
          setTyped(next)
          setTried(false)
        }}
      />
    </CardFrame>
  )
}
