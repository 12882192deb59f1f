import { loadMeanings } from '@clinic/data/load-meanings'
import { loadQuestionnaires } from '@clinic/data/load-questionnaires'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labelsOf } from '../question-map/options.ts'
import type { Meanings } from './meaning.ts'
import { needsExplicitChoice, readMeaning, withMeaning } from './read-meaning.ts'

const meanings: Meanings = loadMeanings()
const shipped = [...loadQuestionnaires('questionnaires'), ...loadQuestionnaires('scales')]

function contextOf(place: string) {
  const [key = '', tag = ''] = place.split('/')
  const question = shipped.find((one) => one.key === key)?.questions[tag]
  if (!question) throw new Error(`no question ${place}`)
  return { key, tag, question, today: '2026-11-21' }
}

function read(place: string, text: string) {
  const meant = readMeaning(meanings, contextOf(place), text)
  return 'value' in meant ? meant.value : null
}

describe('a reply means an option', () => {
  test.each([
    ['async/main_reason', 'It is my arthritis', 'Chronic pain'],
    ['async/main_reason', 'mes genoux me font souffrir', 'Chronic pain'],
    ['async/main_reason', 'insomniaque depuis toujours', 'Trouble sleeping'],
    ['async/since_when', 'since 2009', 'More than 5 years'],
    ['async/since_when', 'depuis l’été passé', 'Less than 6 months'],
    ['async/pain_days', 'une couple de fois par mois', 'Now and then'],
    ['async/alcohol', 'I quit', 'I do not drink'],
    ['async/alcohol', 'j’ai arrêté', 'I do not drink'],
    ['async/used_cannabis', 'never touched it', 'Never'],
    ['async/used_cannabis', 'j’ai arrêté', 'In the past'],
    ['async/driving', "j'ai pas de char", 'I do not drive'],
    ['async/call_time', 'après 5 heures', 'Evening'],
  ])('of %s: %j', (place, text, label) => {
    expect(read(place, text)).toBe(label)
  })

  test.each([
    ['async/preferred_forms', 'huile pis jujubes', ['Oil', 'Edibles']],
    ['async/preferred_forms', 'gummies, no oil', ['Edibles']],
    ['async/medicine_kinds', 'du coumadin et de l’ativan', ['Blood thinner (such as warfarin)', 'Sleeping pill or calming medicine']],
    ['async/tried_before', 'physio, advil', ['Medicine without a prescription', 'Physiotherapy or massage']],
    ['async/heart', 'rien pantoute', ['None of these']],
  ])('or several, of %s: %j', (place, text, labels) => {
    expect(read(place, text)).toEqual(labels)
  })

  test.each([
    ['async/main_reason', 'arthrits in my back', 'Chronic pain'],
    ['async/main_reason', 'migrainne', 'Migraine'],
    ['async/medicine_kinds', 'hydromorphne', ['Opioid pain medicine']],
  ])('with a typing slip, of %s: %j', (place, text, value) => {
    expect(read(place, text)).toEqual(value)
  })
})

describe('a reply is asked again', () => {
  test.each([
    ['async/main_reason', 'pain or anxiety', 'two options fit alike'],
    ['async/main_reason', 'not pain', 'it is denied'],
    ['async/main_reason', 'no pain or anxiety', 'both are denied'],
    ['async/main_reason', 'my daughter has epilepsy', 'it is about someone else'],
    ['async/main_reason', 'mon chum fait de l’anxiété', 'it is about someone else'],
    ['async/main_reason', 'if it were cancer', 'it is only supposed'],
    ['async/main_reason', 'peut-être de l’anxiété', 'it is doubted'],
    ['async/preferred_forms', 'anything except oil', 'it names what is not wanted'],
    ['async/preferred_forms', 'oil and something my cousin had', 'a part of the list is not understood'],
    ['async/since_when', 'two years', 'it is on the edge of two ranges'],
    ['async/since_when', 'when I was 20', 'it is an age'],
    ['async/alcohol', 'less than twice a week', 'it is only a bound'],
    ['phq9/phq9_1', 'some days I feel it every day', 'a scale counts only what is said plainly'],
  ])('to %s: %j, as %s', (place, text) => {
    expect(read(place, text)).toBeNull()
  })

  test('with the options that it could mean', () => {
    expect(readMeaning(meanings, contextOf('async/main_reason'), 'pain and migraines')).toEqual({ between: ['Chronic pain', 'Migraine'] })
  })
})

describe('questions about self-harm and suicide', () => {
  const explicit = [
    'async/self_harm',
    'async/past_attempt',
    'renewal/self_harm',
    'follow_up/self_harm',
    'safety_question/self_harm',
    'phq9/phq9_9',
  ]

  test('take no meanings: they need an explicit choice (D-6)', () => {
    for (const place of explicit) {
      const context = contextOf(place)
      expect(needsExplicitChoice(context.question), place).toBe(true)
      for (const text of ['never', 'a few days', 'pantoute', 'mets-en', 'most days']) {
        expect(readMeaning(meanings, context, text), `${place} ${text}`).toEqual({ between: [] })
        const plain = { problem: 'not-an-option', detail: [] }
        expect(withMeaning(meanings, context, { text, plain })).toBe(plain)
      }
    }
  })

  test('are all that the shipped questions have of the kind', () => {
    const guarded = shipped.flatMap(({ key, questions }) =>
      Object.entries(questions).flatMap(([tag, question]) => (needsExplicitChoice(question) ? [`${key}/${tag}`] : [])),
    )
    expect(guarded.sort()).toEqual([...explicit].sort())
  })
})

test('every label of every question still means itself', () => {
  for (const { key, questions } of shipped) {
    for (const [tag, question] of Object.entries(questions)) {
      if (!question.options || needsExplicitChoice(question)) continue
      for (const label of labelsOf(question)) {
        const kept = withMeaning(meanings, { key, tag, question, today: '2026-11-21' }, { text: label, plain: { value: label } })
        expect(kept, `${key}/${tag} ${label}`).toEqual({ value: label })
      }
    }
  }
})

test('is total, and stores nothing but options of the question', () => {
  const context = contextOf('async/main_reason')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const meant = readMeaning(meanings, context, text)
      if ('value' in meant) expect(labelsOf(context.question)).toContain(meant.value)
    }),
  )
})
