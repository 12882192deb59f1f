import { describe, expect, test } from 'vitest'
import { speaksOfEffects } from './speaks-of-effects.ts'

describe('what is felt in the body beside the use of cannabis', () => {
  test.each([
    'i get chest tightness when i use it',
    'i feel dizzy every time i stand up since starting',
    'my heart is racing after the oil should i worry',
    'heart pounding whenever I vape',
    'j’ai le cœur qui débat depuis que j’ai fumé',
    'la tête me tourne depuis que j’ai commencé',
    'mal au cœur après mon huile',
  ])('%s', (text) => expect(speaksOfEffects(text)).toBe(true))

  test.each([
    'I have headaches every day',
    'cbd helps with my nausea after chemo',
    'I’ve been dizzy since the accident',
    'my son threw up after a gummy',
    'dizzy since I started my new job',
    'j’ai mal à la tête depuis des années',
    'I took too many gummies and my heart is racing',
  ])('something else: %s', (text) => expect(speaksOfEffects(text)).toBe(false))
})
