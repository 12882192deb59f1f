import { expect, test } from 'vitest'
import { loadInteractions } from './load-interactions.ts'
import { loadMedications } from './load-medications.ts'

test('every medicine of an interaction is an ingredient that can be recognised, in one row only', () => {
  const known = new Set(loadMedications().values())
  const named = loadInteractions().flatMap(({ medicines }) => medicines)
  expect(named.filter((name) => !known.has(name))).toEqual([])
  expect(named).toHaveLength(new Set(named).size)
})

test('every row has its own key', () => {
  const keys = loadInteractions().map(({ key }) => key)
  expect(keys).toHaveLength(new Set(keys).size)
})

test('what makes a row graver is another row, a flag or an age', () => {
  const rows = loadInteractions()
  const keys = new Set(rows.map(({ key }) => key))
  expect(rows.flatMap(({ raised }) => raised?.if.with ?? []).filter((key) => !keys.has(key))).toEqual([])
})
