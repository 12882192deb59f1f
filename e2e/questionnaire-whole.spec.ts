import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { ChatPage } from './support/chat-page.ts'
import { expect } from './support/fixtures.ts'
import { allSaved } from './support/open-draft.ts'
import { openTab } from './support/open-tab.ts'
import { ownClinic as test } from './support/own-clinic.ts'
import { MAREN, ODILE } from './support/patients.ts'
import { QueuePage } from './support/queue-page.ts'
import { logInByCalls } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test.setTimeout(240_000)

const BUILDER = '/pages/medicalQuestionnaire'
const KEY = 'nights'
const NIGHTS = 'How are your nights?'
const SINCE = 'Since when are they so?'
const SLEEPY = 'Do you sleep badly?'
const PATIENT = { ...ODILE, answers: { ...ODILE.answers, [SLEEPY]: 'Yes', [NIGHTS]: 'Terrible', [SINCE]: 'Since last spring' } }

const dialog = (page: Page): Locator => page.getByRole('dialog')
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name })
/** A way to see the questions. */
const view = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('radiogroup', { name: 'View' }).getByText(name, { exact: typeof name === 'string' })

test('a questionnaire is built from nothing, branched, broken, mended, tried and published; a patient is asked it, and the note says so (E-3, D-11, REQ-349, REQ-416 to REQ-421)', async ({
  visitor,
  isMobile,
}) => {
  test.skip(isMobile, 'what is asked does not depend on the width')
  const earlier = new ChatPage(await visitor())
  await earlier.open()
  await earlier.reachQuestions(MAREN)
  const first = (await earlier.heading.textContent()) ?? ''

  const page = await visitor(await logInByCalls(STAFF.pcrManager))
  await test.step('Built from nothing: one question with two choices and a sentence for the note.', () => build(page))
  await test.step('Branched in the editor, and broken: the proof says so, and the graph shows the way there.', () => branchAndBreak(page))
  await test.step('Mended, tried, and the test run kept as a golden patient.', () => fixAndTry(page))
  await test.step('Published: the golden patient came out the same.', async () => {
    await tab(page, 'Publish').click()
    await expect(page.getByText('same result')).toBeVisible()
    expect(await publish(page, 'Nights, asked for the first time')).toBe(1)
    await expectAccessible(page)
  })
  await test.step('The intake asks whether somebody sleeps badly; who says yes is asked about the nights.', () => callFor(page))

  await earlier.answer(MAREN.answers[first])
  await expect(earlier.heading).not.toHaveText(first)
  await expect(earlier.heading).toHaveText('Where do you feel the pain, and what is it like?')

  const chat = new ChatPage(await visitor())
  await chat.open()
  await chat.reachQuestions(PATIENT)
  const asked = await chat.answerEverything(PATIENT)
  expect(asked.filter((one) => [SLEEPY, NIGHTS, SINCE].includes(one))).toEqual([SLEEPY, NIGHTS, SINCE])

  const queue = new QueuePage(await visitor(await logInByCalls(STAFF.pcr)), 'pcr')
  await queue.open()
  await queue.search(PATIENT.personal.lastName)
  const record = await queue.openDetails(queue.unassigned, `${PATIENT.personal.firstName} ${PATIENT.personal.lastName}`)
  await openTab(record, 'Answers')
  await record.locator('summary', { hasText: /Async Intake, version \d+/ }).click()
  await expect(record.getByText('Sleeps badly: Yes.')).toBeVisible()
  await expect(record.locator('summary', { hasText: 'Nights, version 1' })).toBeVisible()
  await expect(record.getByText('Nights are Terrible.').first()).toBeVisible()
  await expect(record.getByText('Since last spring')).toBeVisible()
  await expectAccessible(queue.page)
  await takeScreenshot(queue.page, 'questionnaire-note')
})

