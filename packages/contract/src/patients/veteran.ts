import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { possibleDay } from '../possible-day.ts'

const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const
const RECORDERS = ['pcr', 'pcrmanager', 'npmanager', 'admin'] as const
const words = z.string().trim().min(1, 'is missing').max(200)
const grams = z.number().gt(0).max(100).multipleOf(0.01)

/** The letter by which a specialist gives the rationale for more than the rule pays. `ends_on` null: it names no end. */
const letter = z.strictObject({ by: words, specialty: words, on: possibleDay, grams, ends_on: possibleDay.nullable() })

/** Veterans Affairs Canada pays. `vac_file`: its K number. `billing_limit_g`: grams a day that it approved; null: by the rule and the letter. */
const veteranCover = z.strictObject({ vac_file: z.string().trim().max(20), billing_limit_g: grams.nullable(), letter: letter.nullable() })
export type VeteranCover = z.infer<typeof veteranCover>

/** `version` 0: never recorded. `cover` null: Veterans Affairs does not pay. `limit_g`: grams a day that are paid today; null without a cover. */
const recordedCover = z.object({
  version: z.number().int(),
  cover: veteranCover.nullable(),
  limit_g: z.number().nullable(),
  ...{ by: z.string().nullable(), at: z.string().nullable(), reason: z.string() },
})
export type RecordedCover = z.infer<typeof recordedCover>

export const readVeteran = endpoint({
  method: 'GET',
  path: '/api/patients/{patient_id}/veteran',
  summary: 'Whether Veterans Affairs Canada pays for a patient, and up to how many grams a day',
  access: QUEUE_STAFF,
  response: recordedCover,
})
/** `version`: as it was read, 0 where nothing was recorded. */
export const recordVeteran = endpoint({
  method: 'PUT',
  path: '/api/patients/{patient_id}/veteran',
  summary: 'Records whether Veterans Affairs Canada pays, with a reason; what was recorded before stays',
  access: RECORDERS,
  body: z.strictObject({
    version: z.number().int().min(0),
    cover: veteranCover.nullable(),
    reason: z.string().trim().min(1, 'is missing').max(500),
  }),
  response: z.object({ version: z.number().int(), message: z.string() }),
})
