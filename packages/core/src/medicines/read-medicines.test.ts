import { loadMedications } from '@clinic/data/load-medications'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMedicines } from './read-medicines.ts'

const MEDICATIONS = loadMedications()

test.each([
  ['metformin, warfrin and something for sleep', ['metformin', 'warfarin']],
  ['warfarine 5 mg et clobazam', ['warfarin', 'clobazam']],
  ['I no longer take warfarin', []],
  ['allergic to codeine', []],
  ['I stopped bleeding since warfarin', ['warfarin']],
  ['not sure, warfarin', ['warfarin']],
  ['allergic to pollen so I take warfarin', ['warfarin']],
  ['Tylenol #3 as needed', ['acetaminophen', 'codeine']],
  ['T3s, metformin', ['codeine', 'metformin']],
  ['tylenol no 3 au besoin', ['acetaminophen', 'codeine']],
  ['Tylenol 3 times a day', ['acetaminophen']],
  ['Tylenol 3 fois par jour', ['acetaminophen']],
  ['Tylenol 325 mg', ['acetaminophen']],
  ['amphetamine salts', ['amphetamine']],
  ['Advil', ['ibuprofen']],
  ['Hydromorph Contin', ['hydromorphone']],
])('%j takes %j', (text, taken) => {
  const read = readMedicines(MEDICATIONS, text).filter(({ status }) => status === 'taken')
  expect(read.flatMap(({ ingredients }) => ingredients)).toEqual(taken)
})

test('an unrecognised name stays in the list in the words of the patient', () => {
  expect(readMedicines(MEDICATIONS, 'qwpkrtz 20, my blood thinner').map(({ words }) => words)).toEqual(['qwpkrtz 20', 'my blood thinner'])
})

test('no text throws, and every word written remains', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[bcdfgh]{5,9}$/), { maxLength: 4 }), fc.string(), (words, noise) => {
      readMedicines(MEDICATIONS, noise)
      expect(readMedicines(MEDICATIONS, words.join(', ')).map((one) => one.words)).toEqual(words)
    }),
    { numRuns: 30 },
  )
})
