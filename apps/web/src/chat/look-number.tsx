import { useState } from 'react'
import { Button } from './button.tsx'
import { CardFrame } from './card-frame.tsx'
import { fieldFault } from './field-fault.ts'
import type { LookProps } from './look-props.ts'
import { withUnit } from './read-look.ts'
import { TextField } from './text-field.tsx'
import { CARD_HEADING_ID } from './use-card-focus.ts'
import { useWords } from './use-words.ts'

/** A number whose unit is one word for one and another for several (REQ-422). */
export function LookNumber({ card, look, onAnswer }: LookProps) {
  const words = useWords()
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const { minimum, maximum, units } = look
  const value = typed.trim()
  const found = fieldFault(value, { input: 'number', minimum, maximum, unit: units?.other ?? null }, words.fault)
  const isOne = Math.abs(Number(value.replace(',', '.'))) === 1
  function submit() {
    setTried(true)
    if (found === null) onAnswer({ query: value, shown: withUnit(value, look) })
  }
  return (
    <CardFrame
      card={card}
      onAnswer={onAnswer}
      onSubmit={submit}
      actions={
        <Button look="filled" type="submit" disabled={value === ''}>
          {words.button.submit}
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
