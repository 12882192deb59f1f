import { Modal } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { FindPatient } from './find-patient.tsx'
import { PatientVisits } from './patient-visits.tsx'

/** Whose visits are shown; null: a patient is to be found first. */
export type VisitsOf = { patientId: string; called: string } | null
type Props = { opened: boolean; patient: VisitsOf; onClose: () => void }

/** A patient’s visits above the calendar, to book, move or cancel. */
export function VisitsDialog({ opened, patient, onClose }: Props) {
  const [found, setFound] = useState<VisitsOf>(null)
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened !== wasOpened) {
    setWasOpened(opened)
    if (opened) setFound(null)
  }
  const shown = patient ?? found
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={shown === null ? t('Book a visit') : t('Visits of {called}', { called: shown.called })}
      size={640}
    >
      {shown === null ? <FindPatient onPatient={setFound} /> : <PatientVisits key={shown.patientId} patientId={shown.patientId} />}
    </Modal>
  )
}
