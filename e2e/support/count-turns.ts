import type { ChatReply } from '@clinic/contract/chat'
import type { Page } from '@playwright/test'

/** Steps that the page continues on its own. */
const CONTINUED = new Set([
  'LAUNCHCONSENT',
  'BEGINQUESTIONNAIRES',
  'FINISHINITIALQUESTIONNAIRE',
  'FINISHSCALEQUESTIONNAIRE',
  'FINISHCUDITRQUESTIONNAIRE',
  'SKIPTONEXT',
])

/** Counts what a patient submits themselves from here on, and how many of these are for forms. */
export function countTurns(page: Page): { own: number; forForms: number } {
  const count = { own: 0, forForms: 0 }
  let last: ChatReply | null = null
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/ai') || request.method() !== 'POST' || !last) return
    const { ACTION, DATA, CURRENT_QUESTIONNAIRE_NAME: form } = last
    const isOwn = !CONTINUED.has(ACTION) || DATA?.optional === true || DATA?.summary !== undefined
    if (!isOwn) return
    count.own += 1
    if (DATA?.optional === true || (form?.startsWith('Questions about') && DATA?.items)) count.forForms += 1
  })
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/ai') && response.ok()) last = await response.json()
  })
  return count
}
