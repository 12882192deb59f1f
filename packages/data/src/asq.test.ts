import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { DATA_FOLDER } from './data-folder.ts'

const question = z.strictObject({ tag: z.string().regex(/^asq_\d$/), text: z.string().regex(/\?$/) })
const form = z.strictObject({
  key: z.literal('asq'),
  name: z.string().min(1),
  version: z.string().min(1),
  source: z.string().min(10),
  licence: z.strictObject({ state: z.literal('ship'), note: z.string().min(10) }),
  questions: z.array(question).length(4),
  after_yes_or_refusal: question,
})

test('data/instruments/asq.json has the shape that core declares, and nothing to score by (F-4)', () => {
  const file = JSON.parse(readFileSync(join(DATA_FOLDER, 'instruments', 'asq.json'), 'utf8'))
  expect(form.safeParse(file).error).toBeUndefined()
})
