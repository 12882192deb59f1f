import { expect, test } from 'vitest'
import { codeGroups, gramsWords, periodWords, professionWords, provinceWords } from './document-words.ts'

test('grams are written with the decimal mark of each language and no more than two decimals (F-7)', () => {
  expect(gramsWords(1.5)).toEqual({ en: '1.5 g', fr: '1,5 g' })
  expect(gramsWords(0.25)).toEqual({ en: '0.25 g', fr: '0,25 g' })
  expect(gramsWords(3)).toEqual({ en: '3 g', fr: '3 g' })
  expect(gramsWords(0.1 + 0.2)).toEqual({ en: '0.3 g', fr: '0,3 g' })
})

test('a period is written in days, weeks or months, one of them in the singular (F-7)', () => {
  expect(periodWords({ count: 1, unit: 'days' })).toEqual({ en: '1 day', fr: '1 jour' })
  expect(periodWords({ count: 52, unit: 'weeks' })).toEqual({ en: '52 weeks', fr: '52 semaines' })
  expect(periodWords({ count: 12, unit: 'months' })).toEqual({ en: '12 months', fr: '12 mois' })
})

test('provinces and professions have their French names (F-7)', () => {
  expect(provinceWords('NS')).toEqual({ en: 'Nova Scotia', fr: 'Nouvelle-Écosse' })
  expect(professionWords('Nurse practitioner').fr).toBe('Infirmière praticienne ou infirmier praticien')
})

test('a code is read out in groups of four', () => {
  expect(codeGroups('7QK4M2XR93TD')).toBe('7QK4-M2XR-93TD')
})
