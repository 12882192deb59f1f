import { later, useLater } from '../lib/later.ts'
import { useSession } from '../lib/session.ts'

const OPEN_ALARMS = later(async () => (await import('./open-alarms.tsx')).OpenAlarms)

/** The alarms of people in danger, above every page of those who work with patients (F-4). Their code is fetched at once, beside the page’s own. */
export function AlarmsHost() {
  const { isAdmin, isPCR, isNP, isPCRManager, isNPManager } = useSession()
  const works = isAdmin || isPCR || isNP || isPCRManager || isNPManager
  const [OpenAlarms] = useLater(OPEN_ALARMS, works)
  return works && OpenAlarms ? <OpenAlarms /> : null
}
