import type { Choice, Questionnaire, Questions, Widget } from '@clinic/contract/questionnaires'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { validateQuestionnaire } from '@clinic/core/questionnaires/validation/validate'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { ChatPage } from './support/chat-page.ts'
import { drawLine } from './support/draw-line.ts'
import { expect, test } from './support/fixtures.ts'
import { openTab } from './support/open-tab.ts'
import { ownClinic } from './support/own-clinic.ts'
import { patientIdFromChat } from './support/patient-id-from-chat.ts'
import { ODILE } from './support/patients.ts'
import { sendAs } from './support/send-as.ts'
import { keepSession } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

const SECTION = 'Your nights'
const SLIDER = 'How bad was the last night?'
const STARS = 'How do you rate your bed?'
const SEVERAL = 'What helps you to sleep?'
const NIGHTS = 'How many nights a week do you lie awake?'
const SELECT = 'Where do you sleep?'
const DRAW = 'Where does the light come from?'
const PICTURE = 'Show us your bedroom.'
const BUTTONS = 'May we look at your nights together?'

type Kind = { widget?: Widget; choices?: Record<string, Choice>; unit_singular?: string; unit_plural?: string }
const KINDS: Record<string, Kind> = {
  section: { widget: 'button' },
  slider: { widget: 'slider' },
  stars: { widget: 'star' },
  several: {
    choices: {
      Tea: { group_label: 'To drink', popup_message: 'Black tea keeps many people awake. Which tea do you drink?' },
      'Warm milk': { group_label: 'To drink', enable_notice: true, popup_message: 'A cup is enough.' },
      'A walk': { group_label: 'To do' },
      Reading: { group_label: 'To do' },
      'All of these': { select_all: true },
    },
  },
  nights: { widget: 'numerical', unit_singular: 'night', unit_plural: 'nights' },
  place: { widget: 'select_box', choices: { 'In a chair': { popup_message: 'Please tell your practitioner why.' } } },
  light: { widget: 'draw' },
  bedroom: { widget: 'picture' },
  together: {
    widget: 'button',
    choices: {
      Gladly: { visible_html: '<b>Gladly</b><br><i>one question more</i>', trigger_questionnaires: ['kinds_more'] },
      'Not now': { enable_notice: true, popup_message: 'You can ask for it at any time.' },
    },
  },
}

const PLAIN = buildQuestions([
  { tag: 'section', text: SECTION, one: ['Continue'] },
  { tag: 'slider', text: SLIDER, input: 'number', minimum: 0, maximum: 10 },
  { tag: 'stars', text: STARS, one: ['1', '2', '3', '4', '5'], scores: { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 } },
  { tag: 'several', text: SEVERAL, several: ['Tea', 'Warm milk', 'A walk', 'Reading', 'All of these', 'Nothing'], exclusive: ['Nothing'] },
  { tag: 'nights', text: NIGHTS, input: 'number', minimum: 0, maximum: 7 },
  { tag: 'place', text: SELECT, one: ['In my bed', 'On the sofa', 'In a chair'] },
  { tag: 'light', text: DRAW },
  { tag: 'bedroom', text: PICTURE },
  { tag: 'together', text: BUTTONS, one: ['Gladly', 'Not now'] },
])
const QUESTIONS: Questions = Object.fromEntries(Object.entries(PLAIN).map(([tag, one]) => [tag, { ...one, ...KINDS[tag] }]))
const MORE = buildQuestions([{ tag: 'when', text: 'When do you go to bed?' }])
const NAPS = buildQuestions([
  { tag: 'naps', text: 'Do you nap?', one: ['Daily', 'Never'] },
  { tag: 'lying', text: 'How do you lie?' },
  { tag: 'pillow', text: 'Show us your pillow.' },
])
const DAY_KINDS: Record<string, Kind> = {
  naps: { choices: { Daily: { trigger_questionnaires: ['kinds_naps'] } } },
  lying: { widget: 'draw' },
  pillow: { widget: 'picture' },
}
const ASKING_ON: Questions = Object.fromEntries(Object.entries(NAPS).map(([tag, one]) => [tag, { ...one, ...DAY_KINDS[tag] }]))