async function build(page: Page): Promise<void> {
  await page.goto(BUILDER)
  await page.getByRole('button', { name: 'New questionnaire' }).click()
  await dialog(page).getByLabel('Name').fill('Nights')
  await dialog(page).getByLabel('Key').fill(KEY)
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await page.getByRole('button', { name: 'Next Step' }).click()
  await addQuestion(page, NIGHTS)
  for (const [place, words] of ['Quiet', 'Terrible'].entries()) {
    if (place > 0) await dialog(page).getByRole('button', { name: 'Add choice' }).click()
    const field = dialog(page).getByLabel(`Text of choice ${place + 1}`)
    await field.fill(words)
    await field.press('Enter')
  }
  await dialog(page).getByLabel('Natural language conversion').fill('Nights are #answer.')
  await done(page)
  await allSaved(page)
}

async function branchAndBreak(page: Page): Promise<void> {
  await view(page, 'Cards').click()
  const card = page.getByRole('article').filter({ hasText: NIGHTS })
  await card.getByRole('button', { expanded: false }).click()
  await card.getByRole('button', { name: 'Create follow-up question for Terrible' }).click()
  const branch = page.getByRole('article').filter({ hasText: 'depth 1' })
  await branch.getByRole('textbox', { name: 'Text', exact: true }).fill('')
  await view(page, /^Checks \(1\)$/).click()
  const pageErrors = page.getByRole('region', { name: 'Errors' })
  await expect(pageErrors).toContainText('has no text')
  await pageErrors.getByRole('button').click()
  await expect(branch.getByRole('button', { expanded: true })).toBeFocused()
  await expect(branch).toContainText('1 problem')
  await view(page, 'Graph').click()
  const node = page.locator('[data-graph-tag][data-fault]')
  await expect(node).toHaveCount(1)
  await expect(page.locator('[data-graph-tag][data-way]')).toHaveCount(2)
  await expectAccessible(page)
  await takeScreenshot(page, 'questionnaire-path')
  await page.getByRole('button', { name: 'Show cards' }).click()
}

async function fixAndTry(page: Page): Promise<void> {
  const branch = page.getByRole('article').filter({ hasText: 'depth 1' })
  await branch.getByRole('textbox', { name: 'Text', exact: true }).fill(SINCE)
  await expect(page.locator('[data-graph-tag][data-fault]')).toHaveCount(0)
  await expect(view(page, 'Checks')).toBeVisible()
  await allSaved(page)
  await page.goto(`${BUILDER}?draft=${KEY}&tab=questions`)
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByLabel('Terrible').click()
  await expect(page.locator('#card-heading')).toHaveText(SINCE)
  await page.locator('#card-answer').fill('Last spring')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Nights are Terrible.')
  await page.getByLabel('Save as test case').fill('Bad nights')
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(page.getByText(/^Test case “.*” saved/)).toBeVisible()
}

async function callFor(page: Page): Promise<void> {
  await page.goto(`${BUILDER}?draft=async&tab=questions`)
  await addQuestion(page, SLEEPY)
  await dialog(page).getByRole('switch', { name: 'Yes or No' }).click({ force: true })
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(dialog(page)).toHaveCount(1)
  await dialog(page).getByLabel('Natural language conversion').fill('Sleeps badly: #answer.')
  await dialog(page).getByRole('button', { name: 'Settings of yes' }).click()
  await dialog(page).getByRole('combobox', { name: 'Trigger new questionnaires' }).click()
  await page.getByRole('option', { name: 'Nights', exact: true }).click()
  await page.keyboard.press('Tab')
  await done(page)
  await tab(page, 'Publish').click()
  await expect(page.getByRole('region', { name: 'Visible to patients' })).toContainText(`one question more: “${SLEEPY}”`)
  await publish(page, 'Sleep, as the practitioners asked')
}

async function addQuestion(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add question', exact: true }).click()
  await dialog(page)
    .getByRole('button', { name: /^Radio/ })
    .click()
  await dialog(page).getByLabel('Question text').fill(text)
}

async function done(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(dialog(page)).toHaveCount(0)
}

/** Returns the version that the page announced and published. */
async function publish(page: Page, notes: string): Promise<number> {
  await page.getByLabel('What’s new in this version').fill(notes)
  await expect(page.getByText('Ready to publish.')).toBeVisible()
  const announced = await page.getByText(/^as version \d+$/).textContent()
  const version = Number(announced?.match(/\d+/)?.[0])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(`Version ${version} of “`)).toBeVisible()
  return version
}
