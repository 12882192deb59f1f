import { t } from '../messages/t.ts'
import type { RoleFlag, RoleNeed, Visitor } from './routes.ts'

const ONE: Record<RoleFlag, string> = {
  isAdmin: t('Administrator'),
  isNPManager: t('NP manager'),
  isPCRManager: t('PCR manager'),
  isNP: t('NP'),
  isPCR: t('PCR'),
  isUser: t('Staff member'),
}
const MANY: Record<RoleNeed, string> = {
  isAdmin: t('administrators'),
  isNPManager: t('NP managers'),
  isPCRManager: t('PCR managers'),
  isNP: t('NPs'),
  isPCR: t('PCRs'),
  isUser: t('staff with the user role'),
  isManager: t('managers and administrators'),
  isNPOrManager: t('NPs, managers and administrators'),
  isCareStaff: t('staff who work with patients'),
}
const BY_REACH = Object.keys(ONE) as RoleFlag[]

/** The role that says most about a person. */
export function roleName(visitor: Visitor): string {
  return ONE[BY_REACH.find((flag) => visitor[flag]) ?? 'isUser']
}

/** All roles of a person. */
export function roleNames(visitor: Visitor): string[] {
  return BY_REACH.filter((flag) => visitor[flag]).map((flag) => ONE[flag])
}

/** Who a page is for. */
export function roleHolders(flag: RoleNeed): string {
  return MANY[flag]
}
