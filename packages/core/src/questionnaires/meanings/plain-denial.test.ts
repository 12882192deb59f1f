import type { Question } from '@clinic/contract/questionnaires'
import { expect, test } from 'vitest'
import { isPlainDenial, soundsLost } from './plain-denial.ts'
import { plainWords } from './spoken-words.ts'

const QUESTION = { text: 'Do you have a kidney disease?' } as Question

test.each(['none to speak of', 'no one in my family', 'rien de dérangeant', 'pas moi mais ma tante oui', 'never had any of that'])(
  '“%s” only denies',
  (text) => expect(isPlainDenial(QUESTION, text)).toBe(true),
)

test.each([
  ...['no one would miss me', 'nothing matters', 'no one cares', 'nothing to live for', 'never want to wake up', 'no one needs me'],
  ...['personne m’aime', 'rien ne sert à rien', 'jamais eu envie de vivre', 'rien à perdre'],
])('“%s” may be despair, and is no answer', (text) => {
  expect(isPlainDenial(QUESTION, text)).toBe(false)
  expect(soundsLost(plainWords(text))).toBe(true)
})
