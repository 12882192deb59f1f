import type { ReleasePreview } from '@clinic/contract/users'
import { countText, listText } from '../../../lib/format/lists.ts'

/** `7 patients will be released: 4 as PCR and 3 as NP, 1 of them on hold.` Of the roles that are given up alone, where not of both. */
export function releaseText({ patients, pcr, np, held }: ReleasePreview, roles: { pcr: boolean; np: boolean } = BOTH): string {
  const both = roles.pcr && roles.np
  const count = both ? patients : (roles.pcr ? pcr : 0) + (roles.np ? np : 0)
  if (count === 0) return 'No assigned patients, so none will be released.'
  const parts = [
    roles.pcr && pcr > 0 ? `${pcr} as PCR` : '',
    roles.np && np > 0 ? `${np} as NP${held > 0 ? `, ${held} of them on hold` : ''}` : '',
  ]
  return `${countText(count, 'patient')} will be released: ${listText(parts.filter((part) => part !== ''))}.`
}

const BOTH = { pcr: true, np: true }
