import { PATIENT_FILTERS } from '@clinic/contract/patient-manager'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FLAG_SETS, flagSets, hasFlag, readFilters } from './flags.ts'

test('no filter accepts everyone, and so do both sides of a pair (E-6)', () => {
  expect(flagSets([])).toEqual(FLAG_SETS)
  expect(flagSets(['enabled', 'disabled', 'eligible', 'ineligible'])).toEqual(FLAG_SETS)
})

test('one side of a pair accepts that side; different pairs must all match (E-6)', () => {
  expect(flagSets(['disabled']).every((flags) => !hasFlag(flags, 'active'))).toBe(true)
  expect(flagSets(['enabled', 'ineligible', 'unfinished', 'no_renewal'])).toEqual([0b0101])
})

test('another filter never accepts more, except the other side of its pair', () => {
  fc.assert(
    fc.property(fc.subarray([...PATIENT_FILTERS]), fc.constantFrom('unfinished' as const, 'no_renewal' as const), (filters, more) => {
      const before = flagSets(filters)
      expect(flagSets([...filters, more]).every((flags) => before.includes(flags))).toBe(true)
    }),
  )
})

test('parses known names from a URL, each once and in order', () => {
  expect(readFilters('no_renewal,enabled,nonsense,enabled')).toEqual(['enabled', 'no_renewal'])
  expect(readFilters('')).toEqual([])
})
