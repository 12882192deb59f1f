import { useState } from 'react'
import { CardFrame } from './card-frame.tsx'
import { CARD_HEADING_ID } from './card-heading-id.ts'
import type { CardProps } from './card-props.ts'
import { Button } from './controls/button.tsx'
import { DateParts } from './controls/date-parts.tsx'
import { longDate } from './controls/long-date.ts'
import { TextField } from './controls/text-field.tsx'
import { fieldError } from './field-error.ts'
import { useChatMessages } from './messages/use-chat-messages.ts'

/** An answer in words, shaped by what is asked for. The message line below takes the same answer typed freely. */
export function TextCard({ card, onAnswer }: CardProps<'text'>) {
  const [value, setValue] = useState('')
  const [tried, setTried] = useState(false)
  const messages = useChatMessages()
  const found = fieldError(value.trim(), card, messages.error)
  const error = tried ? found : null

  function submit() {
    setTried(true)
    if (found === null) onAnswer({ query: value.trim(), shown: shownAs(value.trim()) })
  }
  function shownAs(answer: string): string {
    if (card.input === 'date') return longDate(answer, messages.locale)
    return card.unit ? `${answer} ${card.unit}` : answer
  }
  function change(next: string) {
    setValue(next)
    setTried(false)
  }

  return (
    <CardFrame
      card={card}
      onAnswer={onAnswer}
      onSubmit={submit}
      actions={
        <>
          {card.options.map((option) => (
            <Button key={option.value} variant="plain" onClick={() => onAnswer({ query: option.value, shown: option.label })}>
              {option.label}
            </Button>
          ))}
          <Button variant="filled" type="submit" disabled={value.trim() === ''}>
            {messages.button.submit}
          </Button>
        </>
      }
    >
      {card.input === 'date' ? (
        <DateParts error={error} onDate={change} />
      ) : (
        <TextField
          id="card-answer"
          labelledBy={CARD_HEADING_ID}
          value={value}
          error={error}
          unit={card.unit}
          onText={change}
          {...SHAPES[card.input]}
        />
      )}
    </CardFrame>
  )
}

const SHAPES = {
  text: { maxLength: 2000 },
  number: { inputMode: 'decimal', size: 10 },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 320 },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code', size: 10, maxLength: 12 },
} as const
