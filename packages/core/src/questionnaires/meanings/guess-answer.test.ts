import { loadMeanings } from '@clinic/data/load-meanings'
import { loadQuestionnaires } from '@clinic/data/load-questionnaires'
import { readModel } from '@clinic/data/model-files'
import { unpackArrays } from '@clinic/nlu/models/pack-arrays'
import { unpackReplies } from '@clinic/nlu/models/pack-replies'
import { weighReply } from '@clinic/nlu/replies/reply-model'
import { expect, test } from 'vitest'
import { guessAnswer } from './guess-answer.ts'
import type { Weigh } from './weigh.ts'

const meanings = loadMeanings()
const model = unpackReplies(unpackArrays(readModel('replies').packed))
const shipped = [...loadQuestionnaires('questionnaires'), ...loadQuestionnaires('scales')]
const learned: Weigh = (asked, text) => weighReply(model, asked, text)
/** Takes any reply for the first option. */
const certain: Weigh = ({ labels }) => labels.map((label, place) => ({ label, margin: place === 0 ? 3 : -3, known: 1 }))

function guess(place: string, text: string, weigh: Weigh = learned) {
  const [key = '', tag = ''] = place.split('/')
  const question = shipped.find((one) => one.key === key)?.questions[tag]
  if (!question) throw new Error(`no question ${place}`)
  return guessAnswer({ weigh, meanings }, { key, tag, question, today: '2026-11-21' }, text)
}

test.each([
  ['async/call_time', 'une fois les petits couchés, après le souper', 'Evening'],
  ['async/used_cannabis', 'a bit of vaping before I go to bed these days', 'I use it now'],
  ['renewal/side_effects', 'no complaints of that kind', false],
  ['renewal/uses_now', 'chaque soir sans exception', true],
  ['async/preferred_forms', 'je connais rien là-dedans, l’infirmière choisira', ['Not sure']],
])('words that no rule knows are learned from others, of %s: %j', (place, text, value) => {
  expect(guess(place, text)).toEqual(value)
})

test.each([
  ['async/self_harm', 'not a chance'],
  ['phq9/phq9_9', 'ben voyons donc'],
  ['async/seizure_count', 'a handful'],
  ['async/since_when', 'since we landed in Canada'],
  ['async/driving', 'what do you mean?'],
  ['async/driving', 'it depends'],
  ['async/driving', 'j’aime mieux pas le dire'],
  ['async/main_reason', 'my wife has migraines'],
  ['async/heart', 'mon père a fait un infarctus'],
  ['async/psychosis', 'not sure, once maybe'],
  ['async/bipolar', 'they wondered about it'],
  ['phq9/phq9_1', 'on and off'],
  ['async/used_cannabis', 'yes'],
  ['async/last_use', 'two summers ago'],
])('nothing is guessed of %s from %j, however likely', (place, text) => {
  expect(guess(place, text, certain)).toBeNull()
})

test('none of several is guessed only from a denial', () => {
  const none: Weigh = ({ labels }) =>
    [...labels].sort((one) => (one === 'None of these' ? -1 : 1)).map((label, place) => ({ label, margin: place === 0 ? 3 : -3, known: 1 }))
  expect(guess('async/tried_before', 'pas mal tout', none)).toBeNull()
  expect(guess('async/tried_before', 'no luck with a single thing so I gave up on it', none)).toEqual(['None of these'])
})

test('an answer that hides what a question looks for has to be clearer', () => {
  const leaning =
    (label: string): Weigh =>
    () => [
      { label, margin: 0.5, known: 1 },
      { label: label === 'yes' ? 'no' : 'yes', margin: -0.5, known: 1 },
    ]
  expect(guess('async/psychosis', 'some words of my own', leaning('yes'))).toBe(true)
  expect(guess('async/psychosis', 'some words of my own', leaning('no'))).toBeNull()
})

test('a question whose options a clinic has changed was never learned', () => {
  expect(learned({ place: 'async/driving', labels: ['Most days', 'Sometimes', 'Never'], several: false }, 'every day to work')).toBeNull()
})
