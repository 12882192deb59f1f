import { readFile } from 'node:fs/promises'
import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import type { French } from '@clinic/contract/translations'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { sendAs } from './support/send-as.ts'
import { STAFF } from './support/staff.ts'

test('a manager reads what is said in French beside the English, and withdraws and gives an approval', async ({ visitor }) => {
  const page = await visitor(STAFF.pcrManager)
  // Other journeys speak French at the same time: what is withdrawn here is withdrawn for this screen alone.
  let now: French | null = null
  await page.route('**/api/languages/fr', async (route) => {
    const answer = await route.fetch()
    now = (await answer.json()) as French
    await route.fulfill({ json: now })
  })
  await page.route('**/api/languages/fr/consent', async (route) => {
    const approved = route.request().method() === 'PUT' ? { by: 'Priya Raghunathan', at: '2026-11-21T12:00:00.000Z' } : null
    const texts = (now?.texts ?? []).map((text) => (text.key === 'consent' ? { ...text, approved } : text))
    await route.fulfill({ json: { on: approved !== null, texts } })
  })
  await page.goto('/pages/languages')
  await expect(page.getByText('French is approved')).toBeVisible()
  const consent = page.getByRole('listitem').filter({ hasText: 'Consent form' })
  await consent.getByRole('button', { name: 'Consent form', exact: true }).click()
  const table = consent.getByRole('table')
  await expect(table.getByRole('row').filter({ hasText: 'D. Regulations' })).toContainText('D. ')
  await expect(table.locator('td[lang="fr"]').first()).toBeVisible()
  await expectAccessible(page)
  await consent.getByRole('button', { name: 'Withdraw Consent form' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByText('French is not complete')).toBeVisible()
  await expect(page.getByText(/need an approval: Consent form/)).toBeVisible()
  await consent.getByRole('button', { name: 'Approve Consent form' }).click()
  await expect(page.getByText('French is approved')).toBeVisible()
  await expect(consent).toContainText('Approved by Priya Raghunathan')
})

test('what is said to patients is for managers and administrators', async ({ visitor }) => {
  const page = await visitor(STAFF.np)
  await page.goto('/pages/languages')
  await expect(page.getByText(/“French Texts” is for/)).toBeVisible()
})

test('a manager writes the French of a questionnaire of the clinic’s own, has it translated as a file, and approves it before it is published', async ({
  visitor,
}) => {
  // English that is nowhere else, but for one answer.
  const key = `way_${Date.now()}`
  const [far, roughly, close, bus] = ['How far away do you live', 'Roughly', 'Near', 'Do you come by bus'].map((text) => `${text}, ${key}?`)
  const questions = buildQuestions([
    { tag: 'far', text: `${far}`, subtext: `${roughly}`, one: [`${close}`, 'Something else'] },
    { tag: 'bus', text: `${bus}`, yesNo: true },
  ])
  const body = { key, name: `Your way here ${key}`, questions }
  const { name } = await sendAs<QuestionnaireDraft>(STAFF.admin, { method: 'POST', path: '/api/medical_questionnaires', body })
  const page = await visitor(STAFF.pcrManager)
  await page.goto('/pages/languages')
  await page.getByRole('link', { name: `Translate ${name}, draft` }).click()
  await expect(page.getByRole('heading', { name: `${name}, draft` })).toBeVisible()
  const state = page.getByRole('status').filter({ hasText: 'saved' })
  await expect(state).toHaveText('6 of 6 still to translate. All saved.')
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled()
  await expectAccessible(page)

  // What is word for word elsewhere is taken over; what is typed saves itself, and both are undone.
  await page.getByRole('button', { name: 'Reuse existing translations (1)' }).click()
  await expect(page.getByLabel('French for answer: Something else')).toHaveValue('Autre chose')
  const question = page.getByLabel(`French for question: ${far}`)
  await question.fill('À quelle distance habitez-vous ?')
  await expect(state).toHaveText('4 of 6 still to translate. All saved.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(question).toHaveValue('')
  await expect(state).toHaveText('5 of 6 still to translate. All saved.')
  const near = page.getByLabel(`French for answer: ${close}`)
  await near.fill('autre chose')
  await expect(page.getByText('Another option has the same French text')).toHaveCount(2)

  // The file goes to a translator and comes back as a spreadsheet saves it.
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()])
  expect(download.suggestedFilename()).toBe(`french_${key}_draft.csv`)
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\uFEFFQuestion,Part,English,French')
  const translated = [
    'Question;Part;English;French',
    `;Name;${name};Votre trajet`,
    `far;Question;${far};À quelle distance habitez-vous ?`,
    `far;Second line;${roughly};À peu près`,
    `far;Answer;${close};Près de la clinique`,
    `bus;Question;${bus};Venez-vous en autobus ?`,
    'gone;Question;Nobody asks this;Personne ne le demande',
  ]
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(translated.join('\r\n')) })
  await expect(page.getByText('5 texts imported. Undo reverts them all. 1 row skipped')).toBeVisible()
  await expect(state).toHaveText('Fully translated. All saved.')
  await expect(near).toHaveValue('Près de la clinique')

  await page.goto(`/pages/medicalQuestionnaire?draft=${key}`)
  await page.getByRole('tab', { name: 'Publish' }).click()
  await expect(page.getByText('All 6 French texts are translated but not approved.')).toBeVisible()
  await page.getByRole('link', { name: 'French of this draft' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(/^Approved by Priya Raghunathan/)).toBeVisible()
  await page.goBack()
  await page.getByRole('tab', { name: 'Publish' }).click()
  await expect(page.getByText('All 6 French texts of this draft are approved.')).toBeVisible()
})
