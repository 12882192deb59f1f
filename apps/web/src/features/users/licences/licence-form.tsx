import type { ProvinceCode } from '@clinic/contract/provinces'
import { type Licence, type LicenceFields, saveLicence } from '@clinic/contract/users/licences'
import { provinceName } from '@clinic/core/reference-data/provinces'
import { licenceErrors } from '@clinic/core/users/licence-errors'
import { Alert, Button, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'

/** The fields as they are typed; an empty day is none. */
type Form = Record<keyof LicenceFields, string>
type Props = {
  user: { id: number; name: string }
  province: ProvinceCode
  licence: Licence | null
  onSaved: (licences: Licence[]) => void
  /** A colleague was faster. */
  onChanged: () => void
  onClose: () => void
}

/** Records what a college’s register says of an NP in one province (F-7). */
export function LicenceForm({ user, province, licence, onSaved, onChanged, onClose }: Props) {
  const form = useForm<Form>({ initialValues: formOf(licence), validate: errorsOf })
  const saving = useMutation({
    mutationFn: (fields: LicenceFields) =>
      call(saveLicence, { params: { id: String(user.id) }, body: { ...fields, province, version: licence?.version ?? 0 } }),
    onSuccess: (licences) => {
      notify.success(t('Licence of {name} in {province} saved.', { name: user.name, province: provinceName(province) }))
      onSaved(licences)
    },
    onError: (error) => {
      if (!(error instanceof ApiProblem)) return
      form.setErrors(error.fields)
      if (error.code === 'licence-changed') onChanged()
    },
  })
  const text = (field: keyof LicenceFields) => ({ name: field, ...form.getInputProps(field) })
  const day = (field: keyof LicenceFields) => ({ type: 'date', max: '2199-12-31', ...text(field) })
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => saving.mutate(fieldsOf(values)),
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
      )}
    >
      <Stack gap="sm">
        {saving.error && <Alert color="bad">{problemSentence(saving.error)}</Alert>}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label={t('College')} required data-autofocus maxLength={120} {...text('college')} />
          <TextInput label={t('Registration number')} required maxLength={40} {...text('number')} />
          <TextInput label={t('Valid from')} required {...day('valid_from')} />
          <TextInput label={t('Last day')} description={t('Empty: no last day')} inputWrapperOrder={ORDER} {...day('valid_to')} />
          <TextInput label={t('Register read on')} required {...day('checked_on')} />
          <TextInput
            label={t('Suspended from')}
            description={t('Empty: not suspended')}
            inputWrapperOrder={ORDER}
            {...day('suspended_on')}
          />
          <TextInput label={t('Section 335 notice of')} description={t('Empty: none')} inputWrapperOrder={ORDER} {...day('notice_on')} />
          <TextInput
            label={t('Notice retracted on')}
            description={t('Empty: not retracted')}
            inputWrapperOrder={ORDER}
            {...day('notice_retracted_on')}
          />
        </SimpleGrid>
        <Textarea
          label={t('Restrictions')}
          description={t('As in the register. Empty: none')}
          autosize
          minRows={2}
          maxLength={500}
          {...text('restrictions')}
        />
      </Stack>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={saving.isPending}>
          {t('Save')}
        </Button>
      </Group>
    </form>
  )
}

function errorsOf(values: Form): Record<string, string> {
  return Object.fromEntries(Object.entries(licenceErrors(fieldsOf(values))).map(([field, text]) => [field, t(text)]))
}

const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

function formOf(licence: Licence | null): Form {
  return {
    college: licence?.college ?? '',
    number: licence?.number ?? '',
    valid_from: licence?.valid_from ?? '',
    valid_to: licence?.valid_to ?? '',
    suspended_on: licence?.suspended_on ?? '',
    restrictions: licence?.restrictions ?? '',
    notice_on: licence?.notice_on ?? '',
    notice_retracted_on: licence?.notice_retracted_on ?? '',
    checked_on: licence?.checked_on ?? '',
  }
}

function fieldsOf({ college, number, restrictions, valid_from, checked_on, ...days }: Form): LicenceFields {
  return {
    ...{ college: college.trim(), number: number.trim(), restrictions: restrictions.trim(), valid_from, checked_on },
    valid_to: days.valid_to || null,
    suspended_on: days.suspended_on || null,
    notice_on: days.notice_on || null,
    notice_retracted_on: days.notice_retracted_on || null,
  }
}
