import { expect, test } from 'vitest'
import { scoreText } from './score-text.ts'

test('a score is written as its instrument writes it, with the highest possible one', () => {
  expect(scoreText('pain_scale', 22 / 3)).toBe('7.3 of 10')
  expect(scoreText('pain_scale', 7)).toBe('7.0 of 10')
  expect(scoreText('cuditr', 4)).toBe('4 of 32')
  expect(scoreText('phq9', 19)).toBe('19 of 27')
  expect(scoreText('unknown', 2 / 3)).toBe('0.7')
})
