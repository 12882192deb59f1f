import type { StatusRow } from '@clinic/contract/patients'
import { isIsoDate } from '@clinic/core/shared/dates'
import { Button, Group, Modal, Skeleton, Stack, TextInput } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { identityText } from '../../../lib/format/person-text.ts'
import { PATIENT_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { type ActionEntry, type Manage, usePendingAction } from '../live/use-manage.ts'
import type { DateAsked } from '../table/patient-manager-tools.ts'
import classes from './date-dialog.module.css'

const DayPicker = lazy(() => import('../filters/day-picker.tsx').then((module) => ({ default: module.DayPicker })))

const KINDS = {
  renewal: {
    title: t('Update Renewal Date'),
    label: t('Renewal date'),
    note: t('The last completed appointment will be set to one year earlier.'),
    dayOf: (row: StatusRow) => row.upcoming_renewal_date,
    actionOf: (day: string): ActionEntry => ({ verb: 'set-renewal-date', upcoming_renewal_date: day }),
  },
  eligibility: {
    title: t('Update Eligibility Date'),
    label: t('Eligibility date'),
    note: t('The patient stays ineligible until re-screened or reset.'),
    dayOf: (row: StatusRow) => row.eligible_date,
    actionOf: (day: string): ActionEntry => ({ verb: 'set-eligibility-date', eligible_date: day }),
  },
} as const

type Props = { asked: DateAsked | null; change: Manage; onClose: () => void }

/** "Update Renewal Date" and "Update Eligibility Date" (REQ-613, REQ-614). `asked` null: closed. */
export function DateDialog({ asked, change, onClose }: Props) {
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)
  const shown = asked ?? last
  return (
    <Modal opened={asked !== null} onClose={onClose} title={shown && KINDS[shown.kind].title} size="sm">
      {shown && <DateForm key={`${shown.kind} ${shown.row.patient_id}`} {...shown} change={change} onClose={onClose} />}
    </Modal>
  )
}

function DateForm({ row, kind, change, onClose }: DateAsked & Pick<Props, 'change' | 'onClose'>) {
  const { label, note, dayOf, actionOf } = KINDS[kind]
  const [day, setDay] = useState(dayOf(row) ?? '')
  const [asked, setAsked] = useState(false)
  const saving = usePendingAction(row.patient_id) !== null
  const valid = isIsoDate(day.trim())
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (valid) change(row, actionOf(day.trim()), { done: onClose })
      }}
    >
      <Stack gap="md">
        <span>{identityText(row)}</span>
        <TextInput
          label={t('{label} of {patient_id}', { label, patient_id: row.patient_id })}
          description={note}
          placeholder={t('yyyy-MM-dd')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={day}
          error={asked && !valid ? PATIENT_TEXTS.dateNeeded : undefined}
          onChange={(event) => setDay(event.currentTarget.value)}
          data-autofocus
        />
        <div className={classes.calendar}>
          <Suspense fallback={<Skeleton height={230} width={220} />}>
            <DayPicker day={valid ? day.trim() : ''} onDay={setDay} />
          </Suspense>
        </div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={saving}>
            {t('Save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
