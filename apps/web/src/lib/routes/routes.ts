import type { Session } from '../session.ts'

export type RoleFlag = 'isAdmin' | 'isPCR' | 'isNP' | 'isPCRManager' | 'isNPManager' | 'isUser'
/** A role, one of those who manage (PCR managers, NP managers, administrators), one of these or an NP, or anyone who works with patients. */
export type RoleNeed = RoleFlag | 'isManager' | 'isNPOrManager' | 'isCareStaff'
/** Who may open a page: anyone, anyone logged in, or who has the role. */
export type RouteAccess = 'public' | 'staff' | RoleNeed
/** What the guard needs to know of a session. */
export type Visitor = Pick<Session, 'loggedIn' | RoleFlag>

/** `bare` pages never are in the shell, `opened` ones are reached from elsewhere and not by name. */
type RouteShape = { path: string; name: string; access: RouteAccess; bare?: true; opened?: true }

/** Every page of the staff application (REQ-006 to REQ-028). Paths match in either case (REQ-029, B-8). */
const TABLE = [
  { path: '/login', name: 'Log in', access: 'public', bare: true },
  { path: '/lock', name: 'Lock screen', access: 'staff', bare: true },
  { path: '/validate', name: 'Validation', access: 'public', bare: true },
  { path: '/appointment', name: 'Your appointment', access: 'public', bare: true },
  { path: '/contact-change', name: 'Your email address', access: 'public', bare: true },
  { path: '/unsubscribe', name: 'Reminders', access: 'public', bare: true },
  { path: '/check', name: 'Check a medical document', access: 'public', bare: true },
  { path: '/demo/mailbox', name: 'Demo mailbox', access: 'public' },
  { path: '/pages/coachchat', name: 'AI Chat', access: 'public' },
  { path: '/pages/today', name: 'Today', access: 'staff' },
  { path: '/pages/user', name: 'My Profile', access: 'isUser' },
  { path: '/pages/userQueue', name: 'PCR Queue', access: 'isPCR' },
  { path: '/pages/NPQueue', name: 'NP Queue', access: 'isNP' },
  { path: '/pages/PCRAdmin', name: 'PCR Admin', access: 'isPCRManager' },
  { path: '/pages/NPAdmin', name: 'NP Admin', access: 'isNPManager' },
  { path: '/pages/userAdmin', name: 'Users Admin', access: 'isAdmin' },
  { path: '/pages/PatientManager', name: 'Patient Manager', access: 'isAdmin' },
  { path: '/pages/ReportsPage', name: 'Reports', access: 'isAdmin' },
  { path: '/pages/spreadsheet_uploader', name: 'Spreadsheet Uploader', access: 'isAdmin' },
  { path: '/pages/editQuestionnaire', name: 'Questionnaire Editor', access: 'staff' },
  { path: '/pages/medicalQuestionnaire', name: 'Questionnaire Builder', access: 'staff' },
  { path: '/pages/audit', name: 'Audit Log', access: 'isAdmin' },
  { path: '/pages/conversations', name: 'Conversations', access: 'isManager' },
  { path: '/pages/answers', name: 'Answers', access: 'isManager' },
  { path: '/pages/languages', name: 'French Texts', access: 'isManager' },
  { path: '/pages/approvals', name: 'Content Approval', access: 'isNPOrManager' },
  { path: '/pages/verify', name: 'Verify a document', access: 'isCareStaff' },
  { path: '/pages/chase', name: 'Documents to chase', access: 'isCareStaff' },
  { path: '/pages/sellers', name: 'Sellers and provinces', access: 'isManager' },
  { path: '/pages/askByPhone', name: 'Ask by phone', access: 'staff', opened: true },
  { path: '/pages/patient', name: 'Patient', access: 'staff', opened: true },
  { path: '/pages/duplicates', name: 'Likely Duplicates', access: 'isManager' },
  { path: '/pages/timeline', name: 'My Activity', access: 'staff' },
  { path: '/components/buttons', name: 'Buttons', access: 'staff' },
  { path: '/components/grid-system', name: 'Grid and colours', access: 'staff' },
  { path: '/components/panels', name: 'Panels', access: 'staff' },
  { path: '/components/sweet-alert', name: 'Dialogs', access: 'staff' },
  { path: '/components/notifications', name: 'Notifications', access: 'staff' },
  { path: '/components/icons', name: 'Icons', access: 'staff' },
  { path: '/components/typography', name: 'Typography', access: 'staff' },
  { path: '/components/coachchatcomponent', name: 'Chat', access: 'staff' },
  { path: '/components/calendarschedule', name: 'Calendar', access: 'staff' },
  { path: '/forms/regular', name: 'Forms', access: 'staff' },
  { path: '/forms/extended', name: 'Extended forms', access: 'staff' },
  { path: '/forms/validation', name: 'Form validation', access: 'staff' },
  { path: '/forms/wizard', name: 'Steps', access: 'staff' },
  { path: '/table-list/regular', name: 'Tables', access: 'staff' },
  { path: '/table-list/extended', name: 'Extended tables', access: 'staff' },
  { path: '/table-list/paginated', name: 'Paged tables', access: 'staff' },
  { path: '/maps/google', name: 'Patients by province', access: 'staff' },
  { path: '/maps/full-screen', name: 'Map', access: 'staff', bare: true },
  { path: '/maps/vector-map', name: 'Clinic locations', access: 'staff' },
  { path: '/admin/overview', name: 'Overview', access: 'staff' },
  { path: '/admin/stats', name: 'Statistics', access: 'staff' },
  { path: '/admin/calendar', name: 'Appointments', access: 'staff' },
  { path: '/admin/charts', name: 'Charts', access: 'staff' },
] as const satisfies readonly RouteShape[]

