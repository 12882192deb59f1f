import { setTimeout as sleep } from 'node:timers/promises'
import { bigQuestions } from '@clinic/core/questionnaires/validation/big-questions.test-data'
import { addStaff } from '@clinic/server/testing/add-staff'
import { median, quantile } from '@clinic/testing/quantile'
import { chromium, type Page } from '@playwright/test'
import type { Clinic } from './clinic.ts'
import type { Row, Table } from './table.ts'
import { type Input, type Painted, untilPainted, type Visibility } from './until-painted.ts'

const SIZE = 500
/** Of so many, 95 of 100 leave one out: the machine takes the processor away now and then. */
const ROUNDS = 24
const LETTERS = 40
/** A fast typist. */
const LETTER_MS = 110
/** Until the tree, the proof and the server have followed an edit. */
const REST_MS = 500
const AIMS = { edit: 50, graph: 300 }
const KEY = 'bench_editor'
const FIRST = 'q1'

/**
 * The questionnaire editor in Chromium on the built page, with a draft of 500 questions: from the key or the button until the edit is painted.
 * Edits are made at the first question, a card of seven options that is open: every number after it changes.
 */
export async function measureEditor(clinic: Clinic): Promise<Table> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await openEditor(await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }), clinic)
    const edits = [
      row('a letter in a text', await typing(page)),
      row('a question more', await repeated(page, adding)),
      row('a question more taken back', await repeated(page, takingBack)),
      row('a question deleted', await repeated(page, deleting)),
      row('a tag renamed', await repeated(page, renaming)),
      row('a branch', await repeated(page, branching)),
    ]
    return { title: `Editor: a draft of ${SIZE} questions in Chromium, until it is painted`, rows: [...edits, ...(await others(page))] }
  } finally {
    await browser.close()
  }
}

async function openEditor(context: { newPage(): Promise<Page> }, { port, sql }: Clinic): Promise<Page> {
  const [person] = await addStaff(sql, { count: 1, group: 'pcrManagers', licences: [[]] })
  if (!person) throw new Error('nobody edits')
  const origin = `http://127.0.0.1:${port}`
  const answer = await fetch(`${origin}/api/medical_questionnaires`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ key: KEY, name: 'Five hundred questions', questions: bigQuestions(SIZE) }),
  })
  if (!answer.ok) throw new Error(`the draft was refused: ${answer.status} ${await answer.text()}`)
  const page = await context.newPage()
  await page.addInitScript((token) => {
    for (const name of ['authToken', 'jwtToken']) localStorage.setItem(name, token)
  }, person.token)
  await page.goto(`${origin}/pages/editQuestionnaire?draft=${KEY}`)
  await page.locator(`[data-head=${FIRST}]`).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor()
  await sleep(REST_MS)
  return page
}

/** What is to be seen of a question at the head of its card. */
const head = (tag: string, text = ''): Visibility => ({ selector: `[data-head="${tag}"]`, text })
const card = (page: Page, tag: string) => page.getByRole('article', { name: new RegExp(`: ${tag}$`) })

async function typing(page: Page): Promise<Painted[]> {
  const field = card(page, FIRST).getByLabel('Text')
  await field.click()
  await page.keyboard.press('End')
  const times: Painted[] = []
  let typed = await field.inputValue()
  for (let at = 0; at < LETTERS; at += 1) {
    const letter = String.fromCharCode(97 + (at % 26))
    typed += letter
    times.push(await untilPainted(page, { event: 'keydown', sight: head(FIRST, typed) }, () => page.keyboard.press(letter)))
    await sleep(LETTER_MS)
  }
  await saved(page)
  return times
}

type Measured = { input: Input; act: () => Promise<void>; after: () => Promise<void> }

async function repeated(page: Page, edit: (page: Page) => Promise<Measured>): Promise<Painted[]> {
  const times: Painted[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { input, act, after } = await edit(page)
    await sleep(REST_MS)
    times.push(await untilPainted(page, input, act))
    await sleep(REST_MS)
    await after()
  }
  return times
}

