import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { LoginPage, logIn } from './support/login-page.ts'
import { emailsTo, newestMailTo } from './support/mail.ts'
import { newStaff } from './support/new-staff.ts'
import { logInByCalls, sessionHeaders, storedSession } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('the log-in', () => {
  test('says what is wrong before and after it asks (REQ-078, REQ-080 to REQ-083, REQ-093, REQ-095, REQ-096, REQ-099)', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/status of (401|500)/)
    const login = new LoginPage(page)
    await login.open()
    await expectAccessible(page)
    await login.enter('', '1234')
    await expect(page.getByText('The field is required')).toBeVisible()
    await expect(page.getByText('The Password field is required')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()

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

  test('asks for the mailed key, clears a wrong one, survives a reload, and lets the right one in (REQ-077, REQ-079, REQ-088 to REQ-090, REQ-094, REQ-098)', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 400/)
    const { email } = await newStaff('User')
    const login = new LoginPage(page)
    await login.open()
    const code = await login.askForCode(email)
    await expectAccessible(page)
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
    await login.typeCode(code === '000000' ? '111111' : '000000')
    await expect(page.getByRole('alert')).toContainText('Incorrect code, please try again.')
    await expect(page.getByLabel('One-time code')).toHaveValue('')

    await page.reload()
    await expect(title(page)).toHaveText('Verify')
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Send a new code \(\d+ s\)$/ })).toBeDisabled()
    expect(emailsTo(email), 'one key, not another').toHaveLength(1)
    await login.typeCode(code)
    await expect(page).toHaveURL(/\/pages\/today$/)
    await expect(title(page)).toHaveText('Today')
    const kept = await page.evaluate(() => [
      ...['authToken', 'jwtToken'].map((key) => localStorage.getItem(key)),
      sessionStorage.getItem('preAuth'),
    ])
    expect(kept[0]).toBeTruthy()
    expect(kept[1]).toBe(kept[0])
    expect(kept[2]).toBeNull()
  })

  test('is undone by logging out, here and on the server (REQ-046, REQ-091, REQ-092)', async ({ visitor, pageErrors, isMobile }) => {
    test.skip(isMobile, 'the same at every width')
    pageErrors.allow(/status of 401/)
    const { email } = await newStaff('User')
    const state = await logInByCalls(email)
    const page = await visitor(state)
    await page.goto('/pages/user')
    await page.reload()
    await expect(title(page)).toHaveText('My Profile')
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(title(page)).toHaveText('Log in')
    expect(await page.evaluate(() => localStorage.getItem('authToken') ?? localStorage.getItem('jwtToken'))).toBeNull()
    const asBefore = () => fetch(`${process.env.CLINIC_URL}/api/me`, { headers: sessionHeaders(state) })
    await expect.poll(async () => (await asBefore()).status, 'the old session is dead on the server').toBe(401)
    await page.goto('/pages/user')
    await expect(page.getByText('Log in to open “My Profile”.')).toBeVisible()
  })
})

test.describe('the validation page', () => {
  test('lets somebody who was invited choose a password and log in with it (B-6, A-7)', async ({ page }) => {
    const { email, link } = await inviteSomeone()
    await page.goto(link)
    await expect(page.getByText('Choose a password to open your account.')).toBeVisible()
    await expectAccessible(page)
    const open = async (password: string, again = password) => {
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByLabel('Confirm password').fill(again)
      await page.getByRole('button', { name: 'Open my account' }).click()
    }
    await open('harvest', 'other')
    await expect(page.getByText('Password must include at least one capital letter')).toBeVisible()
    await expect(page.getByText('Passwords do not match.')).toBeVisible()
    await expectAccessible(page)
    await open('Winter&lantern-5')
    await expect(page.getByText('Your account is active. You can log in now.')).toBeVisible()
    await page.getByRole('link', { name: 'Log in' }).click()
    const login = new LoginPage(page)
    await login.enter(email, 'Winter&lantern-5')
    await expect(title(page)).toHaveText('Verify')
    await page.goto(link)
    await expect(page.getByText('This link has already been used. You can log in.')).toBeVisible()
  })
})

test.describe('a session', () => {
  test('is there again after a reload (REQ-089, REQ-091)', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same at every width')
    const { email } = await newStaff('User')
    await logIn(page, email)
    await page.goto('/pages/user')
    await page.reload()
    await expect(title(page)).toHaveText('My Profile')
    await expect(page.getByText(email)).toBeVisible()
    await expectAccessible(page)
  })

  test('that has ended on the server leads to the log-in at the next step, with the reason (REQ-066)', async ({
    visitor,
    pageErrors,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same at every width')
    pageErrors.allow(/status of 401/)
    const { email } = await newStaff('nps')
    const state = await logInByCalls(email)
    const page = await visitor(state)
    // Without the line for live events, by which the page would hear of it before the next step.
    await page.route('**/api/events', () => undefined)
    await page.goto('/pages/user')
    await expect(title(page)).toHaveText('My Profile')
    // What the profile still loads could hear of the end before the next step does.
    await page.goto('about:blank')
    await fetch(`${process.env.CLINIC_URL}/api/auth/logout`, { method: 'POST', headers: sessionHeaders(state) })
    await page.goto('/pages/NPqueue')
    await expect(page).toHaveURL(/\/login\?/)
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  })
})

/** Someone whom an administrator invited, and the link in the mail they got. */
async function inviteSomeone(): Promise<{ email: string; link: string }> {
  const email = `invited.${Date.now()}.${process.pid}@demo.clinic.example`
  const headers = { ...sessionHeaders(storedSession(STAFF.admin)), 'content-type': 'application/json' }
  const body = JSON.stringify({ email, first_name: 'Ivy', last_name: `Invited ${email.split('.')[1]}` })
  const answer = await fetch(`${process.env.CLINIC_URL}/api/users/invite`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(await answer.text())
  return { email, link: /\/validate\?key=\S+/.exec(newestMailTo(email))?.[0] ?? '' }
}
