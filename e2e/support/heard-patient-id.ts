import { expect, type Page } from '@playwright/test'

/** Listens to the chat of a page: answers the patient's number once the chat has told it. */
export function heardPatientId(page: Page): () => Promise<string> {
  let heard = ''
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/ai')) return
    const { patient_id = null } = (await response.json().catch(() => ({}))) as { patient_id?: string | null }
    heard = patient_id ?? heard
  })
  return async () => {
    await expect.poll(() => heard).not.toBe('')
    return heard
  }
}
