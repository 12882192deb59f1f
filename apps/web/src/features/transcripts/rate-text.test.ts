import { expect, test } from 'vitest'
import { percentChange, percentText, secondsText } from './rate-text.ts'

test('a share of nothing is no number', () => {
  expect(percentText(0, 0)).toBe('–')
  expect(percentText(1, 3)).toBe('33%')
})

test('shares are compared in points, and only where there is something to compare', () => {
  expect(percentChange({ part: 1, whole: 2 }, { part: 1, whole: 4 })).toBe('▲ 25 points more')
  expect(percentChange({ part: 49, whole: 100 }, { part: 1, whole: 2 })).toBe('▼ 1 point less')
  expect(percentChange({ part: 1, whole: 2 }, { part: 2, whole: 4 })).toBe('no change')
  expect(percentChange({ part: 1, whole: 2 }, { part: 0, whole: 0 })).toBeNull()
})

test('seconds read as people say them', () => {
  expect([null, 8.4, 60, 80, 3600, 7500].map(secondsText)).toEqual(['–', '8 s', '1 min', '1 min 20 s', '1 h', '2 h 5 min'])
  expect([86_400, 270_000].map(secondsText)).toEqual(['1 d', '3 d 3 h'])
})
