import type { ChatContext } from '@clinic/contract/chat'
import { CHAT_ACTIONS } from '@clinic/contract/chat'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLINIC, CONSENT, NOW, nothingFree, oneFree, PERSON, takeMessage } from './conversation.test-data.ts'
import type { Effect } from './state/effects.ts'
import { type ChatState, newConversation } from './state/state.ts'
import { type Step, step } from './step.ts'

type Said = { query: string; context?: ChatContext }

const words = fc.constantFrom(
  ...'ok|yes|no|back|skip|repeat|stop|bye|thanks|help|change|book with tcn|New Patient Intake|Renew a medical document|Ask questions|Sleep|Chronic pain|6|2 March 2026|02/03/2024|I meant no|I meant yes|call me|why?|how long?|None of these|I want to die|I am safe|blah|416 555 0142|Read the consent again|End the chat|my back|noor@example.ca|TCN-7|3 May 1984|123456|none of these|Yes, book it|the first one|I have no record here|later'.split(
    '|',
  ),
)
const anything = fc.string({ maxLength: 300, unit: 'binary' })
const context: fc.Arbitrary<ChatContext> = fc.oneof(
  fc.constant(CONSENT),
  fc.constant({ personalInformation: PERSON }),
  fc.constant({ personalInformation: { ...PERSON, dateOfBirth: '2012-02-29' } }),
  fc.constant({ personalInformation: { ...PERSON, dateOfBirth: '1990-12-12', province: 'Quebec' } }),
  fc.record({ selected: fc.array(fc.constantFrom('Nausea', 'Chest pain', 'None of these', 'other'), { maxLength: 4 }) }),
  fc.record({
    consent: fc.record({ consentOption: fc.constantFrom('yes' as const, 'no' as const), signature: anything, dateOfBirth: anything }),
  }),
  fc.record({
    personalInformation: fc
      .constant(PERSON)
      .chain((info) => anything.map((text) => ({ ...info, dateOfBirth: text, province: text, phone: text }))),
  }),
  fc.record({ appointment: fc.record({ slotId: anything }) }),
  fc.record({ state: fc.record({ index: fc.nat(5), total: fc.nat(5), chunk: anything }) }),
  fc.record({ video: fc.record({ clip: anything, ended: fc.boolean() }) }),
)
const message: fc.Arbitrary<Said> = fc.oneof(
  { weight: 6, arbitrary: words.map((query) => ({ query })) },
  { weight: 2, arbitrary: anything.map((query) => ({ query })) },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom('', 'ok', 'Nausea'), context).map(([query, given]) => ({ query, context: given })) },
)
const usual = [
  'New Patient Intake',
  'ok',
  CONSENT,
  { personalInformation: PERSON },
  'yes',
  'ok',
  'Sleep',
  'no',
  'yes',
  'Ramipril',
  { selected: ['Nausea'] },
  '6',
  '2 March 2026',
  'no',
  'my knee',
  'ok',
] as const
/** Part of the usual way, so that late stages are reached, then anything. */
const conversation = fc
  .tuple(fc.nat(usual.length), fc.array(message, { maxLength: 25 }))
  .map(([length, rest]) => [
    ...usual.slice(0, length).map((one): Said => (typeof one === 'string' ? { query: one } : { query: '', context: one as ChatContext })),
    ...rest,
  ])

/** Every other conversation is with a clinic that has a free time. */
function play(messages: readonly Said[], clinic = messages.length % 2 === 0 ? oneFree : nothingFree): Step[] {
  const steps: Step[] = []
  let state = newConversation('p')
  for (const said of messages) {
    const taken = takeMessage(state, said, { clinic })
    steps.push(...taken)
    state = taken.at(-1)?.state ?? state
  }
  return steps
}

const effectsOf = (steps: readonly Step[]): Effect[] => steps.flatMap(({ effects }) => effects)

