import { lazy, Suspense, useState } from 'react'
import { TodayScreen } from '../features/today/today-screen.tsx'
import { useSession } from '../lib/session.ts'
import { PatientDialogsLater } from './patient-dialogs-later.tsx'

const ConfirmationsPanel = lazy(() =>
  import('../features/documents/confirmations/confirmations-panel.tsx').then((module) => ({ default: module.ConfirmationsPanel })),
)

const nothing = () => undefined

/** Home of the staff (F-2). */
export function TodayPage() {
  const { isNP, isNPManager } = useSession()
  const [details, setDetails] = useState<string | null>(null)
  return (
    <>
      <TodayScreen
        onPatient={setDetails}
        first={
          (isNP || isNPManager) && (
            <Suspense>
              <ConfirmationsPanel />
            </Suspense>
          )
        }
      />
      <PatientDialogsLater details={details} ineligible={null} close={() => setDetails(null)} onChanged={nothing} onFailed={nothing} />
    </>
  )
}
