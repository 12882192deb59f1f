import { expect, test } from 'vitest'
import { assessRisk } from '../assess-risk.ts'
import { asksAboutEffects } from './asks-about-effects.ts'

test.each([
  'will i see things that arent there',
  'would it make me hear voices',
  'so could the oil make me see things?',
  'est-ce que je vais voir des choses qui sont pas là',
  'ça peut tu me faire entendre des voix',
])('asks: %s', (text) => {
  expect(asksAboutEffects(text)).toBe(true)
  expect(assessRisk(text, {})).toBeNull()
})

test.each([
  'i see things that arent there',
  'will i see things that arent there again, it started last night',
  'will i keep seeing things that arent there',
  'since the oil i hear voices, will i hear voices for good',
  'je vois des choses qui sont pas là, est-ce que je vais voir des choses encore',
])('tells: %s', (text) => expect(asksAboutEffects(text)).toBe(false))
