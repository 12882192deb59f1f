import { useState } from 'react'
import { CardFrame } from '../card-frame.tsx'
import { CARD_HEADING_ID } from '../card-heading-id.ts'
import { Button } from '../controls/button.tsx'
import { useChatMessages } from '../messages/use-chat-messages.ts'
import { useFormMessages } from '../messages/use-form-messages.ts'
import { OptionNotice } from './option-notice.tsx'
import { type Variant, withUnit } from './read-variant.ts'
import { useOptionPopups } from './use-option-popups.tsx'
import type { VariantProps } from './variant-props.ts'
import styles from './variants.module.css'

/** A place between two ends, a number or one of the choices; where it is at first is no answer. */
export function SliderQuestion({ card, variant, onAnswer }: VariantProps) {
  const messages = useChatMessages()
  const { variants } = useFormMessages()
  const popups = useOptionPopups()
  const { least, most, step } = rangeOf(variant)
  const [value, setValue] = useState(() => middle(least, most, step))
  const [touched, setTouched] = useState(false)
  const choice = variant.choices[value]
  const text = (at: number) => variant.choices[at]?.label ?? withUnit(at, variant)
  const touch = () => setTouched(true)

  function submit() {
    if (!touched) return
    if (choice) popups.send([choice], () => onAnswer({ query: choice.value, shown: choice.label }))
    else onAnswer({ query: String(value), shown: text(value) })
  }
  return (
    <CardFrame
      card={card}
      dialog={popups.dialog}
      onAnswer={onAnswer}
      onSubmit={submit}
      actions={
        <Button variant="filled" type="submit" disabled={!touched}>
          {messages.button.submit}
        </Button>
      }
    >
      <div className={styles.slider} data-touched={touched}>
        <p className={styles.value} aria-hidden="true">
          {touched ? text(value) : variants.notChosen}
        </p>
        <input
          type="range"
          aria-labelledby={CARD_HEADING_ID}
          aria-valuetext={touched ? text(value) : variants.notChosen}
          aria-describedby="slider-ends"
          min={least}
          max={most}
          step={step}
          value={value}
          onChange={(event) => {
            setValue(Number(event.target.value))
            touch()
          }}
          onClick={touch}
          onKeyDown={({ key }) => key === ' ' && touch()}
        />
        <p className={styles.ends} id="slider-ends">
          <span>{text(least)}</span> <span>{text(most)}</span>
        </p>
      </div>
      <OptionNotice text={touched ? (choice?.notice ?? null) : null} />
    </CardFrame>
  )
}

function rangeOf({ choices, minimum, maximum, step }: Variant): { least: number; most: number; step: number } {
  return choices.length > 0 ? { least: 0, most: choices.length - 1, step: 1 } : { least: minimum ?? 0, most: maximum ?? 10, step }
}

function middle(least: number, most: number, step: number): number {
  return Math.round((least + Math.round((most - least) / 2 / step) * step) * 1000) / 1000
}
