import { describe, expect, test } from 'vitest'
import { askedFor, SHIPPED, sayTo, storedFor } from '../shipped-clinic.test-data.ts'

const calls = (said: ReturnType<typeof sayTo>) => said.effects.filter(({ kind }) => kind === 'need-help').length

describe('asked whether they would like a call', () => {
  test.each([
    ['en', 'yes call me', true],
    ['en', 'Yes, please call me', true],
    ['en', 'call me please', true],
    ['en', 'sure, give me a call', true],
    ['en', 'I would like a call', true],
    ['en', 'yes I want to talk to someone', true],
    ['en', 'no please don’t call me', false],
    ['en', 'no need to call', false],
    ['fr', 'Oui appelez-moi', true],
    ['fr', 'oui, appelez moi svp', true],
    ['fr', 'oui rappelez-moi', true],
    ['fr', 'oui j’aimerais qu’on m’appelle', true],
    ['fr', 'non, appelez-moi pas', false],
    ['fr', 'non merci, pas besoin de m’appeler', false],
  ] as const)('in %s, %j answers, and no one is asked for', (language, text, value) => {
    for (const key of ['async', 'renewal']) {
      const said = sayTo(askedFor(key, 'wants_call', language), text, SHIPPED)
      expect([storedFor(said, 'wants_call'), calls(said)]).toEqual([value, 0])
    }
  })

  test.each([
    ['en', 'I want to talk to a real person now'],
    ['en', 'call me now please'],
    ['fr', 'oui appelez-moi tout de suite'],
    ['fr', 'je veux parler à une vraie personne'],
  ] as const)('in %s, %j still asks for a person', (language, text) => {
    const said = sayTo(askedFor('async', 'wants_call', language), text, SHIPPED)
    expect(calls(said)).toBe(1)
  })

  test('elsewhere the same words still ask for a person', () => {
    for (const text of ['yes call me', 'oui appelez-moi']) {
      const said = sayTo(askedFor('async', 'takes_medication', /oui/.test(text) ? 'fr' : 'en'), text, SHIPPED)
      expect([storedFor(said, 'takes_medication'), calls(said)]).toEqual([undefined, 1])
    }
  })
})
