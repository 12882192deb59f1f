import type { AuthorityStatus } from '@clinic/contract/documents/authority'
import { t } from '../../../lib/messages/t.ts'

export const AUTHORITY_NAMES: Readonly<Record<AuthorityStatus, string>> = { yes: t('Yes'), no: t('No'), unknown: t('Unknown') }
