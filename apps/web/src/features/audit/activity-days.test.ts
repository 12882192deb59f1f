import type { ActionEntry } from '@clinic/contract/audit'
import { expect, test } from 'vitest'
import { activityDays } from './activity-days.ts'

let id = 0
const action = (day: string, before: string, patient_id: string | null = null): ActionEntry => {
  id += 1
  return { id, at: `${day}T12:00:00.000Z`, day, minute: '07:00', action: before, words: { before, patient_id, after: '' }, open: false }
}

test('deeds stand under their days, the newest first', () => {
  const days = activityDays([action('2026-03-02', 'a'), action('2026-03-01', 'b'), action('2026-02-27', 'c')], '2026-03-02')
  expect(days.map(({ title, actions }) => [title, actions.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 1],
    ['27 Feb 2026', 1],
  ])
})

test('the same deed several times in a row is told once with its number, on each day anew', () => {
  const days = activityDays(
    [
      action('2026-03-02', 'a', 'P1'),
      action('2026-03-02', 'a', 'P1'),
      action('2026-03-02', 'a', 'P2'),
      action('2026-03-02', 'a', 'P1'),
      action('2026-03-01', 'a', 'P1'),
    ],
    '2026-03-02',
  )
  expect(days.map(({ actions }) => actions.map(({ words, times }) => `${words.patient_id}×${times}`))).toEqual([
    ['P1×2', 'P2×1', 'P1×1'],
    ['P1×1'],
  ])
})
