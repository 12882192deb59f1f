import { LiveIndicator } from '../../features/queues/live/live-indicator.tsx'
import { PatientsMap } from '../../features/reports/map/patients-map.tsx'
import type { LiveState } from '../../lib/live.ts'
import { ClinicNav } from './clinic-nav.tsx'

const liveSign = (state: LiveState) => <LiveIndicator state={state} />

/** Patients by province, on a map of Canada (E-9). */
export function PatientsMapPage() {
  return <PatientsMap nav={<ClinicNav />} liveSign={liveSign} />
}
