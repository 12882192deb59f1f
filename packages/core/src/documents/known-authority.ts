import type { Authority, AuthorityFields } from '@clinic/contract/documents/authority'
import SHIPPED from '../../../../data/reference/np-authority.json' with { type: 'json' }

/** What administrators entered, and for the other provinces what comes with the program. By province. */
export function knownAuthority(entered: readonly Authority[]): Authority[] {
  return SHIPPED.map(
    (row: AuthorityFields) => entered.find(({ province }) => province === row.province) ?? { ...row, entered_by: null, version: 0 },
  )
}
