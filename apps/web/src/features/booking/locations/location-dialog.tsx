import {
  createLocation,
  deleteLocation,
  LOCATION_LIMITS,
  type Location,
  type LocationFields,
  updateLocation,
} from '@clinic/contract/booking'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { locationErrors } from '@clinic/core/booking/location-errors'
import { postalProvinceMismatch, provinceName } from '@clinic/core/reference-data/provinces'
import { Button, Group, Modal, NativeSelect, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { t, tIn } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { refreshLocations } from './use-locations.ts'

type Edited = Location | 'new'
type Errors = ReturnType<typeof locationErrors>

const PROVINCES = PROVINCE_CODES.map((value) => ({ value, label: t(provinceName(value)) })).sort((a, b) => (a.label < b.label ? -1 : 1))
const EMPTY: LocationFields = {
  ...{ name: '', street: '', city: '', province: 'ON', postal_code: '', phone: '', hours: '', active: true },
}

/** Adds a clinic, changes one, or takes one off the list. */
export function LocationDialog({ edited, onClose }: { edited: Edited | null; onClose: () => void }) {
  const [last, setLast] = useState(edited)
  if (edited !== null && edited !== last) setLast(edited)
  const shown = edited ?? last
  return (
    <Modal opened={edited !== null} onClose={onClose} size="lg" title={shown === 'new' || !shown ? t('Add a clinic') : shown.name}>
      {shown && <LocationForm key={shown === 'new' ? 'new' : `${shown.id} ${shown.version}`} edited={shown} onClose={onClose} />}
    </Modal>
  )
}

function LocationForm({ edited, onClose }: { edited: Edited; onClose: () => void }) {
  const form = useForm<LocationFields>({
    initialValues: edited === 'new' ? EMPTY : fieldsOf(edited),
    validate: (values) => Object.fromEntries(Object.entries(locationErrors(values)).map(([field, text]) => [field, t(text)])),
  })
  const { save, remove, busy, dialog } = useLocationActions(edited, { onClose, onErrors: form.setErrors })
  const fields = form.getValues()
  const text = (field: 'name' | 'street' | 'city' | 'postal_code' | 'phone', maxLength: number) => ({
    name: field,
    maxLength,
    ...form.getInputProps(field),
    error: form.errors[field] && t(String(form.errors[field])),
  })
  const odd = postalProvinceMismatch(fields.postal_code, fields.province)
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => save(values),
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
      )}
    >
      <Stack gap="sm">
        <TextInput label={t('Name')} required data-autofocus {...text('name', LOCATION_LIMITS.name)} />
        <TextInput label={t('Street address')} required {...text('street', LOCATION_LIMITS.street)} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label={t('City')} required {...text('city', LOCATION_LIMITS.city)} />
          <NativeSelect label={t('Province or territory')} data={PROVINCES} {...form.getInputProps('province')} />
          <TextInput
            label={t('Postal code')}
            required
            description={
              odd &&
              t('This postal code doesn’t look like {province}. Save it if it’s correct.', { province: t(provinceName(fields.province)) })
            }
            {...text('postal_code', 10)}
          />
          <TextInput label={t('Phone number')} type="tel" {...text('phone', LOCATION_LIMITS.phone)} />
        </SimpleGrid>
        <Textarea
          label={t('Opening hours')}
          description={t('As shown to patients')}
          autosize
          minRows={2}
          maxLength={LOCATION_LIMITS.hours}
          {...form.getInputProps('hours')}
        />
        <Switch label={tIn('state', 'Open')} {...form.getInputProps('active', { type: 'checkbox' })} />
      </Stack>
      <Group justify="flex-end" gap="xs" mt="lg">
        {edited !== 'new' && (
          <Button variant="subtle" color="bad" mr="auto" disabled={busy} onClick={remove}>
            {t('Remove from list')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {edited === 'new' ? t('Add') : t('Save')}
        </Button>
      </Group>
      {dialog}
    </form>
  )
}

function fieldsOf({ id: _id, version: _version, ...fields }: Location): LocationFields {
  return fields
}

type Callbacks = { onClose: () => void; onErrors: (fieldErrors: Errors) => void }

/** Saves and removes, and says the result. */
function useLocationActions(edited: Edited, { onClose, onErrors }: Callbacks) {
  const client = useQueryClient()
  const { ask, dialog } = useConfirm()
  const done = (content: string) => {
    void refreshLocations(client)
    notify.success(content)
    onClose()
  }
  const failed = (error: Error, retry: () => void) => {
    const problem = error instanceof ApiProblem ? error : null
    if (problem?.code === 'location-name-taken') return onErrors({ name: problem.message })
    const stale = problem?.code === 'location-changed' || problem?.code === 'location-not-found'
    notify.failure(problemSentence(error), stale ? undefined : retry)
    if (!stale) return
    void refreshLocations(client)
    onClose()
  }
  const saving = useMutation({
    mutationFn: (fields: LocationFields) =>
      edited === 'new'
        ? call(createLocation, { body: fields })
        : call(updateLocation, { params: { id: String(edited.id) }, body: { ...fields, version: edited.version } }),
    onSuccess: ({ name }) => done(edited === 'new' ? t('{name} added.', { name }) : t('{name} saved.', { name })),
    onError: (error, fields) => failed(error, () => saving.mutate(fields)),
  })
  const removing = useMutation({
    mutationFn: ({ id }: Location) => call(deleteLocation, { params: { id: String(id) } }),
    onSuccess: (_, { name }) => done(t('{name} is off the list.', { name })),
    onError: (error, location) => failed(error, () => removing.mutate(location)),
  })
  const remove = async () => {
    if (edited === 'new') return
    const yes = await ask({
      title: t('Take {name} off the list?', { name: edited.name }),
      text: t('It will no longer appear here. If it’s only closed temporarily, turn off “Open” instead.'),
      confirm: t('Remove from list'),
      tone: 'bad',
    })
    if (yes) removing.mutate(edited)
  }
  return { save: saving.mutate, remove: () => void remove(), busy: saving.isPending || removing.isPending, dialog }
}
