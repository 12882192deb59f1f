import { useRef, useState } from 'react'
import { CardFrame } from '../card-frame.tsx'
import { CARD_HEADING_ID } from '../card-heading-id.ts'
import { Button } from '../controls/button.tsx'
import choiceStyles from '../controls/choices.module.css'
import { useChatMessages } from '../messages/use-chat-messages.ts'
import { grouped } from './group-options.ts'
import { OptionNotice } from './option-notice.tsx'
import type { VariantOption } from './read-variant.ts'
import { useOptionPopups } from './use-option-popups.tsx'
import type { VariantProps } from './variant-props.ts'

/** The device's own list. */
export function OptionSelect({ card, variant: { choices }, onAnswer }: VariantProps) {
  const messages = useChatMessages()
  const popups = useOptionPopups()
  const [value, setValue] = useState(() => choices.find(({ label }) => label === card.answeredBefore)?.value ?? '')
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
        <Button variant="filled" type="submit" disabled={!chosen}>
          {messages.button.submit}
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
          {messages.card.chooseOne}
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
      <OptionNotice text={chosen?.notice ?? null} />
    </CardFrame>
  )
}

function Options({ choices }: { choices: readonly VariantOption[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
