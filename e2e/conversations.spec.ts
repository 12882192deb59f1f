import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { callAs } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'

const PAGE = '/pages/conversations'

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`${PAGE}${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Conversations' })).toBeVisible()
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
}

test('a manager finds a conversation, reads what was said and understood, and the opening is an entry (A-13, A-16)', async ({
  visitor,
}) => {
  const page = await visitor(STAFF.pcrManager)
  await open(page)
  await expectAccessible(page)
  await page.getByLabel('Outcome', { exact: true }).selectOption('Handed to a person')
  await page.getByLabel('Stage reached').selectOption('Questionnaire')
  await expect(page).toHaveURL(/outcome=handed&stage=questionnaire/)
  const list = page.getByRole('table', { name: 'Conversations' })
  await expect(list.getByText('Handed to a person').first()).toBeVisible()
  await expect(list.getByText('In queue')).toHaveCount(0)

  await page
    .getByRole('button', { name: /^Transcript of/ })
    .first()
    .click()
  const transcript = page.getByRole('dialog', { name: 'Transcript' })
  const said = transcript.getByRole('list', { name: 'Transcript' })
  await expect(said).toContainText(/Understood as: \w/)
  await expect(said).toContainText('Filled in the consent form')
  await expect(said).not.toContainText('book with tcn')
  await expectAccessible(page)
  const address = page.url()
  await page.goBack()
  await expect(transcript).toBeHidden()

  await page.goto(address)
  await expect(said).toContainText(/Understood as: \w/)
  const id = new URL(address).searchParams.get('open')
  const { rows } = await callAs<{ rows: { user: string; entity: { id: string } }[] }>(STAFF.admin, '/api/audit?actions=Read%20Conversation')
  // Others may have opened one since.
  expect(rows).toContainEqual(expect.objectContaining({ user: 'Priya Raghunathan', entity: expect.objectContaining({ id }) }))
})

test('where people stop stands question by question, and the file holds the same', async ({ visitor }) => {
  const page = await visitor(STAFF.npManager)
  await open(page, '?view=stops')
  await expect(page.getByRole('list', { name: 'Conversations by furthest step reached' }).getByRole('listitem')).toHaveCount(7)
  const table = page.getByRole('table', { name: /^Questions of Async Intake/ })
  const rows = table.getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Questionnaire').selectOption({ index: 0 })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^conversation_stops_.*\.csv$/)
  const lines = readFileSync(await file.path(), 'utf8')
    .split('\r\n')
    .filter((line) => line.startsWith('Async Intake,'))
  expect(lines).toHaveLength((await rows.count()) - 1)
})

test('who manages nothing is not let in', async ({ visitor, isMobile }) => {
  test.skip(isMobile, 'the same at every width')
  const page = await visitor(STAFF.np)
  await page.goto(PAGE)
  await expect(page.getByText('“Conversations” is for managers and administrators.')).toBeVisible()
})
