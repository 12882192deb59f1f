import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { RecordViewers } from '../features/patients/record-viewers.tsx'
import { PhoneIntakeScreen } from '../features/phone-intake/phone-intake-screen.tsx'
import { t } from '../lib/messages/t.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PatientDialogsLater } from './patient-dialogs-later.tsx'

/**
 * A questionnaire asked by phone (`?patient=ID`). Which one is in the entry of the browser's history, so that it outlives a reload and is in
 * no address: with the patient's number it would tell something of their health.
 */
export function PhoneIntakePage() {
  const { patient = '' } = useSearch({ from: '/pages/askByPhone' })
  const chosen = useLocation({ select: ({ state }) => state.ask ?? null })
  const navigate = useNavigate()
  const [details, setDetails] = useState<string | null>(null)
  if (patient === '') {
    return (
      <Page>
        <EmptyState title={t('No patient chosen')}>{t('Open a patient’s record and choose “Ask by phone”.')}</EmptyState>
      </Page>
    )
  }
  const choose = (ask: string | null) => void navigate({ to: '/pages/askByPhone', search: { patient }, state: { ask } })
  return (
    <>
      <PhoneIntakeScreen
        key={patient}
        patientId={patient}
        chosen={chosen}
        onChoose={choose}
        onRecord={() => setDetails(patient)}
        viewers={<RecordViewers patientId={patient} />}
      />
      <PatientDialogsLater details={details} ineligible={null} close={() => setDetails(null)} onChanged={NOTHING} onFailed={NOTHING} />
    </>
  )
}

const NOTHING = () => undefined
