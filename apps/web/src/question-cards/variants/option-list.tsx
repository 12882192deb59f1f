import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { CardFrame } from '../card-frame.tsx'
import { CARD_HEADING_ID } from '../card-heading-id.ts'
import { atOnce } from '../controls/at-once.ts'
import { Button } from '../controls/button.tsx'
import choiceStyles from '../controls/choices.module.css'
import { HtmlParts } from '../controls/html-parts.tsx'
import { useChatMessages } from '../messages/use-chat-messages.ts'
import { grouped } from './group-options.ts'
import { OptionNotice } from './option-notice.tsx'
import type { VariantOption } from './read-variant.ts'
import { toggleOption } from './toggle-option.ts'
import { useOptionPopups } from './use-option-popups.tsx'
import type { VariantProps } from './variant-props.ts'
import styles from './variants.module.css'

/** One of several or several of many, under the labels of their groups. */
export function OptionList({ card, variant, onAnswer }: VariantProps) {
  const { several, choices, exclusive, selectAll } = variant
  const messages = useChatMessages()
  const popups = useOptionPopups()
  const [chosen, setChosen] = useState<string[]>(() =>
    several ? [] : choices.filter(({ label }) => label === card.answeredBefore).map(({ value }) => value),
  )
  // With the arrows one passes by choices on the way to another: those are heard when they are sent.
  const byArrow = useRef(false)
  const picked = choices.filter(({ value }) => chosen.includes(value))

  function pick(choice: VariantOption) {
    const next = several ? toggleOption(chosen, choice, { options: choices, exclusive, selectAll }) : [choice.value]
    setChosen(next)
    if (!byArrow.current) popups.picked(choices.filter(({ value }) => next.includes(value) && !chosen.includes(value)))
    byArrow.current = false
  }
  function send(sent: VariantOption[]) {
    const [first] = sent
    if (!first) return
    if (!several) setChosen([first.value])
    const selected = sent.map(({ value }) => value)
    const shown = sent.map(({ label }) => label).join(', ')
    popups.send(sent, () =>
      onAnswer(several ? { query: selected.join(', '), shown, context: { selected } } : { query: first.value, shown: first.label }),
    )
  }
  function arrow({ key }: KeyboardEvent) {
    byArrow.current = !several && key.startsWith('Arrow')
  }

  return (
    <CardFrame
      card={card}
      dialog={popups.dialog}
      onAnswer={onAnswer}
      onSubmit={() => send(picked)}
      actions={
        <Button variant="filled" type="submit" disabled={picked.length === 0}>
          {messages.button.submit}
        </Button>
      }
    >
      <fieldset className={choiceStyles.choices} aria-labelledby={CARD_HEADING_ID} onKeyDown={arrow}>
        {grouped(choices).map(({ group, members }) => (
          <Group key={members[0]?.value} label={group}>
            {members.map((choice) => (
              <div key={choice.value}>
                <label className={choiceStyles.choice} {...(several || choice.notice ? {} : atOnce(() => send([choice])))}>
                  <input
                    type={several ? 'checkbox' : 'radio'}
                    name="choice"
                    checked={chosen.includes(choice.value)}
                    onChange={() => pick(choice)}
                  />
                  <span className={choice.html ? styles.html : undefined}>
                    {choice.html ? <HtmlParts parts={choice.html} /> : choice.label}
                  </span>
                </label>
                {choice.notice ? <OptionNotice text={chosen.includes(choice.value) ? choice.notice : null} /> : null}
              </div>
            ))}
          </Group>
        ))}
      </fieldset>
    </CardFrame>
  )
}

function Group({ label, children }: { label: string | null; children: ReactNode }) {
  if (label === null) return <div className={styles.rest}>{children}</div>
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}
