import { expect, test } from 'vitest'
import { loadMedications } from './load-medications.ts'

test('medicines are found by ingredient and by brand', () => {
  const medications = loadMedications()
  expect(medications.size).toBeGreaterThan(2000)
  expect(['sertraline', 'zoloft'].map((name) => medications.get(name))).toEqual(['sertraline', 'sertraline'])
  expect([...medications.keys()].filter((name) => name !== name.toLowerCase())).toEqual([])
})