async function publish(
  draft: { id: string | number; key: string; questions: Questions; revision: number },
  known: string[],
): Promise<void> {
  const { warnings } = validateQuestionnaire(draft.questions, { key: draft.key, questionnaires: [...known, draft.key] })
  const body = { revision: draft.revision, notes: 'Kinds of questions', signed: warnings.map(({ id }) => id), seen: [] }
  await sendAs(STAFF.admin, { method: 'POST', path: `/api/medical_questionnaires/${draft.id}/publish`, body })
}

async function create(key: string, name: string, questions: Questions): Promise<{ id: number; revision: number }> {
  return sendAs(STAFF.admin, { method: 'POST', path: '/api/medical_questionnaires', body: { key, name, questions } })
}

/** Both forms, and the intake whose first answer asks for the one. */
async function publishAll(): Promise<void> {
  for (const [key, name, questions] of [
    ['kinds_naps', 'Naps', MORE],
    ['kinds_day', 'Your days', ASKING_ON],
    ['kinds_more', 'Bedtime', MORE],
    ['kinds', 'Your nights', QUESTIONS],
  ] as const) {
    const { id, revision } = await create(key, name, questions)
    await publish({ id, key, questions, revision }, ['kinds_naps', 'kinds_more', 'kinds'])
  }
  const all = await sendAs<Questionnaire[]>(STAFF.admin, { method: 'GET', path: '/api/medical_questionnaires' })
  const { drafts } = await sendAs<{ drafts: { id: number; key: string }[] }>(STAFF.admin, {
    method: 'GET',
    path: '/api/medical_questionnaires/drafts',
  })
  const intake = all.find(({ key }) => key === 'async')
  const draft = drafts.find(({ key }) => key === 'async')
  if (!intake || !draft) throw new Error('no intake')
  const path = `/api/medical_questionnaires/${draft.id}`
  const edits = [{ edit: 'set_choice', tag: 'main_reason', label: 'Chronic pain', to: { trigger_questionnaires: ['kinds'] } }]
  const { revision } = await sendAs<{ revision: number }>(STAFF.admin, {
    method: 'POST',
    path: `${path}/edits`,
    body: { revision: 1, edits },
  })
  const edited = await sendAs<{ questions: Questions }>(STAFF.admin, { method: 'GET', path: `${path}/draft` })
  await publish(
    { id: draft.id, key: 'async', questions: edited.questions, revision },
    all.map(({ key }) => key),
  )
}

