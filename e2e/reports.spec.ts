import { readFileSync } from 'node:fs'
import { PAGE_SIZES } from '@clinic/contract/queues'
import type { Metrics } from '@clinic/contract/reports'
import type { Download, Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { callAs } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test.setTimeout(120_000)

const COLUMNS = [
  ...['User Name', 'New Patients Seen', 'Marked Ineligible', 'Renew Patients Seen', 'Unfinished Questionnaires'],
  ...['Missed Renewals', 'Patients Seen', 'Opted In For Call'],
]

async function openReports(page: Page, query = ''): Promise<void> {
  await page.goto(`/pages/ReportsPage${query}`)
  await expect(page.getByRole('heading', { level: 2, name: 'User Statistics' })).toBeVisible()
  // The charts arrive a moment later, one after the other.
  await expect(page.getByRole('heading', { level: 2, name: 'Renewals due' })).toBeVisible()
  // With more people than a page holds, the pager is there; the journeys compare all of them.
  const size = page.getByRole('navigation', { name: 'Pages of User Statistics' }).getByRole('combobox', { name: 'Rows per page' })
  const asked = query.replace('from=', 'startDate=').replace('to=', 'endDate=')
  if ((await metrics(asked)).people.length > PAGE_SIZES[0]) await size.selectOption(String(PAGE_SIZES.at(-1)))
}

const picker = (page: Page) => page.getByRole('button', { name: /^Date range/ })
const metrics = (query = '') => callAs<Metrics>(STAFF.admin, `/api/reports/figures${query}`)

/** The rows of the statistics as they are seen, the total omitted. */
async function seenRows(page: Page): Promise<string[][]> {
  const rows = page.getByRole('table', { name: 'User Statistics' }).locator('tbody tr')
  const cells = await rows.evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')))
  return cells.slice(0, -1)
}

async function save(page: Page, entry: string): Promise<{ name: string; text: string }> {
  const download: Promise<Download> = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Downloads' }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

const lines = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')

test('the report begins with the last 7 days up to today, and other days are chosen by name, by calendar or by typing (REQ-651)', async ({
  visitor,
}) => {
  const page = await visitor(STAFF.admin)
  await openReports(page)
  const { today, startDate } = await metrics()
  await expect(picker(page)).toHaveAccessibleName(/Last 7 days/)
  expect(new URL(page.url()).search).toBe('')

  await picker(page).click()
  const form = page.getByRole('dialog', { name: 'Date range' })
  await expect(form.getByLabel('From')).toHaveValue(startDate)
  await expect(form.getByLabel('To')).toHaveValue(today)
  await expectAccessible(page)
  // Few months begin with a week and end with one: days of the next to them are there too.
  for (let month = 0; month < 2; month += 1) await form.getByRole('button', { name: 'Previous month' }).click()
  await expectAccessible(page)
  await takeScreenshot(page, 'reports-days')
  await form.getByRole('button', { name: 'Last 30 days' }).click()
  await expect(picker(page)).toHaveAccessibleName(/Last 30 days/)
  expect(new URL(page.url()).searchParams.get('to')).toBe(today)

  await picker(page).click()
  await form.getByLabel('From').fill(today)
  await form.getByLabel('To').fill(startDate)
  await expect(form.getByText('The end date is before the start date')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await form.getByLabel('From').fill(startDate)
  await form.getByLabel('To').fill(startDate)
  await form.getByRole('button', { name: 'Apply' }).click()
  await expect(picker(page)).toHaveAccessibleName(/1 day/)
  expect(new URL(page.url()).search).toBe(`?from=${startDate}&to=${startDate}`)

  await page.goBack()
  await expect(picker(page)).toHaveAccessibleName(/Last 30 days/)
  await page.reload()
  await expect(picker(page)).toHaveAccessibleName(/Last 30 days/)
})

test('User Statistics has a row per person, the AI Assistant’s and the total, in any order; it scrolls within a page as wide as its screen (REQ-658, REQ-670)', async ({
  visitor,
  viewport,
}) => {
  const page = await visitor(STAFF.admin)
  await openReports(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport?.width)
  const table = page.getByRole('table', { name: 'User Statistics' })
  const heads = await table.locator('thead th').evaluateAll((cells) => cells.map((cell) => cell.querySelector('button')?.textContent))
  expect(heads).toEqual(COLUMNS)
  const { people, totals } = await metrics()
  expect((await seenRows(page)).map(([name]) => name)).toEqual(people.map(({ user }) => user))
  expect(people.map(({ user }) => user)).toContain('AI Assistant')
  const last = table.locator('tbody tr').last()
  await expect(last).toContainText('Total')
  await expect(last.locator('td').nth(6)).toHaveText(String(totals.patientsSeen))

  await table.getByRole('button', { name: 'Sort by User Name' }).click()
  const names = (await seenRows(page)).map(([name]) => name ?? '')
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en-CA')))
  await table.getByRole('button', { name: 'Sort by Opted In For Call' }).click()
  const calls = (await seenRows(page)).map((cells) => Number(cells[7]))
  expect(calls).toEqual([...calls].sort((a, b) => b - a))
  await expect(last).toContainText('Total')
  const end = table.getByRole('button', { name: 'Sort by Opted In For Call' })
  await end.scrollIntoViewIfNeeded()
  await expect(end).toBeInViewport()

  const due = page.getByRole('region', { name: 'Records due for review' })
  await due.getByRole('button', { name: 'Show records due for review' }).click()
  await expect(due).toContainText('No record is due')
})

const DOWNLOADS = [
  ['Download Seen CSV', 'patients_seen', 'User,PatientID,Action,Timestamp,Type', 'patientsSeen'],
  ['Download Ineligible CSV', 'ineligible_report', 'User,Action,Created At,Patient,Type,Ineligible Reason', 'markedIneligible'],
  ['Download Unfinished CSV', 'unfinished_questionnaires', 'PatientID,Questionnaire Name,Started At', 'unfinishedQuestionnaire'],
  ['Download Missed CSV', 'renewal_missed', 'PatientID,Province,Upcoming Renewal Date,Days Lapsed,Last Practitioner', 'renewalMissed'],
  ['Download Opt-in CSV', 'opt_in_for_call', 'PatientID,Timestamp', 'optInForCall'],
] as const

test('Download Overall CSV saves the table that is on the screen, and each other entry its list, under its name (REQ-652 to REQ-657, REQ-662, REQ-664, E-5)', async ({
  visitor,
}) => {
  const page = await visitor(STAFF.admin)
  await openReports(page)
  const { startDate, endDate } = await metrics()
  const { name, text } = await save(page, 'Download Overall CSV')
  expect(name).toBe(`overall_report_${startDate}_to_${endDate}.csv`)
  const [head, ...rows] = lines(text)
  expect(head).toBe(
    'User,New Patients,Marked Ineligible,Renew Patients,Unfinished Questionnaires,Missed Renewals,Patients Seen,Opted In For Call',
  )
  expect(rows.map((row) => row.split(','))).toEqual(await seenRows(page))

  for (const [entry, type, head, list] of DOWNLOADS) {
    await test.step(entry, async () => {
      const { totals } = await metrics()
      const { name, text } = await save(page, entry)
      expect(name).toBe(`${type}_${startDate}_to_${endDate}.csv`)
      const [first, ...rows] = lines(text)
      expect(first).toBe(head)
      expect(rows).toHaveLength(totals[list])
    })
  }
})

test('a number opens what it counts and the patients behind it, each with their record', async ({ visitor }) => {
  const page = await visitor(STAFF.admin)
  await openReports(page)
  const { totals } = await metrics()
  const tile = page.getByRole('list', { name: 'Key figures' }).getByRole('button', { name: /^Patients Seen/ })
  await tile.click()
  const drawer = page.getByRole('dialog', { name: 'Patients Seen' })
  await expect(drawer).toContainText('Appointments completed in these days')
  await expect(drawer.getByRole('status').filter({ hasText: /entr/ })).toHaveText(new RegExp(`^${totals.patientsSeen} `))
  await expectAccessible(page)
  const patient = drawer.getByRole('table', { name: 'Patients' }).getByRole('button').first()
  const id = (await patient.textContent()) ?? ''
  await patient.click()
  const record = page.getByRole('dialog', { name: id })
  await expect(record.getByRole('heading', { name: 'Appointment Notes' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(record).toBeHidden()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('every chart says its numbers in words too, compares them with the days before, and opens what is behind them', async ({
  visitor,
  isMobile,
}) => {
  const page = await visitor(STAFF.admin)
  await openReports(page, await lastMonths())
  for (const title of [
    'By hour and weekday',
    'From the chat to the appointment',
    'Patients seen by province',
    'Reasons for ineligibility',
    'Wait times',
    'Waiting now',
    'Renewals due',
  ])
    await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible()
  const overTime = page.getByRole('region', { name: /^Patients seen per (day|week)$/ })
  await expect(overTime).toContainText(/(more than in|fewer than in|no change from) the \d+ days before/)
  await overTime.getByText('Table', { exact: true }).click()
  await expect(overTime.getByRole('columnheader', { name: 'Renewed' })).toBeVisible()
  await expectAccessible(page)

  await opens(
    page.getByRole('region', { name: 'Reasons for ineligibility' }).getByRole('listitem').getByRole('button').first(),
    'Marked Ineligible',
  )
  await opens(page.getByRole('region', { name: 'Waiting now' }).getByRole('listitem').getByRole('button').first(), /now$/)
  await opens(
    page
      .getByRole('region', { name: 'By hour and weekday' })
      .first()
      .getByRole('button', { name: /^\w+days from/ })
      .first(),
    'Patients Seen',
  )
  test.skip(isMobile, 'the bars of the chart are too narrow for a finger; the table opens the same')
  await overTime.getByText('Chart', { exact: true }).click()
  await opens(overTime.locator('.recharts-bar-rectangle path').first(), 'Patients Seen')
})

async function opens(number: Locator, name: string | RegExp): Promise<void> {
  await number.click()
  const drawer = number.page().getByRole('dialog', { name })
  await expect(drawer.getByRole('table', { name: 'Patients' })).toBeVisible()
  await number.page().keyboard.press('Escape')
  await expect(drawer).toBeHidden()
}

async function lastMonths(): Promise<string> {
  const { today } = await metrics()
  const from = new Date(Date.parse(today) - 40 * 86_400_000).toISOString().slice(0, 10)
  return `?from=${from}&to=${today}`
}

test('the page can be read and used without a mouse', async ({ visitor, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  const page = await visitor(STAFF.admin)
  await openReports(page)
  await expectAccessible(page)
  await picker(page).focus()
  await page.keyboard.press('Enter')
  const preset = page.getByRole('dialog', { name: 'Date range' }).getByRole('button', { name: 'This month' })
  await preset.focus()
  await page.keyboard.press('Enter')
  await expect(picker(page)).toHaveAccessibleName(/This month|Today/)
  await page.getByRole('button', { name: 'About Marked Ineligible' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Marked Ineligible' })).toContainText('automatic screening counts for the AI Assistant')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'About Marked Ineligible' })).toBeFocused()
})

test('a download that breaks off says so and can be tried again (C-11)', async ({ visitor, pageErrors }) => {
  pageErrors.allow(/Failed to load resource/)
  const page = await visitor(STAFF.admin)
  await openReports(page)
  await page.route('**/api/reports/csv*', (route) => route.abort())
  await page.getByRole('button', { name: 'Downloads' }).click()
  await page.getByRole('menuitem', { name: 'Download Seen CSV' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The download was interrupted. Please try again.' })).toBeVisible()
  await page.unroute('**/api/reports/csv*')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Try again' }).click()
  expect((await download).suggestedFilename()).toMatch(/^patients_seen_/)
})
