import type { RoleFlag, RoleNeed, Visitor } from './routes.ts'

const ONE: Record<RoleFlag, string> = {
  isAdmin: 'Administrator',
  isNPManager: 'NP manager',
  isPCRManager: 'PCR manager',
  isNP: 'NP',
  isPCR: 'PCR',
  isUser: 'Staff member',
}
const MANY: Record<RoleNeed, string> = {
  isAdmin: 'administrators',
  isNPManager: 'NP managers',
  isPCRManager: 'PCR managers',
  isNP: 'NPs',
  isPCR: 'PCRs',
  isUser: 'staff with the user role',
  isManager: 'managers and administrators',
  isNPOrManager: 'NPs, managers and administrators',
  isCareStaff: 'staff who work with patients',
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
