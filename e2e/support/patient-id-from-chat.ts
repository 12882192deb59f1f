import { expect, type Page } from '@playwright/test'

/** Listens to the chat of a page: answers the patient's number once the chat has told it. */
export function patientIdFromChat(page: Page): () => Promise<string> {
  let patientId = ''
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/ai')) return
    const { patient_id = null } = (await response.json().catch(() => ({}))) as { patient_id?: string | null }
    patientId = patient_id ?? patientId
  })
  return async () => {
    await expect.poll(() => patientId).not.toBe('')
    return patientId
  }
}
