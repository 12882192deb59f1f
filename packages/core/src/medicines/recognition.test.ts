import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_FOLDER } from '@clinic/data/data-folder'
import { loadMedications } from '@clinic/data/load-medications'
import { expect, test } from 'vitest'
import { readMedicines } from './read-medicines.ts'

type Case = { text: string; taken: string[]; unknown: string[] }
const MEDICATIONS = loadMedications()
const CASES = readFileSync(join(DATA_FOLDER, 'interactions/recognition.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Case => JSON.parse(line))

test('recognition on the set written before the rules is what data/interactions/README.md says', () => {
  const counts = { right: 0, found: 0, wanted: 0, kept: 0, unknown: 0 }
  for (const { text, taken, unknown } of CASES) {
    const read = readMedicines(MEDICATIONS, text).filter(({ status }) => status === 'taken')
    const found = read.flatMap(({ ingredients }) => ingredients)
    counts.found += found.length
    counts.wanted += taken.length
    counts.right += found.filter((one) => taken.includes(one)).length
    counts.unknown += unknown.length
    counts.kept += read.filter(({ words, ingredients }) => ingredients.length === 0 && unknown.includes(words)).length
  }
  expect(counts).toEqual({ right: 26, found: 28, wanted: 27, kept: 4, unknown: 6 })
})

test.each([
  ['zofran', 'ondansetron'],
  ['sinemet', 'levodopa'],
  ['mesalamine', 'mesalazine'],
  ['flomax 0.4', 'tamsulosin'],
  ['champix', 'varenicline'],
])('knows %s, a name that people use and the database of products no longer has', (text, ingredient) => {
  expect(readMedicines(MEDICATIONS, text)[0]?.ingredients).toEqual([ingredient])
})
