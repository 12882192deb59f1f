import { expect, test } from 'vitest'
import { flagHistories, type StoredFlagEvent } from './flag-histories.ts'

const event = (more: Partial<StoredFlagEvent>): StoredFlagEvent => ({
  ...{
    flag: 'liver_disease',
    what: 'raised',
    at: '2026-03-01T10:00:00.000Z',
    source: 'chat',
    by: null,
    questionnaire: 'Intake',
    version: 1,
  },
  ...{ tag: 'organs', question: 'Organs?', answer: 'Liver', now: null, reason: null, provisional: false, answer_set: 1 },
  ...more,
})
const corrected = event({ what: 'corrected', now: 'None' })
const lowered = event({ what: 'lowered', source: 'staff', tag: null, answer_set: null, reason: 'Tested', by: 'Nadia' })
const undone = event({ what: 'raised-again', source: 'undo', tag: null, answer_set: null })
const known = event({ what: 'known', source: 'before-history', tag: null, answer_set: null })

test.each<[string, boolean, StoredFlagEvent[], string]>([
  ['raised by finished answers', true, [event({})], 'raised'],
  ['raised by answers that are not finished', true, [event({ provisional: true })], 'provisional'],
  ['raised by a finished and by an open questionnaire', true, [event({}), event({ answer_set: 2, provisional: true })], 'raised'],
  ['corrected by phone', true, [event({}), { ...corrected, source: 'phone' }], 'corrected'],
  ['corrected, but known from earlier', true, [known, event({}), corrected], 'raised'],
  ['corrected in one answer of two', true, [event({}), event({ tag: 'other' }), corrected], 'raised'],
  ['lowered', false, [event({}), lowered], 'lowered'],
  ['raised again after that', true, [event({}), lowered, event({ answer_set: 2, what: 'raised-again' })], 'raised'],
  ['lowered, then undone', true, [event({ provisional: true }), lowered, undone], 'provisional'],
  ['corrected, lowered, then undone', true, [event({}), corrected, lowered, undone], 'corrected'],
  ['raised by a version without a history', true, [], 'raised'],
  ['raised after a lowering by a version without a history', true, [event({}), lowered], 'raised'],
])('a flag %s (F-18)', (_, raised, events, state) => {
  const histories = flagHistories({ liver_disease: raised, anticoagulant: false }, events)
  expect(histories).toMatchObject([{ flag: 'liver_disease', state, events: events.map(({ what }) => ({ what })) }])
})
