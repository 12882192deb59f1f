import { ANSWER_LIMITS } from '@clinic/contract/chart/phone-intake'
import { Textarea, TextInput } from '@mantine/core'
import { t } from '../../lib/messages/t.ts'
import type { IntakeFieldProps } from './intake-field-props.ts'
import classes from './phone-intake.module.css'

/** An answer in words. */
export function TypedAnswer(props: IntakeFieldProps) {
  return <Textarea {...fieldOf(props)} autosize minRows={2} maxRows={8} maxLength={ANSWER_LIMITS.text} />
}

/** A number with its unit and its limits. */
export function NumberAnswer(props: IntakeFieldProps) {
  const { unit, minimum, maximum } = props.question
  return (
    <div className={classes.amount}>
      <TextInput {...fieldOf(props)} inputMode="decimal" className={classes.short} autoComplete="off" />
      <span>
        {unit} {rangeText(minimum, maximum)}
      </span>
    </div>
  )
}

export function DateAnswer(props: IntakeFieldProps) {
  return <TextInput {...fieldOf(props)} type="date" className={classes.short} />
}

function fieldOf({ question, draft, disabled, onChange }: IntakeFieldProps) {
  return {
    value: draft.text,
    disabled,
    'aria-labelledby': 'ask-question',
    ...(question.subtext && { 'aria-describedby': 'ask-subtext' }),
    onChange: (event: { currentTarget: { value: string } }) => onChange({ selected: [], text: event.currentTarget.value }),
  }
}

function rangeText(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum !== undefined && maximum !== undefined) return t('({minimum} to {maximum})', { minimum, maximum })
  if (minimum !== undefined) return t('({minimum} or more)', { minimum })
  return maximum === undefined ? '' : t('({maximum} or less)', { maximum })
}
