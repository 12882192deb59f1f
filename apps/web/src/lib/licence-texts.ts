import type { LicenceStanding } from '@clinic/contract/users/licences'

/** What a licence allows today, as a chip or a line says it (F-7). */
export const STANDING_TEXTS: Readonly<Record<LicenceStanding, string>> = {
  suspended: 'Suspended',
  expired: 'Expired',
  notice: 'Under a notice of the Minister',
  restricted: 'Restricted',
  expiring: 'Ends soon',
  'not-begun': 'Not begun yet',
  'not-verified': 'Not verified yet',
  valid: 'Valid',
}
