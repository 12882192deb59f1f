import type { Question, TaughtMeanings } from '@clinic/contract/questionnaires'
import { loadCorpus } from '@clinic/data/load-corpus'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hearReply } from '../../chat/hear-reply.ts'
import { askedFor, SHIPPED, sayTo, storedFor } from '../../chat/shipped-clinic.test-data.ts'
import type { Knowledge } from '../../chat/state/turn.ts'
import { labelsOf } from '../question-map/options.ts'
import { findMeaningFault } from './find-meaning-fault.ts'

const AT = { now: '2026-11-21T15:00:00.000Z', today: '2026-11-21' }

/** The clinic that taught one option of a shipped question something. */
function taught(place: string, label: string, meanings: TaughtMeanings): Knowledge {
  const [key = '', tag = ''] = place.split('/')
  const form = SHIPPED.questionnaires[key]
  const question = form?.questions[tag]
  if (!form || !question || !labelsOf(question).includes(label)) throw new Error(`no option ${place} ${label}`)
  const questions = { ...form.questions, [tag]: { ...question, choices: { ...question.choices, [label]: { meanings } } } }
  return { ...SHIPPED, questionnaires: { ...SHIPPED.questionnaires, [key]: { ...form, questions } } }
}

function hear(place: string, text: string, knowledge: Knowledge = SHIPPED, language: 'en' | 'fr' = 'en') {
  const [key = '', tag = ''] = place.split('/')
  return hearReply({ key, tag, language, text }, knowledge, AT)
}

describe('what the clinic taught for an option', () => {
  test.each<[string, string, TaughtMeanings, string, unknown]>([
    ['async/main_reason', 'Chronic pain', { en: ['the old hockey thing'] }, 'the old hockey thing', 'Chronic pain'],
    ['async/main_reason', 'Chronic pain', { en: ['the old hockey thing'] }, 'It’s the old hockey thing!', 'Chronic pain'],
    ['async/main_reason', 'Trouble sleeping', { fr: ['le marchand de sable'] }, 'le marchand de sable', 'Trouble sleeping'],
    ['async/preferred_forms', 'Oil', { en: ['the amber stuff'] }, 'the amber stuff', ['Oil']],
    ['async/driving', 'I do not drive', { en: ['feet do the job'] }, 'feet do the job', 'I do not drive'],
    ['renewal/side_effects', 'no', { en: ['smooth sailing'] }, 'smooth sailing', false],
    ['phq9/phq9_1', 'Not at all', { en: ['happy as a clam'] }, 'happy as a clam', 'Not at all'],
  ])('is heard of %s: %s from %j', (place, label, meanings, text, value) => {
    expect(hear(place, text)).not.toEqual(value)
    expect(hear(place, text, taught(place, label, meanings))).toEqual(value)
  })

  test('comes before what ships with the program for the same words', () => {
    expect(hear('async/main_reason', 'arthritis')).toBe('Chronic pain')
    expect(hear('async/main_reason', 'arthritis', taught('async/main_reason', 'Something else', { en: ['arthritis'] }))).toBe(
      'Something else',
    )
  })

  test('comes before what was learned from other replies', () => {
    const learned = { ...taught('async/driving', 'I do not drive', { en: ['the pickup'] }), weigh: certain('Every day') }
    expect(hear('async/driving', 'the pickup truck thing', learned)).toBe('I do not drive')
    expect(hear('async/driving', 'the pickup', learned)).toBe('I do not drive')
  })

  test.each(['not the hockey knee', 'my brother has the hockey knee', 'if it were the hockey knee', 'the hockey knee or anxiety'])(
    'is not heard where it is denied, supposed, of someone else or beside another: %j',
    (text) => {
      expect(hear('async/main_reason', text, taught('async/main_reason', 'Chronic pain', { en: ['hockey knee'] }))).toBeNull()
    },
  )

  test('counts on a scale as the whole reply alone', () => {
    const knowledge = taught('phq9/phq9_1', 'Not at all', { en: ['a clam'] })
    expect(hear('phq9/phq9_1', 'yesterday evening a clam bit the fisherman', knowledge)).toBeNull()
  })

  test('leaves labels, numbers and lengths of time as they were', () => {
    const knowledge = taught('async/since_when', 'Less than 6 months', { en: ['since the flood'] })
    for (const text of ['since 2009', '3 years', 'More than 5 years', '2', 'four months'])
      expect(hear('async/since_when', text, knowledge), text).toEqual(hear('async/since_when', text))
  })

  test('has no signs with a meaning of their own', () => {
    const knowledge = taught('async/main_reason', 'Chronic pain', { en: ['=(old/new) # thing'] })
    expect(hear('async/main_reason', 'old new thing', knowledge)).toBe('Chronic pain')
    expect(hear('async/main_reason', 'old 5 thing', knowledge)).toBeNull()
  })
})

