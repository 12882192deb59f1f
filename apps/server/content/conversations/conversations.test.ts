import { followScript } from '@clinic/core/chat/scripts/script.test-data'
import { expect, test } from 'vitest'
import { REAL_CLINIC } from './clinic.test-data.ts'
import { PERSONAS } from './personas.test-data.ts'
import { PLACES } from './places.test-data.ts'

const PEOPLE = [...PERSONAS, ...PLACES]

test.each(PEOPLE.map((script) => [`${script.name} (${script.rows.join(', ')})`, script] as const))('%s', (_, script) => {
  followScript(script, REAL_CLINIC)
})

test('each has a name of its own', () => {
  expect(new Set(PEOPLE.map(({ name }) => name)).size).toBe(PEOPLE.length)
})
