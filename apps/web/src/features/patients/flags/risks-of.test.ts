import type { AnswerLine, FlagEvent, Overview } from '@clinic/contract/chart'
import { expect, test } from 'vitest'
import { risksOf } from './risks-of.ts'

const line: AnswerLine = {
  tag: 'heart',
  question: 'Heart trouble?',
  answer: 'Angina',
  drawing: null,
  picture: null,
  at: null,
  flags: ['cardiovascular_unstable'],
}
const set = { key: 'async', name: 'Intake', version: 1, by: null, started_at: null, finished_at: null, archived_at: null, set_aside: 0 }
const overview: Overview = {
  ...{
    details: null,
    consents: [],
    changed: [],
    scores: [],
    encounters: [],
    upcoming: null,
    unsubscribed_at: null,
    flags: [],
    interactions: [],
    unrecognised: [],
    follow_ups: [],
  },
  answer_sets: [{ ...set, lines: [line], sentences: [], score: null, alerts: [], mapped: [] }],
}
const event: FlagEvent = {
  ...{ what: 'raised', at: '2026-03-02T15:00:00.000Z', source: 'chat', by: null, questionnaire: 'Intake', version: 1, tag: 'heart' },
  ...{ question: 'Heart trouble?', answer: 'Unstable angina', now: null, reason: null, provisional: false },
}
const risks_vs_benefits_flags = { under_25: true, liver_disease: false, cardiovascular_unstable: true }

test('every true flag is shown with an answer on file where it has no history, the false ones are not (REQ-573)', () => {
  expect(risksOf({ risks_vs_benefits_flags }, overview)).toEqual([
    { flag: 'under_25', text: 'under 25', because: null, history: undefined },
    {
      flag: 'cardiovascular_unstable',
      text: 'unstable heart disease',
      because: 'Heart trouble? “Angina”',
      history: undefined,
    },
  ])
})

test('the answer in a flag’s history is its source, not the newest answer on file (F-18)', () => {
  const history = { flag: 'cardiovascular_unstable', state: 'raised' as const, events: [event] }
  const [, heart] = risksOf({ risks_vs_benefits_flags }, { ...overview, flags: [history] })
  expect(heart).toMatchObject({ because: 'Heart trouble? “Unstable angina”', history })
})
