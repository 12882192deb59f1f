import { expect, test } from 'vitest'
import type { Answers, AnswerValue } from '../../questionnaires/answers.ts'
import { NOW } from '../conversation.test-data.ts'
import { askedFor, SHIPPED, sayTo, storedFor } from '../shipped-clinic.test-data.ts'
import type { ChatState } from '../state/state.ts'
import { step } from '../step.ts'

const BEFORE_PAIN = { main_reason: 'Chronic pain', pain_place: 'My back' }
const BEFORE_PREGNANCY = {
  ...{ main_reason: 'Something else', other_reason: 'Spasms', since_when: '2 to 5 years', tried_before: ['None of these'] },
  ...{ takes_medication: false, has_allergies: false },
}
const RENEWAL_BEFORE = {
  ...{ health_changes: false, new_diagnosis: ['None of these'], new_medication: false, pregnant_or_breastfeeding: false },
  ...{
    mental_health: 'Better',
    self_harm: false,
    current_addiction: false,
    alcohol: 'I do not drink',
    uses_now: false,
    why_stopped: 'Cost',
  },
}

/** The intake with these answers given: what is asked next follows from them. */
function after(given: Record<string, AnswerValue>): ChatState {
  const answers: Answers = Object.fromEntries(Object.entries(given).map(([tag, value]) => [tag, { value }]))
  return { ...askedFor('async', 'main_reason'), reopened: null, answers }
}

function submit(state: ChatState, values: Record<string, string | string[]>) {
  const answers = Object.entries(values).map(([tag, value]) =>
    Array.isArray(value) ? { tag, value: '', selected: value } : { tag, value },
  )
  return step(state, { query: '', context: { answers }, ...NOW }, SHIPPED)
}

test('short questions of the intake come as one card, and their answers are stored together (REQ-152)', () => {
  const state = after(BEFORE_PAIN)
  const { DATA } = sayTo(state, 'repeat').reply
  expect(DATA).toMatchObject({
    itemsName: 'How it has been, and what you tried',
    items: [{ tag: 'pain_days' }, { tag: 'since_when' }, { tag: 'tried_before', exclusive: ['None of these'] }],
  })
  const taken = submit(state, {
    pain_days: 'Every day',
    since_when: '2 to 5 years',
    tried_before: ['Physiotherapy or massage', 'Counselling'],
  })
  expect([storedFor(taken, 'pain_days'), storedFor(taken, 'since_when'), storedFor(taken, 'tried_before')]).toEqual([
    ...['Every day', '2 to 5 years'],
    ['Physiotherapy or massage', 'Counselling'],
  ])
  expect(taken.reply.USER_TEXT).toContain('What have you tried for it so far? Physiotherapy or massage')
  const missing = submit(state, { pain_days: 'Every day' })
  expect(storedFor(missing, 'pain_days')).toBeUndefined()
  expect(Object.keys(missing.reply.DATA?.errors ?? {})).toEqual(['since_when', 'tried_before'])
})

test('an item that takes several refuses what it does not offer, and two that exclude each other', () => {
  const given = { pain_days: 'Every day', since_when: '2 to 5 years' }
  for (const tried_before of [['Leeches'], ['None of these', 'Counselling'], []]) {
    const { state, reply } = submit(after(BEFORE_PAIN), { ...given, tried_before })
    expect(Object.keys(reply.DATA?.errors ?? {}), tried_before.join()).toEqual(['tried_before'])
    expect(state.answers).toEqual(after(BEFORE_PAIN).answers)
  }
})

test('a question with questions of its own shares a card where they come back to the next; they follow the card, and nothing is asked twice', () => {
  const { takes_medication: _, has_allergies: __, ...before } = BEFORE_PREGNANCY
  const state = after(before)
  expect(sayTo(state, 'repeat').reply.DATA).toMatchObject({ items: [{ tag: 'takes_medication' }, { tag: 'has_allergies' }] })
  const yes = submit(state, { takes_medication: 'yes', has_allergies: 'yes' })
  const which = sayTo(yes.state, 'Naproxen 250 mg')
  expect([storedFor(which, 'medications'), storedFor(which, 'has_allergies')]).toEqual(['Naproxen 250 mg', true])
  expect(sayTo(which.state, 'None of these').reply.DATA?.question).toMatchObject({ tag: 'allergies' })
  const no = submit(state, { takes_medication: 'no', has_allergies: 'no' })
  expect(no.reply.DATA).toMatchObject({ items: [{ tag: 'pregnant_or_breastfeeding' }, {}, {}] })
  const typed = sayTo(state, 'no')
  expect(typed.reply.DATA?.items).toBeUndefined()
  expect(typed.reply.DATA?.question).toMatchObject({ tag: 'has_allergies' })
})

