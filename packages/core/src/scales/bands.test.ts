import { describe, expect, test } from 'vitest'
import { bandOf, findBand, scaleName } from './bands.ts'

/** First and last value of every published band, as [key, first, last, name, needs attention]. */
const PUBLISHED = [
  ['phq9', 0, 4, 'minimal', false],
  ['phq9', 5, 9, 'mild', false],
  ['phq9', 10, 14, 'moderate', false],
  ['phq9', 15, 19, 'moderately severe', false],
  ['phq9', 20, 27, 'severe', true],
  ['gad7', 0, 4, 'minimal', false],
  ['gad7', 5, 9, 'mild', false],
  ['gad7', 10, 14, 'moderate', false],
  ['gad7', 15, 21, 'severe', true],
  ['cuditr', 0, 7, 'low', false],
  ['cuditr', 8, 11, 'hazardous', false],
  ['cuditr', 12, 32, 'possible cannabis use disorder', true],
  ['hads_scale', 0, 7, 'normal', false],
  ['hads_scale', 8, 10, 'borderline', false],
  ['hads_scale', 11, 21, 'high', true],
  ['insomnia_scale', 0, 7, 'none', false],
  ['insomnia_scale', 8, 14, 'below threshold', false],
  ['insomnia_scale', 15, 21, 'moderate', false],
  ['insomnia_scale', 22, 28, 'severe', true],
  ['midas_scale', 0, 5, 'little or none', false],
  ['midas_scale', 6, 10, 'mild', false],
  ['midas_scale', 11, 20, 'moderate', false],
  ['midas_scale', 21, 460, 'severe', true],
  ['ptsd_scale', 0, 30, 'below the cut-off', false],
  ['ptsd_scale', 31, 80, 'at or above the cut-off', true],
  ['adhd_scale', 0, 3, 'below the screening threshold', false],
  ['adhd_scale', 4, 6, 'at or above the screening threshold', true],
  ['cancer_scale', 0, 0, 'none', false],
  ['cancer_scale', 1, 3, 'mild', false],
  ['cancer_scale', 4, 6, 'moderate', false],
  ['cancer_scale', 7, 10, 'severe', true],
  ['ibd_scale', 10, 49, 'poor', true],
  ['ibd_scale', 50, 60, 'moderate', false],
  ['ibd_scale', 61, 70, 'good', false],
  ['hbi', 0, 4, 'remission', false],
  ['hbi', 5, 7, 'mild', false],
  ['hbi', 8, 16, 'moderate', false],
  ['hbi', 17, 68, 'severe', true],
] as const

test.each(PUBLISHED)('%s: %i to %i is "%s" (REQ-686)', (key, first, last, name, high) => {
  expect(bandOf(key, first)).toEqual({ from: first, to: last, name, high })
  expect(bandOf(key, last)).toEqual({ from: first, to: last, name, high })
})

test('a fractional total between two bands is in the lower one', () => {
  expect(bandOf('midas_scale', 5.5)?.name).toBe('little or none')
})

describe('without published bands', () => {
  test.each(['pain_scale', 'adult_epilepsy_scale', 'unheard_of', 'constructor'])('a total of %s has no band', (key) => {
    expect(bandOf(key, 6)).toBeNull()
  })
  test('a total outside the range has no band', () => {
    expect(bandOf('adhd_scale', 45)).toBeNull()
    expect(bandOf('ibd_scale', 9)).toBeNull()
    expect(findBand([], 3)).toBeNull()
  })
  test('an unknown scale is named by its key', () => expect(scaleName('unheard_of')).toBe('unheard_of'))
})
