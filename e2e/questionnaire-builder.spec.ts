import { readFileSync } from 'node:fs'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { sendAs } from './support/send-as.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test.setTimeout(240_000)

const PLACE = '/pages/medicalQuestionnaire'
/** One blue point. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')

const dialog = (page: Page) => page.getByRole('dialog')
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const rows = (page: Page) => page.getByRole('list', { name: 'Questions in the order asked' }).getByRole('listitem')
const saved = (page: Page) => expect(page.getByText(/^All changes saved/)).toBeVisible()

/** A key that no other journey has. */
const freshKey = () => `b_${crypto.randomUUID().slice(0, 8).replaceAll('-', '')}`

async function addQuestion(page: Page, type: RegExp, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add question', exact: true }).click()
  await dialog(page).getByRole('button', { name: type }).click()
  await dialog(page).getByLabel('Question text').fill(text)
}

async function done(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(dialog(page)).toHaveCount(0)
}

async function nameChoice(page: Page, place: number, words: string): Promise<void> {
  const field = dialog(page).getByLabel(`Text of choice ${place}`)
  await field.fill(words)
  await field.press('Enter')
  await expect(field).toHaveValue(words)
}

async function publish(page: Page, notes: string, version: number): Promise<void> {
  await page.getByLabel('What’s new in this version').fill(notes)
  await expect(page.getByText('Ready to publish.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(`Version ${version} of “`)).toBeVisible()
}

test.describe('the questionnaire builder', () => {
  test.beforeEach(({ isMobile }) => test.skip(isMobile, 'the same screen; a journey of its own looks at the phone'))

  test('a manager builds from nothing, branches, breaks and mends, tries, records, publishes, compares and rolls back (REQ-408 to REQ-425, E-3, D-11)', async ({
    visitor,
  }) => {
    const page = await visitor(STAFF.pcrManager)
    const key = freshKey()
    await test.step('General information: name, description and a picture (REQ-410).', () => describeIt(page, key))
    await test.step('No question yet; Cancel comes back to that (REQ-411, REQ-415, REQ-425).', () => cancelTypes(page))
    await test.step('A choice with scores, sentences and an alert, seen as the patient will (REQ-416 to REQ-421).', () => addChoices(page))
    await test.step('A number and a drawing; each change is one undo (REQ-413, REQ-422).', () => addOthers(page))
    await test.step('A branch, made in the editor; its text is the fault that blocks, and is mended here.', () => branchAndFix(page, key))
    await test.step('A test run is walked, one answer taken back, and kept as a golden patient.', () => tryAndKeep(page))
    await test.step('The proof is clean, the first version is published.', () => publishFirst(page))
    await test.step('Other words make the golden patient come out otherwise: approved, published, compared.', () => publishOther(page))
    await test.step('Version 1 is put back into the draft, and taken back by Undo.', () => rollBack(page))
    await test.step('Downloads: the specification’s JSON, and FHIR with what it cannot say.', () => download(page, key))
  })

  test('who may not write reads everything, and changes nothing (A-16)', async ({ visitor }) => {
    const page = await visitor(STAFF.np)
    await page.goto(`${PLACE}?draft=async&tab=questions`)
    await expect(rows(page).first()).toBeVisible()
    await expect(page.getByText(/managers and administrators can change it/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add question' })).toHaveCount(0)
    await rows(page).first().getByRole('button').first().click()
    await expect(dialog(page).getByLabel('Question text')).toBeDisabled()
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click()
    await tab(page, 'Publish').click()
    await expect(page.getByRole('list', { name: 'Versions, newest first' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)
    await expectAccessible(page)
  })
})

test('on a phone the list, a question with its preview and a test run are usable', async ({ visitor, isMobile }) => {
  test.skip(!isMobile, 'looks at the phone')
  const key = freshKey()
  const questions = buildQuestions([
    { tag: 'sleep', text: 'Do you sleep badly?', yesNo: true },
    { tag: 'aids', text: 'What helps?', several: ['Tea', 'Nothing'], exclusive: ['Nothing'] },
  ])
  await sendAs(STAFF.admin, { method: 'POST', path: '/api/medical_questionnaires', body: { key, name: `Phone ${key}`, questions } })
  const page = await visitor(STAFF.npManager)
  await page.goto(`${PLACE}?draft=${key}&tab=questions`)
  await rows(page).last().getByRole('button').first().click()
  await expect(dialog(page).getByRole('heading', { name: 'What helps?' })).toBeVisible()
  await expectAccessible(page)
  await takeScreenshot(page, 'builder-question')
  await done(page)
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByLabel('No', { exact: true }).click()
  await expect(page.locator('#card-heading')).toHaveText('What helps?')
  await takeScreenshot(page, 'builder-run')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})

async function describeIt(page: Page, key: string): Promise<void> {
  await page.goto(PLACE)
  await page.getByRole('button', { name: 'New questionnaire' }).click()
  await dialog(page).getByLabel('Name').fill(`Nights ${key}`)
  await dialog(page).getByLabel('Key').fill(key)
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await expect(tab(page, 'General Information')).toHaveAttribute('aria-selected', 'true')
  await page.locator('input[type="file"]').setInputFiles({ name: 'text.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
  await expect(page.getByText('Use a PNG, JPEG or WebP image.')).toBeVisible()
  await page.locator('input[type="file"]').setInputFiles({ name: 'night.png', mimeType: 'image/png', buffer: PNG })
  await expect(page.getByText('PNG, 1 KB')).toBeVisible()
  await page.getByLabel('Description').fill('How somebody sleeps.')
  await page.getByLabel('Description').blur()
  await expectAccessible(page)
  await takeScreenshot(page, 'builder-general')
  await page.getByRole('button', { name: 'Next Step' }).click()
}

async function cancelTypes(page: Page): Promise<void> {
  await expect(page.getByText('No Questions Added Yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add question' }).click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(15)
  await expectAccessible(page)
  await takeScreenshot(page, 'builder-types')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('No Questions Added Yet')).toBeVisible()
  await addQuestion(page, /^Radio/, 'Never mind')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('No Questions Added Yet')).toBeVisible()
}

async function addChoices(page: Page): Promise<void> {
  await addQuestion(page, /^Radio/, 'How are your nights?')
  await nameChoice(page, 1, 'Quiet')
  await dialog(page).getByRole('button', { name: 'Add choice' }).click()
  await nameChoice(page, 2, 'Terrible')
  await dialog(page).getByLabel('Score modifier of Terrible').fill('3')
  await dialog(page).getByRole('button', { name: 'Settings of Terrible' }).click()
  await dialog(page).getByLabel('Alert message to the provider').fill('Hardly sleeps')
  await dialog(page).getByLabel('Natural language conversion').fill('Nights are #answer.')
  const patient = dialog(page).getByRole('region', { name: 'What the patient sees' })
  await expect(patient.getByRole('heading', { name: 'How are your nights?' })).toBeVisible()
  await expect(patient.getByLabel('Terrible')).toBeVisible()
  await expectAccessible(page)
  await takeScreenshot(page, 'builder-question')
  await done(page)
  await expect(rows(page).first()).toContainText('Radio · 2 choices')
}

async function addOthers(page: Page): Promise<void> {
  await addQuestion(page, /^Slider/, 'How strong is the pain at night?')
  await dialog(page).getByRole('switch', { name: 'Use input for scoring' }).click({ force: true })
  await done(page)
  await addQuestion(page, /^Draw/, 'Where does it hurt?')
  await done(page)
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: /^Redo/ }).click()
  await page.getByRole('button', { name: /^Redo/ }).click()
  await expect(rows(page).nth(2)).toContainText('Where does it hurt?')
  await takeScreenshot(page, 'builder-list')
  await saved(page)
}

async function branchAndFix(page: Page, key: string): Promise<void> {
  await page.getByRole('radiogroup', { name: 'View', exact: true }).getByText('Cards').click()
  const card = page.getByRole('article').filter({ hasText: 'How are your nights?' })
  await card.getByRole('button', { expanded: false }).click()
  await card.getByRole('button', { name: 'Create follow-up question for Terrible' }).click()
  // Until it is drawn the line above still says what was so before it.
  await expect(page.getByRole('article').filter({ hasText: 'depth 1' })).toBeVisible()
  await saved(page)
  await page.goto(`${PLACE}?draft=${key}&tab=questions`)
  await expect(rows(page)).toHaveCount(4)
  await rows(page).nth(1).getByRole('button').first().click()
  await dialog(page).getByLabel('Question text').fill('')
  await done(page)
  await tab(page, 'Publish').click()
  await expect(page.getByRole('region', { name: 'Errors' })).toContainText('has no text')
  await expect(page.getByText(/^Before you publish: fix the errors/)).toBeVisible()
  await expectAccessible(page)
  await takeScreenshot(page, 'builder-faults')
  await tab(page, 'Questions').click()
  await rows(page).nth(1).getByRole('button').first().click()
  await dialog(page).getByLabel('Question text').fill('Since when?')
  await done(page)
}

async function tryAndKeep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByLabel('Quiet').click()
  await expect(page.locator('#card-heading')).toHaveText('How strong is the pain at night?')
  await page.getByRole('button', { name: 'Change my last answer' }).click()
  await page.getByLabel('Terrible').click()
  await expect(page.locator('#card-heading')).toHaveText('Since when?')
  await page.locator('#card-answer').fill('Last spring')
  await page.getByRole('button', { name: 'Submit' }).click()
  const slider = page.getByRole('slider', { name: 'How strong is the pain at night?' })
  for (let press = 0; press < 2; press += 1) await slider.press('ArrowRight')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Describe it in words instead' }).click()
  await page.locator('#card-answer').fill('My left shoulder')
  await page.getByRole('button', { name: 'Submit' }).click()
  const outcome = page.getByRole('region', { name: 'Result' })
  await expect(outcome).toContainText('Nights are Terrible.')
  await expect(outcome).toContainText('Hardly sleeps')
  await expect(outcome).toContainText('10')
  await expectAccessible(page)
  await takeScreenshot(page, 'builder-run')
  await page.getByLabel('Save as test case').fill('Bad nights')
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(page.getByText(/^Test case “.*” saved/)).toBeVisible()
}

async function publishFirst(page: Page): Promise<void> {
  await tab(page, 'Publish').click()
  await expect(page.getByText('No issues: everyone is asked')).toBeVisible()
  await expect(page.getByText('same result')).toBeVisible()
  await publish(page, 'Nights, asked for the first time', 1)
  await expect(page.getByText('Patients already answering won’t have to start over.')).toBeVisible()
  await expect(page.getByText('Nothing to publish. The draft matches version 1.')).toBeVisible()
}

async function publishOther(page: Page): Promise<void> {
  await tab(page, 'Questions').click()
  await rows(page).first().getByRole('button').first().click()
  await dialog(page).getByLabel('Natural language conversion').fill('Sleeps: #answer.')
  await dialog(page).getByLabel('Question text').fill('How do you sleep?')
  await done(page)
  await tab(page, 'Publish').click()
  await expect(page.getByRole('region', { name: 'Visible to patients' })).toContainText(
    '“How are your nights?” now reads “How do you sleep?”.',
  )
  await expect(page.getByRole('region', { name: 'Visible to staff only' })).toContainText('sentence in the note')
  await expect(page.getByText('The note now says “Sleeps: Terrible.”.')).toBeVisible()
  await takeScreenshot(page, 'builder-changes')
  await page.getByLabel('Approve the new result for “Bad nights”').check()
  await publish(page, 'Plainer words', 2)
  await expect(page.getByText(/approved by Priya/)).toBeVisible()
  await page.getByRole('button', { name: 'Compare versions' }).click()
  await expect(dialog(page)).toContainText('now reads “How do you sleep?”')
  await dialog(page).getByLabel('From').selectOption('Version 2')
  await expect(dialog(page)).toContainText('No differences.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'View version 1' }).click()
  await expect(dialog(page).getByRole('article')).toContainText('How are your nights?')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
}

async function rollBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Restore to draft: version 1' }).click()
  await dialog(page).getByRole('button', { name: 'Put back' }).click()
  await expect(page.getByRole('region', { name: 'Visible to patients' })).toContainText('now reads “How are your nights?”')
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(page.getByText('Nothing to publish. The draft matches version 2.')).toBeVisible()
  await saved(page)
}

async function download(page: Page, key: string): Promise<void> {
  const [json] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'JSON' }).click()])
  expect(Object.keys(JSON.parse(readFileSync(await json.path(), 'utf8')))).toHaveLength(4)
  const [fhir] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'FHIR R4 Questionnaire' }).click()])
  expect(JSON.parse(readFileSync(await fhir.path(), 'utf8'))).toMatchObject({ resourceType: 'Questionnaire' })
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await page.getByRole('button', { name: 'Printable version' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('tab').first()).toBeHidden()
  await expect(page.getByRole('article')).toContainText('“Terrible” in 1')
  await takeScreenshot(page, 'builder-print')
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.getByText(/^Not supported in FHIR/).click()
  await expect(page.getByText('saved as custom extensions')).toBeVisible()
  await page.getByRole('button', { name: 'Questionnaires', exact: true }).click()
  await page.locator('input[type="file"]').setInputFiles(await fhir.path())
  await page.getByRole('button', { name: 'Load Questionnaire' }).click()
  await expect(dialog(page)).toContainText('Load 4 questions')
  await dialog(page).getByLabel('Name').fill(`Copy ${key}`)
  await dialog(page).getByLabel('Key').fill(`${key}_copy`)
  await dialog(page).getByRole('button', { name: 'Load' }).click()
  await tab(page, 'Questions').click()
  await expect(rows(page)).toHaveCount(4)
}
