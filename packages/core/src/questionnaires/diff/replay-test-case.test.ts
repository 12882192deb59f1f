import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerAlong, anyAnswers, brokenQuestions, soundQuestions } from '../arbitrary.test-data.ts'
import { buildQuestions, type Draft } from '../question-map/build.ts'
import { recordTestCase } from './record-test-case.ts'
import { isPossible, replayTestCase } from './replay-test-case.ts'

const drinks: Draft = {
  tag: 'drinks',
  text: 'How often do you drink?',
  one: ['Never', 'Weekly', 'Daily'],
  scores: { Never: 0, Weekly: 2, Daily: 4 },
  natural_language: 'Drinks: #answer.',
}
const pregnant: Draft = {
  tag: 'pregnant',
  text: 'Are you pregnant?',
  yesNo: true,
  variable: 'pregnant_or_breastfeeding',
  flags: { yes: ['pregnant_breastfeeding'] },
  branches: { yes: [{ tag: 'due', text: 'When is it due?', input: 'date' }] },
}
const end: Draft = { tag: 'end', text: 'Anything else?' }
const questions = buildQuestions([drinks, pregnant, end])
const ana = { drinks: { value: 'Weekly' }, pregnant: { value: true }, due: { value: '2027-02-01' }, end: { value: 'no' } }
const replayed = (drafts: readonly Draft[], answers = ana) =>
  replayTestCase(recordTestCase(questions, answers), buildQuestions(drafts)).map(({ text }) => text)

test('a run keeps what was asked in order and all that came of the answers', () => {
  expect(recordTestCase(questions, ana)).toEqual({
    key: null,
    answers: ana,
    asked: [
      { tag: 'drinks', question: 'How often do you drink?', answer: 'Weekly' },
      { tag: 'pregnant', question: 'Are you pregnant?', answer: 'Yes' },
      { tag: 'due', question: 'When is it due?', answer: '2027-02-01' },
      { tag: 'end', question: 'Anything else?', answer: 'no' },
    ],
    sentences: ['Drinks: Weekly.'],
    score: { total: 2, raised: [] },
    flags: { pregnant_breastfeeding: true },
    alerts: [],
    follow: [],
    eligibility: { reason: 'Pregnant or Breastfeeding', because: 'Are you pregnant?' },
  })
})

describe('the same patient in another version', () => {
  test('is asked what is new, also behind a question that has no answer yet', () => {
    const fresh: Draft = { tag: 'fresh', text: 'Do you sleep well?', yesNo: true }
    const later: Draft = { tag: 'later', text: 'Do you eat well?', yesNo: true }
    expect(replayed([drinks, fresh, pregnant, later, end])).toEqual([
      '“Do you sleep well?” is asked now and was not before.',
      '“Do you eat well?” is asked now and was not before.',
    ])
  })

  test('is no longer asked what is gone, and no rule, flag or sentence speaks of it', () => {
    expect(replayed([drinks, end])).toEqual([
      '“Are you pregnant?” is no longer asked.',
      '“When is it due?” is no longer asked.',
      'The flag “pregnant breastfeeding” is not asked about instead of raised.',
      'The patient is eligible instead of ineligible (Pregnant or Breastfeeding).',
    ])
  })

  test('cannot give an answer whose option is gone, with all that hung on it', () => {
    expect(replayed([{ ...drinks, one: ['Never', 'Daily'], scores: { Never: 0, Daily: 4 } }, pregnant, end])).toEqual([
      'The answer “Weekly” to “How often do you drink?” is no longer possible.',
      'The note no longer says “Drinks: Weekly.”.',
      'The score is none instead of 2.',
    ])
  })

  test('scores otherwise, and reads otherwise in the note', () => {
    expect(replayed([{ ...drinks, scores: { Never: 0, Weekly: 3 }, natural_language: 'Alcohol: #answer.' }, pregnant, end])).toEqual([
      'The note now says “Alcohol: Weekly.”.',
      'The note no longer says “Drinks: Weekly.”.',
      'The score is 3 instead of 2.',
    ])
  })

  test('is asked in another order', () => {
    expect(replayed([pregnant, drinks, end])).toEqual(['The order is another from “Are you pregnant?” on.'])
  })

  test('keeps the answer to a question that only has another inner name', () => {
    expect(replayed([{ ...drinks, tag: 'alcohol' }, pregnant, end])).toEqual([])
  })

  test('of an instrument is scored by its key', () => {
    const items = Array.from({ length: 7 }, (_, index): Draft => {
      const scores = { 'Not at all': 0, 'Several days': 1, 'More than half the days': 2, 'Nearly every day': 3 }
      return { tag: `gad7_${index + 1}`, text: `Item ${index + 1}`, one: Object.keys(scores), scores }
    })
    const answers = Object.fromEntries(items.map(({ tag }) => [tag, { value: 'Nearly every day' }]))
    const run = recordTestCase(buildQuestions(items), answers, 'gad7')
    expect(run.score.total).toBe(21)
    const [first, ...rest] = items
    if (!first) throw new Error('no items')
    const lighter = buildQuestions([{ ...first, scores: { ...first.scores, 'Nearly every day': 2 } }, ...rest])
    expect(replayTestCase(run, lighter)).toContainEqual({ what: 'score', text: 'The score is 20 instead of 21.' })
  })
})

describe('of any map and any answers', () => {
  const cases = fc.oneof(
    fc.tuple(brokenQuestions, anyAnswers),
    fc.tuple(soundQuestions, fc.array(fc.nat(50), { maxLength: 40 })).map(([map, choices]) => [map, answerAlong(map, choices)] as const),
  )

  test('a run is plain data, and a run of a sound map same result in its own version', () => {
    fc.assert(
      fc.property(cases, ([map, answers]) => {
        const run = recordTestCase(map, answers)
        expect(JSON.parse(JSON.stringify(run))).toEqual(run)
        expect(new Set(run.asked.map(({ tag }) => tag)).size).toBe(run.asked.length)
      }),
    )
    fc.assert(
      fc.property(soundQuestions, fc.array(fc.nat(50), { maxLength: 40 }), (map, choices) => {
        expect(replayTestCase(recordTestCase(map, answerAlong(map, choices)), map)).toEqual([])
      }),
    )
  })

  test('replaying never fails, whatever the two maps', () => {
    fc.assert(
      fc.property(cases, fc.oneof(brokenQuestions, soundQuestions), ([map, answers], other) => {
        for (const { text } of replayTestCase(recordTestCase(map, answers), other)) expect(text).toMatch(/\.$/)
      }),
    )
  })

  test('what a patient answered is possible in the version that asked', () => {
    fc.assert(
      fc.property(soundQuestions, fc.array(fc.nat(50), { maxLength: 40 }), (map, choices) => {
        for (const [tag, { value }] of Object.entries(answerAlong(map, choices))) {
          const question = map[tag]
          if (question) expect([tag, isPossible(question, value)]).toEqual([tag, true])
        }
      }),
    )
  })
})
