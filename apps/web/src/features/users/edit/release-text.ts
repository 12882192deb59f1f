import type { ReleasePreview } from '@clinic/contract/users'
import { listText } from '../../../lib/format/lists.ts'
import { t } from '../../../lib/messages/t.ts'

/** `7 patients will be released: 4 as PCR and 3 as NP, 1 of them on hold.` Of the roles that are given up alone, where not of both. */
export function releaseText({ patients, pcr, np, held }: ReleasePreview, roles: { pcr: boolean; np: boolean } = BOTH): string {
  const both = roles.pcr && roles.np
  const count = both ? patients : (roles.pcr ? pcr : 0) + (roles.np ? np : 0)
  if (count === 0) return t('No assigned patients, so none will be released.')
  const parts = [
    roles.pcr && pcr > 0 ? t('{pcr} as PCR', { pcr }) : '',
    roles.np && np > 0 ? (held > 0 ? t('{np} as NP, {held} of them on hold', { np, held }) : t('{np} as NP', { np })) : '',
  ]
  return t('{count, plural, one {# patient} other {# patients}} will be released: {parts}.', {
    count,
    parts: listText(parts.filter((part) => part !== '')),
  })
}

const BOTH = { pcr: true, np: true }
