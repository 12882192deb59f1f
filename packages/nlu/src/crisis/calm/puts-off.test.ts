import { expect, test } from 'vitest'
import { assessRisk } from '../assess-risk.ts'
import { putsOff } from './puts-off.ts'

test.each([
  'not right now',
  'Not right now, thanks',
  'no, not at the moment',
  'I can’t right now',
  'sorry not today',
  'not just yet',
  'pas en ce moment',
  'non merci, pas maintenant',
  'je peux pas tout de suite',
  'pas pour l’instant',
])('%j puts something off, and the classifier is not asked', (text) => {
  expect(putsOff(text)).toBe(true)
  expect(assessRisk(text, { suspect: () => 0.9 })).toBeNull()
})

test.each([
  'right now',
  'now',
  'en ce moment',
  'not tonight',
  'pas ce soir',
  'I can’t breathe right now',
  'I can’t do this right now',
  'not safe right now',
  'not alive right now',
  'I’m not right now',
  'pas en sécurité en ce moment',
  'je veux pas vivre en ce moment',
  'not right now but tonight',
  'not right now?',
])('%j says more, which the classifier hears', (text) => {
  expect(putsOff(text)).toBe(false)
  expect(assessRisk(text, { suspect: () => 0.9 })).not.toBeNull()
})
