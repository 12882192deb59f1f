import type { ReleasePreview } from '@clinic/contract/users'
import { countText, listText } from '../../lib/format/lists.ts'

/** `7 patients will be released: 4 as PCR and 3 as NP, 1 of them on hold.` */
export function releaseText({ patients, pcr, np, held }: ReleasePreview): string {
  if (patients === 0) return 'You have no assigned patients, so none will be released.'
  const roles = [pcr > 0 ? `${pcr} as PCR` : '', np > 0 ? `${np} as NP${held > 0 ? `, ${held} of them on hold` : ''}` : ''].filter(Boolean)
  return `${countText(patients, 'patient')} will be released: ${listText(roles)}.`
}
