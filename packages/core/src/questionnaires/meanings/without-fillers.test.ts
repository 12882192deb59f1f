import { describe, expect, test } from 'vitest'
import { askedFor, sayTo, storedFor } from '../../chat/shipped-clinic.test-data.ts'
import { withoutFillers } from './without-fillers.ts'

describe('words around a reply that say nothing (REQ-153)', () => {
  test.each([
    ['Well, um, honestly no', 'no'],
    ['I mean, so yeah', 'yeah'],
    ['not really, no', 'no'],
    ['to be honest every night lol', 'every night'],
    ['euh ben, à vrai dire non', 'non'],
    ['pour être honnête oui là', 'oui'],
    ['cinq mettons', 'cinq'],
    ['You know what, yes', 'yes'],
    ['bof, aucune idée', 'aucune idée'],
  ])('%j is %j', (said, left) => {
    expect(withoutFillers(said)).toBe(left)
  })

  test.each(['maybe yes', 'I guess so', 'peut-être', 'welcome', 'benzodiazepine', 'sometimes', 'hardly', 'soft drugs'])(
    '%j stays',
    (said) => {
      expect(withoutFillers(said)).toBe(said)
    },
  )
})

describe('in the chat', () => {
  test.each([
    ['psychosis', "honestly I don't know"],
    ['psychosis', 'well, I really cannot say'],
    ['psychosis', 'ben je sais pas'],
    ['pregnant_or_breastfeeding', 'um, could be'],
    ['has_allergies', 'well, maybe'],
    ['self_harm', 'well, kind of'],
    ['past_attempt', 'I mean, sort of'],
  ])('%s stores nothing of %j', (tag, said) => {
    expect(storedFor(sayTo(askedFor('async', tag, 'en'), said), tag)).toBeUndefined()
  })

  test('a filler before an answer is no obstacle, and its number stays exact (REQ-154)', () => {
    expect(storedFor(sayTo(askedFor('async', 'grams_per_day', 'fr'), 'ben à peu près un gramme et demi'), 'grams_per_day')).toBe(1.5)
    expect(
      storedFor(sayTo(askedFor('async', 'grams_per_day', 'fr'), 'un peu, genre deux ou trois grammes'), 'grams_per_day'),
    ).toBeUndefined()
  })
})
