import type { PatientDataTarget } from '@clinic/contract/questionnaires'
import { PATIENT_DATA_CATEGORIES, type PatientDataCategory } from '@clinic/contract/vocabulary'
import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { t } from '../../../lib/messages/t.ts'
import classes from './question-dialog.module.css'
import { fieldSetter, type QuestionProps } from './question-dialog-field.ts'

const FIRST: PatientDataTarget = { category: PATIENT_DATA_CATEGORIES[0], property: '', field: '' }

/** Where the answer goes in the patient's record: category, property and field (REQ-418, REQ-423, REQ-424). */
export function QuestionDialogRecord(props: QuestionProps) {
  const { set } = fieldSetter(props)
  const target = props.question.patient_data
  const put = (change: Partial<PatientDataTarget>) => set({ patient_data: { ...FIRST, ...target, ...change } })
  return (
    <>
      <Switch
        label={t('Update patient data')}
        description={t('Also save the answer to the patient’s record')}
        checked={target !== undefined}
        onChange={(event) => (event.currentTarget.checked ? put({}) : set({ patient_data: null }))}
      />
      {target && (
        <div className={classes.pair}>
          <NativeSelect
            size="xs"
            label={t('Category')}
            data={[...PATIENT_DATA_CATEGORIES]}
            value={target.category}
            onChange={(event) => put({ category: event.currentTarget.value as PatientDataCategory })}
          />
          <TextInput
            size="xs"
            label={t('Property')}
            value={target.property}
            error={target.property.trim() === '' && t('Name it')}
            onChange={(event) => put({ property: event.currentTarget.value })}
          />
          <TextInput
            size="xs"
            label={t('Field')}
            value={target.field}
            error={target.field.trim() === '' && t('Name it')}
            onChange={(event) => put({ field: event.currentTarget.value })}
          />
        </div>
      )}
    </>
  )
}
