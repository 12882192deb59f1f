import { useCallback, useState } from 'react'
import { PatientLink } from '../../features/patients/patient-link.tsx'
import { LiveIndicator } from '../../features/queues/live/live-indicator.tsx'
import { ClinicMetrics } from '../../features/reports/clinic/clinic-metrics.tsx'
import { ReportsScreen } from '../../features/reports/reports-screen.tsx'
import type { LiveState } from '../../lib/live.ts'
import { useSession } from '../../lib/session.ts'
import { PatientDialogsLater } from '../patient-dialogs-later.tsx'
import { ClinicNav } from './clinic-nav.tsx'

const liveSign = (state: LiveState) => <LiveIndicator state={state} />

/** The clinic’s figures over time (E-9): administrators see all that the reports know, everyone else the counts of the overview. */
export function ClinicMetricsPage({ show }: { show: 'numbers' | 'charts' }) {
  const { isAdmin } = useSession()
  return isAdmin ? <AllMetrics show={show} /> : <ClinicMetrics show={show} nav={<ClinicNav />} liveSign={liveSign} />
}

/** A patient behind a number opens as everywhere. */
function AllMetrics({ show }: { show: 'numbers' | 'charts' }) {
  const [details, setDetails] = useState<string | null>(null)
  const close = useCallback(() => setDetails(null), [])
  const patientCell = useCallback((patientId: string) => <PatientLink patientId={patientId} onDetails={setDetails} />, [])
  return (
    <>
      <ReportsScreen show={show} nav={<ClinicNav />} patientCell={patientCell} />
      <PatientDialogsLater details={details} ineligible={null} close={close} onChanged={NOTHING} onFailed={NOTHING} />
    </>
  )
}

const NOTHING = () => undefined
