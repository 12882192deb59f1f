import { describe, expect, test } from 'vitest'
import { bandOf, scaleName } from './bands.ts'

test.each([
  ['cuditr', 0, 'low', false],
  ['cuditr', 7, 'low', false],
  ['cuditr', 8, 'hazardous', false],
  ['cuditr', 12, 'possible cannabis use disorder', true],
  ['hads_scale', 10, 'borderline', false],
  ['insomnia_scale', 22, 'severe', true],
  ['midas_scale', 300, 'severe', true],
  ['ptsd_scale', 31, 'at or above the cut-off', true],
])('%s with a total of %i is "%s"', (key, value, name, high) => {
  expect(bandOf(key, value)).toMatchObject({ name, high })
})

describe('where nothing is published', () => {
  test('a total has no band', () => expect(bandOf('pain_scale', 6)).toBeNull())
  test('an unknown scale goes by its key', () => expect(scaleName('unheard_of')).toBe('unheard_of'))
})
