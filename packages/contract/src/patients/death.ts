import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { possibleDay } from '../possible-day.ts'
import { changedRow } from '../queues.ts'

/** Who reported that a patient has died. */
const DEATH_REPORTERS = ['family', 'care', 'seller', 'estate', 'other'] as const
export type DeathReporter = (typeof DEATH_REPORTERS)[number]
/** Why a recorded death is corrected. */
const DEATH_CORRECTIONS = ['other-person', 'report-wrong', 'by-mistake'] as const
export type DeathCorrection = (typeof DEATH_CORRECTIONS)[number]

/** `died_on`: null where the day is not known. `version`: the row that the caller has read. */
export const recordDeath = endpoint({
  method: 'POST',
  path: '/api/patients/{patient_id}/death',
  summary: 'Record that a patient has died: the record ends, visits are cancelled without an email, and sellers are to be told',
  access: ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'],
  body: z.strictObject({
    reported_by: z.enum(DEATH_REPORTERS),
    died_on: possibleDay.nullable().default(null),
    version: z.number().int().optional(),
  }),
  response: changedRow,
})

export const correctDeath = endpoint({
  method: 'POST',
  path: '/api/patients/{patient_id}/death/correction',
  summary: 'Correct a death that was recorded by mistake: the patient is active again, and in the PCR queue',
  access: ['pcrmanager', 'npmanager', 'admin'],
  body: z.strictObject({ reason: z.enum(DEATH_CORRECTIONS) }),
  response: changedRow,
})
