import { ANSWER_LIMITS } from '@clinic/contract/phone-intake'
import type { Question } from '@clinic/contract/questionnaires'
import { Textarea, TextInput } from '@mantine/core'
import type { Draft } from './draft-answer.ts'
import classes from './phone-intake.module.css'

type Props = { question: Question; draft: Draft; disabled: boolean; onChange: (draft: Draft) => void }

/** An answer in words, a number with its unit, or a date. */
export function TypedAnswer({ question, draft, disabled, onChange }: Props) {
  const { input = 'text', unit, minimum, maximum, subtext } = question
  const shared = {
    value: draft.text,
    disabled,
    'aria-labelledby': 'ask-question',
    ...(subtext && { 'aria-describedby': 'ask-subtext' }),
    onChange: (event: { currentTarget: { value: string } }) => onChange({ selected: [], text: event.currentTarget.value }),
  }
  if (input === 'text') return <Textarea {...shared} autosize minRows={2} maxRows={8} maxLength={ANSWER_LIMITS.text} />
  if (input === 'date') return <TextInput {...shared} type="date" className={classes.short} />
  return (
    <div className={classes.amount}>
      <TextInput {...shared} inputMode="decimal" className={classes.short} autoComplete="off" />
      <span>
        {unit} {rangeText(minimum, maximum)}
      </span>
    </div>
  )
}

function rangeText(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum !== undefined && maximum !== undefined) return `(${minimum} to ${maximum})`
  if (minimum !== undefined) return `(${minimum} or more)`
  return maximum === undefined ? '' : `(${maximum} or less)`
}
