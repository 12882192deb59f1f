import { expect, test } from 'vitest'
import { speaksOfDistress } from './speaks-of-distress.ts'

test.each([
  ['i feel so lost', true],
  ['i am lost since she died', true],
  ['im lost where do i put the code', false],
  ['I am lost, I can’t find the page', false],
  ['i am lost and hopeless, and this page does not work', true],
])('distress, not who looks for the way in the page: %s', (text, speaks) => expect(speaksOfDistress(text)).toBe(speaks))
