import { describe, expect, it } from 'vitest'
import { guard, safeTarget } from './guard.ts'
import { findRedirect, ROUTES, type RoleFlag, type Visitor } from './routes.ts'

const FLAGS: RoleFlag[] = ['isAdmin', 'isPCR', 'isNP', 'isPCRManager', 'isNPManager', 'isUser']
const anonymous: Visitor = {
  loggedIn: false,
  isAdmin: false,
  isPCR: false,
  isNP: false,
  isPCRManager: false,
  isNPManager: false,
  isUser: false,
}
const someone: Visitor = { ...anonymous, loggedIn: true }
const having = (...flags: RoleFlag[]): Visitor => ({ ...someone, ...Object.fromEntries(flags.map((flag) => [flag, true])) })

const PUBLIC = ['/login', '/validate', '/appointment', '/contact-change', '/unsubscribe', '/check', '/demo/mailbox', '/pages/coachchat']
const BY_ROLE: Record<string, RoleFlag> = {
  '/pages/spreadsheet_uploader': 'isAdmin',
  '/pages/userAdmin': 'isAdmin',
  '/pages/PatientManager': 'isAdmin',
  '/pages/ReportsPage': 'isAdmin',
  '/pages/audit': 'isAdmin',
  '/pages/user': 'isUser',
  '/pages/userQueue': 'isPCR',
  '/pages/PCRAdmin': 'isPCRManager',
  '/pages/NPQueue': 'isNP',
  '/pages/NPAdmin': 'isNPManager',
}
const MANAGERS: RoleFlag[] = ['isPCRManager', 'isNPManager', 'isAdmin']
const OF_MANAGERS = ['/pages/conversations', '/pages/answers', '/pages/languages', '/pages/duplicates', '/pages/sellers']
const OF_NPS_AND_MANAGERS = ['/pages/approvals']
const OF_CARE_STAFF = ['/pages/verify', '/pages/chase']
const ANY_STAFF = [
  '/lock',
  '/pages/medicalQuestionnaire',
  '/pages/editQuestionnaire',
  '/pages/askByPhone',
  '/pages/patient',
  '/pages/timeline',
  '/pages/today',
  ...['buttons', 'grid-system', 'panels', 'sweet-alert', 'notifications', 'icons', 'typography'].map((child) => `/components/${child}`),
  ...['coachchatcomponent', 'calendarschedule'].map((child) => `/components/${child}`),
  ...['regular', 'extended', 'validation', 'wizard'].map((child) => `/forms/${child}`),
  ...['regular', 'extended', 'paginated'].map((child) => `/table-list/${child}`),
  ...['google', 'full-screen', 'vector-map'].map((child) => `/maps/${child}`),
  ...['overview', 'stats', 'calendar', 'charts'].map((child) => `/admin/${child}`),
]

describe('the route table', () => {
  it('holds exactly the pages of the specification, the audit log, the assistant’s own, Today, a patient’s record, likely duplicates, a patient’s appointment and email address, medical documents, and the demo mailbox (REQ-006 to REQ-028)', () => {
    const expected = [...PUBLIC, ...Object.keys(BY_ROLE), ...OF_MANAGERS, ...OF_NPS_AND_MANAGERS, ...OF_CARE_STAFF, ...ANY_STAFF]
    expect(ROUTES.map((row) => row.path).toSorted()).toEqual(expected.toSorted())
  })

  it.each([
    ['/', '/pages/coachchat'],
    ['/pages', '/pages/user'],
    ['/components', '/components/buttons'],
    ['/forms', '/forms/regular'],
    ['/table-list', '/table-list/regular'],
    ['/maps', '/maps/google'],
    ['/admin', '/admin/overview'],
  ])('leads %s on to %s (REQ-003, REQ-009 to REQ-013, REQ-015)', (from, to) => {
    expect(guard(from, anonymous)).toEqual({ kind: 'redirect', to })
    expect(guard(`${from}/`, anonymous)).toEqual({ kind: 'redirect', to })
  })

  it('leads staff from the start page to Today (F-2, REQ-089)', () => {
    expect(guard('/', someone)).toEqual({ kind: 'redirect', to: '/pages/today' })
  })

  it('never leads from one redirect to another', () => {
    const groups = new Set(ROUTES.flatMap(({ path }) => [path, path.replace(/\/[^/]+$/, '') || '/']))
    const targets = [...groups].flatMap((path) => findRedirect(path) ?? [])
    expect(targets.length).toBeGreaterThan(5)
    for (const to of targets) expect(guard(to, anonymous).kind).not.toBe('redirect')
  })
})