test('what the first message said is not asked on a card', () => {
  const first_words = { name: null, answers: { since_when: 'More than 5 years' }, confirmed: true }
  const state: ChatState = { ...after(BEFORE_PAIN), first_words }
  expect(sayTo(state, 'repeat').reply.DATA).toMatchObject({ items: [{ tag: 'pain_days' }, { tag: 'tried_before' }] })
  const taken = submit(state, { pain_days: 'Every day', tried_before: ['None of these'] })
  expect(storedFor(taken, 'since_when')).toBe('More than 5 years')
  expect(taken.reply.DATA).toMatchObject({ items: [{ tag: 'takes_medication' }, { tag: 'has_allergies' }] })
})

test.each(['en', 'fr'] as const)('the way back from where it hurts opens the question before, in %s', (language) => {
  const { state } = sayTo({ ...after({ main_reason: 'Chronic pain' }), language }, 'go back')
  expect(state.reopened).toBe('main_reason')
  expect(storedFor(sayTo(after({ main_reason: 'Chronic pain' }), 'back'), 'pain_place')).toBe('back')
})

test.each([
  ['renewal', RENEWAL_BEFORE, 'benefit'],
  ['follow_up', { change: 'Much better', uses_now: true }, 'self_harm'],
] as const)('%s: which effects, since when and how strong are one card', (key, before, next) => {
  const given = Object.entries({ ...before, side_effects: true }).map(([tag, value]) => [tag, { value }])
  const at: ChatState = { ...askedFor(key, 'side_effects'), reopened: null, answers: Object.fromEntries(given) }
  const tags = ['side_effect_kinds', 'side_effect_since', 'side_effect_weight']
  expect(sayTo(at, 'repeat').reply.DATA).toMatchObject({ itemsName: 'Unwanted effects', items: tags.map((tag) => ({ tag })) })
  const taken = submit(at, { side_effect_kinds: ['Dizziness'], side_effect_since: '1 to 4 weeks ago', side_effect_weight: 'Somewhat' })
  expect(tags.map((tag) => storedFor(taken, tag))).toEqual([['Dizziness'], '1 to 4 weeks ago', 'Somewhat'])
  expect(taken.reply.DATA?.question).toMatchObject({ tag: next })
})

test('each reason to come has its own questions on the card (REQ-152)', () => {
  const card = (reason: string, story: Record<string, AnswerValue> = {}) => {
    const items = sayTo(after({ main_reason: reason, ...story }), 'repeat').reply.DATA?.items as { tag: string }[] | undefined
    return items?.map(({ tag }) => tag)
  }
  const since = ['since_when', 'tried_before']
  expect(card('Trouble sleeping')).toEqual(['sleep_trouble', 'sleep_nights', ...since])
  expect(card('Cancer-related symptoms')).toEqual(['cancer_symptoms', 'cancer_treatment', ...since])
  expect(card('Epilepsy or seizures')).toEqual(['seizure_count', 'seizure_change', ...since])
  expect(card("Crohn's or colitis")).toEqual(['bowel_symptoms', ...since])
  expect(card('Migraine')).toEqual(['migraine_days', 'migraine_change', ...since])
  expect(card('Anxiety', { anxiety_story: 'Crowds' })).toEqual(['anxiety_support', ...since])
  expect(card('Something else', { other_reason: 'Spasms' })).toEqual(since)
})

test('words answer the first of them, and the others follow', () => {
  const said = sayTo(after(BEFORE_PREGNANCY), 'no, I am 67')
  expect(storedFor(said, 'pregnant_or_breastfeeding')).toBe(false)
  expect(said.reply.DATA).toMatchObject({ items: [{ tag: 'planning_pregnancy' }, { tag: 'schizophrenia' }] })
})

test('an answer among them that stops the intake is confirmed before anything else is asked (F-19)', () => {
  const { state } = submit(after(BEFORE_PREGNANCY), { pregnant_or_breastfeeding: 'yes', planning_pregnancy: 'no', schizophrenia: 'no' })
  expect(state.stage).toBe('stop-check')
})

test('a group with a question that leads elsewhere ends there', () => {
  const form = SHIPPED.questionnaires.async
  const pain_days = { ...form.questions.pain_days, options: { 'Now and then': 'tried_before', 'Every day': 'since_when' } }
  const questions = { ...form.questions, pain_days: pain_days as never }
  const knowledge = { ...SHIPPED, questionnaires: { ...SHIPPED.questionnaires, async: { ...form, questions } } }
  expect(sayTo(after(BEFORE_PAIN), 'repeat', knowledge).reply.DATA?.items).toBeUndefined()
})
