import type { RoleFlag, Visitor } from './routes.ts'

export type SidebarItem = { label: string; to: string; needs?: RoleFlag }

/** The "Pages" group, each with the spelling its link has (REQ-029, REQ-031 to REQ-039). */
const PAGES: readonly SidebarItem[] = [
  { label: 'AI Chat', to: '/pages/coachchat' },
  { label: 'PCR Queue', to: '/pages/userqueue', needs: 'isPCR' },
  { label: 'NP Queue', to: '/pages/NPqueue', needs: 'isNP' },
  { label: 'PCR Admin', to: '/pages/PCRAdmin', needs: 'isPCRManager' },
  { label: 'NP Admin', to: '/pages/NPAdmin', needs: 'isNPManager' },
  { label: 'Patient Manager', to: '/pages/PatientManager', needs: 'isAdmin' },
  { label: 'Reports', to: '/pages/ReportsPage', needs: 'isAdmin' },
  { label: 'Users Admin', to: '/pages/useradmin', needs: 'isAdmin' },
  { label: 'Spreadsheet Uploader', to: '/pages/spreadsheet_uploader', needs: 'isAdmin' },
]

/** The links that a visitor's roles open. */
export function sidebarItems(visitor: Visitor): SidebarItem[] {
  return PAGES.filter((item) => !item.needs || visitor[item.needs])
}

export const ACCOUNT_ITEMS: readonly SidebarItem[] = [
  { label: 'My Profile', to: '/pages/user' },
  { label: 'Lock this screen', to: '/lock' },
]
