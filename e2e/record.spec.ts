import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { failUntilPressed } from './support/fail-until-pressed.ts'
import { expect, test } from './support/fixtures.ts'
import { newPatientInLine } from './support/intake-by-calls.ts'
import { openTab } from './support/open-tab.ts'
import { patient } from './support/patients.ts'
import { QueuePage } from './support/queue-page.ts'
import { callAs } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

const NAMED = 'Maria Santos'

/** A fact of the record by its name; answers further down may bear the same. */
const factsOf = (dialog: Locator) => (name: string) =>
  dialog
    .locator('dl')
    .first()
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd')

test('the details dialog is the record: facts, notes, flags with their reasons, medications, answers by version, stages, consent (REQ-568 to REQ-575)', async ({
  visitor,
}) => {
  const page = await visitor(STAFF.np)
  const queue = new QueuePage(page, 'np')
  await queue.open()
  const dialog = await queue.openDetails(queue.mine, NAMED)
  const fact = factsOf(dialog)

  const head = dialog.getByRole('region', { name: 'Patient', exact: true })
  await expect(head.getByRole('heading', { level: 2, name: NAMED })).toBeVisible()
  for (const text of [/TCN-\d+/, /born \d+ \w+ \d{4}/, /Allergies:/, /English|French/]) await expect(head).toContainText(text)
  await expect(fact('Opted in for call')).toHaveText(/^(Yes|No)$/)
  for (const name of ['Preferred licensed seller', 'Preferred cannabinoids', 'Preferred consumption methods', 'Consent'])
    await expect(fact(name)).not.toBeEmpty()
  await expect(fact('Main reason')).toHaveText(/epilepsy/i)
  await expect(fact('Current medications')).toContainText(/clobazam/i)
  await expect(fact('Risks vs benefits flags').getByRole('listitem').first()).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: /^Appointment notes/i })).toBeEditable()
  await expect(dialog.getByRole('heading', { name: 'System Notes' })).toBeVisible()
  await expectAccessible(page)
  await openTab(dialog, 'Answers')
  await expect(dialog.getByRole('region', { name: 'Answer Fields' })).toContainText('CUDIT-R')
  await expect(dialog.getByRole('heading', { name: 'Questionnaire history' })).toBeVisible()
  await expectAccessible(page)
  await openTab(dialog, 'Timeline')
  await expect(dialog.getByRole('list', { name: 'Stages' })).toContainText('With Dana Whitfield, NP')
  await expectAccessible(page)
})

test.describe('for an NP whose computer is in Vancouver', () => {
  test.use({ timezoneId: 'America/Vancouver' })

  test('the timeline shows the minute of the system notes: all times are the clinic’s', async ({ visitor }) => {
    const page = await visitor(STAFF.np)
    const queue = new QueuePage(page, 'np')
    await queue.open()
    const dialog = await queue.openDetails(queue.mine, NAMED)
    const moved = dialog.getByText(/^Moved to NP queue by .+ on \d+ \w+ \d{4}, \d\d:\d\d/).first()
    const [, minute = 'none'] = /on (\d+ \w+ \d{4}, \d\d:\d\d)/.exec((await moved.textContent()) ?? '') ?? []
    await openTab(dialog, 'Timeline')
    await expect(dialog.getByRole('list', { name: 'Stages' })).toContainText(minute)
  })
})

