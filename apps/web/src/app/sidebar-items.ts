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
import { t } from '../lib/messages/t.ts'
import { hasRole, type LinkPath, type RoleNeed, type Visitor } from '../lib/routes/routes.ts'
import { lockScreen } from '../lib/session.ts'

/** `run`: what a click does instead of going there, so that the page stays as it is. `count`: what the number beside it counts. */
export type SidebarItem = {
  label: string
  to: LinkPath
  Icon: Icon
  needs?: RoleNeed | 'loggedIn'
  run?: () => void
  count?: { of: 'due' | 'pcr' | 'np' }
}

/** The "Pages" group, each with the spelling its link has (REQ-029, REQ-031 to REQ-039). */
const PAGES: readonly SidebarItem[] = [
  { label: t('Today'), to: '/pages/today', needs: 'loggedIn', Icon: IconHome, count: { of: 'due' } },
  { label: t('AI Chat'), to: '/pages/coachchat', Icon: IconMessageChatbot },
  { label: t('PCR Queue'), to: '/pages/userqueue', needs: 'isPCR', Icon: IconListDetails, count: { of: 'pcr' } },
  { label: t('NP Queue'), to: '/pages/NPqueue', needs: 'isNP', Icon: IconStethoscope, count: { of: 'np' } },
  { label: t('PCR Admin'), to: '/pages/PCRAdmin', needs: 'isPCRManager', Icon: IconUsersGroup },
  { label: t('NP Admin'), to: '/pages/NPAdmin', needs: 'isNPManager', Icon: IconUsersGroup },
  { label: t('Patient Manager'), to: '/pages/PatientManager', needs: 'isAdmin', Icon: IconUsers },
  { label: t('Reports'), to: '/pages/ReportsPage', needs: 'isAdmin', Icon: IconChartBar },
  { label: t('Users Admin'), to: '/pages/useradmin', needs: 'isAdmin', Icon: IconUserShield },
  { label: t('Spreadsheet Uploader'), to: '/pages/spreadsheet_uploader', needs: 'isAdmin', Icon: IconTableImport },
  { label: t('Audit Log'), to: '/pages/audit', needs: 'isAdmin', Icon: IconClipboardList },
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
  { label: t('Conversations'), to: '/pages/conversations', needs: 'isManager', Icon: IconMessages },
  { label: t('Answers'), to: '/pages/answers', needs: 'isManager', Icon: IconMessageQuestion },
  { label: t('Content Approval'), to: '/pages/approvals', needs: 'isNPOrManager', Icon: IconCertificate },
  { label: t('French Texts'), to: '/pages/languages', needs: 'isManager', Icon: IconLanguage },
  { label: t('Questionnaire Editor'), to: '/pages/editQuestionnaire', needs: 'isManager', Icon: IconEdit },
  { label: t('Questionnaire Builder'), to: '/pages/medicalQuestionnaire', needs: 'isManager', Icon: IconForms },
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
  { label: t('Overview'), to: '/admin/overview', Icon: IconLayoutDashboard },
  { label: t('Appointments'), to: '/admin/calendar', Icon: IconCalendar },
  { label: t('Verify a document'), to: '/pages/verify', needs: 'isCareStaff', Icon: IconShieldCheck },
  { label: t('Documents to chase'), to: '/pages/chase', needs: 'isCareStaff', Icon: IconMailQuestion },
  { label: t('Sellers and provinces'), to: '/pages/sellers', needs: 'isManager', Icon: IconBuildingStore },
]

/** The "Clinic" group: the same, with what a visitor’s roles open. */
export function clinicItems(visitor: Visitor): SidebarItem[] {
  return CLINIC.filter((item) => opens(item, visitor))
}

export const ACCOUNT_ITEMS: readonly SidebarItem[] = [
  { label: t('My Profile'), to: '/pages/user', Icon: IconUserCircle },
  { label: t('My Activity'), to: '/pages/timeline', Icon: IconActivity },
  { label: t('Lock this screen'), to: '/lock', run: lockScreen, Icon: IconLock },
]
