import type { RecordedCover } from '@clinic/contract/patients/veteran'
import { Checkbox, Group, Modal, Radio, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { FormFoot } from '../../../ui/form-foot.tsx'
import { useRecordVeteran } from './use-veteran.ts'
import classes from './veteran.module.css'
import { draftOf, readVeteranDraft, type VeteranDraft, type VeteranErrors } from './veteran-draft.ts'

type Props = { opened: boolean; patientId: string; known: RecordedCover; onClose: () => void }

/** Records whether Veterans Affairs Canada pays, with a reason. */
export function VeteranDialog({ opened, onClose, ...props }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={t('Does Veterans Affairs pay?')} size="lg">
      {opened && <Form {...props} onClose={onClose} />}
    </Modal>
  )
}

type Text = Exclude<keyof VeteranDraft, 'pays' | 'hasLetter'>

function Form({ patientId, known, onClose }: Omit<Props, 'opened'>) {
  const [draft, setDraft] = useState(() => draftOf(known))
  const [errors, setErrors] = useState<VeteranErrors & { form?: string }>({})
  const recording = useRecordVeteran(patientId)
  const field = (name: Text, label: string) => ({
    label,
    value: draft[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => setDraft({ ...draft, [name]: event.currentTarget.value }),
  })
  const submit = () => {
    const read = readVeteranDraft(draft)
    setErrors('errors' in read ? read.errors : {})
    if ('errors' in read) return
    recording.mutate(
      { version: known.version, ...read },
      {
        onSuccess: ({ message }) => {
          notify.success(message)
          onClose()
        },
        onError: (error) => setErrors({ ...(error instanceof ApiProblem && told(error.fields)), form: problemSentence(error) }),
      },
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="md">
        <Radio.Group
          label={t('Who pays')}
          value={draft.pays ? 'yes' : 'no'}
          onChange={(value) => setDraft({ ...draft, pays: value === 'yes' })}
        >
          <Group gap="lg" mt="xs">
            <Radio value="yes" label={t('Veterans Affairs')} data-autofocus />
            <Radio value="no" label={t('Not Veterans Affairs')} />
          </Group>
        </Radio.Group>
        {draft.pays && (
          <>
            <div className={classes.fields}>
              <TextInput
                {...field('vac_file', t('File number'))}
                description={t('The K number, such as K1234567')}
                maxLength={20}
                required
              />
              <TextInput
                {...field('billing_limit_g', t('Approved grams a day (optional)'))}
                description={t('Empty: by the rule of the day and the letter')}
                inputMode="decimal"
              />
            </div>
            <Checkbox
              label={t('A specialist’s letter is on file')}
              checked={draft.hasLetter}
              onChange={(event) => setDraft({ ...draft, hasLetter: event.currentTarget.checked })}
            />
          </>
        )}
        {draft.pays && draft.hasLetter && (
          <div className={classes.fields}>
            <TextInput {...field('by', t('Specialist'))} maxLength={200} required />
            <TextInput {...field('specialty', t('Specialty'))} maxLength={200} required />
            <TextInput {...field('on', t('Date of the letter'))} type="date" required />
            <TextInput {...field('grams', t('Grams a day in the letter'))} inputMode="decimal" required />
            <TextInput {...field('ends_on', t('Ends on (optional)'))} type="date" />
          </div>
        )}
        <TextInput {...field('reason', t('Reason for the change'))} maxLength={500} required />
        <FormFoot error={errors.form} label={t('Save who pays')} busy={recording.isPending} onCancel={onClose} />
      </Stack>
    </form>
  )
}

/** The server’s fields by those of the form. */
function told(fields: Readonly<Record<string, string>>): VeteranErrors {
  const { vac_file, letter_on, letter_ends_on } = fields
  return { ...(vac_file && { vac_file }), ...(letter_on && { on: letter_on }), ...(letter_ends_on && { ends_on: letter_ends_on }) }
}
