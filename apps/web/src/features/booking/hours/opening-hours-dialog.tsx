import { OFFER_MINUTES_MAX, type OpeningHours, readOpeningHours, writeOpeningHours } from '@clinic/contract/chat/opening-hours'
import type { Output } from '@clinic/contract/endpoint'
import { Button, Checkbox, Group, Modal, NumberInput, Stack } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { DaysOffFields } from './days-off-fields.tsx'
import type { DialogProps } from './dialog-props.ts'
import classes from './hours-dialog.module.css'
import { draftOf, type HoursErrors, readDraft } from './hours-draft.ts'
import { WeekFields } from './week-fields.tsx'

const KEY = ['opening-hours'] as const
const NO_ERRORS: HoursErrors = { weekday: {}, days: {} }
const NEW: OpeningHours = { weekly: [], holidays: true, days_off: [], offer_minutes: 10 }
type Known = Output<typeof readOpeningHours>

/** When the care team answers patients who ask for a person in the chat (F-10). */
export function OpeningHoursDialog({ opened, onClose }: DialogProps) {
  const known = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(readOpeningHours, { signal }), enabled: opened, staleTime: 0 })
  return (
    <Modal opened={opened} onClose={onClose} title={t('Opening hours')} size="lg">
      {known.isPending && <TableSkeleton label={t('Loading the opening hours')} />}
      {known.isError && (
        <LoadFailure title={t('The opening hours could not be loaded')} retry={known.refetch}>
          {problemSentence(known.error)}
        </LoadFailure>
      )}
      {known.data && <OpeningHoursForm key={`${opened} ${JSON.stringify(known.data)}`} known={known.data} onClose={onClose} />}
    </Modal>
  )
}

function OpeningHoursForm({ known, onClose }: { known: Known; onClose: () => void }) {
  const client = useQueryClient()
  const before = known.hours ?? NEW
  const [draft, setDraft] = useState(() => draftOf({ hours: before.weekly, days_off: before.days_off }))
  const [holidays, setHolidays] = useState(before.holidays)
  const [minutes, setMinutes] = useState<number | string>(before.offer_minutes)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [checked, setChecked] = useState(false)
  const saving = useMutation({
    mutationFn: (body: OpeningHours) => call(writeOpeningHours, { body }),
    onSuccess: (saved) => {
      client.setQueryData(KEY, saved)
      notify.success(t('Opening hours saved. Patients who wait are told within a minute.'))
      onClose()
    },
    onError: (error, body) =>
      notify.failure(t('The opening hours were not saved. {error}', { error: problemSentence(error) }), () => saving.mutate(body)),
  })
  const put = (next: typeof draft) => {
    setDraft(next)
    setErrors(NO_ERRORS)
  }
  const save = () => {
    const read = readDraft(draft)
    setErrors('errors' in read ? read.errors : NO_ERRORS)
    setChecked(!isMinutes(minutes))
    if (!('errors' in read) && isMinutes(minutes))
      saving.mutate({ weekly: read.hours, days_off: read.days_off, holidays, offer_minutes: minutes })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p className={classes.lead}>
        {t('Patients who ask for a person in the chat are told these hours. Times are in clinic time ({zone}).', { zone: known.zone })}
        {known.hours === null && t(' Nothing is set yet, so they are told that no one can say how long it takes.')}
      </p>
      <WeekFields draft={draft} errors={errors} none={t('Closed')} onChange={put} />
      <DaysOffFields draft={draft} errors={errors} legend={t('Days closed')} onChange={put} />
      <Stack gap="md" mt="lg">
        <Checkbox
          label={t('Closed on federal holidays')}
          description={t(
            'The ten general holidays of the Canada Labour Code. Add provincial holidays and days in lieu to the days closed.',
          )}
          checked={holidays}
          onChange={(event) => setHolidays(event.currentTarget.checked)}
        />
        <NumberInput
          label={t('Offer a call or an email after')}
          description={t('When no one has joined the conversation by then.')}
          suffix={t(' min')}
          min={1}
          max={OFFER_MINUTES_MAX}
          clampBehavior="none"
          allowDecimal={false}
          value={minutes}
          error={checked && !isMinutes(minutes) && t('Enter 1 to {OFFER_MINUTES_MAX} minutes.', { OFFER_MINUTES_MAX })}
          onChange={setMinutes}
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

function isMinutes(value: number | string): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= OFFER_MINUTES_MAX
}
