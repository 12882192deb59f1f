import { expect, test } from 'vitest'
import { checkReaction } from './check-reaction.ts'

test('a reaction began by today, and was reported between then and today', () => {
  const today = '2026-03-02'
  expect(checkReaction({ onset_on: today, reported_on: null }, today)).toEqual({})
  expect(checkReaction({ onset_on: '2026-03-01', reported_on: today }, today)).toEqual({})
  expect(checkReaction({ onset_on: '2026-03-03', reported_on: null }, today)).toHaveProperty('onset_on')
  expect(checkReaction({ onset_on: '2026-03-01', reported_on: '2026-02-28' }, today)).toHaveProperty('reported_on')
  expect(checkReaction({ onset_on: '2026-03-01', reported_on: '2026-03-03' }, today)).toHaveProperty('reported_on')
})
