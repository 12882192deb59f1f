import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { QUESTIONNAIRE_WRITERS } from '../questionnaires.ts'

/** Conversations that began in so many days up to now are counted. */
export const FLOW_DAYS = 90

const flow = z.object({ steps: z.array(z.object({ from: z.string(), to: z.string(), patients: z.number().int() })) })
export type Flow = z.infer<typeof flow>

export const readFlow = endpoint({
  method: 'GET',
  path: '/api/medical_questionnaires/{key}/flow',
  summary: 'How many conversations of the last 90 days went from one question to another, by tags: counts alone',
  access: QUESTIONNAIRE_WRITERS,
  response: flow,
})
