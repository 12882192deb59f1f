import type { StatusRow } from '@clinic/contract/patients'
import { markIneligible } from '@clinic/contract/queues'
import { INELIGIBLE_REASONS, type IneligibleReason } from '@clinic/contract/vocabulary'
import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../lib/api-problem.ts'
import { identityText } from '../../lib/format/person-text.ts'
import { PATIENT_TEXTS } from '../../lib/messages/contract-texts.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { endChange, offerUndo, startChange } from '../../lib/undo.ts'
import { defaultEligibleDate } from './eligible-date.ts'

type Props = {
  row: StatusRow | null
  /** The server's day or moment. */
  today: string
  onClose: () => void
  onMarked: (row: StatusRow) => void
  onFailed: () => void
}

/** "Mark Patient as Ineligible" (REQ-433, REQ-576 to REQ-582). `row` null: closed. */
export function IneligibleDialog(props: Props) {
  const { row, onClose } = props
  const [last, setLast] = useState(row)
  if (row !== null && row !== last) setLast(row)
  return (
    <Modal opened={row !== null} onClose={onClose} title={t('Mark Patient as Ineligible')}>
      {last !== null && <IneligibleForm key={`${last.patient_id}-${row === null}`} {...props} row={last} />}
    </Modal>
  )
}

function IneligibleForm({ row, today, onClose, onMarked, onFailed }: Props & { row: StatusRow }) {
  const [reason, setReason] = useState<IneligibleReason | ''>('')
  const [date, setDate] = useState('')
  const [asked, setAsked] = useState(false)
  const marking = useMutation({
    mutationFn: () =>
      call(markIneligible, {
        params: { patient_id: row.patient_id },
        body: { ineligible_reason: reason, eligible_date: date === '' ? null : date },
      }),
    onMutate: () => startChange(),
    onSuccess: (changed, _, started) => {
      const { message, patient, undo } = changed
      offerUndo({
        message: message || PATIENT_TEXTS.ineligible,
        ids: undo ? [undo.id] : [],
        onUndone: (rows) => {
          for (const row of rows) onMarked(row)
          onFailed()
        },
        started,
      })
      onMarked(patient)
      onClose()
    },
    onError: (error, _, started) => {
      endChange(started)
      notify.failure(failureText(error))
      onFailed()
    },
  })
  const choose = (value: string | null) => {
    const chosen = INELIGIBLE_REASONS.find((one) => one === value) ?? ''
    setReason(chosen)
    setDate(defaultEligibleDate(chosen, today) ?? '')
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (reason !== '') marking.mutate()
      }}
    >
      <Stack gap="md">
        <span>{t('{row} The patient leaves the queue and is unassigned.', { row: identityText(row) })}</span>
        <Select
          label={t('Reason')}
          placeholder={t('Choose a reason')}
          data={INELIGIBLE_REASONS.map((value) => ({ value, label: t(value) }))}
          value={reason || null}
          onChange={choose}
          required
          error={asked && reason === '' ? PATIENT_TEXTS.reasonNeeded : undefined}
          data-autofocus
        />
        <TextInput
          type="date"
          label={t('Eligible again from')}
          description={t('Optional')}
          min={today.slice(0, 10)}
          value={date}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" color="bad" loading={marking.isPending}>
            {t('Mark as ineligible')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** A refusal speaks for itself; a breakdown is named first. */
function failureText(error: unknown): string {
  if (error instanceof ApiProblem && error.status >= 400 && error.status < 500) return error.message
  const broken = error instanceof ApiProblem && error.status >= 500
  return `${broken ? PATIENT_TEXTS.ineligibleFailed : PATIENT_TEXTS.ineligibleError} ${problemSentence(error)}`
}