/** Presses where a button is now: what comes before the press is not measured. */
async function press(page: Page, name: string | RegExp, scope: { getByRole: Page['getByRole'] } = page): Promise<() => Promise<void>> {
  const button = scope.getByRole('button', { name })
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error(`there is no button ${String(name)}`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

async function undo(page: Page): Promise<void> {
  await page.keyboard.press('Control+z')
  await page.getByRole('heading', { name: `${SIZE} questions`, exact: true }).waitFor()
  await saved(page)
}

/** What the server works for an edit, on the same machine, is no part of the next. */
const saved = (page: Page) => page.getByText(/^All changes saved/).waitFor()

/** A new question is open, with its text. */
const added = (tag: string): Visibility => ({ selector: `article:has([data-head="${tag}"]) textarea` })

async function adding(page: Page): Promise<Measured> {
  const act = await press(page, 'Create next question', card(page, FIRST))
  return { input: { event: 'click', sight: added('NewQuestion1') }, act, after: () => undo(page) }
}

async function takingBack(page: Page): Promise<Measured> {
  await (await press(page, 'Create next question', card(page, FIRST)))()
  await page.locator('[data-head=NewQuestion1]').waitFor()
  const input: Input = { event: 'keydown', sight: { selector: '[data-head="NewQuestion1"]', gone: true } }
  return { input, act: () => page.keyboard.press('Control+z'), after: async () => undefined }
}

async function deleting(page: Page): Promise<Measured> {
  await (await press(page, 'Create next question', card(page, FIRST)))()
  await page.locator('[data-head=NewQuestion1]').waitFor()
  await (await press(page, 'Delete question', card(page, 'NewQuestion1')))()
  await page.getByRole('dialog').waitFor()
  await sleep(REST_MS)
  const act = await press(page, 'Delete', page.getByRole('dialog'))
  const input: Input = { event: 'click', sight: { selector: '[data-head="NewQuestion1"]', gone: true } }
  return { input, act, after: () => saved(page) }
}

async function renaming(page: Page): Promise<Measured> {
  await card(page, FIRST).getByLabel('Tag').fill('renamed')
  return { input: { event: 'keydown', sight: head('renamed') }, act: () => page.keyboard.press('Enter'), after: () => undo(page) }
}

async function branching(page: Page): Promise<Measured> {
  const act = await press(page, 'Create follow-up question for Nausea', card(page, FIRST))
  const sight = { selector: 'article:has([data-head^="Question"]) textarea' }
  return { input: { event: 'click', sight }, act, after: () => undo(page) }
}

/** What follows an edit, and the graph. */
async function others(page: Page): Promise<Row[]> {
  const field = card(page, FIRST).getByLabel('Text')
  const text = await field.inputValue()
  await field.selectText()
  const fault = await untilPainted(page, { event: 'keydown', sight: head(FIRST, '1 fault') }, () => page.keyboard.press('Delete'))
  await field.fill(text)
  await sleep(REST_MS)
  const drawn: Painted[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const tab = page.getByRole('radiogroup', { name: 'Beside the cards' })
    const draw = () => tab.getByText('Graph', { exact: true }).click()
    drawn.push(await untilPainted(page, { event: 'click', sight: { selector: '[data-graph-tag]' } }, draw))
    await sleep(REST_MS)
    if (round < ROUNDS - 1) await tab.getByText('Tree', { exact: true }).click()
    await sleep(REST_MS)
  }
  const [first, ...again] = drawn
  const beside = await repeated(page, async () => {
    const { act, after } = await adding(page)
    return { input: { event: 'click', sight: { selector: '[data-graph-tag="NewQuestion1"]' } }, act, after }
  })
  return [
    { what: 'a fault pointed out after an edit, its pause of 150 ms included', value: `${fault.ms.toFixed(0)} ms` },
    { what: 'the graph for the first time, its code loaded too', value: `${first?.ms.toFixed(0)} ms` },
    row('the graph again, laid out anew', again, AIMS.graph),
    row('a question more in the graph', beside, AIMS.graph),
  ]
}

/** Of half the times, of 95 of 100, and of half the times the processor time that the page itself took. */
function row(what: string, times: readonly Painted[], aim = AIMS.edit): Row {
  const [all, work] = [times.map(({ ms }) => ms), median(times.map((one) => one.work))]
  const most = quantile(all, 0.95)
  const value = `${median(all).toFixed(0)} ms, 95 of 100 within ${most.toFixed(0)} (${work.toFixed(0)} of work)`
  return { what, value, aim: `under ${aim} ms`, met: most < aim }
}