test('what was not read yet is not told as empty, nor what cannot be read, until it is (REQ-568, REQ-695)', async ({
  visitor,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/)
  const page = await visitor(STAFF.np)
  const { promise: heldBack, resolve: answer } = Promise.withResolvers<void>()
  let fails = true
  await page.route('**/api/patients/*/overview', async (route) => {
    await heldBack
    await (fails
      ? route.fulfill({ status: 500, json: { error: { code: 'internal-error', message: 'A server error occurred.' } } })
      : route.fallback())
  })
  const queue = new QueuePage(page, 'np')
  await queue.open()
  const dialog = await queue.openDetails(queue.mine, NAMED)
  const fact = factsOf(dialog)
  const fromAnswers = ['Main reason', 'Current cannabis use', 'Side effects', 'Next visit', 'Consent']
  await expect(dialog.getByRole('status', { name: 'Loading the patient' })).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Patient', exact: true })).toContainText('Allergies: loading…')
  await expect(dialog.getByRole('term')).toHaveCount(0)
  answer()
  for (const name of [...fromAnswers, 'Alerts from answers', 'Scores'])
    await expect(fact(name)).toHaveText('Could not be loaded', { timeout: 30_000 })
  await expectAccessible(page)
  fails = false
  await dialog.getByRole('button', { name: 'Try again' }).first().click()
  await expect(fact('Main reason')).toHaveText(/epilepsy/i)
  await expect(fact('Alerts from answers')).toHaveCount(0)
})

test('the brief before a visit is written from the answers, and a line opens the answer behind it', async ({ visitor }) => {
  const page = await visitor(STAFF.np)
  const queue = new QueuePage(page, 'np')
  await queue.open()
  const dialog = await queue.openDetails(queue.mine, NAMED)
  const brief = dialog.getByRole('region', { name: 'Before the visit' })
  await brief.getByRole('button', { name: /^Main reason: Epilepsy/ }).click()
  const answer = dialog.locator('[data-tag="main_reason"]:focus')
  await expect(answer).toContainText('What is the main thing you would like help with?')
  await expect(answer).toBeInViewport()
  await expectAccessible(page)
})

test('two people who open one record learn of each other, and that the other has closed it', async ({ visitor }) => {
  const [one, other] = await Promise.all([visitor(STAFF.np), visitor(STAFF.npManager)])
  const mine = new QueuePage(one, 'np')
  await mine.open()
  const dialog = await mine.openDetails(mine.mine, NAMED)
  const id = /TCN-\d+/.exec((await dialog.getAttribute('aria-label')) ?? '')?.[0]
  await other.goto(`/pages/NPAdmin?q=${id}`)
  await other
    .getByRole('button', { name: `Details of ${id}` })
    .first()
    .click()
  await expect(other.getByText('Dana Whitfield is also viewing this record')).toBeVisible()
  await expect(dialog.getByText('Fatima El-Amin is also viewing this record')).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(dialog.getByText('Fatima El-Amin is also viewing this record')).toBeHidden()
})

test('nothing fails silently: a list that cannot be read says so and offers another try; so does an answer that is no list (REQ-695, REQ-696)', async ({
  visitor,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/)
  const page = await visitor(STAFF.np)
  // Rows that arrive as they change would fill the list anyway.
  await page.route('**/api/events?*', (route) => route.abort())
  await failUntilPressed(page, '**/api/queues/np/page?*', [
    { status: 500, json: { error: { code: 'internal-error', message: 'A server error occurred. Please try again.' } } },
    { json: { rows: 'none' } },
  ])
  await page.goto('/pages/NPqueue')
  const mine = page.getByRole('region', { name: 'Patients Assigned to You' })
  await expect(mine.getByText('A server error occurred. Please try again.')).toBeVisible({ timeout: 30_000 })
  await mine.getByRole('button', { name: /Try again|Retry/ }).click()
  await expect(mine.getByText('Invalid API response')).toBeVisible({ timeout: 30_000 })
  await mine.getByRole('button', { name: /Try again|Retry/ }).click()
  await expect(mine.locator('[data-row-key]').first()).toBeVisible()
})

