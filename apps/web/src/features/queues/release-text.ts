import type { ReleasePreview } from '@clinic/contract/users'
import { listText } from '../../lib/format/lists.ts'
import { t } from '../../lib/messages/t.ts'

/** `7 patients will be released: 4 as PCR and 3 as NP, 1 of them on hold.` */
export function releaseText({ patients, pcr, np, held }: ReleasePreview): string {
  if (patients === 0) return t('You have no assigned patients, so none will be released.')
  const roles = [
    pcr > 0 ? t('{pcr} as PCR', { pcr }) : '',
    np === 0 ? '' : held > 0 ? t('{np} as NP, {held} of them on hold', { np, held }) : t('{np} as NP', { np }),
  ].filter(Boolean)
  return t('{patients, plural, one {# patient} other {# patients}} will be released: {roles}.', { patients, roles: listText(roles) })
}
