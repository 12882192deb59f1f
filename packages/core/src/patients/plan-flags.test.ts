import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AGE_FLAGS, RISK_FLAGS } from '../questionnaires/flags.ts'
import type { FlagFinding } from '../scales/flag-findings.ts'
import { type FlagOrder, type NewFlagEvent, type PastFlagEvent, planFlags } from './plan-flags.ts'

const heart: FlagFinding = { flag: 'cardiovascular_unstable', tag: 'heart', question: 'Heart trouble?', answer: 'Yes' }
const NOTHING: FlagOrder = { found: {}, findings: [], corrected: [], finished: false }
const past = (event: Partial<PastFlagEvent>): PastFlagEvent => ({
  ...heart,
  ...{ what: 'raised', answer_set: 1, open: true, in_hand: true },
  ...event,
})

test('an answer raises a flag with its question and words, and again where the flag has a history (F-18)', () => {
  expect(planFlags({}, [], { ...NOTHING, findings: [heart] })).toEqual({
    flags: { cardiovascular_unstable: true },
    events: [{ flag: heart.flag, what: 'raised', finding: heart }],
  })
  const renewal = planFlags({ [heart.flag]: true }, [past({ open: false, in_hand: false })], { ...NOTHING, findings: [heart] })
  expect(renewal.events).toMatchObject([{ what: 'raised-again' }])
  expect(planFlags({ [heart.flag]: true }, [past({})], { ...NOTHING, findings: [heart], finished: true }).events).toEqual([])
})

test('a flag that a person lowered stays lowered when the same answers are finished, and rises with another answer (F-18)', () => {
  const history = [past({}), past({ what: 'lowered', tag: null, answer: null, answer_set: null, open: false, in_hand: false })]
  const before = { [heart.flag]: false }
  expect(planFlags(before, history, { ...NOTHING, found: { [heart.flag]: true }, findings: [heart], finished: true })).toEqual({
    flags: before,
    events: [],
  })
  const other = { ...heart, answer: 'Twice' }
  expect(planFlags(before, history, { ...NOTHING, findings: [other] })).toMatchObject({
    flags: { [heart.flag]: true },
    events: [{ what: 'raised-again', finding: other }],
  })
})

test('a correction marks the flag and leaves it raised, told with the answer or found missing at the end (F-18)', () => {
  const before = { [heart.flag]: true }
  const corrected = { ...heart, now: 'No' }
  const told = planFlags(before, [past({ answer_set: 7, open: false })], { ...NOTHING, corrected: [corrected] })
  expect(told).toEqual({ flags: before, events: [{ flag: heart.flag, what: 'corrected', finding: corrected, corrects: 7 }] })
  const atTheEnd = planFlags(before, [past({ answer_set: 7 })], { ...NOTHING, found: { [heart.flag]: false }, finished: true })
  expect(atTheEnd).toEqual({
    flags: before,
    events: [{ flag: heart.flag, what: 'corrected', finding: { ...heart, now: null }, corrects: 7 }],
  })
})

test('a renewal that answers no marks nothing of an earlier questionnaire (F-18)', () => {
  const before = { [heart.flag]: true }
  const history = [past({ open: false, in_hand: false }), past({ what: 'known', tag: null, answer: null, answer_set: null, open: false })]
  const order = { ...NOTHING, found: { [heart.flag]: false }, corrected: [{ ...heart, now: 'No' }], finished: true }
  expect(planFlags(before, history, order)).toEqual({ flags: before, events: [] })
})

test('age lowers its own flags and says so', () => {
  expect(planFlags({ under_25: true }, [], { ...NOTHING, found: { under_25: false, fall_risk_65_plus: false } })).toEqual({
    flags: { under_25: false, fall_risk_65_plus: false },
    events: [{ flag: 'under_25', what: 'lowered', finding: null }],
  })
})

test('no sequence of answers, corrections and endings lowers a flag (F-18)', () => {
  const clinical = RISK_FLAGS.filter((flag) => !AGE_FLAGS.has(flag))
  const finding = fc.record({
    flag: fc.constantFrom(...clinical.slice(0, 4)),
    tag: fc.constantFrom('a', 'b', null),
    question: fc.constant('?'),
    answer: fc.constantFrom('Yes', 'Twice'),
  })
  const turn = fc.record({
    found: fc.dictionary(fc.constantFrom(...clinical.slice(0, 4)), fc.boolean()),
    findings: fc.array(finding, { maxLength: 3 }),
    corrected: fc.array(
      finding.map((one) => ({ ...one, now: 'No' })),
      { maxLength: 3 },
    ),
    finished: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 12 }), (turns) => {
      let flags: Record<string, boolean> = {}
      let history: PastFlagEvent[] = []
      for (const [set, order] of turns.entries()) {
        const after = planFlags(flags, history, order)
        for (const flag of clinical) if (flags[flag]) expect(after.flags[flag], flag).toBe(true)
        for (const { flag } of order.findings) if (!flags[flag]) expect(after.flags[flag], flag).toBe(true)
        expect(after.events.map(({ what }) => what)).not.toContain('lowered')
        const lasting = order.finished ? history.map((event) => ({ ...event, open: false, in_hand: false })) : history
        history = [...lasting, ...after.events.map((event) => asPast(event, set, !order.finished))]
        flags = after.flags
      }
    }),
  )
})

function asPast({ flag, what, finding }: NewFlagEvent, answer_set: number, open: boolean): PastFlagEvent {
  const { tag = null, question = null, answer = null } = finding ?? {}
  return { flag, what, tag, question, answer, answer_set, open, in_hand: open }
}
