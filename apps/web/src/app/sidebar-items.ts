import { hasRole, type LinkPath, type RoleNeed, type Visitor } from '../lib/routes/routes.ts'
import { lockScreen } from '../lib/session.ts'

/** `run`: what a click does instead of going there, so that the page stays as it is. */
export type SidebarItem = { label: string; to: LinkPath; needs?: RoleNeed | 'loggedIn'; run?: () => void }

/** The "Pages" group, each with the spelling its link has (REQ-029, REQ-031 to REQ-039). */
const PAGES: readonly SidebarItem[] = [
  { label: 'Today', to: '/pages/today', needs: 'loggedIn' },
  { label: 'AI Chat', to: '/pages/coachchat' },
  { label: 'PCR Queue', to: '/pages/userqueue', needs: 'isPCR' },
  { label: 'NP Queue', to: '/pages/NPqueue', needs: 'isNP' },
  { label: 'PCR Admin', to: '/pages/PCRAdmin', needs: 'isPCRManager' },
  { label: 'NP Admin', to: '/pages/NPAdmin', needs: 'isNPManager' },
  { label: 'Patient Manager', to: '/pages/PatientManager', needs: 'isAdmin' },
  { label: 'Reports', to: '/pages/ReportsPage', needs: 'isAdmin' },
  { label: 'Users Admin', to: '/pages/useradmin', needs: 'isAdmin' },
  { label: 'Spreadsheet Uploader', to: '/pages/spreadsheet_uploader', needs: 'isAdmin' },
  { label: 'Audit Log', to: '/pages/audit', needs: 'isAdmin' },
]

/** The links that a visitor's roles open. */
export function sidebarItems(visitor: Visitor): SidebarItem[] {
  return PAGES.filter((item) => opens(item, visitor))
}

/** The "Assistant" group: how the conversations go, and what is said and asked in them. */
const ASSISTANT: readonly SidebarItem[] = [
  { label: 'Conversations', to: '/pages/conversations', needs: 'isManager' },
  { label: 'Answers', to: '/pages/answers', needs: 'isManager' },
  { label: 'Content Approval', to: '/pages/approvals', needs: 'isNPOrManager' },
  { label: 'French Texts', to: '/pages/languages', needs: 'isManager' },
  { label: 'Questionnaire Editor', to: '/pages/editQuestionnaire', needs: 'isManager' },
  { label: 'Questionnaire Builder', to: '/pages/medicalQuestionnaire', needs: 'isManager' },
]

/** The same of what is there for those who look after the assistant. */
export function assistantItems(visitor: Visitor): SidebarItem[] {
  return ASSISTANT.filter((item) => opens(item, visitor))
}

function opens({ needs }: SidebarItem, visitor: Visitor): boolean {
  if (needs === undefined) return true
  return needs === 'loggedIn' ? visitor.loggedIn : hasRole(visitor, needs)
}

/** What every member of staff may look at (E-9). */
export const CLINIC_ITEMS: readonly SidebarItem[] = [
  { label: 'Overview', to: '/admin/overview' },
  { label: 'Statistics', to: '/admin/stats' },
  { label: 'Charts', to: '/admin/charts' },
  { label: 'Appointments', to: '/admin/calendar' },
  { label: 'Patients by province', to: '/maps/google' },
  { label: 'Clinic locations', to: '/maps/vector-map' },
]

export const ACCOUNT_ITEMS: readonly SidebarItem[] = [
  { label: 'My Profile', to: '/pages/user' },
  { label: 'My Activity', to: '/pages/timeline' },
  { label: 'Lock this screen', to: '/lock', run: lockScreen },
]
