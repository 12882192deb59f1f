import { useState } from 'react'
import { TodayScreen } from '../features/today/today-screen.tsx'
import { PatientDialogsLater } from './patient-dialogs-later.tsx'

const nothing = () => undefined

/** Home of the staff (F-2). */
export function TodayPage() {
  const [details, setDetails] = useState<string | null>(null)
  return (
    <>
      <TodayScreen onPatient={setDetails} />
      <PatientDialogsLater details={details} ineligible={null} close={() => setDetails(null)} onChanged={nothing} onFailed={nothing} />
    </>
  )
}
