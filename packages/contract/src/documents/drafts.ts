import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { documentDetail } from './medical-document.ts'
import { documentDraft, readiness } from './readiness.ts'

const PATH = '/api/patients/{patient_id}/documents/draft'
const version = z.number().int().min(0)
/** Only who signs drafts; the draft of another is never shown. */
const SIGNERS = ['np'] as const

export const readReadiness = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'The caller’s draft of a medical document and everything that it lacks before it can be signed',
  access: SIGNERS,
  response: readiness,
})
/** `version`: of the draft as it was read, 0 where there was none. */
export const saveDocumentDraft = endpoint({
  method: 'PUT',
  path: PATH,
  summary: 'Saves the caller’s draft of a medical document; a first save begins it',
  access: SIGNERS,
  body: z.strictObject({ version, draft: documentDraft }),
  response: readiness,
})
export const discardDocumentDraft = endpoint({
  method: 'DELETE',
  path: PATH,
  summary: 'Discards the caller’s draft of a medical document',
  access: SIGNERS,
  response: z.object({ message: z.string() }),
})
/** Asks for what is needed and was not asked for these grams and this period yet. */
export const requestConfirmations = endpoint({
  method: 'POST',
  path: `${PATH}/confirmations`,
  summary: 'Asks a second NP, and an NP manager where needed, to confirm the daily grams',
  access: SIGNERS,
  response: readiness,
})
/** Once: the same `draft_id` again answers the document that was signed. Needs a second factor shown within 5 minutes. */
export const signDocument = endpoint({
  method: 'POST',
  path: `${PATH}/sign`,
  summary: 'Signs the caller’s draft: from then on it is a medical document and never changes',
  access: SIGNERS,
  body: z.strictObject({ draft_id: z.string().max(60), version }),
  response: z.object({ document: documentDetail, message: z.string() }),
})
/** Consent to treatment that was given by word of mouth, where the chat recorded none (F-21). */
export const recordTreatmentConsent = endpoint({
  method: 'POST',
  path: '/api/patients/{patient_id}/treatment_consent',
  summary: 'Records that the patient was told of risks and alternatives and agreed to treatment, or no longer agrees',
  access: ['np'],
  body: z.strictObject({ given: z.boolean() }),
  response: z.object({ message: z.string() }),
})

const request = z.object({
  id: z.number().int(),
  kind: z.enum(['second-np', 'np-manager']),
  patient_id: z.string(),
  patient: z.string(),
  asked_by: z.string(),
  asked_at: z.string(),
  daily_grams: z.number(),
  period: z.string(),
  condition: z.string(),
  condition_reason: z.string(),
})
export type ConfirmationRequest = z.infer<typeof request>

export const listConfirmations = endpoint({
  method: 'GET',
  path: '/api/documents/confirmations',
  summary: 'What the caller is asked to confirm before a colleague signs a medical document',
  access: ['np', 'npmanager'],
  response: z.array(request),
})
export const answerConfirmation = endpoint({
  method: 'POST',
  path: '/api/documents/confirmations/{id}',
  summary: 'Confirms or declines the daily grams of a colleague’s medical document',
  access: ['np', 'npmanager'],
  body: z.strictObject({ confirmed: z.boolean(), note: z.string().trim().max(300).default('') }),
  response: z.object({ message: z.string() }),
})
