import { expect, test } from 'vitest'
import { problemText } from './problem.ts'

test.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [600, '10 minutes'],
])('a wait of %i seconds is told as %s', (seconds, wait) => {
  expect(problemText('too-many-attempts', { seconds })).toBe(`Too many attempts. Please wait ${wait} and try again.`)
})

test('a missing detail leaves a dash', () => {
  expect(problemText('too-many-attempts')).toContain('wait – and')
})
