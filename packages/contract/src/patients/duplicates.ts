import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { candidate } from './look-up.ts'

/** What a manager chooses for the merged record. An address goes as a whole. */
export const MERGE_FIELDS = [
  ...(['first_name', 'last_name', 'date_of_birth', 'health_number', 'phone', 'email', 'address', 'mailing_address', 'province'] as const),
  ...(['gender', 'language'] as const),
] as const
export type MergeField = (typeof MERGE_FIELDS)[number]
/** How long a merge can be undone (F-13). */
export const MERGE_UNDO_DAYS = 90
/** Pairs and merges shown at first, and added at a time. */
export const DUPLICATES_STEP = 50
const MOST_SHOWN = 5000

const MANAGERS = ['pcrmanager', 'npmanager', 'admin'] as const

const pair = z.object({ one: candidate, other: candidate, score: z.number(), found_at: z.string() })
export type DuplicatePair = z.infer<typeof pair>

const done = z.object({
  id: z.number().int(),
  survivor: candidate,
  merged: candidate,
  merged_by: z.string(),
  merged_at: z.string(),
  undo_until: z.string(),
})

/** `merges`: those that can still be undone, newest first. `shown`: at most so many of each; the totals count all. */
export const listDuplicates = endpoint({
  method: 'GET',
  path: '/api/duplicates',
  summary: 'Pairs of records that are likely one person, the likeliest first, and merges that can be undone (F-13)',
  access: MANAGERS,
  query: z.strictObject({ shown: z.coerce.number().int().min(1).max(MOST_SHOWN).default(DUPLICATES_STEP) }),
  response: z.object({ total: z.number().int(), pairs: z.array(pair), merges_total: z.number().int(), merges: z.array(done) }),
})
export type Duplicates = z.infer<typeof listDuplicates.response>

/** `fields`: what is shown beside each other, as text. `facts`: what is open in the record, in words. */
const side = z.object({
  patient_id: z.string(),
  version: z.number().int(),
  fields: z.record(z.enum(MERGE_FIELDS), z.string()),
  created_at: z.string(),
  active: z.boolean(),
  facts: z.array(z.string()),
})
export type MergeSide = z.infer<typeof side>

/** `refusal`: why `one` cannot survive with `other` merged into it now; `reversed`: why not the other way around. */
export const compareRecords = endpoint({
  method: 'GET',
  path: '/api/duplicates/{one_id}/{other_id}',
  summary: 'Two records side by side, as a manager compares them before a merge',
  access: MANAGERS,
  response: z.object({ one: side, other: side, refusal: z.string().nullable(), reversed: z.string().nullable() }),
})
export type Comparison = z.infer<typeof compareRecords.response>

export const keepApart = endpoint({
  method: 'POST',
  path: '/api/duplicates/{one_id}/{other_id}/different',
  summary: 'A manager says that two likely duplicates are two people',
  access: MANAGERS,
  response: z.object({ message: z.string() }),
})

/** `take`: the fields whose value comes from the merged record. The versions are those that were compared. */
const order = z.strictObject({
  survivor_id: z.string().min(1).max(64),
  survivor_version: z.number().int(),
  merged_id: z.string().min(1).max(64),
  merged_version: z.number().int(),
  take: z.array(z.enum(MERGE_FIELDS)).max(MERGE_FIELDS.length),
})
export type MergeOrder = z.infer<typeof order>

export const mergeRecords = endpoint({
  method: 'POST',
  path: '/api/merges',
  summary: 'Merges one record into another; what is open moves, both histories remain (F-13)',
  access: MANAGERS,
  body: order,
  response: z.object({ id: z.number().int(), undo_until: z.string(), message: z.string() }),
})

export const undoMerge = endpoint({
  method: 'POST',
  path: '/api/merges/{merge_id}/undo',
  summary: 'Takes a merge back within 90 days: both records are as they were before it (F-13)',
  access: MANAGERS,
  response: z.object({ message: z.string() }),
})
