import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { cutOff } from './support/cut-off.ts'
import { expect, test } from './support/fixtures.ts'
import { headingFlaws } from './support/heading-flaws.ts'
import { LoginPage } from './support/login-page.ts'
import { newStaff } from './support/new-staff.ts'
import { logInByCalls } from './support/sessions.ts'
import { STAFF, type StaffEmail } from './support/staff.ts'

/** Pages that show each role something of its own. */
const OF_ROLES = /^\/pages\/(user|timeline|\w*queue|\w*admin)$|^\/admin\/overview$/i

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** The groups of pages that the specification's routes lead to, the first being where the group itself leads. */
const GROUPS = {
  components: {
    buttons: 'Buttons',
    'grid-system': 'Grid and colours',
    panels: 'Panels',
    'sweet-alert': 'Dialogs',
    notifications: 'Notifications',
    icons: 'Icons',
    typography: 'Typography',
    coachchatcomponent: 'Chat',
    calendarschedule: 'Calendar',
  },
  forms: { regular: 'Forms', extended: 'Extended forms', validation: 'Form validation', wizard: 'Steps' },
  'table-list': { regular: 'Tables', extended: 'Extended tables', paginated: 'Paged tables' },
  maps: { google: 'Patients by province', 'full-screen': 'Map', 'vector-map': 'Clinic locations' },
  admin: { overview: 'Overview', stats: 'Statistics', calendar: 'Appointments', charts: 'Charts' },
} as const

/** Pages with a guard of their own: who gets in, who is sent to the login. */
const GUARDED: readonly [path: string, name: string, holder: StaffEmail, stranger: StaffEmail][] = [
  ['/pages/spreadsheet_uploader', 'Spreadsheet Uploader', STAFF.admin, STAFF.pcrManager],
  ['/pages/userAdmin', 'Users Admin', STAFF.admin, STAFF.npManager],
  ['/pages/PatientManager', 'Patient Manager', STAFF.admin, STAFF.pcrManager],
  ['/pages/ReportsPage', 'Reports', STAFF.admin, STAFF.npManager],
  ['/pages/userQueue', 'PCR Queue', STAFF.pcr, STAFF.np],
  ['/pages/PCRAdmin', 'PCR Admin', STAFF.pcrManager, STAFF.pcr],
  ['/pages/NPQueue', 'NP Queue', STAFF.np, STAFF.pcr],
  ['/pages/NPAdmin', 'NP Admin', STAFF.npManager, STAFF.np],
]

