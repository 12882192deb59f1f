import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const access = ['pcrmanager', 'npmanager', 'admin'] as const

/**
 * A text for patients that has a translation. `hash` names both as they are now: an approval is for exactly that. `needed`: nothing is said in
 * the language before this is approved. `gaps`: parts of the original that have no translation; with one of them it can't be approved.
 */
const translatedText = z.object({
  key: z.string(),
  name: z.string(),
  hash: z.string(),
  needed: z.boolean(),
  gaps: z.array(z.string()),
  parts: z.array(z.object({ original: z.string(), translation: z.string() })),
  approved: z.object({ by: z.string(), at: z.string() }).nullable(),
})
export type TranslatedText = z.infer<typeof translatedText>

const french = z.object({
  /** Patients can choose French. */
  on: z.boolean(),
  texts: z.array(translatedText),
})
export type French = z.infer<typeof french>

export const readFrench = endpoint({
  method: 'GET',
  path: '/api/languages/fr',
  summary: 'What patients are told in French, beside the English, and who approved it',
  access,
  response: french,
})

export const approveText = endpoint({
  method: 'PUT',
  path: '/api/languages/fr/{key}',
  summary: 'Approves a translation as it is now',
  access,
  body: z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/, 'must be the hash of the text that was read') }),
  response: french,
})

export const withdrawApproval = endpoint({
  method: 'DELETE',
  path: '/api/languages/fr/{key}',
  summary: 'Withdraws an approval: the text is no longer said in French',
  access,
  response: french,
})
