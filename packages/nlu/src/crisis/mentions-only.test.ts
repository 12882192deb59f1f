import { expect, test } from 'vitest'
import { normalize } from '../text/normalize.ts'
import { detectCrisis } from './detect-crisis.ts'
import { mentionsOnly } from './mentions-only.ts'

test.each([
  'The form asks about suicide, the answer is no',
  "J'ai coché idées suicidaires par erreur sur le formulaire",
  'I watched a film about a man who wants to kill himself',
  'Je suis bénévole en prévention du suicide',
  'Can cannabis cause suicidal thoughts?',
  'I overdosed in 2014, nine years sober now',
])('%j only speaks of a crisis', (text) => {
  expect(mentionsOnly(normalize(text), normalize(text))).toBe(true)
  expect(detectCrisis(text)).toBeNull()
})

test.each([
  'On the form I said never but the truth is I want to kill myself',
  'I watched a film about suicide and tonight I will kill myself',
  'I was suicidal in 2014, got better, and it is coming back',
  'I want to kill myself',
  'I overdosed in 2014, fine since. I want to kill myself',
])('%j is more than spoken of', (text) => {
  expect(mentionsOnly(normalize(text), normalize(text))).toBe(false)
  expect(detectCrisis(text)).toEqual({ kind: 'suicide' })
})
