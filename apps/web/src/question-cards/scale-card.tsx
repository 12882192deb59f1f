import { useState } from 'react'
import type { ScaleItem } from './card.ts'
import { CardFrame } from './card-frame.tsx'
import type { CardProps } from './card-props.ts'
import { Button } from './controls/button.tsx'
import choices from './controls/choices.module.css'
import { TextField } from './controls/text-field.tsx'
import { useChatMessages } from './messages/use-chat-messages.ts'
import styles from './scale-card.module.css'
import { toggleChoice } from './toggle-choice.ts'

/** All items of a short form, one submission. Typing below still answers the first of them. */
export function ScaleCard({ card, onAnswer }: CardProps<'scale'>) {
  const messages = useChatMessages()
  const [values, setValues] = useState<Readonly<Record<string, string[]>>>({})
  const [tried, setTried] = useState(false)
  const said = ({ tag }: ScaleItem) => values[tag]?.join(', ').trim() ?? ''
  const missing = card.items.filter((item) => item.required && said(item) === '')
  const answered = card.items.filter((item) => said(item) !== '').length

  function submit() {
    setTried(true)
    const [first] = missing
    if (first) return document.getElementById(itemId(first))?.focus()
    const answers = card.items.map((item) => ({
      tag: item.tag,
      ...(item.exclusive ? { value: '', selected: values[item.tag] ?? [] } : { value: said(item) }),
    }))
    onAnswer({ query: '', context: { answers }, shown: messages.card.answersGiven(answered) })
  }
  return (
    <CardFrame
      card={card}
      onAnswer={onAnswer}
      onSubmit={submit}
      actions={
        <>
          <span className={styles.count} aria-live="polite">
            {messages.card.done(answered, card.items.length)}
          </span>
          <Button variant="filled" type="submit">
            {messages.button.submit}
          </Button>
        </>
      }
    >
      <ol className={styles.items}>
        {card.items.map((item) => (
          <li key={item.tag}>
            <Item
              item={item}
              value={values[item.tag] ?? []}
              error={card.errors[item.tag] ?? (tried && missing.includes(item) ? messages.card.answerMissing : null)}
              onValue={(value) => setValues((before) => ({ ...before, [item.tag]: value }))}
            />
          </li>
        ))}
      </ol>
    </CardFrame>
  )
}

type ItemProps = { item: ScaleItem; value: string[]; error: string | null; onValue: (value: string[]) => void }

function Item({ item, value, error, onValue }: ItemProps) {
  const { exclusive } = item
  if (item.options.length === 0)
    return (
      <TextField
        id={itemId(item)}
        label={item.text}
        value={value[0] ?? ''}
        error={error}
        hint={item.subtext}
        unit={item.unit}
        inputMode="decimal"
        size={10}
        onText={(text) => onValue([text])}
      />
    )
  return (
    <fieldset className={styles.item} aria-describedby={error ? `${itemId(item)}-error` : undefined}>
      <legend className={styles.text}>{item.text}</legend>
      {item.subtext ? <p className={styles.subtext}>{item.subtext}</p> : null}
      <div className={styles.options}>
        {item.options.map((option, index) => (
          <label key={option.value} className={choices.choice}>
            <input
              type={exclusive ? 'checkbox' : 'radio'}
              id={index === 0 ? itemId(item) : undefined}
              name={item.tag}
              checked={value.includes(option.value)}
              onChange={() => onValue(exclusive ? toggleChoice(value, option, { options: item.options, exclusive }) : [option.value])}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${itemId(item)}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

function itemId({ tag }: ScaleItem): string {
  return `item-${tag}`
}
