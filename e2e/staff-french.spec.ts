import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect } from './support/fixtures.ts'
import { test } from './support/french-test.ts'
import { codeFromEmail, emailsTo } from './support/mail.ts'
import { FrenchReader, inFrench, named } from './support/marked-french.ts'
import { newStaff } from './support/new-staff.ts'
import { logInByCalls, sessionHeaders } from './support/sessions.ts'
import { PASSWORD, STAFF, type StaffEmail } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

const PAGES: Readonly<Partial<Record<StaffEmail, readonly string[]>>> = {
  [STAFF.pcr]: ['/pages/today', '/pages/userqueue', '/pages/user', '/pages/timeline'],
  [STAFF.np]: ['/pages/NPqueue', '/admin/calendar', '/pages/approvals', '/pages/timeline'],
  [STAFF.admin]: [
    ...['/pages/today', '/pages/PCRAdmin', '/pages/NPAdmin', '/pages/PatientManager', '/pages/useradmin', '/pages/audit'],
    ...['/pages/spreadsheet_uploader', '/pages/editQuestionnaire', '/pages/conversations', '/pages/answers', '/pages/languages'],
    ...['/pages/ReportsPage', '/admin/stats', '/admin/charts', '/pages/duplicates', '/pages/sellers', '/pages/verify', '/pages/chase'],
  ],
  [STAFF.user]: [
    ...['buttons', 'grid-system', 'sweet-alert', 'notifications', 'icons', 'typography', 'calendarschedule'].map(
      (name) => `/components/${name}`,
    ),
    ...['/forms/regular', '/forms/extended', '/forms/validation', '/forms/wizard', '/table-list/extended', '/table-list/paginated'],
  ],
}
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** Opens the first patient of one's own. */
const ROW = 'row'
/** The page that a dialog opens on, and what is clicked until it does, each by its English. */
const DIALOGS: Readonly<Partial<Record<StaffEmail, readonly (readonly string[])[]>>> = {
  [STAFF.pcr]: [
    ['/pages/userqueue', 'Closed alarms'],
    ['/pages/userqueue', 'Look up caller'],
    ['/pages/userqueue', ROW, 'Record a call'],
    ['/pages/userqueue', ROW, 'More actions', 'Mark as ineligible…'],
    ['/pages/userqueue', ROW, 'Correct contact details'],
    ['/pages/userqueue', ROW, 'Record a reaction'],
    ['/pages/userqueue', ROW, 'Record Veterans Affairs'],
  ],
  [STAFF.np]: [
    ['/pages/NPqueue', ROW, 'Complete'],
    ['/pages/NPqueue', ROW, 'More actions', 'Hold until…'],
    ['/pages/NPqueue', ROW, 'More actions', 'Send back to PCR queue…'],
    ['/pages/NPqueue', ROW, 'Visits', 'Book a visit'],
  ],
  [STAFF.admin]: [
    ['/pages/useradmin', 'Groups'],
    ['/pages/useradmin', 'Add user'],
    ['/pages/PCRAdmin', 'Wait limits'],
    ['/pages/PCRAdmin', 'Opening hours'],
    ['/pages/PCRAdmin', 'On-call list'],
    ['/pages/sellers', 'Add a seller'],
  ],
}
for (const [email, paths] of Object.entries(PAGES) as [StaffEmail, readonly string[]][])
  test(`every text that ${email} reads is a message, and holds texts 40 % longer (F-15)`, async ({ longerFrench }) => {
    test.slow()
    const page = await longerFrench(email)
    const reader = new FrenchReader(page)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toContainText('⟦')
      await expect(page.getByText(inFrench('The page you requested could not be found.'))).toHaveCount(0)
      await reader.read(path)
      await fitsWidth(page, path)
      await page.setViewportSize(PHONE)
      await fitsWidth(page, path)
      await page.setViewportSize(DESK)
    }
    expect(reader.complaints()).toEqual([])
  })

for (const [email, dialogs] of Object.entries(DIALOGS) as [StaffEmail, readonly (readonly string[])[]][])
  test(`so is every text of the dialogs that ${email} opens, and no button of them is cut off (F-15)`, async ({ longerFrench }) => {
    test.slow()
    const page = await longerFrench(email)
    const reader = new FrenchReader(page)
    for (const [path = '', ...clicked] of dialogs) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toContainText('⟦')
      for (const name of clicked) await (name === ROW ? firstRow(page) : named(page, name)).click()
      await reader.readDialog(`${path}, ${clicked.at(-1)}`)
    }
    expect(reader.complaints()).toEqual([])
  })

test('someone chooses French, reads it everywhere at once, and goes back to English (F-15)', async ({ visitor }) => {
  const page = await visitor(STAFF.user)
  await page.goto('/pages/user')
  await page.getByRole('radio', { name: 'Français' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon profil')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await expectAccessible(page)
  await takeScreenshot(page, 'profile-french')
  await page.goto('/pages/timeline')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon activité')
  await page.goto('/pages/user')
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
})

test('the login is in the language of the browser or the one chosen there, which stays with a person who has none of their own (F-15)', async ({
  browser,
  baseURL,
  pageErrors,
  isMobile,
  visitor,
}) => {
  test.skip(isMobile, 'the same at every width')
  // What is on its way when someone logs out.
  pageErrors.allow(/status of 401/)
  const [undecided, decided] = [await newStaff('User'), await newStaff('User')]
  const english = await fetch(`${process.env.CLINIC_URL}/api/me/preferences`, {
    method: 'PUT',
    headers: { ...sessionHeaders(await logInByCalls(decided.email)), 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'en-CA' }),
  })
  expect(english.status).toBe(200)
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-CA' })
  await pageErrors.watch(context)
  const page = await context.newPage()
  const title = page.getByRole('heading', { level: 1 })
  const logIn = async (email: string) => {
    const before = emailsTo(email)
    await page.getByLabel('Courriel').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await expect(title).toHaveText('Vérifier')
    await page.getByLabel('Code à usage unique').fill(await codeFromEmail(email, before))
  }
  await page.goto('/pages/today')
  await expect(page.getByText('Connectez-vous pour ouvrir «\u00a0Aujourd’hui\u00a0».')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await expectAccessible(page)
  await takeScreenshot(page, 'login-french')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(title).toHaveText('Log in')
  await page.goto('/validate?key=unknown-key')
  await expect(page.getByText('Invalid key')).toBeVisible()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByText('Clé non valide')).toBeVisible()
  await page.goto('/login')

  await logIn(undecided.email)
  await expect(title).toHaveText('Aujourd’hui')
  const elsewhere = await visitor(await logInByCalls(undecided.email))
  await elsewhere.goto('/pages/today')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Aujourd’hui')

  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(title).toHaveText('Se connecter')
  await logIn(decided.email)
  await expect(title).toHaveText('Today')
  await context.close()
})

async function fitsWidth(page: Page, path: string): Promise<void> {
  const measure = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(measure, { message: `${path} is wider than the screen` }).toBeLessThanOrEqual(0)
}

function firstRow(page: Page): Locator {
  return page.locator('[data-list="mine"] [data-row-key] button[title]').first()
}
