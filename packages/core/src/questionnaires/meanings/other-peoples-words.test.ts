import { expect, test } from 'vitest'
import { askedFor, SHIPPED, sayTo, storedFor } from '../../chat/shipped-clinic.test-data.ts'
import type { ChatState } from '../../chat/state/state.ts'

const stored = (place: string, said: string, language: ChatState['language'] = 'en') => {
  const [key = '', tag = ''] = place.split('/')
  return storedFor(sayTo(askedFor(key, tag, language), said), tag)
}

test.each([
  ['async/anxiety_support', 'en', 'none at the moment'],
  ['renewal/side_effects', 'en', 'none to speak of'],
  ['renewal/side_effects', 'fr', 'rien de dérangeant'],
  ['async/schizophrenia', 'fr', 'pas moi mais ma tante oui'],
  ['follow_up/new_medicines', 'en', 'everything is the same'],
] as const)('a short denial is a no: %s, "%s", "%s" (REQ-154)', (place, language, said) => {
  expect(stored(place, said, language)).toBe(false)
})

test.each([
  ['async/has_allergies', 'en', 'nothing serious'],
  ['async/has_allergies', 'fr', 'rien de grave'],
  ['async/schizophrenia', 'en', 'not sure'],
] as const)('a denial that leaves something open is asked again: %s, "%s", "%s"', (place, language, said) => {
  expect(stored(place, said, language)).not.toBe(false)
})

test('an option that includes another is the only answer, and what counts alone gives way', () => {
  expect(stored('async/main_reason', 'nausea from my chemo')).toBe('Cancer-related symptoms')
  expect(stored('async/main_reason', 'pain and migraines')).toBeUndefined()
  expect(stored('async/medicine_kinds', 'metformin')).toEqual(['None of these'])
  expect(stored('async/medicine_kinds', 'eliquis and metformin')).toEqual(['Blood thinner (such as warfarin)'])
})

test('a doubtful amount on the edge of an option is asked about with both (REQ-153)', () => {
  const asked = sayTo(askedFor('async', 'alcohol'), 'maybe 5 days a week')
  expect(storedFor(asked, 'alcohol')).toBeUndefined()
  expect(asked.reply.text).toContain('Did you mean "Some days each week" or "Most days"?')
  expect(stored('async/alcohol', 'maybe 3 days a week')).toBe('Some days each week')
})

test('what is so now counts, not what was', () => {
  expect(stored('async/pain_days', 'it used to be every day but now its only once in a while')).toBe('Now and then')
  expect(stored('async/past_reaction', 'got paranoid once and never did it again')).toBe(true)
})

test('the classifier reads what is left beside a plain answer, and rules the whole message', () => {
  const answering = (said: string, suspect: (text: string) => number | null) =>
    sayTo(askedFor('cuditr', 'cuditr_4'), said, { ...SHIPPED, suspect }).state
  const never = answering('never, I pay my bills', (text) => (text.includes('never') ? 0.9 : null))
  expect([never.crisis, never.concern]).toEqual([false, false])
  const inTheRest = answering('never, the pills are counted out', (text) => (text.includes('pills') ? 0.9 : null))
  expect(inTheRest.crisis || inTheRest.concern).toBe(true)
  expect(answering('never, I am going to kill myself', () => null).crisis).toBe(true)
})
