import type { AuthorityStatus } from '@clinic/contract/documents/authority'

export const AUTHORITY_NAMES: Readonly<Record<AuthorityStatus, string>> = { yes: 'Yes', no: 'No', unknown: 'Unknown' }
