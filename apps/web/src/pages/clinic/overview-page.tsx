import { LiveIndicator } from '../../features/queues/live/live-indicator.tsx'
import { OverviewScreen } from '../../features/reports/overview/overview-screen.tsx'
import type { LiveState } from '../../lib/live.ts'
import { ClinicNav } from './clinic-nav.tsx'

const liveSign = (state: LiveState) => <LiveIndicator state={state} />

/** Today’s clinic at a glance, for everyone with a queue (E-9). */
export function OverviewPage() {
  return <OverviewScreen nav={<ClinicNav />} liveSign={liveSign} />
}
