import { expect, test } from 'vitest'
import { buildQuestions } from '../question-map/build.ts'
import { frenchWords } from './french-words.ts'

const questions = buildQuestions([
  { tag: 'alcohol', text: 'How often do you drink?', one: ['Most days', 'Never'] },
  { tag: 'forms', text: 'Which forms?', several: ['Oil', 'Edibles'] },
  { tag: 'pets', text: 'Any pets?', one: ['Yes, I do', 'No'] },
])
const asked = { name: 'Intake', questions }
const words = {
  name: 'Accueil',
  questions: {
    alcohol: { text: 'À quelle fréquence buvez-vous?', options: { 'Most days': 'Presque chaque jour', Never: 'Jamais' } },
    forms: { text: 'Quelles formes?', options: { Oil: 'Huile', Edibles: 'Comestibles' } },
  },
}
const answers = { alcohol: { value: 'Most days' }, forms: { value: ['Oil', 'Edibles'] }, pets: { value: 'No' } }

test('the name, the questions and the answers on record have their French, by the English that is read (F-14, F-15)', () => {
  expect(frenchWords([{ asked, answers, words }])).toEqual({
    names: { Intake: 'Accueil' },
    questions: {
      'How often do you drink?': {
        text: 'À quelle fréquence buvez-vous?',
        answers: { 'Most days': 'Presque chaque jour', Never: 'Jamais' },
      },
      'Which forms?': {
        text: 'Quelles formes?',
        answers: { 'Oil and Edibles': 'Huile et Comestibles', Oil: 'Huile', Edibles: 'Comestibles' },
      },
    },
  })
})

test('an answer that was corrected since is there too, as the history of a flag quotes it (F-15)', () => {
  const { questions } = frenchWords([{ asked, answers: { alcohol: { value: 'Never' } }, words }])
  expect(questions['How often do you drink?']?.answers['Most days']).toBe('Presque chaque jour')
})

test('answers of two times to one question are both there, and without French there is none', () => {
  const earlier = { asked, answers: { alcohol: { value: 'Never' } }, words }
  const both = frenchWords([earlier, { asked, answers: { alcohol: { value: 'Most days' } }, words }])
  expect(both.questions['How often do you drink?']?.answers).toEqual({ Never: 'Jamais', 'Most days': 'Presque chaque jour' })
  expect(frenchWords([{ asked, answers, words: null }])).toEqual({ names: {}, questions: {} })
})
