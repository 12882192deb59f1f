import { expect, test } from 'vitest'
import { scoresOf } from './scores-of.ts'

test('totals are ordered by time with their bands, without duplicates', () => {
  const [cuditr, ...others] = scoresOf([
    { key: 'cuditr', answers: { total: { value: 14, at: '2026-02-01T10:00:00.000Z' } }, at: '2026-02-01T10:05:00.000Z' },
    { key: 'cuditr', answers: { total: 6 }, at: '2025-02-01T10:00:00.000Z' },
    { key: 'cuditr', answers: { total: { value: 14, at: '2026-02-01T10:00:00.000Z' } }, at: null },
  ])
  expect(others).toEqual([])
  expect(cuditr).toEqual({
    key: 'cuditr',
    name: 'CUDIT-R',
    points: [
      { at: '2025-02-01T10:00:00.000Z', value: 6, band: 'low', high: false },
      { at: '2026-02-01T10:00:00.000Z', value: 14, band: 'possible cannabis use disorder', high: true },
    ],
  })
})

test('a set without a numeric total has no score', () => {
  expect(scoresOf([{ key: 'pain_scale', answers: { total: 'much' }, at: '2026-02-01T10:00:00.000Z' }])).toEqual([])
  expect(scoresOf([{ key: 'pain_scale', answers: {}, at: '2026-02-01T10:00:00.000Z' }])).toEqual([])
  expect(scoresOf([{ key: 'pain_scale', answers: { total: 5 }, at: null }])).toEqual([])
})

test('a shared field’s total gets the name and bands of the instrument asked (REQ-686)', () => {
  const scores = scoresOf([
    { key: 'hads_scale', answers: { instrument: 'phq9', total: 12 }, at: '2026-02-01T10:00:00.000Z' },
    { key: 'hads_scale', answers: { instrument: 'unheard_of', total: 12 }, at: '2026-02-01T10:00:00.000Z' },
  ])
  expect(scores.map(({ key, name, points }) => [key, name, points[0]?.band])).toEqual([
    ['phq9', 'PHQ-9', 'moderate'],
    ['hads_scale', 'HADS scale', 'high'],
  ])
})
