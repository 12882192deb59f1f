import { later } from '../../../lib/later.ts'
import { t } from '../../../lib/messages/t.ts'
import { HoursButton } from './hours-button.tsx'

const OWN_HOURS = later(async () => (await import('./own-hours.tsx')).OwnHours)

/** For an NP: the way to one's own working hours; apart from the managers’, whose pages do not carry it. */
export function OwnHoursButton() {
  return <HoursButton label={t('My working hours')} dialog={OWN_HOURS} />
}
