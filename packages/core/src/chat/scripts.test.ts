import { describe, expect, test } from 'vitest'
import { FLOWS } from './scripts/flows.test-data.ts'
import { IN_FRENCH } from './scripts/french.test-data.ts'
import { INELIGIBLE } from './scripts/ineligible.test-data.ts'
import { INTERRUPTIONS } from './scripts/interruptions.test-data.ts'
import { OTHERS } from './scripts/others.test-data.ts'
import { RED_FLAGS } from './scripts/red-flags.test-data.ts'
import { REPAIRS } from './scripts/repairs.test-data.ts'
import { followScript, type Script } from './scripts/script.test-data.ts'
import { TYPED_DETAILS } from './scripts/typed-details.test-data.ts'

const SCRIPTS: Readonly<Record<string, readonly Script[]>> = {
  'ways through': FLOWS,
  repairs: REPAIRS,
  interruptions: INTERRUPTIONS,
  'not now': INELIGIBLE,
  'red flags': RED_FLAGS,
  'in French': IN_FRENCH,
  'details in words': TYPED_DETAILS,
  'consent, helpers, doubles, clocks': OTHERS,
}

describe.each(Object.entries(SCRIPTS))('%s', (_, scripts) => {
  test.each(scripts.map((script) => [`${script.name} (${script.rows.join(', ')})`, script] as const))('%s', (_, script) => {
    followScript(script)
  })
})

test('there are at least eighty conversations, each with a name of its own', () => {
  const names = Object.values(SCRIPTS).flatMap((scripts) => scripts.map(({ name }) => name))
  expect(names.length).toBeGreaterThanOrEqual(80)
  expect(new Set(names).size).toBe(names.length)
})
