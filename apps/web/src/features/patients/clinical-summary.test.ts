import type { Overview } from '@clinic/contract/chart'
import { expect, test } from 'vitest'
import { alertsOf, consentOf, newestAnswer } from './clinical-summary.ts'

const line = {
  tag: 'main_reason',
  question: 'What brings you here?',
  answer: 'Chronic pain',
  drawing: null,
  picture: null,
  at: null,
  flags: [],
}
const set = {
  key: 'async',
  name: 'Intake',
  version: 1,
  by: null,
  started_at: null,
  finished_at: null,
  archived_at: null,
  set_aside: 0,
  sentences: [],
  score: null,
  alerts: [],
  mapped: [],
}
const overview: Overview = {
  details: null,
  consents: [],
  changed: [],
  scores: [],
  encounters: [],
  upcoming: null,
  unsubscribed_at: null,
  interactions: [],
  unrecognised: [],
  follow_ups: [],
  flags: [],
  answer_sets: [
    { ...set, lines: [{ ...line, answer: 'Sleep' }] },
    {
      ...set,
      lines: [line, { ...line, tag: 'heart', question: 'Heart trouble?', answer: 'Unstable angina', flags: ['cardiovascular_unstable'] }],
    },
  ],
}

test('the newest answer to a question counts, whichever set it stands in', () => {
  expect(newestAnswer(overview, ['main_reason'])).toBe('Sleep')
  expect(newestAnswer(overview, ['heart'])).toBe('Unstable angina')
  expect(newestAnswer(overview, ['unasked'])).toBeNull()
  expect(newestAnswer(undefined, ['main_reason'])).toBeNull()
})

test('the newest consent is the one that counts', () => {
  const consent = {
    version: '1',
    option: 'no',
    signature: 'R',
    date_of_birth: null,
    scrolled_percent: 100,
    purposes: [] as Overview['consents'][number]['purposes'],
    given_at: '2026-03-02T15:00:00.000Z',
  } as const
  expect(consentOf({ ...overview, consents: [consent, { ...consent, option: 'yes' }] })).toBe(consent)
  expect(consentOf(overview)).toBeNull()
})

test('alerts of the newest finished answers are told, each once (REQ-421)', () => {
  const alertSet = (message: string, finished_at: string | null) => ({ ...set, finished_at, lines: [], alerts: [{ tag: 'a', message }] })
  const answer_sets = [
    alertSet('Begun anew', null),
    alertSet('Has a pacemaker', '2026-11-02T10:00:00.000Z'),
    alertSet('Old news', '2026-05-02T10:00:00.000Z'),
    { ...alertSet('Has a pacemaker', '2026-11-01T10:00:00.000Z'), key: 'follow_up' },
  ]
  expect(alertsOf({ ...overview, answer_sets })).toEqual(['Has a pacemaker'])
  expect(alertsOf(undefined)).toEqual([])
})
