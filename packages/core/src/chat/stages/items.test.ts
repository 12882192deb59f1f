import { describe, expect, test } from 'vitest'
import { buildQuestions } from '../../questionnaires/question-map/build.ts'
import { CLINIC, startConversation, upToQuestions } from '../conversation.test-data.ts'
import type { ChatState } from '../state/state.ts'
import { TEXTS } from '../texts/texts.ts'

const TIMES = ['Never', 'Sometimes', 'Often']
const FORM = {
  ...{ key: 'phq9', name: 'Your mood', version: 1 },
  questions: buildQuestions([
    { tag: 'low', text: 'Feeling low', one: TIMES },
    { tag: 'hours', text: 'Hours awake at night', input: 'number', minimum: 0, maximum: 24 },
    { tag: 'harm', text: 'Thoughts of harming yourself', one: TIMES, flags: { Often: ['suicidality'], Sometimes: ['suicidality'] } },
    { tag: 'tired', text: 'Feeling tired', one: TIMES },
  ]),
}
const BRANCHING = {
  ...{ key: 'other', name: 'Other', version: 1 },
  questions: buildQuestions([
    { tag: 'any', text: 'Anything else?', yesNo: true, branches: { yes: [{ tag: 'what', text: 'What?', one: TIMES }] } },
    { tag: 'end', text: 'And this?', one: TIMES },
  ]),
}

function atForm(form: typeof FORM | typeof BRANCHING = FORM) {
  const talk = startConversation({ ...CLINIC, questionnaires: { ...CLINIC.questionnaires, [form.key]: form } })
  upToQuestions(talk)
  const state: ChatState = {
    ...talk.last().state,
    ...{ stage: 'begin', questionnaire: { key: form.key, name: form.name, version: 1 }, begun: ['async', form.key], answers: {}, plan: [] },
  }
  talk.last().state = state
  return { talk, first: talk.tell('ok').reply }
}
const all = (harm: string) => ({
  answers: [
    { tag: 'low', value: 'Often' },
    { tag: 'hours', value: '3' },
    { tag: 'harm', value: harm },
    { tag: 'tired', value: 'Never' },
  ],
})

describe('a form without branches', () => {
  test('is sent as a whole beside its first item, which other clients ask alone', () => {
    const { first } = atForm()
    expect(first).toMatchObject({ ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', options: TIMES, DATA: { itemsName: 'Your mood' } })
    expect(first.DATA?.items).toMatchObject([
      { tag: 'low', text: 'Feeling low', required: true, options: TIMES.map((label) => ({ label, value: label })) },
      { tag: 'hours', options: [], minimum: 0, maximum: 24 },
      { tag: 'harm' },
      { tag: 'tired' },
    ])
  })

  test('is answered in one submission, with the same effects as item by item', () => {
    const { talk } = atForm()
    const before = talk.effects.length
    const { state, reply } = talk.tell('', all('Never'))
    expect(reply.ACTION).toBe('FINISHSCALEQUESTIONNAIRE')
    expect(reply.USER_TEXT).toBe('Feeling low Often\nHours awake at night 3\nThoughts of harming yourself Never\nFeeling tired Never')
    expect(Object.fromEntries(Object.entries(state.answers).map(([tag, { value }]) => [tag, value]))).toEqual({
      ...{ low: 'Often', hours: 3, harm: 'Never', tired: 'Never' },
    })
    const together = talk.effects.slice(before)
    const { talk: single } = atForm()
    const start = single.effects.length
    for (const { value } of all('Never').answers) single.tell(value)
    expect(together).toEqual(single.effects.slice(start))
  })

  test('asks the safety question after all items are stored, as item by item (F-5)', () => {
    const { talk } = atForm()
    const { state, reply } = talk.tell('', all('Often'))
    expect(Object.keys(state.answers)).toEqual(['low', 'hours', 'harm', 'tired'])
    expect(state.concern).toBe(true)
    expect(reply.text).toContain(TEXTS.concern.question)
  })

  test('names every item that is missing or cannot be, and stores nothing', () => {
    const { talk } = atForm()
    const { state, reply } = talk.tell('', {
      answers: [
        { tag: 'low', value: 'Sometimes' },
        { tag: 'hours', value: '40' },
        { tag: 'harm', value: 'Perhaps' },
      ],
    })
    expect(state.answers).toEqual({})
    expect(reply.text).toContain(TEXTS.itemsMissing)
    expect(reply.DATA?.errors).toEqual({
      hours: TEXTS.problems.outOfRange('0', '24'),
      harm: TEXTS.problems.notAnOption,
      tired: TEXTS.problems.empty,
    })
  })

  test('can be answered in words too; the rest stays together', () => {
    const { talk } = atForm()
    expect(talk.tell('often').reply.DATA?.items).toMatchObject([{ tag: 'hours' }, { tag: 'harm' }, { tag: 'tired' }])
    const { state } = talk.tell('back')
    expect(state.reopened).toBe('low')
    expect(talk.last().reply.DATA?.items).toBeUndefined()
  })
})

test('a form with branches, and the visit’s own questions, are asked one by one', () => {
  expect(atForm(BRANCHING).first.DATA?.items).toBeUndefined()
  const talk = startConversation()
  expect(upToQuestions(talk).reply.DATA?.items).toBeUndefined()
  expect(talk.tell('', { answers: [{ tag: 'Reason', value: 'Sleep' }] }).reply.text).toContain(TEXTS.outOfPlace)
})