const certain =
  (label: string): Knowledge['weigh'] =>
  ({ labels }) =>
    labels.map((one) => ({ label: one, margin: one === label ? 3 : -3, known: 1 })).sort((a, b) => b.margin - a.margin)

test('a dangerous message that is taught as a meaning is no answer (D-6)', () => {
  const dangerous = loadCorpus('crisis/crisis').map(({ text }) => text)
  const places = ['async/main_reason', 'async/driving', 'async/preferred_forms', 'renewal/side_effects', 'phq9/phq9_1'] as const
  /** Finds danger in every message, as the classifier may. */
  const suspect = () => 0.99
  fc.assert(
    fc.property(
      fc.constantFrom(...dangerous),
      fc.constantFrom(...places),
      fc.nat(),
      fc.constantFrom('en', 'fr'),
      (text, place, at, language) => {
        const [key = '', tag = ''] = place.split('/')
        const labels = labelsOf(SHIPPED.questionnaires[key]?.questions[tag] as Question)
        const knowing = { ...taught(place, labels[at % labels.length] ?? '', { en: [text], fr: [text] }), suspect }
        const plain = sayTo(askedFor(key, tag, language), text, { ...SHIPPED, suspect })
        const step = sayTo(askedFor(key, tag, language), text, knowing)
        expect([step.state.crisis, step.state.concern], text).toEqual([plain.state.crisis, plain.state.concern])
        if (!plain.state.crisis && !plain.state.concern) return
        expect(storedFor(step, tag), text).toBeUndefined()
      },
    ),
    { numRuns: RUNS },
  )
  // Most of them raise danger: counted over one in ten of all, without chance.
  const some = dangerous.filter((_, at) => at % 10 === 0)
  const raised = some.filter((text) => {
    const { state } = sayTo(askedFor('async', 'main_reason', 'en'), text, { ...SHIPPED, suspect })
    return state.crisis || state.concern
  })
  expect(raised.length).toBeGreaterThan(some.length * 0.9)
})

const RUNS = 400

describe('a phrase that may not be taught', () => {
  const fault = (place: string, label: string, phrase: string) => {
    const [key = '', tag = ''] = place.split('/')
    const questions = taught(place, label, { en: ['a fine phrase', phrase] }).questionnaires[key]?.questions ?? {}
    return findMeaningFault(questions, [tag])
  }

  test.each([
    ['async/main_reason', 'Anxiety', 'Chronic pain', 'taken'],
    ['async/main_reason', 'Anxiety', '…!', 'blank'],
    ['async/main_reason', 'Anxiety', '2009', 'amount'],
    ['async/since_when', 'Less than 6 months', 'about five years', 'amount'],
    ['async/main_reason', 'Anxiety', 'I want to die', 'danger'],
    ['async/main_reason', 'Chronic pain', 'not chronic pain', 'denies'],
    ['async/self_harm', 'no', 'happy as a clam', 'explicit'],
  ])('of %s, %s: %j (%s)', (place, label, phrase, why) => {
    expect(fault(place, label, phrase)).toMatchObject({ refused: 'meaning-refused', label, language: 'en', why })
  })

  test('names the option that has it already', () => {
    expect(fault('async/main_reason', 'Anxiety', 'chronic PAIN')).toMatchObject({ place: 1, other: 'Chronic pain' })
    expect(fault('async/main_reason', 'Anxiety', 'the jitters')).toBeNull()
  })
})