test('any message at any stage is answered with a valid message, and the state stays plain and small', () => {
  fc.assert(
    fc.property(conversation, (messages) => {
      for (const { state, reply, effects } of play(messages)) {
        expect(CHAT_ACTIONS).toContain(reply.ACTION)
        expect(reply.text.trim().length + (reply.options?.length ?? 0)).toBeGreaterThan(0)
        for (const part of [state, reply, effects]) expect(JSON.parse(JSON.stringify(part))).toEqual(part)
        expect(JSON.stringify(state).length).toBeLessThan(65_536)
      }
    }),
    { numRuns: 400 },
  )
})

test('the same messages give the same conversation, and nothing given is changed', () => {
  fc.assert(
    fc.property(conversation, (messages) => {
      const frozen = messages.map((one) => deepFreeze(structuredClone(one)))
      expect(play(frozen)).toEqual(play(messages))
      const last = play(messages).at(-1)?.state
      if (last) expect(() => step(deepFreeze(last), { query: 'ok', ...NOW }, deepFreeze(CLINIC))).not.toThrow()
    }),
  )
})

test('a record is created once, after consent; the queue is entered after both (REQ-168)', () => {
  fc.assert(
    fc.property(conversation, (messages) => {
      const effects = effectsOf(play(messages))
      const place = (found: (effect: Effect) => boolean) => effects.findIndex(found)
      const created = effects.filter(({ kind }) => kind === 'create-patient')
      expect(created.length).toBeLessThanOrEqual(1)
      expect(effects.filter(({ kind }) => kind === 'start-conversation').length).toBe(messages.length > 0 ? 1 : 0)
      const consented = place((effect) => effect.kind === 'record-consent' && effect.consent.option === 'yes')
      const record = place(({ kind }) => kind === 'create-patient')
      const queued = place(({ kind }) => kind === 'enter-pcr-queue')
      if (record >= 0) expect(consented).toBeGreaterThanOrEqual(0)
      if (record >= 0) expect(consented).toBeLessThan(record)
      if (queued >= 0) expect(record).toBeGreaterThanOrEqual(0)
      if (queued >= 0) expect(place(({ kind }) => kind === 'finish-questionnaire')).toBeLessThan(queued)
      expect(effects.filter(({ kind }) => kind === 'enter-pcr-queue').length).toBeLessThanOrEqual(1)
      const marked = place(({ kind }) => kind === 'mark-ineligible')
      if (marked >= 0 && queued >= 0) expect(place(({ kind }) => kind === 'mark-eligible')).toBeGreaterThan(marked)
    }),
    { numRuns: 400 },
  )
})

test('no answer is lost: what leaves the state leaves it by being set aside', () => {
  fc.assert(
    fc.property(conversation, (messages) => {
      let before: ChatState['answers'] = {}
      for (const { state, effects } of play(messages)) {
        const kept = effects.flatMap((effect) => (effect.kind === 'keep-answers' ? [effect] : []))
        const aside = new Set(kept.flatMap(({ set_aside }) => Object.keys(set_aside)))
        for (const tag of Object.keys(before)) expect(tag in state.answers || tag in state.intake || aside.has(tag)).toBe(true)
        const isKept = kept.at(-1)?.answers ?? (Object.keys(state.answers).length === 0 ? {} : null)
        if (JSON.stringify(before) !== JSON.stringify(state.answers)) expect(isKept).toEqual(state.answers)
        before = state.answers
      }
    }),
    { numRuns: 400 },
  )
})

test('the words of the patient are in no audit entry and no note', () => {
  const secret = 'qqzzxx'
  fc.assert(
    fc.property(
      fc.nat(usual.length),
      fc.array(fc.constantFrom(secret, `${secret} call me`, `${secret}?`, `I want to die ${secret}`, 'ok'), { maxLength: 8 }),
      (length, said) => {
        const way = usual
          .slice(0, length)
          .map((one): Said => (typeof one === 'string' ? { query: one } : { query: '', context: one as ChatContext }))
        const steps = play([...way, ...said.map((query) => ({ query }))])
        const told = effectsOf(steps).filter(({ kind }) => kind === 'audit' || kind === 'need-help' || kind === 'enter-pcr-queue')
        expect(JSON.stringify(told)).not.toContain(secret)
      },
    ),
  )
})

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) deepFreeze(part)
    Object.freeze(value)
  }
  return value
}
