import type { Questions } from '@clinic/contract/questionnaires'
import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { expect, type Locator, type Page } from '@playwright/test'
import { sendAs } from './send-as.ts'
import { callAs } from './sessions.ts'
import { STAFF } from './staff.ts'

export const EDITOR = '/pages/editQuestionnaire'
export const SAMPLE = buildQuestions([
  { tag: 'sleep', text: 'Do you sleep badly?', yesNo: true, branches: { yes: [{ tag: 'hours', text: 'How many hours?' }] } },
  { tag: 'aids', text: 'What helps?', one: ['Tea', 'Walking', 'Reading'] },
  { tag: 'last', text: 'Anything else?' },
])

/** Opens a draft in the editor. */
export async function openDraft(page: Page, key: string): Promise<void> {
  await page.goto(`${EDITOR}?draft=${key}`)
  await expect(page.getByRole('list', { name: 'Questions', exact: true })).toBeVisible()
}

/** A questionnaire of its own for a journey, and its key. */
export async function startDraft(questions: Questions = SAMPLE): Promise<string> {
  const key = `e2e_${crypto.randomUUID().slice(0, 8).replaceAll('-', '')}`
  await sendAs(STAFF.admin, { method: 'POST', path: '/api/medical_questionnaires', body: { key, name: `Journey ${key}`, questions } })
  return key
}

/** The questions as the server has them. */
export async function questionsOf(key: string): Promise<Questions> {
  return (await callAs<QuestionnaireDraft>(STAFF.admin, `/api/medical_questionnaires/${key}/draft`)).questions
}

export async function openCard(page: Page, tag: string): Promise<void> {
  await closedHead(page, tag).click()
  await expect(cardOf(page, tag).getByLabel('Tag')).toBeVisible()
}

export function cardOf(page: Page, tag: string): Locator {
  return page.getByRole('article', { name: new RegExp(`: ${tag}$`) })
}

export function closedHead(page: Page, tag: string): Locator {
  return cardOf(page, tag).getByRole('button', { expanded: false })
}

export async function allSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^All changes saved/)).toBeVisible()
}
