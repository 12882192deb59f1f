import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ANSWER_FIELDS } from '@clinic/contract/vocabulary'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { DATA_FOLDER } from './data-folder.ts'

const range = z.strictObject({ from: z.number(), to: z.number() })
const item = z.strictObject({ tag: z.string(), values: z.union([z.array(z.number()), range]), reversed: z.literal(true).optional() })
const part = z.strictObject({ name: z.string(), items: z.array(z.string()), range, needed: z.number().optional() })
const parts = z.array(part)
const flagTest = z.union([
  z.strictObject({ item: z.string(), atLeast: z.number() }),
  z.strictObject({ anyItem: z.literal(true), atLeast: z.number() }),
  z.strictObject({ part: z.string(), atLeast: z.number() }),
  z.strictObject({ total: z.literal(true), atLeast: z.number() }),
])
const instrument = z.strictObject({
  key: z.string(),
  name: z.string(),
  version: z.string(),
  source: z.string().min(10),
  licence: z.strictObject({ state: z.enum(['ship', 'score-only', 'customer-must-license']), note: z.string() }),
  answer_field: z.enum(ANSWER_FIELDS),
  asked_for: z.array(z.enum(['pain', 'sleep', 'anxiety', 'mood', 'ptsd', 'cancer', 'epilepsy', 'bowel', 'migraine', 'adhd', 'cannabis'])),
  stand_ins: z.array(z.string()),
  recall: z.string(),
  looks_back: z.number().int(),
  items: z.array(item),
  extras: z.array(item),
  scoring: z.discriminatedUnion('rule', [
    z.strictObject({ rule: z.enum(['sum', 'mean']), parts: parts.optional() }),
    z.strictObject({ rule: z.literal('count'), thresholds: z.record(z.string(), z.number()), parts: parts.optional() }),
    z.strictObject({ rule: z.literal('subscales'), parts }),
    z.strictObject({ rule: z.literal('clusters'), symptom: z.number(), parts }),
    z.strictObject({ rule: z.literal('per-item') }),
  ]),
  max_missing: z.number().int(),
  range,
  bands: z.array(z.strictObject({ from: z.number(), to: z.number(), name: z.string(), high: z.boolean() })),
  direction: z.enum(['higher-is-worse', 'higher-is-better']),
  flags: z.array(
    z.strictObject({ id: z.string(), severity: z.enum(['urgent', 'review']), when: z.array(flagTest).min(1), label: z.string() }),
  ),
  loinc: z.record(z.string(), z.string()),
})

test('data/instruments fits its schema, each under a key of its own (REQ-686)', () => {
  const instruments = z.array(instrument).parse(JSON.parse(readFileSync(join(DATA_FOLDER, 'instruments/instruments.json'), 'utf8')))
  expect(instruments).toHaveLength(16)
  expect(new Set(instruments.map(({ key }) => key)).size).toBe(16)
})
