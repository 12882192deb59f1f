import {
  type Icon,
  IconActivity,
  IconBuildingStore,
  IconCalendar,
  IconCertificate,
  IconChartBar,
  IconClipboardList,
  IconEdit,
  IconForms,
  IconHome,
  IconLanguage,
  IconLayoutDashboard,
  IconListDetails,
  IconLock,
  IconMailQuestion,
  IconMessageChatbot,
  IconMessageQuestion,
  IconMessages,
  IconShieldCheck,
  IconStethoscope,
  IconTableImport,
  IconUserCircle,
  IconUserShield,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { hasRole, type LinkPath, type RoleNeed, type Visitor } from '../lib/routes/routes.ts'
import { lockScreen } from '../lib/session.ts'

/** `run`: what a click does instead of going there, so that the page stays as it is. `count`: the number beside it, and what it counts. */
export type SidebarItem = {
  label: string
  to: LinkPath
  Icon: Icon
  needs?: RoleNeed | 'loggedIn'
  run?: () => void
  count?: { of: 'due' | 'pcr' | 'np'; noun: string }
}

/** The "Pages" group, each with the spelling its link has (REQ-029, REQ-031 to REQ-039). */
const PAGES: readonly SidebarItem[] = [
  { label: 'Today', to: '/pages/today', needs: 'loggedIn', Icon: IconHome, count: { of: 'due', noun: 'due wait' } },
  { label: 'AI Chat', to: '/pages/coachchat', Icon: IconMessageChatbot },
  { label: 'PCR Queue', to: '/pages/userqueue', needs: 'isPCR', Icon: IconListDetails, count: { of: 'pcr', noun: 'patient' } },
  { label: 'NP Queue', to: '/pages/NPqueue', needs: 'isNP', Icon: IconStethoscope, count: { of: 'np', noun: 'patient' } },
  { label: 'PCR Admin', to: '/pages/PCRAdmin', needs: 'isPCRManager', Icon: IconUsersGroup },
  { label: 'NP Admin', to: '/pages/NPAdmin', needs: 'isNPManager', Icon: IconUsersGroup },
  { label: 'Patient Manager', to: '/pages/PatientManager', needs: 'isAdmin', Icon: IconUsers },
  { label: 'Reports', to: '/pages/ReportsPage', needs: 'isAdmin', Icon: IconChartBar },
  { label: 'Users Admin', to: '/pages/useradmin', needs: 'isAdmin', Icon: IconUserShield },
  { label: 'Spreadsheet Uploader', to: '/pages/spreadsheet_uploader', needs: 'isAdmin', Icon: IconTableImport },
  { label: 'Audit Log', to: '/pages/audit', needs: 'isAdmin', Icon: IconClipboardList },
]

/** The links that a visitor's roles open. */
export function sidebarItems(visitor: Visitor): SidebarItem[] {
  return PAGES.filter((item) => opens(item, visitor))
}

const LINES: ReadonlySet<LinkPath> = new Set([
  '/pages/userqueue',
  '/pages/NPqueue',
  '/pages/PCRAdmin',
  '/pages/NPAdmin',
  '/pages/PatientManager',
])

/** What a phone has in its last line: Today, two of the visitor's lists of patients, and the appointments. */
export function bottomItems(visitor: Visitor): SidebarItem[] {
  const items = sidebarItems(visitor)
  return [
    ...items.filter(({ to }) => to === '/pages/today'),
    ...items.filter(({ to }) => LINES.has(to)).slice(0, 2),
    ...CLINIC.filter(({ to }) => to === '/admin/calendar'),
  ]
}

/** The "Assistant" group: how the conversations go, and what is said and asked in them. */
const ASSISTANT: readonly SidebarItem[] = [
  { label: 'Conversations', to: '/pages/conversations', needs: 'isManager', Icon: IconMessages },
  { label: 'Answers', to: '/pages/answers', needs: 'isManager', Icon: IconMessageQuestion },
  { label: 'Content Approval', to: '/pages/approvals', needs: 'isNPOrManager', Icon: IconCertificate },
  { label: 'French Texts', to: '/pages/languages', needs: 'isManager', Icon: IconLanguage },
  { label: 'Questionnaire Editor', to: '/pages/editQuestionnaire', needs: 'isManager', Icon: IconEdit },
  { label: 'Questionnaire Builder', to: '/pages/medicalQuestionnaire', needs: 'isManager', Icon: IconForms },
]

/** The same of what is there for those who look after the assistant. */
export function assistantItems(visitor: Visitor): SidebarItem[] {
  return ASSISTANT.filter((item) => opens(item, visitor))
}

function opens({ needs }: SidebarItem, visitor: Visitor): boolean {
  if (needs === undefined) return true
  return needs === 'loggedIn' ? visitor.loggedIn : hasRole(visitor, needs)
}

/** What every member of staff may look at (E-9), its other views beside it, and what concerns medical documents. */
const CLINIC: readonly SidebarItem[] = [
  { label: 'Overview', to: '/admin/overview', Icon: IconLayoutDashboard },
  { label: 'Appointments', to: '/admin/calendar', Icon: IconCalendar },
  { label: 'Verify a document', to: '/pages/verify', needs: 'isCareStaff', Icon: IconShieldCheck },
  { label: 'Documents to chase', to: '/pages/chase', needs: 'isCareStaff', Icon: IconMailQuestion },
  { label: 'Sellers and provinces', to: '/pages/sellers', needs: 'isManager', Icon: IconBuildingStore },
]

/** The "Clinic" group: the same, with what a visitor’s roles open. */
export function clinicItems(visitor: Visitor): SidebarItem[] {
  return CLINIC.filter((item) => opens(item, visitor))
}

export const ACCOUNT_ITEMS: readonly SidebarItem[] = [
  { label: 'My Profile', to: '/pages/user', Icon: IconUserCircle },
  { label: 'My Activity', to: '/pages/timeline', Icon: IconActivity },
  { label: 'Lock this screen', to: '/lock', run: lockScreen, Icon: IconLock },
]
