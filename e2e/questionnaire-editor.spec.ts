import { readFileSync } from 'node:fs'
import type { Questions } from '@clinic/contract/questionnaires'
import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { allSaved, cardOf, EDITOR, openCard, openDraft, questionsOf, SAMPLE, startDraft } from './support/open-draft.ts'
import { sendAs } from './support/send-as.ts'
import { callAs } from './support/sessions.ts'
import { settled } from './support/settled.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** Lets a file go above the area for JSON, as the mouse does that brought it from a folder. */
async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const file = await page.evaluateHandle(
    (one) => {
      const carried = new DataTransfer()
      carried.items.add(new File([one.text], one.name, { type: 'application/json' }))
      return carried
    },
    { name, text },
  )
  const area = page.getByLabel('Questionnaire JSON')
  await area.dispatchEvent('dragover', { dataTransfer: file })
  await expect(page.locator('[data-over]')).toBeVisible()
  await area.dispatchEvent('drop', { dataTransfer: file })
  await expect(page.locator('[data-over]')).toHaveCount(0)
}

/** Drags the end of a line of the graph to another question. */
async function leadTo(page: Page, [from, to]: [string, string], end: string): Promise<void> {
  const tip = page.locator(`.react-flow__edge[data-id='["${from}","${to}"]'] .react-flow__edgeupdater-target`)
  const target = page.locator(`.react-flow__node[data-id="${end}"] .react-flow__handle-top`)
  await expect(tip).toBeAttached()
  await page.locator('.react-flow').evaluate((graph) => graph.scrollIntoView({ block: 'end' }))
  await settled(page)
  const [begins, ends] = [await tip.boundingBox(), await target.boundingBox()]
  if (!begins || !ends) throw new Error(`no line from ${from} to ${to}`)
  await page.mouse.move(begins.x + begins.width / 2, begins.y + begins.height / 2)
  await page.mouse.down()
  await page.mouse.move(ends.x + ends.width / 2 + 20, ends.y - 10, { steps: 4 })
  await page.mouse.move(ends.x + ends.width / 2, ends.y + ends.height / 2, { steps: 4 })
  await page.mouse.up()
}

