import { CANCEL_REASONS, type CancelReason, type Visit } from '@clinic/contract/booking/visits'
import { Button, Group, Modal, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { useChangeVisit } from './use-visits.ts'
import { REASON_NAMES, timeText } from './visit-text.ts'

export type Cancelling = { patientId: string; called: string; visit: Visit }
type Props = { cancelling: Cancelling | null; onClose: () => void; onAgain: () => void }

/** Cancels a visit with a reason, and then offers to book again. `cancelling` null: closed. */
export function CancelVisitDialog({ cancelling, onClose, onAgain }: Props) {
  const [last, setLast] = useState(cancelling)
  if (cancelling !== null && cancelling !== last) setLast(cancelling)
  return (
    <Modal opened={cancelling !== null} onClose={onClose} title={t('Cancel the visit of {called}?', { called: last?.called ?? '' })}>
      {last !== null && <Body key={`${last.visit.id}-${cancelling === null}`} cancelling={last} onClose={onClose} onAgain={onAgain} />}
    </Modal>
  )
}

const CHOICES = CANCEL_REASONS.map((value) => ({ value, label: REASON_NAMES[value] }))

function Body({ cancelling, onClose, onAgain }: Props & { cancelling: Cancelling }) {
  const { patientId, called, visit } = cancelling
  const [reason, setReason] = useState<CancelReason | null>(null)
  const [asked, setAsked] = useState(false)
  const changing = useChangeVisit(patientId)
  const cancel = () => {
    setAsked(true)
    if (reason === null) return
    changing.mutate(
      { do: 'cancel', id: visit.id, reason },
      {
        onSuccess: () => {
          notify.success(t('Visit of {called} cancelled.', { called }), { label: t('Book again'), run: onAgain })
          onClose()
        },
        onError: (error) => notify.failure(problemSentence(error)),
      },
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        cancel()
      }}
    >
      <Stack gap="md">
        <span>
          {t('{visit}, with {practitioner}. {called} is told by email, and the time becomes free for others.', {
            visit: timeText(visit),
            practitioner: visit.practitioner,
            called,
          })}
        </span>
        <Select
          label={t('Reason')}
          placeholder={t('Choose a reason')}
          data={CHOICES}
          value={reason}
          onChange={(value) => setReason(CANCEL_REASONS.find((one) => one === value) ?? null)}
          required
          error={asked && reason === null ? t('Choose a reason.') : undefined}
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Keep visit')}
          </Button>
          <Button type="submit" color="bad" loading={changing.isPending}>
            {t('Cancel visit')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
