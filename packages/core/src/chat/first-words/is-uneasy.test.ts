import { describe, expect, test } from 'vitest'
import { isUneasy } from './is-uneasy.ts'

describe('who is uneasy about beginning', () => {
  test.each([
    'hello I’m scared to do this',
    'a bit nervous about trying this but my arthritis is bad',
    'scared to death of getting high',
    'I’ve never tried cannabis',
    'feeling really embarrassed asking but I have IBS',
    'j’ai peur d’être gelée',
    'chus gênée de demander ça',
    'ça me stresse un peu',
    'j’ai jamais essayé le cannabis',
  ])('is heard: %s', (text) => expect(isUneasy(text)).toBe(true))

  test.each([
    'I’m scared of my husband',
    'I’m afraid I will hurt myself',
    'I am anxious all the time',
    'I have never slept well',
    'j’ai peur de mon chum',
    'j’ai peur de mourir',
    'je suis stressée au travail',
    'je dors jamais',
  ])('is not heard in: %s', (text) => expect(isUneasy(text)).toBe(false))
})
