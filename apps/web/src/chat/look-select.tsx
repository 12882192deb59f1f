import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import { CardFrame } from './card-frame.tsx'
import choiceStyles from './choices.module.css'
import { grouped } from './grouped.ts'
import { LookNotice } from './look-notice.tsx'
import type { LookProps } from './look-props.ts'
import type { LookChoice } from './read-look.ts'
import { CARD_HEADING_ID } from './use-card-focus.ts'
import { usePopups } from './use-popups.tsx'
import { useWords } from './use-words.ts'

/** The device's own list. */
export function LookSelect({ card, look: { choices }, onAnswer }: LookProps) {
  const words = useWords()
  const popups = usePopups()
  const [value, setValue] = useState('')
  // With the arrows one passes by choices on the way to another: those are heard when they are sent.
  const byArrow = useRef(false)
  const chosen = choices.find((choice) => choice.value === value)
  const submit = () => chosen && popups.send([chosen], () => onAnswer({ query: chosen.value, shown: chosen.label }))
  return (
    <CardFrame
      card={card}
      dialog={popups.dialog}
      onAnswer={onAnswer}
      onSubmit={submit}
      actions={
        <Button look="filled" type="submit" disabled={!chosen}>
          {words.button.submit}
        </Button>
      }
    >
      <select
        className={choiceStyles.select}
        aria-labelledby={CARD_HEADING_ID}
        value={value}
        onKeyDown={({ key }) => {
          byArrow.current = key.startsWith('Arrow')
        }}
        onChange={(event) => {
          const next = event.target.value
          setValue(next)
          if (!byArrow.current) popups.picked(choices.filter((choice) => choice.value === next))
          byArrow.current = false
        }}
      >
        <option value="" disabled>
          {words.card.chooseOne}
        </option>
        {grouped(choices).map(({ group, members }) =>
          group === null ? (
            <Options key={members[0]?.value} choices={members} />
          ) : (
            <optgroup key={members[0]?.value} label={group}>
              <Options choices={members} />
            </optgroup>
          ),
        )}
      </select>
      <LookNotice text={chosen?.notice ?? null} />
    </CardFrame>
  )
}

function Options({ choices }: { choices: readonly LookChoice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
