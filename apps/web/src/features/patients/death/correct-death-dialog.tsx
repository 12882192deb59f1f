import type { StatusRow } from '@clinic/contract/patients'
import { correctDeath, DEATH_CORRECTIONS, type DeathCorrection } from '@clinic/contract/patients/death'
import { Button, Group, Modal, Select, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { CORRECTION_LABELS } from './death-text.ts'

type Props = {
  opened: boolean
  record: Pick<StatusRow, 'patient_id'>
  called: string
  onClose: () => void
  onChanged: (row: StatusRow) => void
}

/** A manager corrects a death that was recorded by mistake, with a reason. */
export function CorrectDeathDialog(props: Props) {
  const { opened, called, onClose } = props
  return (
    <Modal opened={opened} onClose={onClose} title={t('Correct the recorded death of {name}', { name: called })}>
      <CorrectionForm key={String(opened)} {...props} />
    </Modal>
  )
}

function CorrectionForm({ record: { patient_id }, onClose, onChanged }: Props) {
  const client = useQueryClient()
  const [reason, setReason] = useState<DeathCorrection | null>(null)
  const [asked, setAsked] = useState(false)
  const correcting = useMutation({
    mutationFn: (chosen: DeathCorrection) => call(correctDeath, { params: { patient_id }, body: { reason: chosen } }),
    onSuccess: ({ message, patient }) => {
      notify.info(message)
      onChanged(patient)
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['patient', patient_id] }),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (reason !== null) correcting.mutate(reason)
      }}
    >
      <Stack gap="md">
        <span>
          {t(
            'The patient is active again and joins the PCR queue. Visits that were cancelled have to be booked again. Medical documents are in force again where no letter was sent to a seller; otherwise a new one has to be signed.',
          )}
        </span>
        <Select
          label={t('Reason')}
          placeholder={t('Choose a reason')}
          data={DEATH_CORRECTIONS.map((value) => ({ value, label: CORRECTION_LABELS[value] }))}
          value={reason}
          onChange={(value) => setReason(DEATH_CORRECTIONS.find((one) => one === value) ?? null)}
          required
          error={asked && reason === null ? t('Choose a reason.') : undefined}
          data-autofocus
        />
        {correcting.isError && <p role="alert">{t('This was not corrected. {error}', { error: problemSentence(correcting.error) })}</p>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={correcting.isPending}>
            {t('Correct the record')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
