import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { LoginPage, logIn } from './support/login-page.ts'
import { mailsTo } from './support/mail.ts'
import { logInByCalls, sessionHeaders } from './support/sessions.ts'
import { STAFF, type StaffEmail } from './support/staff.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('addresses', () => {
  test('lead where the route table says, in either spelling (REQ-001 to REQ-030)', async ({ visitor, isMobile }) => {
    test.skip(isMobile, 'addresses do not depend on the width')
    const page = await visitor(STAFF.both)
    const led = async (from: string, to: string, name: string) => {
      await page.goto(from)
      await expect(title(page), from).toHaveText(name)
      await expect(page, from).toHaveURL(new RegExp(`${to}$`, 'i'))
    }
    await led('/', '/pages/coachchat', 'TCN AI')
    await led('/components', '/components/buttons', 'Buttons')
    await led('/forms', '/forms/regular', 'Forms')
    await led('/table-list', '/table-list/regular', 'Tables')
    await led('/maps', '/maps/google', 'Patients by province')
    await led('/admin', '/admin/overview', 'Overview')
    await led('/pages/userQueue', '/pages/userQueue', 'PCR Queue')
    await led('/pages/userqueue', '/pages/userqueue', 'PCR Queue')
    await led('/pages/NPQueue', '/pages/NPQueue', 'NP Queue')
    await led('/pages/NPqueue', '/pages/NPqueue', 'NP Queue')
    await led('/PAGES/TIMELINE', '/pages/timeline', 'My Activity')
    await led('/pages/editQuestionnaire', '/pages/editQuestionnaire', 'Questionnaire Editor')
    await led('/pages/medicalQuestionnaire', '/pages/medicalQuestionnaire', 'Questionnaire Builder')
  })

  test('that are unknown say so, to anyone (REQ-004, REQ-005)', async ({ visitor }) => {
    for (const page of [await visitor(), await visitor(STAFF.user)]) {
      await page.goto('/pages/nowhere')
      await expect(page.getByText('The page you requested could not be found.')).toBeVisible()
      await expectAccessible(page)
    }
  })

  test('that are public open without a log-in, with a way to it (REQ-045, REQ-048, REQ-108)', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Begin Conversation With Our AI' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    await page.goto('/pages/CoachChat')
    await expect(page.getByRole('button', { name: 'Begin Conversation With Our AI' })).toBeVisible()
    await page.goto('/validate')
    await expect(title(page)).toHaveText('TCN Validation Page')
    await expect(page.getByText('Invalid key')).toBeVisible()
    await expectAccessible(page)
  })

  test('that need a log-in lead to it, say why, and open after it (REQ-048)', async ({ page }) => {
    await page.goto('/pages/timeline')
    await expect(page).toHaveURL(/\/login\?/)
    await expect(page.getByText('Log in to open “My Activity”.')).toBeVisible()
    await expectAccessible(page)
  })

  test('that need another role lead to the log-in, which says for whom they are (REQ-049, REQ-051)', async ({ visitor }) => {
    const page = await visitor(STAFF.user)
    await page.goto('/pages/userAdmin')
    await expect(page).toHaveURL(/\/login\?/)
    await expect(title(page)).toHaveText('This page is not open to you')
    await expect(page.getByText('“Users Admin” is for administrators.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Go to the start page' }).click()
    await expect(title(page)).toHaveText('TCN AI')
  })
})

test.describe('the sidebar', () => {
  const LINKS: [StaffEmail, string[]][] = [
    [STAFF.user, ['AI Chat']],
    [STAFF.pcr, ['AI Chat', 'PCR Queue']],
    [STAFF.np, ['AI Chat', 'NP Queue']],
    [STAFF.both, ['AI Chat', 'PCR Queue', 'NP Queue']],
    [STAFF.admin, ['AI Chat', 'PCR Admin', 'NP Admin', 'Patient Manager', 'Reports', 'Users Admin', 'Spreadsheet Uploader']],
  ]
  for (const [who, links] of LINKS) {
    test(`of ${who.split('@')[0]} shows what their roles open (REQ-031 to REQ-039)`, async ({ visitor, isMobile }) => {
      const page = await visitor(who)
      await page.goto('/pages/timeline')
      if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
      const group = page.getByRole('navigation', { name: 'Main' }).getByRole('list').first()
      await expect(group.getByRole('link')).toHaveText(links)
      await expectAccessible(page)
    })
  }

  test('folds its groups, and closes on a phone when a link is followed (REQ-041, REQ-042)', async ({ visitor, isMobile }) => {
    const page = await visitor(STAFF.both)
    await page.goto('/pages/timeline')
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
    const nav = page.getByRole('navigation', { name: 'Main' })
    const group = nav.getByRole('button', { name: 'Pages' })
    await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(nav.getByRole('link', { name: 'NP Queue' })).toBeHidden()
    await group.click()
    await nav.getByRole('link', { name: 'NP Queue' }).click()
    await expect(title(page)).toHaveText('NP Queue')
    if (isMobile) await expect(nav).toBeHidden()
    else await expect(nav.getByRole('link', { name: 'NP Queue' })).toHaveAttribute('aria-current', 'page')
  })
})

