import { expect, test } from 'vitest'
import { ordinal, stepText } from './step-text.ts'

test('calls are numbered as people say it', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '102nd'])
})

test('the next step is named', () => {
  expect(stepText('call', '2026-03-03 09:00')).toBe('Next call 2026-03-03 09:00 (patient’s time)')
  expect([stepText('correct', null), stepText('decide', null), stepText('none', null)]).toEqual([
    'The number has to be corrected',
    'A manager decides what follows',
    'No further call',
  ])
})
