import { NumberInput, Switch, TextInput } from '@mantine/core'
import { t } from '../../../lib/messages/t.ts'
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
      <legend className={classes.legend}>{t('Number')}</legend>
      <div className={classes.pair}>
        <NumberInput size="xs" label={t('Minimum')} {...limit('minimum')} />
        <NumberInput size="xs" label={t('Maximum')} {...limit('maximum')} />
        <TextInput size="xs" label={t('Unit')} maxLength={40} {...textField('unit')} />
        <TextInput size="xs" label={t('Singular unit')} maxLength={40} {...textField('unit_singular')} />
        <TextInput size="xs" label={t('Plural unit')} maxLength={40} {...textField('unit_plural')} />
      </div>
      <Switch
        label={t('Use input for scoring')}
        description={t('The number itself counts in the total score')}
        checked={question.use_input_for_scoring ?? false}
        onChange={(event) => set({ use_input_for_scoring: event.currentTarget.checked || null })}
      />
    </fieldset>
  )
}