/** The path of a page, as the specification's table spells it. */
export type PagePath = (typeof TABLE)[number]['path']
/** How the sidebar spells three of them (REQ-029). They match in either case, but people see them as they are. */
export type SpelledPath = '/pages/userqueue' | '/pages/NPqueue' | '/pages/useradmin'
/** What a link may lead to. */
export type LinkPath = PagePath | SpelledPath | RedirectPath
export type RouteRow = RouteShape & { path: PagePath }

export const ROUTES: readonly RouteRow[] = TABLE

/** Where groups lead (REQ-003, REQ-009 to REQ-013, REQ-015). */
export const REDIRECTS = {
  '/': '/pages/coachchat',
  '/coachchat': '/pages/coachchat',
  '/pages': '/pages/user',
  '/components': '/components/buttons',
  '/forms': '/forms/regular',
  '/table-list': '/table-list/regular',
  '/maps': '/maps/google',
  '/admin': '/admin/overview',
} as const satisfies Readonly<Record<string, PagePath>>
export type RedirectPath = keyof typeof REDIRECTS

export const HOME = '/'
/** Where staff land after login, and where the start page leads those who are logged in (F-2, REQ-089). */
export const STAFF_HOME = '/pages/today'
export const CHAT_PATH = '/pages/coachchat'

const redirects = new Map<string, PagePath>(Object.entries(REDIRECTS))
const byPath = new Map<string, RouteRow>(ROUTES.map((row) => [row.path.toLowerCase(), row]))

/** Whether someone has a role. */
export function hasRole(visitor: Visitor, need: RoleNeed): boolean {
  if (need === 'isNPOrManager') return visitor.isNP || hasRole(visitor, 'isManager')
  if (need === 'isCareStaff') return visitor.isPCR || hasRole(visitor, 'isNPOrManager')
  return need === 'isManager' ? visitor.isPCRManager || visitor.isNPManager || visitor.isAdmin : visitor[need]
}

/** The page at a path, regardless of its case; `undefined` where there is none. */
export function findRoute(path: string): RouteRow | undefined {
  return byPath.get(plainPath(path))
}

/** Where a path leads on to, if it does. */
export function findRedirect(path: string): PagePath | undefined {
  return redirects.get(plainPath(path))
}

function plainPath(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/+$/, '')
}
