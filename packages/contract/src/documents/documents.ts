import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { possibleDay } from '../possible-day.ts'
import { deliveriesToMake, documentsToChase } from '../queues/today.ts'
import { DELIVERY_OUTCOMES, DELIVERY_WAYS, documentDetail, documentFile, documentList, REPORTERS } from './medical-document.ts'

const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const
const PRACTITIONERS = ['np', 'npmanager'] as const
const reason = z.string().trim().min(1, 'is missing').max(500)
const changed = z.object({ document: documentDetail, message: z.string() })
const seller_id = z.number().int().min(1)

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/patients/{patient_id}/documents',
  summary: 'The medical documents of a patient, newest first, and what they may possess',
  access: QUEUE_STAFF,
  response: documentList,
})
/** Signed 14 days ago or longer, of the records that the caller may open; the oldest first. `deliveries`: those to be made by hand. */
export const listUnregistered = endpoint({
  method: 'GET',
  path: '/api/documents/unregistered',
  summary: 'Medical documents that no seller has registered, to be asked after (s. 273(4))',
  access: QUEUE_STAFF,
  response: documentsToChase.extend({ deliveries: deliveriesToMake }),
})
export const readDocument = endpoint({
  method: 'GET',
  path: '/api/documents/{id}',
  summary: 'A medical document with what happened to it',
  access: QUEUE_STAFF,
  response: documentDetail,
})
export const readDocumentFile = endpoint({
  method: 'GET',
  path: '/api/documents/{id}/file',
  summary: 'The signed PDF of a medical document',
  access: QUEUE_STAFF,
  response: documentFile,
})
export const readLetter = endpoint({
  method: 'GET',
  path: '/api/documents/{id}/deliveries/{delivery}/letter',
  summary: 'The letter to a seller by which support for a medical document was withdrawn',
  access: QUEUE_STAFF,
  response: documentFile,
})
export const copyDocument = endpoint({
  method: 'POST',
  path: '/api/documents/{id}/copies',
  summary: 'A copy for the patient, with "COPY" on every page',
  access: QUEUE_STAFF,
  response: documentFile,
})
/** `number`: the fax number, or the id that the portal gave. `again`: after a refusal or where nothing arrived. */
export const deliverDocument = endpoint({
  method: 'POST',
  path: '/api/documents/{id}/deliveries',
  summary: 'Sends a medical document to a seller, or records that it was sent; never by email',
  access: QUEUE_STAFF,
  body: z.strictObject({
    ...{ seller_id, way: z.enum(DELIVERY_WAYS), number: z.string().trim().max(60).default('') },
    ...{ initials: z.boolean().default(false), pages: z.number().int().min(1).max(50).default(1) },
  }),
  response: changed,
})
export const recordOutcome = endpoint({
  method: 'POST',
  path: '/api/documents/{id}/deliveries/{delivery}/outcome',
  summary: 'Records the outcome of a delivery: sent, where it had to be made by hand, received, or refused with a reason',
  access: QUEUE_STAFF,
  body: z.strictObject({ outcome: z.enum(DELIVERY_OUTCOMES), reason: z.string().trim().max(500).default('') }),
  response: changed,
})
/** A second report is stored beside the first; the earliest day counts, and a difference is shown. */
export const registerDocument = endpoint({
  method: 'POST',
  path: '/api/documents/{id}/registration',
  summary: 'Records the day on which a seller registered a medical document',
  access: QUEUE_STAFF,
  body: z.strictObject({ seller_id, registered_on: possibleDay, reported_by: z.enum(REPORTERS) }),
  response: changed,
})
export const transferDocument = endpoint({
  method: 'POST',
  path: '/api/documents/{id}/transfer',
  summary: 'Records a transfer to another seller; its end does not change',
  access: QUEUE_STAFF,
  body: z.strictObject({ seller_id, on: possibleDay }),
  response: changed,
})
export const returnDocument = endpoint({
  method: 'POST',
  path: '/api/documents/{id}/return',
  summary: 'Records that a seller returned a medical document',
  access: QUEUE_STAFF,
  body: z.strictObject({ on: possibleDay, reason }),
  response: changed,
})
/** Every seller that has the document gets a letter; the document does not come back. */
export const withdrawSupport = endpoint({
  method: 'POST',
  path: '/api/documents/{id}/withdrawal',
  summary: 'Withdraws support for a medical document; the seller is told in writing and has to revoke the registration',
  access: PRACTITIONERS,
  body: z.strictObject({ reason, letter_way: z.enum(DELIVERY_WAYS), letter_number: z.string().trim().max(60).default('') }),
  response: changed,
})
export const voidDocument = endpoint({
  method: 'POST',
  path: '/api/documents/{id}/void',
  summary: 'Voids a medical document that never left the clinic',
  access: PRACTITIONERS,
  body: z.strictObject({ reason }),
  response: changed,
})
