import { expect, test } from 'vitest'
import { hasHealthNumber } from './has-health-number.ts'
import { possibleNames } from './possible-names.ts'

test('health numbers are told from phone numbers, amounts and times (F-11)', () => {
  for (const text of ['1234-567-890 AB', '9876543217', 'card 123 456 789', '12345-6789', 'TREM 1234 5678', '123456789012'])
    expect(hasHealthNumber(text), text).toBe(true)
  for (const text of ['416-555-0134', '1-800-555-0134', '2 g at 10:30', 'in 2026', '20 mg, 3 times'])
    expect(hasHealthNumber(text), text).toBe(false)
})

test('two words with capitals in a row may be a name', () => {
  expect(possibleNames('I spoke with Renée Côté about it')).toEqual(['renée côté'])
  expect(possibleNames('Nothing here at all')).toEqual([])
})
