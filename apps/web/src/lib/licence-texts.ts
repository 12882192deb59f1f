import type { LicenceStanding } from '@clinic/contract/users/licences'
import { t } from './messages/t.ts'

/** What a licence allows today, as a chip or a line says it (F-7). */
export const STANDING_TEXTS: Readonly<Record<LicenceStanding, string>> = {
  suspended: t('Suspended'),
  expired: t('Expired'),
  notice: t('Under a notice of the Minister'),
  restricted: t('Restricted'),
  expiring: t('Ends soon'),
  'not-begun': t('Not begun yet'),
  'not-verified': t('Not verified yet'),
  valid: t('Valid'),
}
