import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { test as base, expect } from './support/fixtures.ts'
import { LoginPage } from './support/login-page.ts'
import { emailAfter, emailsTo } from './support/mail.ts'
import { newStaff } from './support/new-staff.ts'
import { callAs, sessionHeaders, storedSession } from './support/sessions.ts'
import { PASSWORD, STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'
import { totp } from './support/totp.ts'

// Browsers keep passkeys for names, and for no bare address.
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: how a fixture says that it needs no other
  baseURL: async ({}, use) => {
    await use(process.env.CLINIC_URL?.replace('127.0.0.1', 'localhost'))
  },
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const panel = (page: Page) => page.getByRole('region', { name: 'Second factors' })

/** Someone new whose group asks for a second factor; both are gone after the journey, since all journeys share the list of groups. */
async function askedForMore(): Promise<{ email: string; leave: () => Promise<void> }> {
  const { email, name } = await newStaff('User')
  const headers = { ...sessionHeaders(storedSession(STAFF.admin)), 'content-type': 'application/json' }
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${process.env.CLINIC_URL}${path}`, { method, headers, body: JSON.stringify(body ?? {}) })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const fields = { description: 'Strict', scopes: ['user'], pcr_capable: false, np_capable: false, needs_strong_factor: true }
  const group = await ask('POST', '/api/authgroups', { ...fields, name: `strict ${randomUUID()}` })
  const people = await callAs<{ id: number; name: string }[]>(STAFF.admin, '/api/users')
  const id = people.find((one) => one.name === name)?.id
  await ask('PUT', `/api/authgroups/${id}/groupadd`, { auth_group_id: group.id })
  const leave = async () => {
    await ask('DELETE', `/api/users/${id}`)
    await ask('DELETE', `/api/authgroups/${group.id}`)
  }
  return { email, leave }
}

/** A device that keeps passkeys and verifies its owner without asking. */
async function keepPasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const verifies = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true }
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options: { protocol: 'ctap2', transport: 'internal', ...verifies } })
}

/** Another name for a passkey, without a mouse: left as it was by Escape, refused when empty, then kept, the focus back where it began. */
async function renameByKeyboard(page: Page, { from, to }: { from: string; to: string }): Promise<void> {
  const rename = panel(page).getByRole('button', { name: `Rename: ${from}` })
  const name = panel(page).getByLabel('Passkey name')
  await rename.press('Enter')
  await expect(name).toBeFocused()
  await expectAccessible(page)
  await takeScreenshot(page, 'passkey-name')
  await page.keyboard.type('Not this')
  await page.keyboard.press('Escape')
  await expect(rename).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(name).toBeFocused()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(name).toHaveAccessibleDescription('This field is required')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await page.keyboard.type(`  ${to} `)
  await page.keyboard.press('Enter')
  await expect(panel(page).getByText(to)).toBeVisible()
  await expect(panel(page).getByRole('button', { name: `Rename: ${to}` })).toBeFocused()
}

test('somebody whose group asks for more than mail sets up an app at the log-in, adds a passkey, and logs in with each (A-1, A-2)', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of (400|401)/)
  const { email, leave } = await askedForMore()
  await keepPasskeys(page)
  const login = new LoginPage(page)
  await login.open()
  await login.typeCode(await login.askForCode(email))

  await expect(title(page)).toHaveText('Check your email')
  await page.goto('/pages/user')
  await expect(page, 'nothing else opens').toHaveURL(/\/login/)
  await expect(title(page)).toHaveText('Check your email')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await page.getByLabel('Current password').fill(PASSWORD)
  const before = emailsTo(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'The key for your authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const key = ((await page.getByTestId('totp-key').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill(totp(key) === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('alert')).toContainText('That code isn’t right.')
  await page.getByLabel('Code from the app').fill(totp(key))
  await page.getByRole('button', { name: 'Turn on' }).click()

  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page)
  const [recovery = ''] = await codes.allTextContents()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect(readFileSync(await (await saving).path(), 'utf8')).toContain(recovery)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  const mail = await emailAfter(email, before)
  expect(mail).toContain('An authenticator app was set up for your account.')
  expect(mail).not.toContain(recovery)

  await page.goto('/pages/user')
  await panel(page).getByRole('button', { name: 'Add a passkey' }).click()
  await panel(page).getByLabel('Passkey name').fill('This laptop')
  await panel(page).getByLabel('Current password').fill(PASSWORD)
  await panel(page).getByRole('button', { name: 'Create a passkey' }).click()
  await expect(panel(page).getByText('This laptop')).toBeVisible()
  await expectAccessible(page)
  await renameByKeyboard(page, { from: 'This laptop', to: 'The laptop at the desk' })

  await page.getByRole('button', { name: 'Log out' }).click()
  await login.enter(email)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()

  await page.getByRole('button', { name: 'Log out' }).click()
  await login.enter(email)
  await page.getByRole('button', { name: 'Use your authenticator app' }).click()
  await expectAccessible(page)
  await page.getByLabel('Code from your authenticator app').fill(totp(key, 1))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await leave()
})
