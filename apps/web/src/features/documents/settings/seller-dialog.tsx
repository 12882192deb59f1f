import { DELIVERY_WAYS, type DeliveryWay } from '@clinic/contract/documents/medical-document'
import { type Seller, saveSeller } from '@clinic/contract/documents/sellers'
import { Alert, Button, Checkbox, Group, Modal, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { WAY_NAMES } from '../signed/document-texts.ts'

type Edited = Seller | 'new' | null
type Props = { edited: Edited; onClose: () => void }

/** Adds or changes a licensed seller. `edited` null: closed. */
export function SellerDialog({ edited, onClose }: Props) {
  const [last, setLast] = useState(edited)
  if (edited !== null && edited !== last) setLast(edited)
  return (
    <Modal
      opened={edited !== null}
      onClose={onClose}
      size="lg"
      title={last === 'new' ? t('Add a licensed seller') : last && t('Change {name}', { name: last.name })}
    >
      {last && (
        <SellerForm
          key={last === 'new' ? `new ${edited === null}` : `${last.id} ${last.version} ${edited === null}`}
          edited={last}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}

const WAYS = DELIVERY_WAYS.map((value) => ({ value, label: WAY_NAMES[value] }))

function SellerForm({ edited, onClose }: { edited: Seller | 'new'; onClose: () => void }) {
  const client = useQueryClient()
  const known = edited === 'new' ? null : edited
  const form = useForm({
    initialValues: {
      ...{
        name: known?.name ?? '',
        phone: known?.phone ?? '',
        fax: known?.fax ?? '',
        accepts: known?.accepts ?? ('portal' as DeliveryWay),
      },
      ...{ accepts_on: known?.accepts_on ?? '', accepts_note: known?.accepts_note ?? '', active: known?.active ?? true },
    },
    validate: {
      name: (value) => (value.trim() === '' ? t('Enter the name.') : null),
      phone: (value) => (value.replace(/\D/g, '').length < 10 ? t('Enter the 10 digits of the phone on file.') : null),
      accepts_on: (value) => (value === '' ? t('Enter when the seller told us.') : null),
      accepts_note: (value) => (value.trim() === '' ? t('Write who told us, and where.') : null),
    },
  })
  const saving = useMutation({
    mutationFn: (values: typeof form.values) =>
      call(saveSeller, { params: { id: String(known?.id ?? 0) }, body: { ...values, version: known?.version ?? 0 } }),
    onSuccess: (sellers) => {
      client.setQueryData(['sellers'], sellers)
      notify.success(t('{name} saved.', { name: form.values.name.trim() }))
      onClose()
    },
    onError: (error) => {
      if (!(error instanceof ApiProblem)) return
      form.setErrors(error.fields)
      if (error.code === 'seller-changed') void client.invalidateQueries({ queryKey: ['sellers'] })
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit((values) => saving.mutate(values))}>
      <Stack gap="sm">
        {saving.error && (
          <Alert color="bad" role="alert">
            {problemSentence(saving.error)}
          </Alert>
        )}
        <TextInput label={t('Name')} required data-autofocus maxLength={120} {...form.getInputProps('name')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput
            label={t('Phone on file')}
            description={t('The only number that is called back')}
            type="tel"
            required
            maxLength={40}
            {...form.getInputProps('phone')}
          />
          <TextInput label={t('Secure fax')} description={t('Empty: none')} type="tel" maxLength={40} {...form.getInputProps('fax')} />
          <Select label={t('Takes documents by')} allowDeselect={false} data={WAYS} {...form.getInputProps('accepts')} />
          <TextInput label={t('Told us on')} type="date" required max="2199-12-31" {...form.getInputProps('accepts_on')} />
        </SimpleGrid>
        <Textarea
          label={t('Who told us, and what')}
          required
          autosize
          minRows={2}
          maxLength={300}
          {...form.getInputProps('accepts_note')}
        />
        <Checkbox label={t('Documents may be sent to it')} {...form.getInputProps('active', { type: 'checkbox' })} />
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
