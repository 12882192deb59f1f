import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ANSWER_RULES, evaluateEligibility, stopsIn } from '../../eligibility/rules.ts'
import { buildQuestions } from '../../questionnaires/question-map/build.ts'
import { CLINIC, NOW } from '../conversation.test-data.ts'
import { stateAfter } from '../scripts/script.test-data.ts'
import { TO_QUESTIONS } from '../scripts/ways.test-data.ts'
import type { Effect } from '../state/effects.ts'
import type { ChatState } from '../state/state.ts'
import type { Knowledge } from '../state/turn.ts'
import { step } from '../step.ts'
import { LABELS } from '../texts/texts.ts'
import { ineligible } from './ineligible.ts'

const questions = buildQuestions([
  { tag: 'first', text: 'First?', yesNo: true },
  ...ANSWER_RULES.map(({ id, variable }) => ({ tag: id, text: `Does ${id} apply?`, yesNo: true as const, variable })),
  { tag: 'last', text: 'Last?', yesNo: true },
])
const knowledge: Knowledge = {
  ...CLINIC,
  questionnaires: { ...CLINIC.questionnaires, async: { ...CLINIC.questionnaires.async, questions } },
}
const BEGUN = stateAfter(TO_QUESTIONS, knowledge)
const words = fc.constantFrom(
  ...['yes', 'yes', 'yes', 'no', 'no', 'ok', 'I meant no', 'I meant yes', 'back', 'why?', 'skip', 'book with tcn', 'blah'],
  ...['change my answer about addiction', LABELS.continueForPractitioner, LABELS.askReview, LABELS.endHere, LABELS.wrongAnswer],
)

type Seen = { state: ChatState; effects: Effect[] }

function play(said: readonly string[]): Seen[] {
  let state = BEGUN
  return said.map((query) => {
    const done = step(state, { query, ...NOW }, knowledge)
    state = done.state
    return { state, effects: done.effects }
  })
}

/** What the effects so far have made of the patient. */
function markedAs(effects: readonly Effect[]): string | null {
  const last = effects.findLast(({ kind }) => kind === 'mark-ineligible' || kind === 'mark-eligible')
  return last?.kind === 'mark-ineligible' ? last.reason : null
}

test('no question follows an answer that stops before it is confirmed, and the mark is that of the confirmed answers (F-19)', () => {
  let stopped = 0
  fc.assert(
    fc.property(fc.array(words, { minLength: 12, maxLength: 25, size: 'max' }), (said) => {
      const effects: Effect[] = []
      for (const seen of play(said)) {
        effects.push(...seen.effects)
        const { state } = seen
        if (!['questionnaire', 'stop-check', 'stop'].includes(state.stage)) return
        const met = stopsIn(questions, state.answers)
        const confirmed = met.filter(({ rule }) => state.confirmed_stops.includes(rule))
        if (state.stage === 'stop-check') expect(met.length).toBeGreaterThan(confirmed.length)
        else if (state.reopened === null) expect(confirmed).toEqual(met)
        expect(markedAs(effects)).toBe(confirmed[0]?.reason ?? null)
        expect(state.ineligible?.reason ?? null).toBe(confirmed[0]?.reason ?? null)
        if (confirmed.length > 0 && state.stage === 'questionnaire' && state.reopened === null) expect(state.continues).toBe(true)
        if (state.continues) expect(effects.filter(({ kind }) => kind === 'request-review')).toHaveLength(1)
        if (state.stage === 'stop') stopped += 1
      }
    }),
    { numRuns: 600, seed: 20261123 },
  )
  expect(stopped).toBeGreaterThan(100)
}, 180_000)

test('the page’s own "ok" neither confirms nor chooses (D-3)', () => {
  const check = play(['no', 'yes']).at(-1)?.state as ChatState
  expect(check.stage).toBe('stop-check')
  const kept = step(check, { query: 'ok', ...NOW }, knowledge)
  expect(kept.state).toEqual(check)
  const choice = step(check, { query: 'yes', ...NOW }, knowledge).state
  expect(step(choice, { query: 'ok', ...NOW }, knowledge).state).toEqual(choice)
})

test('continuing to the end hands over every answer, with the outcome that the rules give them', () => {
  const seen = play(['no', 'yes', 'yes', LABELS.continueForPractitioner, 'yes', 'yes', 'no', 'yes', 'ok'])
  const { state } = seen.at(-1) as Seen
  const finished = seen.flatMap(({ effects }) => effects).find(({ kind }) => kind === 'finish-questionnaire')
  expect(state.stage).toBe('ineligible')
  expect(finished).toMatchObject({
    answers: { [ANSWER_RULES[0].id]: { value: true }, [ANSWER_RULES[1].id]: { value: true }, last: { value: true } },
  })
  const judged = evaluateEligibility({
    dateOfBirth: state.personal?.dateOfBirth ?? null,
    today: NOW.today,
    questions,
    answers: state.answers,
  })
  expect(judged).toMatchObject({ eligible: false, ...state.ineligible })
})

test.each([
  ['Alberta', 'en', '1-866-332-2322'],
  ['Quebec', 'fr', '1-866-277-3553'],
  ['Ontario', 'en', null],
] as const)(
  'who is told of an addiction in %s hears the line of the place, or none that has no source (F-20)',
  (province, language, number) => {
    const { personal } = BEGUN
    if (!personal) throw new Error('no details')
    const stopped: ChatState = {
      ...BEGUN,
      ...{ stage: 'ineligible', language, personal: { ...personal, province } },
      ineligible: { reason: 'Current Addiction', eligible_date: null },
    }
    const { text } = ineligible.prompt(stopped, knowledge)
    expect(text.match(/\d-\d{3}-\d{3}-\d{4}|2-1-1/g)).toEqual(number === null ? null : [number])
  },
)
