import type { StatusRow } from '@clinic/contract/patients'
import { correctDeath, type DeathCorrection } from '@clinic/contract/patients/death'
import { Modal } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { DeathForm } from './death-form.tsx'
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
  const correcting = useMutation({
    mutationFn: (reason: DeathCorrection) => call(correctDeath, { params: { patient_id }, body: { reason } }),
    onSuccess: ({ message, patient }) => {
      notify.info(message)
      onChanged(patient)
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['patient', patient_id] }),
  })
  return (
    <DeathForm
      choice={{
        ...{ label: t('Reason'), placeholder: t('Choose a reason'), missing: t('Choose a reason.') },
        texts: CORRECTION_LABELS,
      }}
      sending={correcting}
      failed={(error) => t('This was not corrected. {error}', { error })}
      confirm={t('Correct the record')}
      intro={
        <span>
          {t(
            'The patient is active again and joins the PCR queue. Visits that were cancelled have to be booked again. Medical documents are in force again where no letter was sent to a seller; otherwise a new one has to be signed.',
          )}
        </span>
      }
      onCancel={onClose}
    />
  )
}
