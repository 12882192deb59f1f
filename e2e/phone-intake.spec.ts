import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { ChatPage } from './support/chat-page.ts'
import { expect, test } from './support/fixtures.ts'
import { newPatientInLine } from './support/intake-by-calls.ts'
import { openTab } from './support/open-tab.ts'
import { patientIdFromChat } from './support/patient-id-from-chat.ts'
import { patient } from './support/patients.ts'
import { QueuePage } from './support/queue-page.ts'
import { STAFF } from './support/staff.ts'

const MOOD = 'Questions about your mood (PHQ-9)'
const WORRY = 'Questions about worry (GAD-7)'

/** The screen on which a patient is asked by phone. */
class AskPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async open(id: string, name: string): Promise<void> {
    await this.page.goto(`/pages/askByPhone?patient=${id}`)
    await this.choose(name)
  }

  async choose(name: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^(Ask|Go on|Ask again): ${escaped(name)}$`) }).click()
    await expect(this.question()).toBeVisible()
  }

  question() {
    return this.page.locator('#ask-question')
  }

  answers() {
    return this.page.getByRole('region', { name: 'Answers so far' }).getByRole('listitem')
  }

  /** Chooses by its digit and keeps it, by keys alone. */
  async press(digit: string): Promise<void> {
    const count = await this.answers().count()
    await this.page.keyboard.press(digit)
    await this.page.keyboard.press('Enter')
    await expect(this.answers()).toHaveCount(count + 1)
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

test('a questionnaire is asked by phone with keys alone: each answer is kept at once, outlives a reload and a broken line, and ends in the record with its sentences', async ({
  visitor,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/)
  const id = await newPatientInLine(patient({ firstName: 'Odalys', lastName: 'On-The-Phone' }))
  const page = await visitor(STAFF.pcr)
  const ask = new AskPage(page)

  await test.step('From the record to the list of questionnaires.', async () => {
    const queue = new QueuePage(page, 'pcr')
    await queue.open()
    await queue.search(id)
    const record = await queue.openDetails(queue.unassigned, id)
    await record.getByRole('link', { name: 'Ask by phone' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ask by phone' })).toBeVisible()
    await expect(page.getByText('Odalys On-The-Phone', { exact: true })).toBeVisible()
    const intake = page.getByRole('listitem').filter({ hasText: 'Async Intake' })
    await expect(intake.getByText('Answered', { exact: true })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: WORRY }).getByText('Not answered yet')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('Digits choose, Enter keeps, Alt+Left goes back; nothing is kept without a choice.', async () => {
    await ask.choose(WORRY)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Choose an answer first.')).toBeVisible()
    await ask.press('4')
    await ask.press('3')
    await expect(page.getByText('Kept', { exact: true })).toBeVisible()
    await expectAccessible(page)
    const third = await ask.question().textContent()
    await page.keyboard.press('Alt+ArrowLeft')
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/More than half the days/)
    await page.keyboard.press('2')
    await page.keyboard.press('Enter')
    await expect(ask.question()).toHaveText(third ?? '')
    await expect(ask.answers().nth(1)).toContainText('Several days')
  })

  await test.step('A reload loses nothing, and no address tells what is asked.', async () => {
    const pending = await ask.question().textContent()
    expect(page.url()).toMatch(new RegExp(`/pages/askByPhone\\?patient=${id}$`))
    await page.reload()
    await expect(ask.question()).toHaveText(pending ?? '')
    await expect(ask.answers()).toHaveCount(2)
  })

  await test.step('While the server cannot be reached the screen says so, and sends the answer until it is kept.', async () => {
    await page.route('**/answers', (route) => route.abort())
    await page.keyboard.press('4')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Not saved yet. Can’t reach the server; retrying…')).toBeVisible()
    await page.unroute('**/answers')
    await expect(ask.answers()).toHaveCount(3)
    await expect(page.getByText('Kept', { exact: true })).toBeVisible()
  })

  await test.step('The last answer leads to a last look; finished, the answers stand in the record.', async () => {
    for (let left = 0; left < 4; left += 1) await ask.press('4')
    await expect(page.getByRole('heading', { name: 'That was the last question.' })).toBeVisible()
    await expect(page.getByText(/^Score 19/)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Finished. Answers saved to the record.' })).toBeFocused()
    await expect(page.getByText('In the note')).toBeVisible()
    await page.getByRole('region', { name: WORRY }).getByRole('button', { name: 'Open the record' }).click()
    const record = page.getByRole('dialog')
    await openTab(record, 'Answers')
    await expect(record.getByText(/7 answers, finished .*, by phone, taken by Amara Osei/)).toBeVisible()
  })
})

test('thoughts of suicide told by phone show at once what to do and whom to call, and the patient stands in front of the queue (D-6)', async ({
  visitor,
}) => {
  const id = await newPatientInLine(patient({ firstName: 'Thandiwe', lastName: 'In-Danger' }))
  const page = await visitor(STAFF.pcr)
  const ask = new AskPage(page)
  await ask.open(id, MOOD)
  for (let item = 1; item < 9; item += 1) await ask.press('1')
  await ask.press('2')
  const told = page.getByRole('alert').filter({ hasText: 'stay on the line' })
  await expect(told.getByRole('link', { name: /9-8-8/ })).toHaveAttribute('href', 'tel:988')
  await expect(told.getByRole('link', { name: /9-1-1/ })).toHaveAttribute('href', 'tel:911')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Open the record' }).click()
  await expect(
    page.getByRole('dialog').getByText(/Thoughts of death or self-harm told by phone, in the form .*PHQ-9.*: review today/),
  ).toBeVisible()
})

test('of two who ask the same patient the second is told who was faster, sees what is kept, and goes on from there', async ({
  visitor,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/)
  const id = await newPatientInLine(patient({ firstName: 'Benedikt', lastName: 'Called-Twice' }))
  const [amara, priya] = [new AskPage(await visitor(STAFF.pcr)), new AskPage(await visitor(STAFF.pcrManager))]
  pageErrors.allow(/ERR_FAILED/)
  for (const one of [amara, priya]) {
    await one.open(id, WORRY)
    // The one does not hear of the other in time.
    await one.page.route('**/api/events', (route) => route.abort())
    await one.page.reload()
    await expect(one.question()).toBeVisible()
  }
  await amara.press('2')
  await priya.page.keyboard.press('3')
  await priya.page.keyboard.press('Enter')
  await expect(
    priya.page.getByRole('alert').filter({ hasText: 'Amara Osei changed these answers in the meantime. They have been read again.' }),
  ).toBeVisible()
  await expect(priya.answers()).toHaveCount(1)
  await expect(priya.answers().first()).toContainText('Several days')
  await expect(priya.page.getByText(/Last kept .* by Amara Osei\./)).toBeVisible()
  await priya.press('4')
})

test('what the patient answers in the chat meanwhile appears by itself, and what staff have begun to choose stays where it is', async ({
  visitor,
}) => {
  const who = patient({ firstName: 'Ilse', lastName: 'Both-Ways' })
  const chat = new ChatPage(await visitor())
  const patientId = patientIdFromChat(chat.page)
  await chat.open()
  await chat.reachQuestions(who)
  const ask = new AskPage(await visitor(STAFF.admin))
  await ask.open(await patientId(), 'Async Intake')
  const first = (await ask.question().textContent()) ?? ''
  await expect(chat.heading).toHaveText(first)

  await chat.answer(who.answers[first])
  await expect(ask.question()).not.toHaveText(first)
  await expect(ask.answers()).toHaveCount(1)
  await expect(ask.page.getByText('The patient is answering in the chat.')).toBeVisible()

  const second = (await ask.question().textContent()) ?? ''
  await expect(chat.heading).toHaveText(second)
  const words = ask.page.getByRole('main').getByRole('textbox')
  if (await words.isVisible()) await words.fill('Half a sen')
  else await ask.page.keyboard.press('1')
  await chat.answer(who.answers[second])
  await expect(ask.page.getByText(/The patient has just answered this in the chat/)).toBeVisible()
  await expect(ask.question()).toHaveText(second)
  await expect(ask.answers()).toHaveCount(2)
  if (await words.isVisible()) await expect(words).toHaveValue('Half a sen')
  await expectAccessible(ask.page)
  await ask.page.getByRole('button', { name: 'Keep as is' }).click()
  // The chat may show it on a card with others.
  await expect(ask.question()).not.toHaveText(second)
  await expect(chat.page.getByRole('main')).toContainText((await ask.question().textContent()) ?? '')
})
