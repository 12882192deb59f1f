import type { CallerDialog } from '../../lib/caller-dialogs.ts'
import type { Command } from '../../lib/commands.ts'
import { t } from '../../lib/messages/t.ts'
import { demoMode } from '../../lib/page-settings.ts'
import { guard } from '../../lib/routes/guard.ts'
import { type PagePath, ROUTES, type Visitor } from '../../lib/routes/routes.ts'

type Doing = {
  go: (path: PagePath) => void
  /** Null for those who do not work with patients. */
  callers: ((dialog: CallerDialog) => void) | null
  setScheme: (scheme: 'light' | 'dark' | 'auto') => void
  logOut: () => void
}

/** What can be done on every page: go to any page that the visitor may open, change the colours, lock, log out. */
export function appCommands(visitor: Visitor, { go, callers, setScheme, logOut }: Doing): Command[] {
  return [
    ...(callers ? callerCommands(callers) : []),
    ...openPages(visitor).map(({ path, name }) => ({
      id: path,
      group: t('Go to'),
      label: t(name),
      // A page is also found by its English name.
      keywords: `page ${path} ${name}`,
      run: () => go(path),
    })),
    ...SCHEMES.map(({ value, label }) => ({
      id: `scheme-${value}`,
      group: t('This application'),
      label,
      keywords: 'theme colours mode',
      run: () => setScheme(value),
    })),
    { id: 'lock', group: t('This application'), label: t('Lock this screen'), keywords: 'leave away', run: () => go('/lock') },
    { id: 'log-out', group: t('This application'), label: t('Log out'), keywords: 'sign out leave', run: logOut },
  ]
}

function callerCommands(open: (dialog: CallerDialog) => void): Command[] {
  return [
    {
      ...{ id: 'look-up', group: t('Patients'), label: t('Look up caller'), keywords: 'phone identify record patient find' },
      run: () => open('look-up'),
    },
    { id: 'register', group: t('Patients'), label: t('Register caller'), keywords: 'new patient add create', run: () => open('register') },
  ]
}

const SCHEMES = [
  { value: 'light', label: t('Light colours') },
  { value: 'dark', label: t('Dark colours') },
  { value: 'auto', label: t('Use system theme') },
] as const

/** The pages of the work itself come first: what shows the parts of the design is looked for by name. */
function openPages(visitor: Visitor) {
  const open = ROUTES.filter(
    ({ path, bare, opened }) => !bare && !opened && guard(path, visitor).kind === 'open' && (path !== '/demo/mailbox' || demoMode()),
  )
  const isWork = ({ path }: (typeof open)[number]) => /^\/(pages|admin)\//.test(path)
  return [...open.filter(isWork), ...open.filter((route) => !isWork(route))]
}
