import { loadMeanings } from '@clinic/data/load-meanings'
import { loadQuestionnaires } from '@clinic/data/load-questionnaires'
import { readModel } from '@clinic/data/model-files'
import { unpackArrays } from '@clinic/nlu/models/pack-arrays'
import { unpackReplies } from '@clinic/nlu/models/pack-replies'
import { weighReply } from '@clinic/nlu/replies/reply-model'
import { expect, test } from 'vitest'
import { labelsOf } from '../question-map/options.ts'
import { guessSeveral } from './guess-several.ts'

const meanings = loadMeanings()
const model = unpackReplies(unpackArrays(readModel('replies').packed))

type Weighs = Record<string, Record<string, number>>

/** `weighs`: the margins of a part by the label's beginning; every other label is far. Without it the shipped model weighs. */
function guess(place: string, text: string, weighs?: Weighs) {
  const [key = '', tag = ''] = place.split('/')
  const question = loadQuestionnaires('questionnaires').find((one) => one.key === key)?.questions[tag]
  if (!question) throw new Error(`no question ${place}`)
  const labels = labelsOf(question)
  const given = (part: string) =>
    labels
      .map((label) => {
        const margins = Object.entries(weighs ?? {}).find(([said]) => part.trim() === said)?.[1] ?? {}
        const margin = Object.entries(margins).find(([start]) => label.startsWith(start))?.[1] ?? -1
        return { label, margin, known: 1 }
      })
      .sort((a, b) => b.margin - a.margin)
  const weigh = weighs ? given : (part: string) => weighReply(model, { place, labels, several: true }, part)
  return guessSeveral({ weigh, meanings }, { key, tag, question, today: '2026-11-21' }, text)
}

test.each([
  ['async/organs', 'copd, 40 yrs of export a’s', ['Lung disease (such as COPD or severe asthma)']],
  ['renewal/new_diagnosis', 'kidneys, stage 3', ['Kidney disease']],
  ['async/preferred_forms', 'the drops and the thing you smoke', ['Oil', 'Dried flower (vaporized)']],
])('of %s, %j names what its parts name', (place, text, labels) => {
  expect(guess(place, text)).toEqual(labels)
})

test('a part that is neither near one option nor far from all leaves the list open', () => {
  expect(guess('async/organs', 'copd, and the other thing', { 'the other thing': { Liver: -0.2 } })).toBeNull()
  expect(guess('async/organs', 'copd, and the other thing', { 'the other thing': { Liver: 0.1 } })).toBeNull()
  expect(guess('async/organs', 'copd, and the other thing', { 'the other thing': { Liver: 0.5, Kidney: 0.4 } })).toBeNull()
  expect(guess('async/organs', 'copd, and the other thing', { 'the other thing': { Liver: 0.5 } })).toEqual([
    'Lung disease (such as COPD or severe asthma)',
    'Liver disease',
  ])
})

test('what is denied, or an option that the whole is near, is never dropped', () => {
  expect(guess('async/organs', 'copd, no trouble with the filter', { 'no trouble with the filter': { Kidney: 0.5 } })).toBeNull()
  expect(guess('async/organs', 'copd, the other thing', { 'copd, the other thing': { Liver: 0.2 } })).toBeNull()
})
