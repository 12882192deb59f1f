import type { StatusRow } from '@clinic/contract/patients'
import { type DeathReporter, recordDeath } from '@clinic/contract/patients/death'
import { Modal, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { dayText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import { endChange, offerUndo, startChange } from '../../../lib/undo.ts'
import { patientAge } from '../derive-chips.ts'
import classes from './death.module.css'
import { DeathForm } from './death-form.tsx'
import { REPORTER_LABELS } from './death-text.ts'

type Named = Pick<StatusRow, 'patient_id' | 'date_of_birth' | 'version'>
type Props = { opened: boolean; record: Named; called: string; today: string; onClose: () => void; onChanged: (row: StatusRow) => void }

/** Names the person, says what follows, and asks who reported the death and when it was. */
export function RecordDeathDialog(props: Props) {
  const { opened, called, onClose } = props
  return (
    <Modal opened={opened} onClose={onClose} title={t('Record that {name} has died', { name: called })}>
      <ReportForm key={String(opened)} {...props} />
    </Modal>
  )
}

function ReportForm({ record, called, today, onClose, onChanged }: Props) {
  const client = useQueryClient()
  const [day, setDay] = useState('')
  const refresh = () => void client.invalidateQueries({ queryKey: ['patient', record.patient_id] })
  const recording = useMutation({
    mutationFn: (reported_by: DeathReporter) =>
      call(recordDeath, {
        params: { patient_id: record.patient_id },
        body: { reported_by, died_on: day === '' ? null : day, version: record.version },
      }),
    onMutate: () => startChange(),
    onSuccess: ({ message, patient, undo }, _, started) => {
      offerUndo({
        message,
        quiet: true,
        ids: undo ? [undo.id] : [],
        onUndone: (rows) => {
          for (const row of rows) onChanged(row)
          refresh()
        },
        started,
      })
      onChanged(patient)
      onClose()
    },
    onError: (_, __, started) => endChange(started),
    onSettled: refresh,
  })
  return (
    <DeathForm
      choice={{
        ...{ label: t('Reported by'), placeholder: t('Choose one'), missing: t('Choose who reported it.') },
        texts: REPORTER_LABELS,
      }}
      sending={recording}
      failed={(error) => t('This was not recorded. {error}', { error })}
      confirm={t('Record the death')}
      intro={<Who record={record} called={called} today={today} />}
      onCancel={onClose}
    >
      <TextInput
        type="date"
        label={t('Day of death')}
        description={t('Leave this empty if it is not known.')}
        max={today.slice(0, 10)}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <ul className={classes.what} aria-label={t('What follows')}>
        <li>{t('We write to this person no more, and plan no calls.')}</li>
        <li>{t('They leave the queues. A visit ahead is cancelled, and no message about it is sent.')}</li>
        <li>{t('Medical documents end. A letter to each seller that has one is yours to send.')}</li>
        <li>{t('An open alarm stays open. The record can be read as before.')}</li>
        <li>{t('You can undo this for 1 minute. After that a manager can correct it.')}</li>
      </ul>
    </DeathForm>
  )
}

function Who({ record, called, today }: Pick<Props, 'record' | 'called' | 'today'>) {
  const { patient_id, date_of_birth } = record
  const age = patientAge(date_of_birth, today)
  return (
    <p className={classes.who}>
      <strong>{called}</strong>
      <span>
        {age === null
          ? t('Birth date not known, {patient_id}', { patient_id })
          : t('Age {age}, born {born}, {patient_id}', { age, born: dayText(date_of_birth), patient_id })}
      </span>
    </p>
  )
}
