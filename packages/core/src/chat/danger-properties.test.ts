import type { UrgentReason } from '@clinic/contract/vocabulary'
import { loadCorpus } from '@clinic/data/load-corpus'
import { loadRiskDevelopment } from '@clinic/data/load-evaluation'
import { saysNoDanger } from '@clinic/nlu/crisis/says-no-danger'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isUrgent } from '../patients/is-urgent.ts'
import type { Patient } from '../patients/patient.ts'
import { type FlagOrder, planFlags } from '../patients/plan-flags.ts'
import { eligibleAgain } from '../patients/reset-eligibility.ts'
import { newPatient } from '../patients/status-fields.ts'
import { AGE_FLAGS } from '../questionnaires/flags.ts'
import { askForHelp, enterFollowUp, enterNpQueue, enterPcrQueue, requestReview } from '../queues/enter.ts'
import { ineligibleOnTreatment, stopped } from '../queues/mark-ineligible.ts'
import { CONSENT, knowing, NOW, nothingFree, oneFree, PERSON, takeMessage } from './conversation.test-data.ts'
import type { Effect } from './state/effects.ts'
import { type ChatState, newConversation } from './state/state.ts'
import type { Step } from './step.ts'
import { LABELS } from './texts/texts.ts'
import { labelText } from './texts/texts-of.ts'

const MESSAGES = 5000
/** Milliseconds: some seconds of work, also on a machine that others use. */
const PATIENCE = 180_000

const corpus = [...loadCorpus('crisis/crisis'), ...loadCorpus('crisis/ordinary'), ...loadCorpus('intents/train'), ...loadRiskDevelopment()]
const sentences = Array.from({ length: MESSAGES }, (_, at) => corpus[Math.floor((at * corpus.length) / MESSAGES)]?.text ?? '')
const REPLIES = [
  ...[
    'yes',
    'no',
    'ok',
    'oui',
    'non',
    'skip',
    'back',
    'stop',
    'bye',
    'call me',
    'continue',
    'I am safe',
    'No, not in danger',
    'Yes, still in danger',
  ],
  ...[
    'Talk to a person',
    'End the chat',
    'book with tcn',
    'Renew a medical document',
    'New Patient Intake',
    'I have no record here',
    'never',
    'I did',
    '6',
  ],
  ...['2 March 2026', 'Sleep', 'Nausea', '', '705 555 0142', 'in Thunder Bay', 'delete my data', 'I withdraw my consent'],
]

const BEGUN = [
  { query: 'New Patient Intake' },
  { query: 'ok' },
  { query: '', context: CONSENT },
  { query: '', context: { personalInformation: PERSON } },
]
const ANSWERED = [
  ...['yes', 'ok', 'Sleep', 'no', 'yes', 'Ramipril'].map((query) => ({ query })),
  { query: '', context: { selected: ['Nausea'] } },
]
const WAYS = [
  [...BEGUN, ...ANSWERED, ...['6', '2 March 2026', 'no', 'my knee', 'ok', 'ok', 'ok', 'ok'].map((query) => ({ query }))],
  [
    ...[...BEGUN, ...['yes', 'ok', 'Sleep', 'yes', 'yes', LABELS.continueForPractitioner, 'no'].map((query) => ({ query }))],
    ...[{ query: '', context: { selected: ['Nausea'] } }, ...['6', '2 March 2026', 'no', 'my knee', 'ok'].map((query) => ({ query }))],
  ],
  [...BEGUN, ...ANSWERED, ...['6', '2 March 2026', 'yes', 'no', 'no'].map((query) => ({ query }))],
  [
    { query: 'Renew a medical document' },
    { query: 'I have no record here' },
    ...BEGUN.slice(1),
    ...['yes', 'ok', 'no', 'ok'].map((query) => ({ query })),
  ],
]

