import { type PractitionerDetails, savePractitionerDetails } from '@clinic/contract/documents/practitioner-details'
import { Alert, Button, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'

type Fields = Omit<PractitionerDetails, 'version'>
type Props = {
  user: { id: number; name: string }
  details: PractitionerDetails
  onSaved: (details: PractitionerDetails) => void
  /** A colleague was faster. */
  onChanged: () => void
  onClose: () => void
}

/** Records what a medical document prints of its practitioner. */
export function PractitionerForm({ user, details, onSaved, onChanged, onClose }: Props) {
  const { version, ...fields } = details
  const form = useForm<Fields>({
    initialValues: fields,
    validate: {
      given_name: required,
      surname: required,
      register_given_name: copied,
      register_surname: copied,
      profession: required,
      address: required,
      phone: (value) => (value.replace(/\D/g, '').length < 10 ? t('Enter the 10 digits of the business phone.') : null),
    },
  })
  const saving = useMutation({
    mutationFn: (values: Fields) => call(savePractitionerDetails, { params: { id: String(user.id) }, body: { ...values, version } }),
    onSuccess: (fresh) => {
      notify.success(t('What documents print of {name} was saved.', { name: user.name }))
      onSaved(fresh)
    },
    onError: (error) => {
      if (!(error instanceof ApiProblem)) return
      form.setErrors(error.fields)
      if (error.code === 'details-changed') onChanged()
    },
  })
  const text = (field: keyof Fields) => ({ name: field, ...form.getInputProps(field) })
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => saving.mutate(values),
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
      )}
    >
      <Stack gap="sm">
        {saving.error && (
          <Alert color="bad" role="alert">
            {problemSentence(saving.error)}
          </Alert>
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label={t('Given name')} required data-autofocus maxLength={120} {...text('given_name')} />
          <TextInput label={t('Surname')} required maxLength={120} {...text('surname')} />
          <TextInput label={t('Given name in the college’s register')} required maxLength={120} {...text('register_given_name')} />
          <TextInput label={t('Surname in the college’s register')} required maxLength={120} {...text('register_surname')} />
          <TextInput label={t('Profession')} required maxLength={120} {...text('profession')} />
          <TextInput label={t('Business phone')} required type="tel" maxLength={40} {...text('phone')} />
          <TextInput label={t('Business fax (optional)')} type="tel" maxLength={40} {...text('fax')} />
          <TextInput label={t('Business email (optional)')} type="email" maxLength={254} {...text('email')} />
        </SimpleGrid>
        <Textarea
          label={t('Business address')}
          description={t('Street, place, province and postal code; not a post box alone')}
          required
          autosize
          minRows={2}
          maxLength={300}
          {...text('address')}
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

function required(value: string): string | null {
  return value.trim() === '' ? t('This is printed on every document.') : null
}

function copied(value: string): string | null {
  return value.trim() === '' ? t('Copy it from the register: a document is refused where both differ.') : null
}
