import { AUTHORITY_STATUSES, type Authority, type AuthorityStatus, saveAuthority } from '@clinic/contract/documents/authority'
import { Alert, Button, Group, Modal, Radio, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { provinceText } from '../signed/document-texts.ts'
import { AUTHORITY_NAMES } from './authority-names.ts'

/** Changes what is known of a province, with its source. `edited` null: closed. */
export function AuthorityDialog({ edited, onClose }: { edited: Authority | null; onClose: () => void }) {
  const [last, setLast] = useState(edited)
  if (edited !== null && edited !== last) setLast(edited)
  return (
    <Modal
      opened={edited !== null}
      onClose={onClose}
      size="lg"
      title={last && t('May NPs authorize cannabis in {province}?', { province: provinceText(last.province) })}
    >
      {last && <AuthorityForm key={`${last.province} ${last.version} ${edited === null}`} row={last} onClose={onClose} />}
    </Modal>
  )
}

function AuthorityForm({ row, onClose }: { row: Authority; onClose: () => void }) {
  const client = useQueryClient()
  const { province, version } = row
  const form = useForm({
    initialValues: { status: row.status, from: row.from ?? '', source: row.source, checked_on: row.checked_on, note: row.note },
    validate: {
      source: (value, { status }) =>
        status !== 'unknown' && value.trim() === '' ? t('Enter the source: without one the status stays unknown.') : null,
      checked_on: (value) => (value === '' ? t('Enter when the source was read.') : null),
    },
  })
  const saving = useMutation({
    mutationFn: ({ from, ...values }: typeof form.values) =>
      call(saveAuthority, { body: { ...values, from: from || null, province, version } }),
    onSuccess: (rows) => {
      client.setQueryData(['np-authority'], rows)
      notify.success(t('{province} saved.', { province: provinceText(province) }))
      onClose()
    },
    onError: (error) => {
      if (!(error instanceof ApiProblem)) return
      form.setErrors(error.fields)
      if (error.code === 'authority-changed') void client.invalidateQueries({ queryKey: ['np-authority'] })
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
        <Radio.Group
          label={t('Status')}
          description={t('Yes lets NPs with a licence there sign. Anything else stops every signature there at once.')}
          value={form.values.status}
          onChange={(status) => form.setFieldValue('status', status as AuthorityStatus)}
        >
          <Group pt="xs">
            {AUTHORITY_STATUSES.map((status) => (
              <Radio key={status} value={status} label={AUTHORITY_NAMES[status]} />
            ))}
          </Group>
        </Radio.Group>
        <TextInput label={t('Source')} maxLength={300} {...form.getInputProps('source')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label={t('From (optional)')} type="date" max="2199-12-31" {...form.getInputProps('from')} />
          <TextInput label={t('Source read on')} type="date" required max="2199-12-31" {...form.getInputProps('checked_on')} />
        </SimpleGrid>
        <Textarea label={t('Note (optional)')} autosize minRows={2} maxLength={600} {...form.getInputProps('note')} />
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
