import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { newStaff } from './support/new-staff.ts'
import { callAs, logInByCalls, sessionHeaders } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'

const entries = (page: Page): Locator => page.getByRole('table', { name: 'Entries' })
const rows = (page: Page): Locator =>
  entries(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Details of entry/ }) })

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/pages/audit${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible()
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
}

test('an administrator finds who did what, to whom, and what it changed (REQ-671, REQ-672, REQ-673)', async ({ visitor }) => {
  const page = await visitor(STAFF.admin)
  await open(page)
  await expect(page.getByRole('region', { name: 'Seals of the log' })).toContainText(
    /\d entries sealed.*head [0-9a-f]{12}….*last anchor today/,
  )
  await expect(rows(page)).toHaveCount(50)
  await expectAccessible(page)

  await page.getByRole('textbox', { name: 'Person' }).fill('dana whit')
  await expect(page).toHaveURL(/person=dana\+whit/)
  await page.getByLabel('Kind').selectOption('Changes by staff')
  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByRole('combobox', { name: 'Field that changed' }).fill('assigned np')
  await page.getByRole('option', { name: 'Assigned NP' }).click()
  await expect(page).toHaveURL(/field=assigned_np/)
  await expect(rows(page).first()).toContainText('Dana Whitfield')
  for (const name of await rows(page)
    .getByRole('button', { name: /^Only entries of [A-Z]/ })
    .allTextContents())
    expect(name).toBe('Dana Whitfield')

  const claim = rows(page).filter({ hasText: 'Claim Patient' }).first()
  await claim.getByRole('button', { name: /^Details of entry/ }).click()
  const change = page.getByRole('table', { name: 'What changed' }).getByRole('row', { name: /^Assigned NP/ })
  await expect(change).toContainText('Dana Whitfield')
  await expect(page.getByText('of the chain').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^All entries of/ }).click()
  await expect(page).toHaveURL(/patient_id=/)
  await page.reload()
  await expect(rows(page).first()).toContainText('Dana Whitfield')
  await page.getByRole('button', { name: /^Clear \d filters/ }).click()
  await expect(page).not.toHaveURL(/person=/)
})

test('pages go older and newer, and Back leads to the page before', async ({ visitor }) => {
  const page = await visitor(STAFF.admin)
  await open(page, '?kind=patients')
  const first = (await rows(page).first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(page).toHaveURL(/before=/)
  await expect(rows(page).first()).not.toHaveText(first)
  const second = (await rows(page).first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(rows(page).first()).not.toHaveText(second)
  await page.getByRole('button', { name: 'Newer' }).click()
  await expect(rows(page).first()).toHaveText(second)
  await page.goBack()
  await page.goBack()
  await expect(rows(page).first()).toHaveText(second)
  await page.getByRole('button', { name: 'Newest' }).click()
  await expect(page).not.toHaveURL(/before=|after=/)
})

test('new entries are announced and shown only when asked for', async ({ visitor, isMobile }) => {
  test.skip(isMobile, 'the same at every width')
  const { email, name } = await newStaff('User')
  const state = await logInByCalls(email)
  const page = await visitor(STAFF.admin)
  const before = (await callAs<{ newest: string }>(STAFF.admin, '/api/audit?kind=reads')).newest
  expect(before).toMatch(/_\d+$/)
  await page.clock.install()
  await open(page, `?person=${encodeURIComponent(name)}`)
  await expect(rows(page).first()).toBeVisible()
  // They reach for what is not theirs.
  const refused = await fetch(`${process.env.CLINIC_URL}/api/audit`, { headers: sessionHeaders(state) })
  expect(refused.status).toBe(403)
  const news = page.getByRole('button', { name: /^Show \d+ new$/ })
  await expect(news).toBeHidden()
  await page.clock.fastForward(16_000)
  await expect(news).toBeVisible()
  await expect(rows(page).first()).not.toContainText('Access Refused')
  await news.click()
  await expect(rows(page).first()).toContainText('Access Refused')
  await expect(news).toBeHidden()
})

test('the download holds the entries of the search, and is an entry itself', async ({ visitor, isMobile }) => {
  test.skip(isMobile, 'the same at every width')
  const page = await visitor(STAFF.admin)
  await open(page, '?actions=Complete%20Appointment')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^audit_log_\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines.length).toBeGreaterThan(50)
  for (const line of lines.slice(1)) expect(line).toContain('Complete Appointment')
  await open(page, '?kind=exports')
  await expect(rows(page).first()).toContainText('Exported entries of the audit log')
})

test('by keyboard alone: to a filter, into an entry, and out again', async ({ visitor, isMobile }) => {
  test.skip(isMobile, 'keyboards belong to desks')
  const page = await visitor(STAFF.admin)
  await open(page)
  await page.getByRole('textbox', { name: 'Person' }).focus()
  await page.keyboard.type('amara')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/person=amara/)
  await expect(rows(page).first()).toContainText('Amara Osei')
  const details = rows(page)
    .first()
    .getByRole('button', { name: /^Details of entry/ })
  await details.focus()
  await page.keyboard.press('Enter')
  await expect(details).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('From address')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(details).toHaveAttribute('aria-expanded', 'false')
})

test('somebody sees what they did themselves, in words, and opens the patients that are still theirs', async ({ visitor }) => {
  const page = await visitor(STAFF.pcr)
  await page.goto('/pages/timeline')
  await expect(page.getByRole('heading', { level: 1, name: 'My Activity' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^(Today|Yesterday|\d+ \w+ \d{4})$/)
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /^\d\d:\d\dYou / })
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  const patient = page
    .getByRole('listitem')
    .filter({ hasText: /^\d\d:\d\dYou / })
    .getByRole('button')
    .first()
  const id = (await patient.textContent()) ?? ''
  await patient.click()
  await expect(page.getByRole('dialog')).toContainText(id)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(page).toHaveURL(/before=/)
  await expect(page.getByRole('button', { name: 'Newest' })).toBeEnabled()
})