test.describe('the log-in', () => {
  test('says what is wrong before and after it asks (REQ-080 to REQ-083, REQ-093 to REQ-099)', async ({ page, faults }) => {
    faults.foresee(/status of (401|500)/)
    const login = new LoginPage(page)
    await login.open()
    await expectAccessible(page)
    await login.enter('', '1234')
    await expect(page.getByText('The field is required')).toBeVisible()
    await expect(page.getByText('The Password field is required')).toBeVisible()
    await expect(page.getByLabel('E-mail')).toBeFocused()

    await login.enter('nobody@demo.clinic.example', 'not the password')
    const refusal = page.getByRole('alert').filter({ hasText: 'Incorrect email or password.' })
    await expect(refusal).toBeVisible()
    await expectAccessible(page)
    await refusal.getByRole('button', { name: 'Close message' }).click()
    await expect(refusal).toBeHidden()

    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await login.enter('nobody@demo.clinic.example', 'not the password')
    await expect(page.getByRole('alert')).toContainText('A server error occurred. Please try again.')
    await page.route('**/api/auth/login', (route) => route.fulfill({ json: { success: false } }))
    await login.enter('nobody@demo.clinic.example', 'not the password')
    await expect(page.getByRole('alert')).toContainText('Login Failure')
  })

  test('clears a wrong code and lets the right one in; log-out ends it (REQ-046, REQ-088 to REQ-094, REQ-098)', async ({
    page,
    faults,
    isMobile,
  }) => {
    faults.foresee(/status of 400/)
    const who = isMobile ? STAFF.pcrManager : STAFF.npManager
    const login = new LoginPage(page)
    await login.open()
    const code = await login.askForCode(who)
    await expectAccessible(page)
    await login.typeCode(code === '000000' ? '111111' : '000000')
    await expect(page.getByRole('alert')).toContainText('Incorrect code, please try again.')
    await expect(page.getByLabel('Key from the e-mail')).toHaveValue('')

    await login.typeCode(code)
    await expect(page).toHaveURL(/\/pages\/coachchat$/)
    const tokens = await page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('jwtToken')])
    expect(tokens[0]).toBeTruthy()
    expect(tokens[1]).toBe(tokens[0])

    await page.reload()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => localStorage.getItem('authToken') ?? localStorage.getItem('jwtToken'))).toBeNull()
    const asBefore = () => page.request.get('/api/me', { headers: { authorization: `Bearer ${tokens[0]}` } })
    await expect.poll(async () => (await asBefore()).status(), 'the old token is dead on the server').toBe(401)
  })

  test('says when no code could be sent (REQ-100)', async ({ page, faults, isMobile }) => {
    test.skip(isMobile, 'the same words at every width')
    faults.foresee(/status of 502/)
    await page.route('**/api/auth/generate-otp', (route) => route.fulfill({ status: 502, body: '' }))
    const login = new LoginPage(page)
    await login.open()
    const before = mailsTo(STAFF.npManager).length
    await login.enter(STAFF.npManager)
    await expect(page.getByRole('alert')).toContainText('Failed to generate OTP.')
    expect(mailsTo(STAFF.npManager)).toHaveLength(before)
  })
})

test.describe('a session', () => {
  test('is there again after a reload (REQ-091)', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same at every width, and codes are mailed sparingly')
    await logIn(page, STAFF.user)
    await page.goto('/pages/user')
    await page.reload()
    await expect(title(page)).toHaveText('My Profile')
    await expect(page.getByText('tomasz.kowalczyk@demo.clinic.example')).toBeVisible()
    await expectAccessible(page)
  })

  test('ends when the screen is locked (REQ-007)', async ({ browser, faults, baseURL, isMobile }) => {
    test.skip(isMobile, 'the same at every width, and codes are mailed sparingly')
    const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: await logInByCalls(STAFF.npManager) })
    await faults.watch(context)
    const page = await context.newPage()
    await page.goto('/lock')
    await expect(title(page)).toHaveText('This screen is locked')
    await expectAccessible(page)
    await page.goto('/pages/user')
    await expect(page.getByText('Log in to open “My Profile”.')).toBeVisible()
    await context.close()
  })

  test('that has ended on the server leads to the log-in at the next step, with the reason (REQ-066)', async ({
    browser,
    faults,
    baseURL,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same at every width, and codes are mailed sparingly')
    faults.foresee(/status of 401/)
    const state = await logInByCalls(STAFF.both)
    const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: state })
    await faults.watch(context)
    const page = await context.newPage()
    await page.goto('/pages/user')
    await expect(title(page)).toHaveText('My Profile')
    await fetch(`${baseURL}/api/auth/logout`, { method: 'POST', headers: sessionHeaders(state) })

    await page.getByRole('link', { name: 'NP Queue' }).click()
    await expect(page).toHaveURL(/\/login\?/)
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
    await context.close()
  })
})

test.describe('the screen', () => {
  test('is light or dark as was chosen, and remembers it', async ({ visitor }) => {
    const page = await visitor(STAFF.np)
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.goto('/pages/NPqueue')
    await expect(title(page)).toHaveText('NP Queue')
    const light = await paper()
    await page.getByRole('button', { name: 'Colours of the screen' }).click()
    await page.getByRole('menuitem', { name: 'Dark' }).click()
    await expect.poll(paper).not.toBe(light)
    const dark = await paper()
    await page.reload()
    await expect(title(page)).toHaveText('NP Queue')
    expect(await paper()).toBe(dark)
    await expect(page.getByRole('region', { name: 'Patients Assigned to You' })).toBeVisible()
    await expectAccessible(page)
  })

  for (const who of [STAFF.admin, STAFF.both, STAFF.pcrManager] as const) {
    test(`never scrolls sideways, whichever page ${who.split('@')[0]} opens`, async ({ visitor, isMobile }) => {
      const page = await visitor(who)
      await page.goto('/pages/timeline')
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
      if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
      await expect(links.first()).toBeVisible()
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '').filter((path) => path !== '/lock'))
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('main')).toBeVisible()
        await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
        for (const width of isMobile ? [360, 390] : [1024, 1440]) {
          await page.setViewportSize({ width, height: 844 })
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
          expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(0)
        }
      }
    })
  }
})
