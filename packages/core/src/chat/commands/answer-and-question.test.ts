import { describe, expect, test } from 'vitest'
import { askedFor, SHIPPED, sayTo, storedFor } from '../shipped-clinic.test-data.ts'
import type { Knowledge } from '../state/turn.ts'

const KNOWING: Knowledge = {
  ...SHIPPED,
  answer: (text) =>
    /\b(?:long|cost|temps|coûte)\b/i.test(text) ? { kind: 'article', title: 'How it works', text: 'It works so.' } : { kind: 'none' },
}

describe('an answer and a question in one message', () => {
  test.each([
    ['async', 'main_reason', 'en', 'My back. How long does this take?', 'Chronic pain'],
    ['async', 'main_reason', 'en', 'How much does it cost? It is for my migraines', 'Migraine'],
    ['async', 'alcohol', 'en', 'twice a week, but how long does this take', 'Some days each week'],
    ['async', 'alcohol', 'fr', 'je bois pas. Combien ça coûte?', 'I do not drink'],
    ['async', 'takes_medication', 'fr', 'ben oui. Ça coûte combien, est-ce que ça coûte cher?', true],
    ['async', 'pain_place', 'en', 'Burning in my lower back. How long will this take?', 'Burning in my lower back.'],
    ['async', 'sleep_nights', 'en', 'five. What does it cost?', 5],
  ] as const)('%s/%s in %s: %j stores the one and answers the other', (key, tag, language, text, value) => {
    const said = sayTo(askedFor(key, tag, language), text, KNOWING)
    expect(storedFor(said, tag)).toEqual(value)
    expect(said.reply.text).toContain('It works so.')
    expect(said.reply.DATA).toMatchObject({ source: 'How it works' })
  })

  test('is stored too where the question has no answer', () => {
    const said = sayTo(askedFor('async', 'main_reason'), 'Arthritis. Do you like hockey?', KNOWING)
    expect(storedFor(said, 'main_reason')).toBe('Chronic pain')
    expect(said.state.reopened).toBeNull()
    expect(said.effects.some(({ kind }) => kind === 'audit')).toBe(true)
  })

  test.each([
    ['main_reason', 'How long does this take?'],
    ['main_reason', 'Hi, quick question. How long does this take?'],
    ['main_reason', 'I do not know. How long does this take?'],
    ['alcohol', 'Banana. How long does this take?'],
  ])('of %s: in %j only the question is heard', (tag, text) => {
    const said = sayTo(askedFor('async', tag), text, KNOWING)
    expect(storedFor(said, tag)).toBeUndefined()
  })

  test('stores nothing of a sentence of danger, which comes first (D-6)', () => {
    const said = sayTo(askedFor('async', 'main_reason'), 'My back. I am going to kill myself tonight. How long does this take?', KNOWING)
    expect(said.state.crisis).toBe(true)
    expect(storedFor(said, 'main_reason')).toBeUndefined()
  })
})

describe('words that could be a command', () => {
  test.each([
    ['async', 'alcohol', 'I quit', 'I do not drink'],
    ['async', 'alcohol', 'j’ai arrêté', 'I do not drink'],
    ['async', 'since_when', 'depuis l’été passé', 'Less than 6 months'],
    ['async', 'cancer_treatment', 'not now', false],
    ['async', 'anxiety_support', 'I see my doctor', true],
    ['async', 'wants_call', 'ok pourquoi pas', true],
    ['follow_up', 'anything_else', 'c’est tout', false],
  ])('answer the question %s/%s: %j', (key, tag, text, value) => {
    const said = sayTo(askedFor(key, tag, /[éàçu’]/.test(text) ? 'fr' : 'en'), text)
    expect(storedFor(said, tag)).toEqual(value)
    expect(said.effects.some(({ kind }) => kind === 'close')).toBe(false)
  })

  test.each([
    ['alcohol', 'quit', 'CLOSECHAT'],
    ['alcohol', 'stop', 'CLOSECHAT'],
    ['wants_call', 'I want to talk to a person', 'NEEDPCRHELP'],
  ])('are one where they mean nothing else: %s, %j', (tag, text, action) => {
    const said = sayTo(askedFor('async', tag), text)
    expect(said.reply.ACTION).toBe(action)
    expect(storedFor(said, tag)).toBeUndefined()
  })
})

describe('a correction by name', () => {
  test.each([
    ['en', 'I said pain but it’s really migraine', 'Migraine'],
    ['en', 'oops, I said my back, it is actually anxiety', 'Anxiety'],
    ['fr', "j'ai dit douleur mais c'est plutôt de l'anxiété", 'Anxiety'],
  ] as const)('in %s changes the stored answer: %j', (language, text, value) => {
    const before = sayTo(askedFor('async', 'main_reason', language), language === 'fr' ? 'mal de dos' : 'arthritis')
    expect(storedFor(before, 'main_reason')).toBe('Chronic pain')
    expect(storedFor(sayTo(before.state, text), 'main_reason')).toBe(value)
  })
})

test('without meanings only labels are read, as conversations of an earlier version were', () => {
  const said = sayTo(askedFor('async', 'main_reason'), 'arthritis', { ...KNOWING, meanings: undefined })
  expect(storedFor(said, 'main_reason')).toBeUndefined()
})
