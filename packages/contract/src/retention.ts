import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const
const ADMINS = ['admin'] as const

/** A reason is for the next administrator and for a court. */
export const HOLD_REASON_LENGTH = 500
const because = z.strictObject({ reason: z.string().trim().min(1).max(HOLD_REASON_LENGTH) })

/** ISO instants in UTC; null: has not happened. */
const hold = z.object({
  reason: z.string(),
  set_by: z.string(),
  set_at: z.string(),
  lifted_by: z.string().nullable(),
  lifted_at: z.string().nullable(),
  lift_reason: z.string().nullable(),
})
export type LegalHold = z.infer<typeof hold>

/** `standing`: the active hold, which blocks any deletion under retention rules. `earlier`: newest first. */
const holds = z.object({ standing: hold.nullable(), earlier: z.array(hold) })
export type LegalHolds = z.infer<typeof holds>

export const readHolds = endpoint({
  method: 'GET',
  path: '/api/patients/{patient_id}/legal_hold',
  summary: 'Whether a legal hold stands on this record, and the earlier ones',
  access: QUEUE_STAFF,
  response: holds,
})
export const setHold = endpoint({
  method: 'PUT',
  path: '/api/patients/{patient_id}/legal_hold',
  summary: 'Puts a legal hold on this record',
  access: ADMINS,
  body: because,
  response: holds,
})
export const liftHold = endpoint({
  method: 'POST',
  path: '/api/patients/{patient_id}/legal_hold/lift',
  summary: 'Lifts the legal hold from this record',
  access: ADMINS,
  body: because,
  response: holds,
})

/** A chart past its retention period (`due_on`, a day), counted from the last entry. */
const due = z.object({
  patient_id: z.string(),
  name: z.string(),
  province: z.string().nullable(),
  last_entry_at: z.string(),
  due_on: z.string(),
  held: z.boolean(),
})
/** At most this many are listed, longest overdue first; `total` counts all. */
export const DUE_LISTED = 200

export const listDue = endpoint({
  method: 'GET',
  path: '/api/retention/due',
  summary: 'Records whose time to be kept is over, to be reviewed: nothing removes them by itself',
  access: ADMINS,
  response: z.object({ records: z.array(due), total: z.number().int(), years: z.number().int() }),
})
export type DueRecord = z.infer<typeof due>
