import { INELIGIBLE_REASONS } from '@clinic/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { buildQuestions } from '../questionnaires/question-map/build.ts'
import { AGE_RULE, ANSWER_RULES, defaultEligibleDate, evaluateEligibility } from './rules.ts'

const questions = buildQuestions([
  { tag: 'p', text: 'Pregnant?', yesNo: true, variable: 'pregnant_or_breastfeeding' },
  {
    tag: 's',
    text: 'Told?',
    yesNo: true,
    branches: { yes: [{ tag: 's1', text: 'Schizophrenia?', yesNo: true, variable: 'schizophrenia_personal' }] },
  },
  { tag: 'c', text: 'Addiction?', one: ['Yes, alcohol', 'No'], variable: 'current_addiction' },
])
const judge = (answers: Parameters<typeof evaluateEligibility>[0]['answers'], dateOfBirth: string | null = '1984-05-13') =>
  evaluateEligibility({ dateOfBirth, today: '2026-11-02', questions, answers })

describe('eligibility', () => {
  test('remains while no rule is met, and while nothing is known', () => {
    expect(judge({}, null)).toEqual({ eligible: true })
    expect(judge({ p: { value: false }, s: { value: false }, c: { value: 'No' } })).toEqual({ eligible: true })
  })

  test('ends for pregnancy, for 16 months, naming the answer that caused it (REQ-160, D-9)', () => {
    expect(judge({ p: { value: true } })).toEqual({
      eligible: false,
      reason: 'Pregnant or Breastfeeding',
      eligible_date: '2028-03-02',
      rule: 'pregnant-or-breastfeeding',
      because: { tag: 'p', question: 'Pregnant?', answer: 'Yes' },
    })
  })

  test('ends for schizophrenia and for a current addiction without a date', () => {
    expect(judge({ s: { value: true }, s1: { value: true } })).toMatchObject({
      reason: 'Schizophrenia',
      eligible_date: null,
      rule: 'schizophrenia',
    })
    expect(judge({ c: { value: 'Yes, alcohol' } })).toMatchObject({
      reason: 'Current Addiction',
      eligible_date: null,
      because: { answer: 'Yes, alcohol' },
    })
  })

  test('is not ended by an answer that a correction invalidated', () => {
    expect(judge({ s: { value: false }, s1: { value: true } })).toEqual({ eligible: true })
  })

  test('ends below 18 until the 18th birthday, before any answer (D-5)', () => {
    expect(judge({ p: { value: true } }, '2008-11-03')).toEqual({
      eligible: false,
      reason: 'Paediatric Patient',
      eligible_date: '2026-11-03',
      rule: 'paediatric-patient',
      because: { dateOfBirth: true },
    })
    expect(judge({}, '2008-11-02')).toEqual({ eligible: true })
  })

  test('every rule has a reason of the list, once (REQ-690)', () => {
    const rules = [...ANSWER_RULES, AGE_RULE]
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length)
    expect(rules.filter((rule) => !INELIGIBLE_REASONS.includes(rule.reason))).toEqual([])
  })
})

test('only Pregnant or Breastfeeding sets a date, clamped to the end of its month (REQ-579, C-8)', () => {
  expect(INELIGIBLE_REASONS.map((reason) => defaultEligibleDate(reason, '2026-10-31'))).toEqual(['2028-02-29', null, null, null, null])
})