test('the record is one page at every width: tabs by keyboard, the tab in the address, and a head that stays while it scrolls', async ({
  visitor,
}) => {
  const page = await visitor(STAFF.np)
  const queue = new QueuePage(page, 'np')
  await queue.open()
  const dialog = await queue.openDetails(queue.mine, NAMED)
  const id = /TCN-\d+/.exec((await dialog.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

  await test.step('Arrows move along the tabs, Enter opens one: passing the conversation does not open it.', async () => {
    await tab('Summary').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(tab('Answers')).toBeFocused()
    await expect(tab('Summary')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(tab('Answers')).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/part=answers/)
  })

  await test.step('Closed, it leaves the address as it was.', async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).not.toHaveURL(/part=/)
  })

  await test.step('Its own page opens at the tab that the address names.', async () => {
    await page.goto(`/pages/patient?patient=${id}&part=timeline`)
    await expect(tab('Timeline')).toHaveAttribute('aria-selected', 'true')
    await tab('Summary').click()
    await expect(page.getByRole('heading', { name: 'System Notes' })).toBeVisible()
  })

  await test.step('Every tab is accessible.', async () => {
    for (const name of ['Answers', 'Notes', 'Visits', 'Timeline']) {
      await openTab(page, name)
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
      await expectAccessible(page)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await takeScreenshot(page, `record-${name.toLowerCase()}`)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    }
    await openTab(page, 'Summary')
  })

  await test.step('Beside a list in a wide window it is as on a phone, and nothing is wider than it.', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const frame = page.getByRole('tablist').locator('xpath=ancestor::*[contains(@class, "record")][1]')
    await frame.evaluate((element) => {
      if (element instanceof HTMLElement) element.style.width = '440px'
    })
    for (const name of ['Answers', 'Notes', 'Visits', 'Timeline', 'Summary']) {
      await openTab(page, name)
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
      expect(await page.getByRole('tabpanel').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
      await takeScreenshot(page, `record-narrow-${name.toLowerCase()}`)
    }
    await page.reload()
  })

  await test.step('Another tab is shown from its top, and on a phone its name is in view.', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('heading', { name: 'System Notes' }).scrollIntoViewIfNeeded()
    await openTab(page, 'Timeline')
    await expect(page.getByRole('heading', { name: 'Stages' })).toBeInViewport({ ratio: 1 })
    await expect(tab('Timeline')).toBeInViewport({ ratio: 1 })
    await page.reload()
    // Alarms of other journeys may are above the record; its head stays in view while it scrolls.
    await page.getByRole('heading', { name: 'Stages' }).scrollIntoViewIfNeeded()
    await expect(tab('Timeline')).toBeInViewport({ ratio: 1 })
    await openTab(page, 'Summary')
  })

  for (const width of [390, 1024, 1440]) {
    await test.step(`At ${width} pixels head and next action stay in view.`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.getByRole('heading', { name: 'System Notes' }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('heading', { level: 2, name: NAMED })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('group', { name: 'Next action' }).getByRole('button', { name: 'Complete', exact: true })).toBeInViewport({
        ratio: 1,
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
        await page.evaluate(() => window.scrollTo(0, 0))
        await takeScreenshot(page, `record-page-${colorScheme}`)
      }
    })
  }
})

test('a PCR reads the patient’s conversation in the record; each opening is one audit entry, however often the tab is opened (F-1)', async ({
  visitor,
}) => {
  const id = await newPatientInLine(patient({ firstName: 'Read', lastName: 'Conversation' }))
  const page = await visitor(STAFF.pcr)
  const queue = new QueuePage(page, 'pcr')
  const reads = async () => {
    const entries = await callAs<{ action: string }[]>(STAFF.admin, `/api/audit_logs/${id}`)
    return entries.filter(({ action }) => action === 'Read Conversation').length
  }
  await queue.open()
  await queue.search(id)
  const record = await queue.openDetails(queue.unassigned, id)
  expect(await reads()).toBe(0)

  await openTab(record, 'Conversation')
  const log = record.getByRole('list', { name: 'Conversation' })
  await expect(log.getByRole('listitem').first()).toBeVisible()
  await expect(log).toContainText('New Patient Intake')
  await expectAccessible(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await takeScreenshot(page, 'record-conversation')
  }
  await openTab(record, 'Summary')
  await openTab(record, 'Conversation')
  await expect(log).toContainText('New Patient Intake')
  expect(await reads()).toBe(1)

  await page.keyboard.press('Escape')
  await openTab(await queue.openDetails(queue.unassigned, id), 'Conversation')
  await expect(log).toContainText('New Patient Intake')
  expect(await reads()).toBe(2)
})
