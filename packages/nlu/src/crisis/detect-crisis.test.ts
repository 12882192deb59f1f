import { loadCorpus } from '@clinic/data/load-corpus'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { detectCrisis } from './detect-crisis.ts'

const sentences = (corpus: 'crisis/crisis' | 'crisis/ordinary') =>
  loadCorpus(corpus).flatMap(({ text, source }) => (source === 'sentences' ? [text] : []))
const crises = sentences('crisis/crisis')
const ordinary = sentences('crisis/ordinary')

describe('crisis words (D-6)', () => {
  test('at least 98 in 100 of the sentences of crisis are noticed', () => {
    const missed = crises.filter((sentence) => detectCrisis(sentence) === null)
    expect(crises.length).toBeGreaterThanOrEqual(200)
    expect(missed.length / crises.length, missed.join('\n')).toBeLessThanOrEqual(0.02)
  })

  test('at most 2 in 100 of the ordinary sentences are taken for a crisis', () => {
    const alarms = ordinary.filter((sentence) => detectCrisis(sentence) !== null)
    expect(ordinary.length).toBeGreaterThanOrEqual(200)
    expect(alarms.length / ordinary.length, alarms.join('\n')).toBeLessThanOrEqual(0.02)
  })

  test.each([
    'I have back pain since 2009 and I want to kill myself',
    'back pain since 2009, I want to end my life',
    'I had surgery last year and I am going to kill myself',
    'I want to kill myself, I have been in pain since 2009, how does this work',
    'j’ai mal au dos depuis 2009 et je veux me tuer',
    'depuis 2009 je veux mourir',
    'ça fait dix ans que j’ai mal pis je veux en finir',
  ])('an old date beside it makes no wish past: %s', (text) => expect(detectCrisis(text)).toEqual({ kind: 'suicide' }))

  test.each([
    'in 2009 I wanted to kill myself, I’m fine now',
    'I was suicidal in 2009',
    'years ago I tried to end my life',
    'en 2009 je voulais mourir, c’est du passé',
  ])('a wish of the past stays one: %s', (text) => expect(detectCrisis(text)).toBeNull())

  test.each(['I tried to end my life when I was 16, I’m good now', 'I wanted to kill myself when I was 14'])(
    '%s is long past',
    (sentence) => expect(detectCrisis(sentence)).toBeNull(),
  )

  test.each(['I tried to end my life when I was 16 and I want to again', 'I want to kill myself, like when I was 16, tonight'])(
    '%s is of now',
    (sentence) => expect(detectCrisis(sentence)).toMatchObject({ kind: 'suicide' }),
  )

  test.each(['sorry I can’t make it tomorrow', 'I can’t really make it tomorrow, something came up'])('%s is about a visit', (sentence) =>
    expect(detectCrisis(sentence)).toBeNull(),
  )

  test.each([
    ['I can’t make it to tomorrow', 'suicide'],
    ['I won’t make it tomorrow', 'suicide'],
    ['I want to kill myself', 'suicide'],
    ['i am going to kill my ex', 'violence'],
    ['I took 30 of my pills', 'overdose'],
    ['I think I am having a heart attack', 'emergency'],
    ['I took the whole bottle because I want to die', 'suicide'],
  ])('%s is about %s', (sentence, kind) => {
    expect(detectCrisis(sentence)).toEqual({ kind })
  })

  test('shouting, spacing, disguise and keyboard slips hide nothing', () => {
    for (const sentence of [
      'I WANT TO KILL MYSELF!!!',
      '  i   want to k!ll   my self',
      's.u.i.c.i.d.e',
      'i feel sucidal',
      'I’m gonna kill myseld',
    ]) {
      expect(detectCrisis(sentence), sentence).not.toBeNull()
    }
  })

  test('a denial covers a list, not what is said after it', () => {
    expect(detectCrisis('no chest pain, no thoughts of suicide')).toBeNull()
    expect(detectCrisis('I am not ok, I want to kill myself')).not.toBeNull()
    expect(detectCrisis('no suicidal thoughts, but I am having chest pain right now')).toEqual({ kind: 'emergency' })
  })

  test('who is forced to sex is in danger, not who is forced to walk', () => {
    expect(detectCrisis('mon chum me force à coucher avec lui')).not.toBeNull()
    expect(detectCrisis('le médecin me force à marcher chaque jour')).toBeNull()
    expect(detectCrisis('ma blonde m’a forcé à vous écrire')).toBeNull()
    expect(detectCrisis('mon frère m’a forcé à signer les papiers')).not.toBeNull()
  })

  test('who has run out of a medicine and shakes is in withdrawal; who asks for a renewal is not', () => {
    expect(detectCrisis('I ran out of my Ativan on Monday and now I am shaking and twitching')).toEqual({ kind: 'emergency' })
    expect(detectCrisis('I am out of my Ativan, can the nurse renew it?')).toBeNull()
  })

  test('an old story is no crisis, unless it is coming back', () => {
    expect(detectCrisis('I was suicidal ten years ago')).toBeNull()
    expect(detectCrisis('I was suicidal ten years ago and it is coming back')).not.toBeNull()
  })

  test('words around a crisis do not drown it', () => {
    const around = fc.constantFrom('hello', 'my name is Sam', 'the form is long', 'I live in Ontario', 'thank you')
    const said = fc.constantFrom('I want to kill myself', 'I am having a heart attack', 'I just overdosed', "I can't breathe")
    fc.assert(fc.property(around, said, around, (before, crisis, after) => detectCrisis(`${before}. ${crisis}. ${after}`) !== null))
  })

  test('any text is read, the longest one quickly enough to answer', () => {
    fc.assert(fc.property(fc.string({ maxLength: 2000, unit: 'grapheme' }), (text) => ['object'].includes(typeof detectCrisis(text))))
    expect(detectCrisis('i want to '.repeat(200))).toBeNull()
  })
})
