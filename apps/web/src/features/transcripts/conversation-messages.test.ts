import { expect, test } from 'vitest'
import { confidenceText } from './conversation-messages.ts'

test.each([
  [{ intent: 'back', confidence: 1, by: 'rule' }, 'by a rule'],
  [{ intent: 'renewal', confidence: 0.5, by: 'rule' }, '50% confidence'],
  [{ intent: 'person', confidence: 0.871, by: 'classifier' }, '87% confidence'],
  [{ intent: 'unknown', confidence: 0.41, by: 'classifier' }, 'best guess (41% confidence)'],
  [{ intent: 'unknown', confidence: 0, by: 'rule' }, null],
  [{ intent: 'crisis', confidence: null, by: 'classifier' }, 'matched by similarity'],
  [{ intent: 'help', confidence: null, by: 'language-model' }, 'chosen by the language model'],
  [{ intent: 'help', confidence: 0.83, by: 'language-model' }, 'chosen by the language model, 83% confidence'],
  [{ intent: 'help', confidence: null, by: null }, null],
] as const)('%j reads as %s', (understood, description) => {
  expect(confidenceText(understood)).toBe(description)
})
