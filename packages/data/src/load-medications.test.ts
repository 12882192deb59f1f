import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DATA_FOLDER } from './data-folder.ts'
import { loadMedications } from './load-medications.ts'

test('medicines are found by ingredient and by brand', () => {
  const medications = loadMedications()
  expect(medications.size).toBeGreaterThan(2000)
  expect(['sertraline', 'zoloft'].map((name) => medications.get(name))).toEqual(['sertraline', 'sertraline'])
  expect([...medications.keys()].filter((name) => name !== name.toLowerCase())).toEqual([])
})

test('each name is that of one ingredient', () => {
  const lines = readFileSync(join(DATA_FOLDER, 'medications/ingredients.jsonl'), 'utf8').trimEnd().split('\n')
  const names = lines.flatMap((line) => {
    const { ingredient, brands } = JSON.parse(line) as { ingredient: string; brands: string[] }
    return [ingredient, ...brands]
  })
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
