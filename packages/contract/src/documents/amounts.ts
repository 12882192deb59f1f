import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** Months up to today, this one included. */
export const AMOUNT_PERIODS = ['3', '12'] as const
export type AmountPeriod = (typeof AMOUNT_PERIODS)[number]
/** Grams a day above which documents are counted. */
export const AMOUNT_STEPS = [2, 3, 5, 10] as const
/** Fewer documents than this say nothing about a practitioner, and are not compared. */
export const LEAST_COMPARED = 10
/** In what a practitioner is above the clinic. */
export const AMOUNT_OUTLIERS = ['median', 'p90', 'above-5'] as const
export type AmountOutlier = (typeof AMOUNT_OUTLIERS)[number]

const count = z.number().int()
const amounts = z.object({
  documents: count,
  median: z.number().nullable(),
  p90: z.number().nullable(),
  highest: z.number().nullable(),
  /** How many are above each of `AMOUNT_STEPS`, in their order. */
  above: z.array(count),
})
export type Amounts = z.infer<typeof amounts>
/** Of the documents signed in one month, `2026-11`. A month without one is missing. */
const monthAmounts = amounts.extend({ month: z.string() })
export type MonthAmounts = z.infer<typeof monthAmounts>
/** `outliers` null: not compared. `months`: the newest first. */
const practitionerAmounts = amounts.extend({
  name: z.string(),
  outliers: z.array(z.enum(AMOUNT_OUTLIERS)).nullable(),
  months: z.array(monthAmounts),
})
const documentAmounts = z.object({
  startDate: z.string(),
  endDate: z.string(),
  clinic: amounts.extend({ months: z.array(monthAmounts) }),
  practitioners: z.array(practitionerAmounts),
})
export type DocumentAmounts = z.infer<typeof documentAmounts>

export const readDocumentAmounts = endpoint({
  method: 'GET',
  path: '/api/documents/amounts',
  summary: 'Daily grams of signed medical documents by practitioner and month, compared with the clinic (F-7); no patients',
  access: ['npmanager', 'admin'],
  query: z.strictObject({ months: z.enum(AMOUNT_PERIODS).default('12') }),
  response: documentAmounts,
})