test.describe('addresses', () => {
  test('are plain paths below /, and going back and forward works (REQ-001, REQ-003, REQ-047)', async ({ visitor, isMobile }) => {
    test.skip(isMobile, 'addresses do not depend on the width')
    const page = await visitor(STAFF.both)
    await page.goto('/')
    await expect(page).toHaveURL(/^http:\/\/[^/#]+\/pages\/today$/)
    await page.getByRole('link', { name: 'AI Chat' }).click()
    await expect(page).toHaveURL(/^http:\/\/[^/#]+\/pages\/coachchat$/)
    await expect(title(page)).toHaveText('TCN AI')
    await page.getByRole('link', { name: 'NP Queue' }).click()
    await expect(page).toHaveURL(/^http:\/\/[^/#]+\/pages\/NPqueue$/)
    await page.goBack()
    await expect(title(page)).toHaveText('TCN AI')
    await page.goForward()
    await expect(title(page)).toHaveText('NP Queue')
  })

  test('show their page from its top, also when one goes back to it (REQ-002)', async ({ visitor, isMobile }) => {
    const page = await visitor(STAFF.user)
    const top = () => page.evaluate(() => Math.round(scrollY))
    const toBottom = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const follow = async (name: string) => {
      if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('link', { name, exact: true }).click()
    }
    await page.goto('/pages/user')
    await expect(page.getByRole('list', { name: 'Sessions' })).toBeVisible()
    await toBottom()
    await expect.poll(top).toBeGreaterThan(100)
    await follow('My Activity')
    await expect(title(page)).toHaveText('My Activity')
    expect(await top()).toBe(0)
    await toBottom()
    await page.goBack()
    await expect(title(page)).toHaveText('My Profile')
    await expect.poll(top).toBe(0)
    await toBottom()
    await follow('AI Chat')
    await expect(title(page)).toHaveText('TCN AI')
    await expect.poll(top).toBe(0)
  })

  test('of a group lead to its first page, and each of its pages is a real one (REQ-009 to REQ-014)', async ({ visitor, isMobile }) => {
    test.skip(isMobile, 'addresses do not depend on the width')
    const page = await visitor(STAFF.admin)
    for (const [group, pages] of Object.entries(GROUPS)) {
      const [first = '', ...others] = Object.keys(pages)
      await page.goto(`/${group}`)
      await expect(page).toHaveURL(new RegExp(`/${group}/${first}$`))
      for (const path of [first, ...others]) {
        if (path !== first) await page.goto(`/${group}/${path}`)
        await expect(title(page), path).toHaveText((pages as Record<string, string>)[path] ?? '')
        await expect(page.getByRole('main')).toHaveText(/\w/)
      }
    }
  })

  test('open to who has the role, and send others to the log-in (REQ-018, REQ-019, REQ-023 to REQ-028, REQ-049, REQ-051, REQ-055, REQ-057 to REQ-060, REQ-074, REQ-075)', async ({
    visitor,
    isMobile,
  }) => {
    test.skip(isMobile, 'addresses do not depend on the width')
    const known = new Map<StaffEmail, Page>()
    const as = async (who: StaffEmail) => {
      const page = known.get(who) ?? (await visitor(who))
      known.set(who, page)
      return page
    }
    const anonymous = await visitor()
    for (const [path, name, holder, stranger] of GUARDED) {
      await test.step(path, async () => {
        const page = await as(holder)
        await page.goto(path)
        await expect(title(page)).toHaveText(name)
        const other = await as(stranger)
        await other.goto(path)
        await expect(other).toHaveURL(/\/login\?/)
        await expect(title(other)).toHaveText('You don’t have access to this page')
        await expect(other.getByText(`“${name}” is for `)).toBeVisible()
        await anonymous.goto(path)
        await expect(anonymous).toHaveURL(/\/login\?/)
        await expect(title(anonymous)).toHaveText('Log in')
      })
    }
  })

  test('of one’s own pages and the questionnaires open to everybody who is logged in (REQ-015 to REQ-017, REQ-020, REQ-021, REQ-050, REQ-056, REQ-061)', async ({
    visitor,
    isMobile,
  }) => {
    test.skip(isMobile, 'addresses do not depend on the width')
    const page = await visitor(STAFF.user)
    await page.goto('/pages')
    await expect(page).toHaveURL(/\/pages\/user$/)
    const pages = {
      '/pages/user': 'My Profile',
      '/pages/timeline': 'My Activity',
      '/pages/medicalQuestionnaire': 'Questionnaire Builder',
      '/pages/editQuestionnaire': 'Questionnaire Editor',
    }
    const anonymous = await visitor()
    for (const [path, name] of Object.entries(pages)) {
      await page.goto(path)
      await expect(title(page)).toHaveText(name)
      await anonymous.goto(path)
      await expect(anonymous.getByText(`Log in to open “${name}”.`)).toBeVisible()
    }
  })

  test('open in either spelling (REQ-029, REQ-030)', async ({ visitor, isMobile }) => {
    test.skip(isMobile, 'addresses do not depend on the width')
    const [admin, both] = [await visitor(STAFF.admin), await visitor(STAFF.both)]
    const spellings: [Page, string, string][] = [
      [admin, '/pages/useradmin', 'Users Admin'],
      [admin, '/pages/userAdmin', 'Users Admin'],
      [both, '/pages/userqueue', 'PCR Queue'],
      [both, '/pages/userQueue', 'PCR Queue'],
      [both, '/pages/NPqueue', 'NP Queue'],
      [both, '/pages/NPQueue', 'NP Queue'],
      [both, '/PAGES/TIMELINE', 'My Activity'],
    ]
    for (const [page, path, name] of spellings) {
      await page.goto(path)
      await expect(title(page), path).toHaveText(name)
    }
  })

  test('that are unknown say so, to anyone (REQ-004, REQ-005)', async ({ visitor }) => {
    for (const page of [await visitor(), await visitor(STAFF.user)]) {
      await page.goto('/pages/nowhere')
      await expect(page.getByText('The page you requested could not be found.')).toBeVisible()
      await expectAccessible(page)
    }
  })

  test('that are public open without a log-in, with a way to it (REQ-006, REQ-008, REQ-022, REQ-045, REQ-048, REQ-054, REQ-063, REQ-108)', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'addresses do not depend on the width')
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Begin Conversation With Our AI' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    for (const path of ['/coachchat', '/pages/CoachChat']) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Begin Conversation With Our AI' })).toBeVisible()
    }
    await page.goto('/login')
    await expect(title(page)).toHaveText('Log in')
    await page.goto('/validate')
    await expect(title(page)).toHaveText('TCN Validation Page')
    await page.goto('/demo/mailbox')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  })

  test('that need a log-in lead to it, say why, and open after it (REQ-048)', async ({ page, isMobile }) => {
    test.skip(isMobile, 'addresses do not depend on the width')
    await page.goto('/pages/timeline')
    await expect(page).toHaveURL(/\/login\?/)
    await expect(page.getByText('Log in to open “My Activity”.')).toBeVisible()
    await expectAccessible(page)
    const { email } = await newStaff('User')
    const login = new LoginPage(page)
    await login.typeCode(await login.askForCode(email))
    await expect(title(page)).toHaveText('My Activity')
  })

  test('that are refused lead home, never in circles (REQ-051, B-4)', async ({ visitor, isMobile }) => {
    test.skip(isMobile, 'addresses do not depend on the width')
    const page = await visitor(STAFF.user)
    await page.goto('/pages/userAdmin')
    await expect(page).toHaveURL(/\/login\?/)
    await expect(page.getByText('“Users Admin” is for administrators.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Go to the start page' }).click()
    await expect(title(page)).toHaveText('Today')
  })
})