/** Of people that the clinic knows: a renewal, a follow-up, someone who was stopped before or is in a queue, a visit to cancel. */
const PROVED = ['Renew a medical document', PERSON.email, '3 May 1984', '123456'].map((query) => ({ query }))
const CONTINUES = ['ok', 'ok', 'no', 'ok'].map((query) => ({ query }))
const KNOWN_WAYS = [
  {
    clinic: knowing(),
    way: [...PROVED, { query: 'ok' }, { query: '', context: { personalInformation: PERSON } }, { query: 'yes' }, ...CONTINUES],
  },
  { clinic: knowing({ followUp: true }), way: [...PROVED, ...CONTINUES, { query: 'yes' }] },
  { clinic: knowing({ eligible: false, reason: 'Schizophrenia' }), way: [...PROVED, ...CONTINUES] },
  { clinic: knowing({ queue: 'pcr' }), way: [...PROVED, ...CONTINUES] },
  {
    clinic: knowing(),
    way: [{ query: 'I want to cancel my appointment' }, ...PROVED.slice(1), { query: 'ok' }],
  },
  {
    clinic: oneFree,
    way: [...BEGUN.slice(0, 2), { query: '', context: { consent: { ...CONSENT.consent, consentOption: 'no' as const } } }],
  },
  {
    clinic: oneFree,
    way: [...BEGUN.slice(0, 3), { query: '', context: { personalInformation: { ...PERSON, province: 'Quebec' } } }, { query: 'yes' }],
  },
  {
    clinic: oneFree,
    way: [...(WAYS[0] ?? []).slice(0, -1), { query: '', context: { appointment: { slotId: '7.1' } } }, { query: 'yes' }],
  },
]

function reached(): ChatState[] {
  return [...WAYS.map((way) => ({ way, clinic: oneFree })), ...KNOWN_WAYS].flatMap(({ way, clinic }) => {
    const states = [newConversation('p')]
    for (const said of way) {
      const state = takeMessage(states.at(-1) as ChatState, said, { clinic }).at(-1)?.state
      if (state) states.push(state)
    }
    return states
  })
}

const CALM = reached()
const after = (state: ChatState, ...said: string[]): ChatState =>
  said.reduce((at, query) => takeMessage(at, { query }, { clinic: oneFree }).at(-1)?.state ?? at, state)
const STATES = CALM.flatMap((state) => [
  state,
  after(state, 'I want to kill myself'),
  after(state, 'I want to kill myself', 'I am safe'),
  after(state, 'I wish I would not wake up'),
  { ...state, concern: true, concern_about: 'attempt' as const, concern_asked_at: NOW.now },
])

/** A patient in danger, with what earlier questionnaires found. */
const FOUND = { psychosis_personal: true, cardiovascular_unstable: true, suicidality: true, suicide_attempt_past: true }
const urgentPatient = (urgent_reason: UrgentReason): Patient => ({
  ...newPatient('p'),
  ...askForHelp(newPatient('p'), { urgent_reason, now: NOW.now }),
  risks_vs_benefits_flags: FOUND,
})

/** The patient after an effect, by the rules that the server applies. */
function changed(patient: Patient, effect: Effect): Partial<Patient> {
  const { now } = NOW
  switch (effect.kind) {
    case 'need-help':
      return askForHelp(patient, { urgent_reason: effect.urgent ? effect.urgent_reason : null, now })
    case 'mark-ineligible': {
      const why = { ineligible_reason: effect.reason, eligible_date: effect.eligible_date }
      return effect.onTreatment ? ineligibleOnTreatment(patient, why, { lastSeen: null, now }) : stopped(patient, why, now)
    }
    case 'mark-eligible':
      return eligibleAgain()
    case 'enter-pcr-queue':
      return enterPcrQueue(patient, { appointment_type: effect.appointment_type, now })
    case 'enter-np-queue':
      return enterNpQueue(patient, { appointment_type: effect.appointment_type, lastSeen: null, now })
    case 'enter-follow-up':
      return enterFollowUp(patient, { now })
    case 'request-review':
      return requestReview(patient, { ...effect, lastSeen: null, now })
    case 'keep-answers':
      return flagged(patient, { found: {}, findings: effect.moves.found, corrected: effect.moves.corrected, finished: false })
    case 'finish-questionnaire':
    case 'finish-scale':
      return flagged(patient, { found: effect.flags, findings: effect.findings, corrected: [], finished: true })
    default:
      return {}
  }
}

