import { expect, test } from 'vitest'
import { buildQuestions } from '../questionnaires/question-map/build.ts'
import { acuteWords } from './acute-words.ts'

const questions = buildQuestions([
  { tag: 'why', text: 'Why now?' },
  { tag: 'mood', text: 'How is your mood?', one: ['Fine', 'I want to kill myself'] },
])
const dangerIn = (tag: 'why' | 'mood', value: string | boolean | string[]) => {
  const question = questions[tag]
  return question ? acuteWords({ tag, question }, value) : null
}

test('acute words in an answer that is written down are danger; choices, the past and plain answers are not (F-5)', () => {
  expect(dangerIn('why', 'I am going to kill myself tonight')).toBe('suicide')
  expect(dangerIn('why', 'I just took 40 pills')).toBe('overdose')
  for (const calm of ['My back hurts', 'I attempted suicide 15 years ago', '']) expect(dangerIn('why', calm), calm).toBeNull()
  expect(dangerIn('mood', 'I want to kill myself')).toBeNull()
  expect(dangerIn('why', true)).toBeNull()
})
