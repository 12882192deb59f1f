import { NumberInput, Switch, TextInput } from '@mantine/core'
import classes from './question-dialog.module.css'
import { fieldSetter, type QuestionProps } from './question-dialog-field.ts'

/** What a question that asks for a number has beside (REQ-422). */
export function QuestionDialogNumber(props: QuestionProps) {
  const { question } = props
  const { set, textField } = fieldSetter(props)
  const limit = (name: 'minimum' | 'maximum') => ({
    value: question[name] ?? '',
    onChange: (value: number | string) => {
      if (typeof value === 'number' || value === '') set({ [name]: value === '' ? null : value })
    },
  })
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>Number</legend>
      <div className={classes.pair}>
        <NumberInput size="xs" label="Minimum" {...limit('minimum')} />
        <NumberInput size="xs" label="Maximum" {...limit('maximum')} />
        <TextInput size="xs" label="Unit" maxLength={40} {...textField('unit')} />
        <TextInput size="xs" label="Singular unit" maxLength={40} {...textField('unit_singular')} />
        <TextInput size="xs" label="Plural unit" maxLength={40} {...textField('unit_plural')} />
      </div>
      <Switch
        label="Use input for scoring"
        description="The number itself counts in the total score"
        checked={question.use_input_for_scoring ?? false}
        onChange={(event) => set({ use_input_for_scoring: event.currentTarget.checked || null })}
      />
    </fieldset>
  )
}
