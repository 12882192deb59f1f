import { LiveSign } from '../../features/queues/live/live-sign.tsx'
import { PatientsMap } from '../../features/reports/map/patients-map.tsx'
import type { LiveState } from '../../lib/live.ts'
import { ClinicNav } from './clinic-nav.tsx'

const liveSign = (state: LiveState) => <LiveSign state={state} />

/** Patients by province, on a map of Canada (E-9). */
export function PatientsMapPage() {
  return <PatientsMap nav={<ClinicNav />} liveSign={liveSign} />
}