test.describe('the sidebar', () => {
  const LINKS: [StaffEmail, string[]][] = [
    [STAFF.user, ['Today', 'AI Chat']],
    [STAFF.pcr, ['Today', 'AI Chat', 'PCR Queue']],
    [STAFF.np, ['Today', 'AI Chat', 'NP Queue']],
    [STAFF.both, ['Today', 'AI Chat', 'PCR Queue', 'NP Queue']],
    [STAFF.pcrManager, ['Today', 'AI Chat', 'PCR Queue', 'PCR Admin']],
    [STAFF.npManager, ['Today', 'AI Chat', 'NP Queue', 'NP Admin']],
    [
      STAFF.admin,
      ['Today', 'AI Chat', 'PCR Admin', 'NP Admin', 'Patient Manager', 'Reports', 'Users Admin', 'Spreadsheet Uploader', 'Audit Log'],
    ],
  ]
  test('shows each role what it opens (REQ-031 to REQ-039)', async ({ visitor, isMobile }) => {
    for (const [who, links] of LINKS) {
      await test.step(who, async () => {
        const page = await visitor(who)
        await page.goto('/pages/timeline')
        if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
        const group = page.getByRole('navigation', { name: 'Main' }).getByRole('list').first()
        await expect(group.getByRole('link')).toHaveText(links)
        await expect(page.locator('main').getByRole('list').first()).toBeAttached()
        // The same page and the same links: who has all kinds of them means the others.
        if (who === STAFF.admin || who === STAFF.both) await expectAccessible(page)
        await page.close()
      })
    }
  })

  test('has a logo that leads home, folds its groups, and closes when a link is followed (REQ-040 to REQ-042)', async ({
    visitor,
    isMobile,
  }) => {
    // The server keeps what a person folds: someone of this journey's own, so that no other journey finds it folded.
    const { email } = await newStaff('nps')
    const page = await visitor(await logInByCalls(email))
    await page.goto('/pages/timeline')
    const openMenu = async () => {
      if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
    }
    await openMenu()
    const nav = page.getByRole('navigation', { name: 'Main' })
    const group = nav.getByRole('button', { name: 'Pages' })
    await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(nav.getByRole('link', { name: 'NP Queue' })).toBeHidden()
    await group.click()
    await expect(nav.getByRole('link', { name: 'NP Queue' })).toBeInViewport({ ratio: 1 })
    await nav.getByRole('link', { name: 'NP Queue' }).click()
    await expect(title(page)).toHaveText('NP Queue')
    if (isMobile) await expect(nav).toBeHidden()
    else await expect(nav.getByRole('link', { name: 'NP Queue' })).toHaveAttribute('aria-current', 'page')

    await openMenu()
    await page.getByRole('link', { name: 'TCN AI' }).click()
    await expect(title(page)).toHaveText('Today')
    if (isMobile) await expect(nav).toBeHidden()
  })

  test('tells charts to measure anew while it opens and closes (REQ-073)', async ({ visitor, isMobile }) => {
    test.skip(!isMobile, 'beside a wide screen it never moves')
    const page = await visitor(STAFF.user)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/pages/timeline')
    await expect(title(page)).toBeVisible()
    const told = () => page.evaluate(() => (globalThis as unknown as { told: number }).told)
    for (const press of [() => page.getByRole('button', { name: 'Menu' }).click(), () => page.keyboard.press('Escape')]) {
      await page.evaluate(() => {
        const counter = globalThis as unknown as { told: number }
        counter.told = 0
        window.addEventListener('resize', () => (counter.told += 1))
      })
      await press()
      await expect.poll(told).toBeGreaterThanOrEqual(5)
    }
  })
})