function flagged(patient: Patient, order: FlagOrder): Partial<Patient> {
  return { risks_vs_benefits_flags: planFlags(patient.risks_vs_benefits_flags, [], order).flags }
}

const NAMED =
  /\b(?:take|prenez) \d|\b\d+ ?(?:mg|milligrams?|milligrammes?|ml)\b|(?<!that )\byou have (?:depression|psychosis|ptsd|schizophrenia)|vous avez (?:une dépression|une psychose)/i

/** What the assistant says itself: without the patient's own words, which it quotes to ask whether they were meant. */
const ownWords = (text: string, said: string) =>
  text.replace(/(["«“]\s?)([^"»”]+)(\s?["»”])/g, (all, _, quoted) => (said.includes(quoted) ? '' : all))

function expectInvariants(before: ChatState, said: string, steps: readonly Step[], patient: Patient): Patient {
  const state = steps.at(-1)?.state ?? before
  const released = before.crisis && before.crisis_check && (saysNoDanger(said) || labelText(said) === 'noDanger')
  if (before.crisis && !released) expect(state.crisis, said).toBe(true)
  let now = patient
  for (const { reply, effects } of steps) {
    expect(ownWords(reply.text, said), said).not.toMatch(NAMED)
    for (const effect of effects) now = { ...now, ...changed(now, effect) }
  }
  expect(isUrgent(now), said).toBe(true)
  expect(now.need_pcr_help_flag && (now.in_pcr_queue || now.in_np_queue), said).toBe(true)
  for (const [flag, raised] of Object.entries(patient.risks_vs_benefits_flags))
    if (raised && !AGE_FLAGS.has(flag)) expect(now.risks_vs_benefits_flags[flag], `${flag}: ${said}`).toBe(true)
  return now
}

describe('the card, an urgent request and flags (F-4, F-5, F-18)', { timeout: PATIENCE }, () => {
  test('there are states of every stage that a stranger reaches, calm and in danger', () => {
    const stages = new Set(CALM.map(({ stage }) => stage))
    for (const stage of ['greeting', 'consent', 'personal-information', 'questionnaire', 'stop', 'ineligible', 'appointment'])
      expect(stages).toContain(stage)
    for (const stage of ['who', 'born', 'code', 'found', 'welcome', 'waiting', 'declined', 'unserved', 'held'])
      expect(stages, 'of one who is known, or not served').toContain(stage)
    const visits = new Set(CALM.flatMap(({ stage, visit }) => (stage === 'questionnaire' ? [visit] : [])))
    expect([...visits].sort()).toEqual(['async', 'follow_up', 'renewal'])
    expect(STATES.filter(({ crisis }) => crisis).length).toBeGreaterThan(CALM.length)
    expect(STATES.filter(({ concern }) => concern).length).toBeGreaterThan(CALM.length)
  })

  test('outlast any message from any state', () => {
    const patient = urgentPatient('suicide')
    const said = [...sentences, ...REPLIES.flatMap((reply) => CALM.map(() => reply))]
    for (const [at, query] of said.entries()) {
      const before = STATES[at % STATES.length] as ChatState
      expectInvariants(before, query, takeMessage(before, { query }, { clinic: at % 2 === 0 ? oneFree : nothingFree }), patient)
    }
  })

  test('outlast any conversation from any state', () => {
    const message = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...REPLIES) }, { weight: 2, arbitrary: fc.constantFrom(...sentences) })
    const reason = fc.constantFrom<UrgentReason>('suicide', 'overdose', 'violence', 'emergency', 'red-flag')
    fc.assert(
      fc.property(fc.constantFrom(...STATES), fc.array(message, { minLength: 1, maxLength: 12 }), reason, (start, messages, why) => {
        let [state, patient] = [start, urgentPatient(why)]
        for (const query of messages) {
          const steps = takeMessage(state, { query }, { clinic: oneFree })
          patient = expectInvariants(state, query, steps, patient)
          state = steps.at(-1)?.state ?? state
        }
      }),
      { numRuns: 600 },
    )
  })
})