describe('the guard', () => {
  it.each(PUBLIC)('lets everyone open %s (REQ-048, REQ-054, REQ-108)', (path) => {
    expect(guard(path, anonymous)).toEqual({ kind: 'open' })
    expect(guard(path, someone)).toEqual({ kind: 'open' })
  })

  it.each(ANY_STAFF)('asks only for a log-in at %s (REQ-048, REQ-050, REQ-061)', (path) => {
    expect(guard(path, anonymous)).toEqual({ kind: 'login', reason: 'login-needed' })
    expect(guard(path, someone)).toEqual({ kind: 'open' })
  })

  it.each(Object.entries(BY_ROLE))('opens %s to %s alone (REQ-049, REQ-055 to REQ-060)', (path, needs) => {
    expect(guard(path, anonymous)).toEqual({ kind: 'login', reason: 'login-needed' })
    for (const flag of FLAGS) {
      expect(guard(path, having(flag))).toEqual(flag === needs ? { kind: 'open' } : { kind: 'login', reason: 'role-needed', needs })
    }
    expect(guard(path, having(...FLAGS.filter((flag) => flag !== needs)))).toEqual({ kind: 'login', reason: 'role-needed', needs })
  })

  it.each(OF_MANAGERS)('opens %s to either manager and to administrators', (path) => {
    expect(guard(path, anonymous)).toEqual({ kind: 'login', reason: 'login-needed' })
    for (const flag of MANAGERS) expect(guard(path, having(flag))).toEqual({ kind: 'open' })
    const others = FLAGS.filter((flag) => !MANAGERS.includes(flag))
    expect(guard(path, having(...others))).toEqual({ kind: 'login', reason: 'role-needed', needs: 'isManager' })
  })

  it.each(OF_NPS_AND_MANAGERS)('opens %s to NPs as well (F-21)', (path) => {
    for (const flag of [...MANAGERS, 'isNP' as const]) expect(guard(path, having(flag))).toEqual({ kind: 'open' })
    expect(guard(path, having('isPCR', 'isUser'))).toEqual({ kind: 'login', reason: 'role-needed', needs: 'isNPOrManager' })
  })

  it.each(OF_CARE_STAFF)('opens %s to everyone who works with patients (F-7)', (path) => {
    for (const flag of [...MANAGERS, 'isNP' as const, 'isPCR' as const]) expect(guard(path, having(flag))).toEqual({ kind: 'open' })
    expect(guard(path, having('isUser'))).toEqual({ kind: 'login', reason: 'role-needed', needs: 'isCareStaff' })
  })

  it.each([
    ['/pages/useradmin', '/pages/userAdmin', 'isAdmin'],
    ['/pages/userqueue', '/pages/userQueue', 'isPCR'],
    ['/pages/NPqueue', '/pages/NPQueue', 'isNP'],
  ] as const)('treats %s as %s (REQ-029, REQ-030)', (spelling, path, flag) => {
    for (const visitor of [anonymous, someone, having(flag)]) expect(guard(spelling, visitor)).toEqual(guard(path, visitor))
    expect(guard(spelling.toUpperCase(), having(flag))).toEqual({ kind: 'open' })
  })

  it.each(['/nowhere', '/pages/nowhere', '/components/nowhere', '/pages/user/deeper'])('knows no page %s (REQ-004)', (path) => {
    expect(guard(path, anonymous)).toEqual({ kind: 'unknown' })
    expect(guard(path, having(...FLAGS))).toEqual({ kind: 'unknown' })
  })

  it('sends a refused visitor only where they are let in, so never in circles (REQ-051, B-4)', () => {
    for (const visitor of [anonymous, someone, ...FLAGS.map((flag) => having(flag))])
      expect(guard('/login', visitor)).toEqual({ kind: 'open' })
  })
})

describe('the way back after log-in', () => {
  it('keeps an address of ours that the person may open, its query included', () => {
    expect(safeTarget('/pages/NPqueue?page=2', having('isNP'))).toBe('/pages/NPqueue?page=2')
    expect(safeTarget('/pages', having('isUser'))).toBe('/pages')
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/pages/user', 'javascript:alert(1)', '', undefined])(
    'drops %s',
    (wanted) => {
      expect(safeTarget(wanted, having(...FLAGS))).toBeUndefined()
    },
  )

  it('drops a page without the right to it, a page that is not there, and the log-in itself', () => {
    expect(safeTarget('/pages/ReportsPage', having('isNP'))).toBeUndefined()
    expect(safeTarget('/nowhere', having('isNP'))).toBeUndefined()
    expect(safeTarget('/Login?to=/login', having('isNP'))).toBeUndefined()
  })
})