test.describe('the top bar', () => {
  test('names the page and offers the way out to who is logged in (REQ-043, REQ-044)', async ({ visitor }) => {
    const page = await visitor(STAFF.both)
    for (const [path, name] of Object.entries({ '/pages/user': 'My Profile', '/pages/NPqueue': 'NP Queue', '/forms/wizard': 'Steps' })) {
      await page.goto(path)
      await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText(name)
      // An open alarm of another journey may be marked before it.
      await expect(page).toHaveTitle(new RegExp(`^(\\(!\\) )?${name} · TCN AI$`))
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0)
    }
  })
})

test.describe('the screen', () => {
  test('fades its pages in over 300 ms without delay (REQ-071)', async ({ visitor, isMobile }) => {
    test.skip(isMobile, 'the same at every width')
    const page = await visitor(STAFF.user)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/pages/user')
    const fade = page.locator('main > div').first()
    await expect(fade).toHaveCSS('animation-duration', '0.3s')
    await expect(fade).toHaveCSS('animation-delay', '0s')
  })

  test('is light or dark as was chosen, and remembers it', async ({ visitor, isMobile }) => {
    const { email } = await newStaff('nps')
    const page = await visitor(await logInByCalls(email))
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.goto('/pages/NPqueue')
    await expect(title(page)).toHaveText('NP Queue')
    const light = await paper()
    if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: /: menu$/ }).click()
    await page.getByRole('menuitem', { name: 'Dark' }).click()
    await expect.poll(paper).not.toBe(light)
    await expectAccessible(page)
    const dark = await paper()
    await page.reload()
    await expect(title(page)).toHaveText('NP Queue')
    expect(await paper()).toBe(dark)
    await expect(page.getByRole('region', { name: 'Patients Assigned to You' })).toBeVisible()
    await expectAccessible(page)
  })

  test('never scrolls sideways or cuts text off, and has its headings in order, whichever page anybody opens', async ({
    visitor,
    isMobile,
  }) => {
    test.setTimeout(180_000)
    const seen = new Set(['/lock'])
    for (const who of [STAFF.admin, STAFF.both, STAFF.pcrManager] as const) {
      const page = await visitor(who)
      await page.goto('/pages/timeline')
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
      if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
      await expect(links.first()).toBeVisible()
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      // What a page shows may depend on who looks at it: such pages are looked at by each of them.
      for (const path of paths.filter((one) => !seen.has(one))) {
        if (!OF_ROLES.test(path)) seen.add(path)
        await page.goto(path)
        await expect(page.getByRole('main')).toBeVisible()
        await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
        for (const width of isMobile ? [360, 390] : [1024, 1440]) {
          await page.setViewportSize({ width, height: 844 })
          await expect.poll(() => cutOff(page), { message: `${path} at ${width}` }).toEqual([])
        }
        await expect.poll(() => headingFlaws(page), { message: `headings of ${path}` }).toEqual([])
      }
    }
  })
})
