import type { ImportField } from '@clinic/core/imports/fields'
import { expect, it } from 'vitest'
import { canCheck, columnErrors } from './column-errors.ts'

const field = (name: string, needed: ImportField['needed']): ImportField => ({
  name,
  label: name,
  needed,
  hint: '',
  synonyms: [],
  kind: 'words',
})
const FIELDS = [field('patient_id', 'always'), field('first_name', 'when new'), field('city', null)]

it('a field that two columns fill is marked at both (E-4)', () => {
  const errors = columnErrors(['city', 'patient_id', null, 'city', null], FIELDS)
  expect([...errors.twice].sort()).toEqual([0, 3])
  expect(canCheck(errors)).toBe(false)
})

it('fields that are needed and not filled are named, those of new rows apart', () => {
  const errors = columnErrors(['city', null], FIELDS)
  expect(errors.missing.always.map(({ name }) => name)).toEqual(['patient_id'])
  expect(errors.missing.whenNew.map(({ name }) => name)).toEqual(['first_name'])
  expect(canCheck(errors)).toBe(false)
})

it('a file that only changes rows needs no more than what finds them', () => {
  const errors = columnErrors(['patient_id', 'city'], FIELDS)
  expect(errors.twice.size).toBe(0)
  expect(errors.missing.whenNew).toHaveLength(1)
  expect(canCheck(errors)).toBe(true)
})

it('a slot may say its minutes instead of its end', () => {
  const slots = [field('ends', 'always'), field('minutes', null)]
  expect(canCheck(columnErrors([null], slots))).toBe(false)
  expect(canCheck(columnErrors(['minutes'], slots))).toBe(true)
})