test.describe('the questionnaire editor', () => {
  test.beforeEach(({ isMobile }) => test.skip(isMobile, 'the same cards; a journey of its own looks at the phone'))

  test('begins a questionnaire with one question, adds to it and asks before it breaks anything (REQ-336 to REQ-338, REQ-340 to REQ-347, REQ-356, REQ-359, REQ-361 to REQ-366, REQ-371, REQ-372, REQ-374, REQ-377 to REQ-379, REQ-385, REQ-394 to REQ-399)', async ({
    visitor,
  }) => {
    const page = await visitor(STAFF.pcrManager)
    await page.goto(EDITOR)
    await page.getByRole('button', { name: 'Create New Questionnaire' }).click()
    const name = `Sleep ${crypto.randomUUID().slice(0, 6)}`
    await dialog(page).getByLabel('Name').fill(name)
    await dialog(page).getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page.getByText('New questionnaire created!')).toBeVisible()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)

    await openCard(page, 'Question1')
    const first = cardOf(page, 'Question1')
    await expect(first.getByLabel('Text')).toHaveValue('Default Question Text')
    await expect(first).toContainText(/Depth0Branch originnoneIn branchno/)
    await first.getByLabel('Type').selectOption('yes_no_options')
    await expect(page.getByText('Updated type for question Question1.')).toBeVisible()
    await first.getByRole('button', { name: 'Create next question' }).click()
    await expect(cardOf(page, 'NewQuestion1').getByLabel('Text')).toHaveValue('New Question Text')
    await expect(cardOf(page, 'NewQuestion1')).toContainText('Previous questionQuestion1Next questionnone')
    await first.getByRole('button', { name: 'Create follow-up question for yes' }).click()
    await expect(page.getByText(/^Branch question 'Question2' created for option 'yes' with branch ID '\d+-[0-9a-z]+'\.$/)).toBeVisible()
    await expect(cardOf(page, 'Question2').getByLabel('Text')).toHaveValue('New Branch Question')
    await expect(cardOf(page, 'Question2')).toContainText(/Depth1Branch originQuestion1In branchyesRequiredno/)
    const used = first.getByRole('button', { name: 'Create follow-up question for yes' })
    await expect(used).toHaveAttribute('aria-disabled', 'true')
    await used.hover()
    await expect(page.getByRole('tooltip').or(page.getByText('You have already created a branch for this option')).first()).toBeVisible()

    await first.getByLabel('Type').selectOption('none')
    await expect(dialog(page)).toContainText('Existing options and their branches will be removed')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(first.getByLabel('Type')).toHaveValue('yes_no_options')
    for (const answer of ['Cancel', 'Change type']) {
      await first.getByLabel('Type').selectOption('options')
      await expect(dialog(page)).toContainText('Options will lead to the next question')
      await dialog(page).getByRole('button', { name: answer }).click()
      await expect(first.getByLabel('Type')).toHaveValue(answer === 'Cancel' ? 'yes_no_options' : 'options')
    }
    await expect(first.getByLabel('Option 1', { exact: true })).toHaveValue('Option 1')
    await expect(first.getByLabel('Where Option 1 leads')).toHaveValue('NewQuestion1')
    await expect(cardOf(page, 'Question2')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo: type of Question1' }).click()
    await expect(cardOf(page, 'Question2')).toBeVisible()
    await first.getByRole('button', { name: 'Delete question' }).click()
    await expect(dialog(page)).toContainText(
      'This question has associated branches and deleting it will delete all its branches and child questions. Are you sure you want to proceed?',
    )
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await cardOf(page, 'NewQuestion1').getByRole('button', { name: 'Delete question' }).click()
    await expect(dialog(page)).toContainText('Are you sure you want to delete this question?')
    await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Questionnaire saved!')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Reset' }).click()
    await dialog(page).getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByText('Changes have been reset.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await allSaved(page)
  })

  test('renames tags and options, and says why it does not (REQ-367, REQ-382, REQ-387, REQ-388, REQ-389, REQ-397)', async ({ visitor }) => {
    const key = await startDraft()
    const page = await visitor(STAFF.npManager)
    await openDraft(page, key)
    await openCard(page, 'aids')
    const aids = cardOf(page, 'aids')
    await aids.getByLabel('Tag').fill('last')
    await aids.getByLabel('Tag').press('Enter')
    await expect(page.getByText('A question with this tag already exists! Please use a unique tag.')).toBeVisible()
    await expect(aids.getByLabel('Tag')).toHaveValue('aids')
    await aids.getByLabel('Option 1').fill('Walking')
    await aids.getByLabel('Option 1').press('Tab')
    await expect(page.getByText('Key already exists! Please use a unique key.')).toBeVisible()
    await expect(aids.getByLabel('Option 1')).toHaveValue('Tea')
    await aids.getByLabel('Option 1').fill('   ')
    await aids.getByLabel('Option 1').press('Enter')
    await expect(aids.getByLabel('Option 1')).toHaveValue('Tea')
    await aids.getByLabel('Text').fill('What helps you?')
    await aids.getByLabel('Tag').click()
    await expect(page.getByText('Updated text for question aids.')).toBeVisible()
    await aids.getByLabel('Tag').fill('helpers')
    await aids.getByLabel('Tag').press('Tab')
    await expect(page.getByText('Updated tag for question helpers.')).toBeVisible()
    // The card is the same one: the focus continued to its next field.
    await expect(cardOf(page, 'helpers').getByLabel('Type')).toBeFocused()
    await page.getByRole('button', { name: 'Undo: rename aids to helpers' }).click()
    await expect(aids.getByLabel('Tag')).toHaveValue('aids')
    await page.getByRole('button', { name: 'Redo: rename aids to helpers' }).click()
    await expect(cardOf(page, 'helpers').getByLabel('Tag')).toHaveValue('helpers')
    await allSaved(page)
    const questions = await questionsOf(key)
    expect(questions.sleep).toMatchObject({ next_question: 'helpers', yes_no_options: { no: 'helpers' } })
    expect(questions.helpers?.text).toBe('What helps you?')
  })

  test('moves options by keys and by the pointer, deletes them, and tells when one could not be deleted (REQ-381, REQ-393, REQ-403)', async ({
    visitor,
  }) => {
    const key = await startDraft()
    const page = await visitor(STAFF.pcrManager)
    await openDraft(page, key)
    await openCard(page, 'aids')
    const aids = cardOf(page, 'aids')
    const labels = () =>
      aids.locator('[data-option] input[data-typing]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    await aids.getByLabel('Option 3').press('Alt+ArrowUp')
    await expect.poll(labels).toEqual(['Tea', 'Reading', 'Walking'])
    const grips = aids.locator('[data-tip="Drag to reorder"]')
    const [from, to] = [await grips.nth(0).boundingBox(), await grips.nth(2).boundingBox()]
    if (!from || !to) throw new Error('the handles are not on the screen')
    await page.mouse.move(from.x + 8, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(to.x + 8, to.y + 30, { steps: 5 })
    await page.mouse.up()
    await expect.poll(labels).toEqual(['Reading', 'Walking', 'Tea'])
    await aids.getByRole('button', { name: 'Delete option Walking' }).click()
    await expect.poll(labels).toEqual(['Reading', 'Tea'])
    await allSaved(page)
    await page.route('**/edits', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const outcome = { revision: null, created: null, said: [], refused: { refused: 'unknown-label', tag: 'aids', label: 'Tea' } }
      await route.fulfill({ json: { revision: 1, changed: {}, information: null, results: [outcome] } })
    })
    await aids.getByRole('button', { name: 'Delete option Tea' }).click()
    await expect(page.getByText('Failed to delete option')).toBeVisible()
    await expect(page.getByText('Failed to delete option')).toBeHidden()
  })

  test('loads JSON that is pasted, clears references to nothing, and gives the questions back as JSON (REQ-335, REQ-353 to REQ-357, REQ-384, REQ-386, REQ-390, REQ-391)', async ({
    visitor,
  }) => {
    const page = await visitor(STAFF.npManager)
    await page.goto(EDITOR)
    await page.getByLabel('Questionnaire JSON').fill('{ "q1": ')
    await page.getByRole('button', { name: 'Load Questionnaire' }).click()
    await expect(page.getByText('Invalid JSON format. Please check your input.')).toBeVisible()
    const { last } = SAMPLE
    const torn = { ...SAMPLE, last: { ...last, next_question: 'gone', tempKey: 7, isCollapsed: true, type: 'none' } }
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'torn.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(torn)) })
    await expect(page.getByLabel('Questionnaire JSON')).toHaveValue(JSON.stringify(torn))
    await page.getByLabel('Questionnaire JSON').fill('')
    await dropFile(page, 'torn.json', JSON.stringify(torn))
    await expect(page.getByLabel('Questionnaire JSON')).toHaveValue(JSON.stringify(torn))
    await page.getByRole('button', { name: 'Load Questionnaire' }).click()
    await dialog(page)
      .getByLabel('Name')
      .fill(`Loaded ${crypto.randomUUID().slice(0, 6)}`)
    await dialog(page).getByRole('button', { name: 'Load', exact: true }).click()
    await expect(page.getByText('The specified next_question (gone) does not exist in the questionnaire.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(4)
    for (const one of await page.getByRole('article').getByRole('button').all()) await expect(one).toHaveAttribute('aria-expanded', 'false')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Download JSON' }).click()
    const file = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as Questions
    expect(Object.keys(file)).toEqual(['sleep', 'hours', 'aids', 'last'])
    expect(file).toEqual(SAMPLE)
  })

  test('takes everything back and does it again, by named buttons and by keys', async ({ visitor }) => {
    const key = await startDraft()
    const page = await visitor(STAFF.admin)
    await openDraft(page, key)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
    await openCard(page, 'sleep')
    await cardOf(page, 'sleep').getByRole('button', { name: 'Delete question' }).click()
    await dialog(page).getByRole('button', { name: 'Delete 2 questions' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo: delete question sleep' }).click()
    await expect(page.getByRole('article')).toHaveCount(4)
    await page.keyboard.press('Control+Shift+Z')
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('article')).toHaveCount(4)
    await page.keyboard.press('Control+y')
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.keyboard.press('Control+z')
    await allSaved(page)
    expect(await questionsOf(key)).toEqual(SAMPLE)
  })

  test('draws the questionnaire, where lines can be led elsewhere and faults are seen', async ({ visitor }) => {
    const key = await startDraft()
    const page = await visitor(STAFF.npManager)
    await openDraft(page, key)
    await page.getByText('Graph', { exact: true }).locator('visible=true').click()
    const node = (tag: string) => page.locator(`[data-graph-tag="${tag}"]`)
    await node('sleep').click()
    await expect(node('sleep')).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(node('hours')).toBeFocused()
    await page.getByRole('button', { name: 'Create next question after hours' }).click()
    await expect(node('NewQuestion1')).toBeVisible()
    await expect(cardOf(page, 'NewQuestion1')).toBeVisible()
    await expectAccessible(page)
    await takeScreenshot(page, 'questionnaire-graph')
    await page.keyboard.press('Control+z')
    await expect(node('NewQuestion1')).toBeHidden()
    await leadTo(page, ['sleep', 'hours'], 'last')
    await expect(page.getByText('Updated yes for question sleep.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo: where yes of sleep leads' }).click()
    await leadTo(page, ['aids', 'last'], 'hours')
    await expect(page.getByText(/^This would create a loop: aids → hours → aids\.$/)).toBeVisible()
    await allSaved(page)
    expect(await questionsOf(key)).toEqual(SAMPLE)

    const gone = { edit: 'point', tag: 'aids', label: null, to: null }
    const { id, revision } = await callAs<QuestionnaireDraft>(STAFF.admin, `/api/medical_questionnaires/${key}/draft`)
    const edits = ['Tea', 'Walking', 'Reading'].map((label) => ({ ...gone, label }))
    await sendAs(STAFF.admin, {
      method: 'POST',
      path: `/api/medical_questionnaires/${id}/edits`,
      body: { revision, edits: [gone, ...edits] },
    })
    await page
      .getByText(/^Checks \(\d\)$/)
      .locator('visible=true')
      .click()
    await expect(page.getByRole('region', { name: 'Errors' })).toContainText('“Anything else?” can’t be reached.')
    await expectAccessible(page)
    await page.getByRole('button', { name: /can’t be reached/ }).click()
    await expect(cardOf(page, 'last').getByRole('button', { expanded: true })).toBeFocused()
    await expect(cardOf(page, 'last')).toContainText('1 problem')
    await page.getByText('Graph', { exact: true }).locator('visible=true').click()
    await expect(node('last')).toHaveAttribute('data-fault', 'true')
  })

  test('stays in hand with 500 questions', async ({ visitor }) => {
    const blocks = Array.from({ length: 100 }, (_, at) => [
      {
        tag: `a${at}`,
        text: `Block ${at}?`,
        yesNo: true as const,
        branches: { yes: [1, 2, 3].map((one) => ({ tag: `b${at}_${one}`, text: `More of ${at}.${one}?` })) },
      },
      { tag: `c${at}`, text: `And then ${at}?` },
    ])
    const key = await startDraft(buildQuestions(blocks.flat()))
    const page = await visitor(STAFF.admin)
    await openDraft(page, key)
    await expect(page.getByRole('heading', { name: '500 questions' })).toBeVisible()
    await openCard(page, 'a0')
    await cardOf(page, 'a0').getByRole('button', { name: 'Create next question' }).click()
    await expect(page.getByRole('heading', { name: '501 questions' })).toBeVisible()
    const field = cardOf(page, 'NewQuestion1').getByLabel('Text')
    const spans = await field.evaluate(async (element: HTMLTextAreaElement) => {
      const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
      const found: number[] = []
      for (let at = 0; at < 10; at += 1) {
        const startedAt = performance.now()
        set?.call(element, `Words ${at}`)
        element.dispatchEvent(new Event('input', { bubbles: true }))
        await new Promise((resolve) => requestAnimationFrame(resolve))
        found.push(Math.round(performance.now() - startedAt))
      }
      return found
    })
    test.info().annotations.push({ type: 'milliseconds until an edit is on screen', description: JSON.stringify(spans) })
    await page.getByRole('radiogroup', { name: 'View' }).getByText('Tree').click()
    await page.getByRole('treeitem').first().focus()
    await page.keyboard.press('End')
    await expect(page.getByRole('treeitem', { name: /And then 99/ })).toBeFocused()
    await expect(page.getByRole('treeitem', { name: /And then 99/ })).toHaveAttribute('aria-posinset', '201')
    await page.keyboard.press('Enter')
    await expect(cardOf(page, 'c99').getByRole('button', { expanded: true })).toBeFocused()
    await page.getByText('Graph', { exact: true }).locator('visible=true').click()
    await expect(page.locator('[data-graph-tag="c99"]')).toBeVisible()
    await allSaved(page)
    expect((await questionsOf(key)).NewQuestion1?.text).toBe('Words 9')
  })
})

test('one page at both paths: views change without a new load, the phone follows, and the graph opens with texts of 13 pixels', async ({
  visitor,
  isMobile,
}) => {
  test.skip(isMobile, 'there is room for a phone beside')
  const key = await startDraft()
  const page = await visitor(STAFF.npManager)
  const loads: string[] = []
  page.on('request', (request) => request.url().endsWith('/draft') && loads.push(request.url()))
  await page.goto(`/pages/medicalQuestionnaire?draft=${key}&view=cards&tab=questions`)
  const phone = page.getByRole('region', { name: 'What the patient sees' })
  await expect(phone.getByRole('heading', { name: 'Do you sleep badly?' })).toBeVisible()
  await openCard(page, 'aids')
  await cardOf(page, 'aids').getByLabel('Text').fill('What helps you most?')
  await expect(phone.getByRole('heading', { name: 'What helps you most?' })).toBeVisible()
  expect((await phone.boundingBox())?.width).toBe(390)
  await phone.getByLabel('Walking').click()
  await expect(phone.getByRole('heading', { name: 'Anything else?' })).toBeVisible()
  await expectAccessible(page)
  await takeScreenshot(page, 'questionnaire-phone')

  const views = page.getByRole('radiogroup', { name: 'View' })
  await views.getByText('Graph').click()
  await expect(page).toHaveURL(/view=graph/)
  const words = page.locator('[data-graph-tag="aids"]').getByText('What helps you most?')
  await expect(words).toBeVisible()
  const size = await words.evaluate((element) => {
    const scale = element.getBoundingClientRect().width / (element as HTMLElement).offsetWidth
    return Number.parseFloat(getComputedStyle(element).fontSize) * scale
  })
  expect(size).toBeGreaterThanOrEqual(13)
  await page.getByRole('combobox', { name: 'Find a question' }).fill('hours')
  await page.getByRole('option', { name: /How many hours/ }).click()
  await expect(cardOf(page, 'hours').getByRole('button', { expanded: true })).toBeVisible()
  await page.goBack()
  await expect(cardOf(page, 'aids').getByRole('button', { expanded: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo: text of aids' }).click()
  await allSaved(page)
  expect(await questionsOf(key)).toEqual(SAMPLE)
  expect(loads).toHaveLength(1)

  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(phone).toHaveCount(0)
  await page.getByRole('button', { name: 'Patient view' }).click()
  await expect(dialog(page).getByRole('region', { name: 'What the patient sees' })).toBeVisible()
  await expectAccessible(page)
})

test('a questionnaire that is deleted leaves the list and comes back from it', async ({ visitor, isMobile }) => {
  test.skip(isMobile, 'the same list')
  const key = await startDraft()
  const page = await visitor(STAFF.npManager)
  await openDraft(page, key)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete questionnaire' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: `Restore Journey ${key}` }).click()
  await expect(page.getByRole('button', { name: `Journey ${key}`, exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('a phone shows cards, tree, graph or proof', async ({ visitor, isMobile }) => {
  test.skip(!isMobile, 'the phone’s own way through')
  const page = await visitor(STAFF.npManager)
  await openDraft(page, await startDraft())
  const views = page.getByRole('radiogroup', { name: 'View', exact: true })
  await views.getByText('Tree').click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.getByRole('treeitem', { name: /How many hours/ }).click()
  await expect(cardOf(page, 'hours').getByLabel('Tag')).toBeVisible()
  await expectAccessible(page)
  await views.getByText('Graph').click()
  // The question that one comes from is in the middle.
  await page.locator('[data-graph-tag="hours"]').click()
  await expect(page.getByRole('button', { name: 'Create next question after hours' })).toBeVisible()
  await expectAccessible(page)
  await views.getByText('Checks').click()
  await expect(page.getByText('Number of paths')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
