import { PATIENT_SORTS } from '@clinic/contract/patient-manager'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FLAG_SETS, hasFlag } from './flags.ts'
import { segmentsOfList } from './segments.ts'

test('every order contains every flag set exactly once', () => {
  fc.assert(
    fc.property(fc.subarray([...FLAG_SETS]), fc.constantFrom(...PATIENT_SORTS), fc.boolean(), (flags, sort, descending) => {
      const shown = segmentsOfList(sort, { flags, descending }).flatMap((stretch) => stretch.flags)
      expect(shown.sort((a, b) => a - b)).toEqual([...flags])
    }),
  )
})

test('by eligibility ineligible patients come first, by questionnaire unfinished ones, and descending reverses that', () => {
  const first = (sort: 'eligibility' | 'questionnaire', descending: boolean) =>
    segmentsOfList(sort, { flags: FLAG_SETS, descending })[0]?.flags ?? []
  expect(first('eligibility', false).some((flags) => hasFlag(flags, 'eligible'))).toBe(false)
  expect(first('eligibility', true).every((flags) => hasFlag(flags, 'eligible'))).toBe(true)
  expect(first('questionnaire', false).every((flags) => hasFlag(flags, 'unfinished'))).toBe(true)
  expect(first('questionnaire', true).some((flags) => hasFlag(flags, 'unfinished'))).toBe(false)
})

test('patients without a renewal date come last in both directions', () => {
  for (const descending of [false, true]) {
    expect(segmentsOfList('renewal', { flags: FLAG_SETS, descending }).map(({ by }) => by)).toEqual(['renewal', 'name'])
  }
})