ownClinic(
  'what a questionnaire’s builder sets is what the patient sees, and an answer brings the questionnaires it asks for (REQ-413, REQ-416, REQ-419 to REQ-422)',
  async ({ visitor, isMobile }) => {
    ownClinic.setTimeout(240_000)
    await keepSession(STAFF.admin)
    await publishAll()
    const page = await visitor()
    const chat = new ChatPage(page)
    const submit = chat.card.getByRole('button', { name: 'Submit' })
    const note = page.getByRole('alertdialog', { name: 'Please note' })
    const inspect = async (name: string) => {
      await expectAccessible(page)
      await takeScreenshot(page, `kinds-${name}`)
    }
    const patientId = patientIdFromChat(page)
    await chat.open()
    await chat.reachQuestions(ODILE)
    await chat.answerUntil(ODILE, SECTION)

    await test.step('A section is read and passed; it stands over what follows.', async () => {
      await inspect('section')
      await chat.choose('Continue')
      await expect(chat.heading).toHaveText(SLIDER)
      await expect(chat.card.getByText(SECTION)).toBeVisible()
      await expect(chat.heading).toBeFocused()
    })
    await test.step('A slider is no answer until it was touched, and says its number.', async () => {
      const slider = chat.card.getByRole('slider', { name: SLIDER })
      await expect(slider).toHaveAttribute('aria-valuetext', 'Not chosen yet')
      await expect(submit).toBeDisabled()
      await slider.press('ArrowRight')
      await slider.press('ArrowRight')
      await expect(slider).toHaveAttribute('aria-valuetext', '7')
      await expectTouchable(slider)
      await inspect('slider')
      await submit.click()
    })
    await test.step('Stars are a group of radio buttons.', async () => {
      await expect(chat.heading).toHaveText(STARS)
      await chat.card.getByRole('radio', { name: '4 of 5 stars' }).check()
      await expectTouchable(chat.card.getByRole('radio').first())
      await inspect('stars')
      await submit.click()
    })
    await test.step('Groups, a notice under its choice, a message in the way once, and one that chooses all.', async () => {
      await expect(chat.heading).toHaveText(SEVERAL)
      await expect(chat.card.getByRole('group', { name: 'To drink' }).getByRole('checkbox')).toHaveCount(2)
      await chat.card.getByLabel('Warm milk').check()
      await expect(chat.card.getByRole('status')).toHaveText('A cup is enough.')
      const tea = chat.card.getByLabel('Tea')
      await tea.click()
      await expect(note).toContainText('Black tea keeps many people awake.')
      await inspect('popup')
      await note.getByRole('button', { name: 'Got it' }).click()
      await expect(note).toHaveCount(0)
      await expect(tea).toBeFocused()
      await chat.card.getByLabel('Nothing').check()
      await expect(tea).not.toBeChecked()
      await chat.card.getByLabel('All of these').check()
      for (const label of ['Tea', 'Warm milk', 'A walk', 'Reading']) await expect(chat.card.getByLabel(label)).toBeChecked()
      await expect(chat.card.getByLabel('Nothing')).not.toBeChecked()
      await inspect('groups')
      await chat.card.getByLabel('Reading').uncheck()
      await expect(chat.card.getByLabel('All of these')).not.toBeChecked()
      await submit.click()
    })
    await test.step('A number has a word for one and a word for several.', async () => {
      await expect(chat.heading).toHaveText(NIGHTS)
      await expect(chat.card.getByText('nights', { exact: true })).toBeVisible()
      await chat.card.getByRole('textbox').fill('1')
      await expect(chat.card.getByText('night', { exact: true })).toBeVisible()
      await inspect('number')
      await submit.click()
      await expect(chat.conversation.getByText('1 night', { exact: true })).toBeVisible()
    })
    await test.step('The device’s own list, with a message.', async () => {
      await expect(chat.heading).toHaveText(SELECT)
      await chat.card.getByRole('combobox').selectOption('In a chair')
      await note.getByRole('button', { name: 'Got it' }).click()
      await inspect('select')
      await submit.click()
    })
    await test.step('A drawing: with the mouse, a line taken back, with keys alone, or in words; seen again when it is changed.', () =>
      drawIt(chat, inspect))
    await test.step('A picture from a file, looked at, taken again and used; or words.', () => pictureIt(chat, inspect))
    await test.step('One press is an answer, a notice asks for a second; by the keyboard alone.', async () => {
      await expect(chat.heading).toHaveText(BUTTONS)
      await chat.choose('Not now')
      await expect(chat.card.getByRole('status')).toHaveText('You can ask for it at any time.')
      await inspect('buttons')
      await chat.heading.focus()
      await page.keyboard.press('Tab')
      await expect(chat.card.getByRole('button', { name: /^Gladly/ })).toBeFocused()
      await page.keyboard.press('Enter')
    })
    await test.step('The answer asked for one more, and then the patient is in line.', async () => {
      await expect(chat.heading).toHaveText(/Bedtime.*I’m asking because of one of your answers/)
      await chat.choose('Continue')
      await expect(chat.heading).toHaveText('When do you go to bed?')
      await chat.answerEverything(ODILE)
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    if (isMobile) return
    await test.step('The preview in the builder shows the same card.', () => lookAtPreview(visitor))
    await test.step('Staff see what was drawn, and an answer by phone asks for another questionnaire.', async () => {
      await askOn(await visitor(STAFF.admin), await patientId())
    })
  },
)

async function lookAtPreview(visitor: (who: typeof STAFF.admin) => Promise<Page>): Promise<void> {
  const page = await visitor(STAFF.admin)
  const dialog = page.getByRole('dialog').first()
  const patient = dialog.getByRole('region', { name: 'What the patient sees' })
  await page.goto('/pages/medicalQuestionnaire?draft=kinds&tab=questions')
  const rows = page.getByRole('list', { name: 'Questions in the order asked' }).getByRole('listitem')
  await rows.nth(3).getByRole('button').first().click()
  await expect(patient.getByRole('group', { name: 'To drink' })).toBeVisible()
  await patient.getByLabel('Warm milk').check()
  await expect(patient.getByText('A cup is enough.')).toBeVisible()
  await patient.getByLabel('Tea').click()
  await page.getByRole('alertdialog', { name: 'Please note' }).getByRole('button', { name: 'Got it' }).click()
  await expectAccessible(page)
  await takeScreenshot(page, 'kinds-preview')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await rows.nth(1).getByRole('button').first().click()
  await expect(patient.getByRole('slider')).toBeVisible()
  await takeScreenshot(page, 'kinds-preview-slider')
}

async function drawIt(chat: ChatPage, inspect: (name: string) => Promise<void>): Promise<void> {
  const { page } = chat
  const submit = chat.card.getByRole('button', { name: 'Submit' })
  await expect(chat.heading).toHaveText(DRAW)
  await expect(submit).toBeDisabled()
  const canvas = chat.card.getByRole('application', { name: DRAW })
  await drawLine(page, canvas)
  await expect(chat.card.getByText('One line drawn')).toBeVisible()
  await chat.card.getByRole('button', { name: 'Undo the last line' }).click()
  await expect(chat.card.getByText('Nothing drawn yet')).toBeVisible()
  await canvas.focus()
  for (const key of ['Space', 'ArrowRight', 'ArrowDown', 'Space', 'ArrowRight', 'Space', 'ArrowUp']) await page.keyboard.press(key)
  await expect(chat.card.getByText('2 lines drawn')).toBeVisible()
  await drawLine(page, canvas)
  await inspect('draw')
  await chat.card.getByRole('button', { name: 'Describe it in words instead' }).click()
  await expect(chat.card.getByRole('textbox')).toBeVisible()
  await chat.card.getByRole('button', { name: 'Draw instead' }).click()
  await submit.click()
  await expect(chat.conversation.getByText('A drawing', { exact: true })).toBeVisible()
  await chat.card.getByRole('button', { name: 'Change my last answer' }).click()
  await expect(chat.card.getByRole('img', { name: 'What you drew before' })).toBeVisible()
  await chat.card.getByRole('button', { name: 'Keep' }).click()
}

async function pictureIt(chat: ChatPage, inspect: (name: string) => Promise<void>): Promise<void> {
  const { page, card } = chat
  const use = card.getByRole('button', { name: 'Use this picture' })
  const preview = card.getByRole('img', { name: 'Your picture' })
  await expect(chat.heading).toHaveText(PICTURE)
  await expect(use).toBeDisabled()
  const file = card.locator('input[type=file]').last()
  await file.setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(card.getByRole('status').filter({ hasText: 'could not be opened as a picture' })).toBeVisible()
  const bedroom = { name: 'bedroom.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await file.setInputFiles(bedroom)
  await expect(preview).toBeVisible()
  await card.getByRole('button', { name: 'Take another' }).click()
  await expect(preview).toHaveCount(0)
  await file.setInputFiles(bedroom)
  await expect(preview).toBeVisible()
  await inspect('picture')
  await card.getByRole('button', { name: 'Describe it in words instead' }).click()
  await expect(card.getByRole('textbox')).toBeVisible()
  await card.getByRole('button', { name: 'Send a picture instead' }).click()
  await use.click()
  await expect(chat.conversation.getByRole('button', { name: 'A picture', exact: true })).toBeVisible()
}

/** The picture as small as a stamp, then whole; Escape leaves the record open. */
async function lookAtPicture(page: Page, record: Locator): Promise<void> {
  const stamp = record.getByRole('button', { name: 'A picture' })
  await stamp.scrollIntoViewIfNeeded()
  await takeScreenshot(page, 'kinds-stamp')
  await stamp.click()
  const whole = page.locator('dialog[open]')
  await expect(whole.getByRole('img', { name: 'A picture' })).toBeVisible()
  await takeScreenshot(page, 'kinds-whole')
  await page.keyboard.press('Escape')
  await expect(whole).toHaveCount(0)
  await expect(record).toBeVisible()
}

/** The record with the drawing and the picture, then two short questionnaires by phone, the second asked for by the first. */
async function askOn(page: Page, patient_id: string): Promise<void> {
  await page.goto(`/pages/askByPhone?patient=${patient_id}`)
  await page.getByRole('button', { name: 'Open the record' }).click()
  const record = page.getByRole('dialog')
  await openTab(record, 'Answers')
  await record.locator('summary').filter({ hasText: 'Your nights, version 1' }).click()
  await expect(record.getByRole('img', { name: 'A drawing' })).toBeVisible()
  await takeScreenshot(page, 'kinds-record')
  await lookAtPicture(page, record)
  await page.keyboard.press('Escape')
  await expect(record).toHaveCount(0)
  await page.getByRole('button', { name: 'Ask: Your days' }).click()
  await expect(page.locator('#ask-question')).toHaveText('Do you nap?')
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await showByPhone(page)
  await expect(page.getByRole('heading', { name: 'That was the last question.' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('region', { name: 'Follow-on questionnaires' }).getByText('Triggered by answers to “Your days”'),
  ).toBeVisible()
  await expectAccessible(page)
  await takeScreenshot(page, 'kinds-called')
  await page.getByRole('button', { name: 'Ask next: Naps' }).click()
  await expect(page.locator('#ask-question')).toHaveText('When do you go to bed?')
  await page.getByRole('button', { name: 'All questionnaires' }).click()
  await page.getByRole('button', { name: 'Skip: Naps' }).click()
  await expect(page.getByRole('region', { name: 'Follow-on questionnaires' })).toHaveCount(0)
}

/** Draws what the patient tells, and adds a picture that was emailed, looked at first and chosen again. */
async function showByPhone(page: Page): Promise<void> {
  const question = page.locator('#ask-question')
  const keep = page.getByRole('button', { name: 'Save and continue' })
  await expect(question).toHaveText('How do you lie?')
  await page.getByRole('button', { name: 'Write it in words' }).click()
  await expect(page.getByRole('main').getByRole('textbox')).toBeVisible()
  await page.getByRole('button', { name: 'Draw it' }).click()
  await keep.click()
  await expect(page.getByText('Add a drawing first, or describe it in words.')).toBeVisible()
  await drawLine(page, page.getByRole('application', { name: 'How do you lie?' }))
  await expectAccessible(page)
  await takeScreenshot(page, 'kinds-phone-draw')
  await page.keyboard.press('Enter')
  await expect(question).toHaveText('Show us your pillow.')
  await expect(question).toBeFocused()
  const pillow = { name: 'pillow.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.locator('input[type=file]').last().setInputFiles(pillow)
  await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible()
  await expectAccessible(page)
  await takeScreenshot(page, 'kinds-phone-picture')
  await keep.click()
  const answers = page.getByRole('region', { name: 'Answers so far' })
  await expect(answers.getByRole('img', { name: 'A drawing' })).toBeVisible()
  await expect(answers.getByRole('button', { name: 'A picture', exact: true })).toBeVisible()
  await takeScreenshot(page, 'kinds-phone-answers')
}

/** A finger needs 44 px. */
async function expectTouchable(control: Locator): Promise<void> {
  const box = await control.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
}
