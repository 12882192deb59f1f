import type { Session } from '../lib/session.ts'

export type RoleFlag = 'isAdmin' | 'isPCR' | 'isNP' | 'isPCRManager' | 'isNPManager' | 'isUser'
/** Who may open a page: anyone, anyone logged in, or who has the role. */
export type RouteAccess = 'public' | 'staff' | RoleFlag
/** What the guard needs to know of a session. */
export type Visitor = Pick<Session, 'loggedIn' | RoleFlag>

/** `bare` pages never stand in the shell. `holds`: what a page will hold that this version does not have yet. */
export type RouteRow = { path: string; name: string; access: RouteAccess; bare?: true; holds?: string }

/** Every page of the staff application (REQ-006 to REQ-028). Paths match whatever their case (REQ-029, B-8). */
export const ROUTES: readonly RouteRow[] = [
  { path: '/login', name: 'Log in', access: 'public', bare: true },
  { path: '/lock', name: 'Lock screen', access: 'staff', bare: true },
  { path: '/validate', name: 'Validation', access: 'public', bare: true },
  { path: '/demo/mailbox', name: 'Demo mailbox', access: 'public' },
  { path: '/pages/coachchat', name: 'AI Chat', access: 'public' },
  { path: '/pages/user', name: 'My Profile', access: 'isUser' },
  { path: '/pages/userQueue', name: 'PCR Queue', access: 'isPCR' },
  { path: '/pages/NPQueue', name: 'NP Queue', access: 'isNP' },
  { path: '/pages/PCRAdmin', name: 'PCR Admin', access: 'isPCRManager', holds: 'every PCR’s patients and workload, and assigning them' },
  { path: '/pages/NPAdmin', name: 'NP Admin', access: 'isNPManager', holds: 'every NP’s patients and workload, and assigning them' },
  { path: '/pages/userAdmin', name: 'Users Admin', access: 'isAdmin', holds: 'the accounts of all staff, their groups and provinces' },
  {
    path: '/pages/PatientManager',
    name: 'Patient Manager',
    access: 'isAdmin',
    holds: 'every patient with filters and changes to their status',
  },
  { path: '/pages/ReportsPage', name: 'Reports', access: 'isAdmin', holds: 'the seven lists of a range of days and their downloads' },
  {
    path: '/pages/spreadsheet_uploader',
    name: 'Spreadsheet Uploader',
    access: 'isAdmin',
    holds: 'the import of patients from a spreadsheet',
  },
  { path: '/pages/editQuestionnaire', name: 'Questionnaire Editor', access: 'staff', holds: 'the editor of the clinic’s questionnaires' },
  { path: '/pages/medicalQuestionnaire', name: 'Questionnaire Builder', access: 'staff', holds: 'a sketchpad for new questionnaires' },
  { path: '/pages/timeline', name: 'My Activity', access: 'staff', holds: 'what you did recently, newest first' },
  { path: '/components/buttons', name: 'Buttons', access: 'staff' },
  { path: '/components/grid-system', name: 'Grid and colours', access: 'staff' },
  { path: '/components/panels', name: 'Panels', access: 'staff' },
  { path: '/components/sweet-alert', name: 'Dialogs', access: 'staff' },
  { path: '/components/notifications', name: 'Notifications', access: 'staff' },
  { path: '/components/icons', name: 'Icons', access: 'staff' },
  { path: '/components/typography', name: 'Typography', access: 'staff' },
  { path: '/components/coachchatcomponent', name: 'Chat', access: 'staff' },
  { path: '/components/calendarschedule', name: 'Calendar', access: 'staff' },
  { path: '/forms/regular', name: 'Forms', access: 'staff', holds: 'examples of our form fields' },
  { path: '/forms/extended', name: 'Extended forms', access: 'staff', holds: 'examples of our richer form fields' },
  { path: '/forms/validation', name: 'Form validation', access: 'staff', holds: 'examples of how forms say what is wrong' },
  { path: '/forms/wizard', name: 'Steps', access: 'staff', holds: 'an example of a form in steps' },
  { path: '/table-list/regular', name: 'Tables', access: 'staff', holds: 'examples of our tables' },
  { path: '/table-list/extended', name: 'Extended tables', access: 'staff', holds: 'examples of tables with actions' },
  { path: '/table-list/paginated', name: 'Paged tables', access: 'staff', holds: 'examples of tables with pages' },
  { path: '/maps/google', name: 'Patients by province', access: 'staff', holds: 'how many patients live in each province' },
  { path: '/maps/full-screen', name: 'Map', access: 'staff', holds: 'the same map on the whole screen' },
  { path: '/maps/vector-map', name: 'Clinic locations', access: 'staff', holds: 'where the clinics are' },
  { path: '/admin/overview', name: 'Overview', access: 'staff', holds: 'the clinic’s day at a glance' },
  { path: '/admin/stats', name: 'Statistics', access: 'staff', holds: 'the clinic’s figures' },
  { path: '/admin/calendar', name: 'Appointments', access: 'staff', holds: 'the calendar of appointments' },
  { path: '/admin/charts', name: 'Charts', access: 'staff', holds: 'the clinic’s figures over time' },
]

/** Where groups lead (REQ-003, REQ-009 to REQ-013, REQ-015). */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/': '/pages/coachchat',
  '/coachchat': '/pages/coachchat',
  '/pages': '/pages/user',
  '/components': '/components/buttons',
  '/forms': '/forms/regular',
  '/table-list': '/table-list/regular',
  '/maps': '/maps/google',
  '/admin': '/admin/overview',
}

export const HOME = '/'
export const CHAT_PATH = '/pages/coachchat'

const byPath = new Map(ROUTES.map((row) => [row.path.toLowerCase(), row]))

/** The page at a path, whatever its case; `undefined` where there is none. */
export function findRoute(path: string): RouteRow | undefined {
  return byPath.get(plainPath(path))
}

/** Where a path leads on to, if it does. */
export function findRedirect(path: string): string | undefined {
  return REDIRECTS[plainPath(path)]
}

function plainPath(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/+$/, '')
}
