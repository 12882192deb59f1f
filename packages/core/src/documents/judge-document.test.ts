import { DOCUMENT_WARNINGS, type DocumentDraft } from '@clinic/contract/documents/readiness'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DocumentFacts } from './document-facts.ts'
import { isReady, judgeDocument } from './judge-document.ts'
import { readPeriod } from './period.ts'
import { readGrams } from './read-grams.ts'
import { tellRefusal, tellWarning } from './tell-refusal.ts'
import { GOOD_DRAFT, GOOD_FACTS, SIGNING_VECTORS } from './vectors.test-data.ts'

const judged = (draft: Partial<DocumentDraft> = {}, facts: Partial<DocumentFacts> = {}) => {
  const [whole, known] = [
    { ...GOOD_DRAFT, ...draft },
    { ...GOOD_FACTS, ...facts },
  ]
  const judgement = judgeDocument(whole, known)
  return {
    refusals: judgement.refusals.map(({ code }) => code),
    warnings: judgement.warnings.map(({ code }) => code),
    needed: judgement.confirmationsNeeded,
    ready: isReady(judgement, whole),
    judgement,
  }
}
const REASONS = Object.fromEntries(DOCUMENT_WARNINGS.map((code) => [code, 'Discussed']))

describe('a vector of the facts', () => {
  test.each(SIGNING_VECTORS)(
    '$number, $title, is judged as written (F-7)',
    ({ draft, facts, refusals = [], warnings = [], needed = [] }) => {
      const found = judged(draft, facts)
      expect(found).toMatchObject({ refusals, warnings, needed })
      expect(found.ready).toBe(refusals.length + warnings.length + needed.length === 0)
      const explained = judged({ ...draft, reasons: REASONS }, facts)
      expect(explained.ready).toBe(refusals.length + needed.length === 0)
    },
  )
})

test('every refusal and warning says what is wrong and what to do', () => {
  for (const { refusals = [], warnings = [] } of SIGNING_VECTORS) {
    for (const code of refusals) expect(tellRefusal({ code: code as never, detail: 'ON' }).todo).toMatch(/\.$/)
    for (const code of warnings) expect(tellWarning({ code: code as never }).text).toMatch(/\.$/)
  }
  expect(tellRefusal({ code: 'licence-province', detail: 'SK' }).text).toContain('Saskatchewan')
})

describe('daily grams', () => {
  test('every amount of whole hundredths is read as itself, with a point or a comma', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom('.', ','), (hundredths, mark) => {
        const whole = Math.floor(hundredths / 100)
        const rest = String(hundredths % 100).padStart(2, '0')
        expect(readGrams(` ${whole}${mark}${rest} `)).toEqual({ value: hundredths / 100 })
        expect(readGrams(`${whole}${mark}${rest}1`)).toEqual({ refuse: 'grams-decimals' })
        expect(readGrams(`-${whole}${mark}${rest}`)).toEqual({ refuse: 'grams-not-above-zero' })
      }),
    )
  })
  test.each(['1 to 3', '1-3', '.5', '1.', '1e3', 'a few', '1,5,5', '0x10', '1 g', 'Infinity', 'NaN', '１'])(
    '“%s” is not one figure',
    (typed) => {
      expect(readGrams(typed)).toEqual({ refuse: 'grams-not-one-figure' })
    },
  )
  test('above 30 g they are typed again, and another figure is refused', () => {
    expect(judged({ daily_grams: '31', grams_again: '31', reasons: REASONS }).needed).toEqual(['second-np', 'np-manager'])
    expect(judged({ daily_grams: '31', grams_again: '3.1' }).refusals).toEqual(['grams-again-differ'])
  })
  test('a confirmation counts for the grams and the period that were confirmed alone', () => {
    const period = { count: 12, unit: 'months' } as const
    const confirmed = (daily_grams: number, kinds: ('second-np' | 'np-manager')[] = ['second-np']) => ({
      confirmations: kinds.map((kind) => ({ kind, daily_grams, period })),
    })
    expect(judged({ daily_grams: '6', reasons: REASONS }, confirmed(6)).ready).toBe(true)
    expect(judged({ daily_grams: '6.01', reasons: REASONS }, confirmed(6)).needed).toEqual(['second-np'])
    expect(judged({ daily_grams: '6', period_count: '11', reasons: REASONS }, confirmed(6)).needed).toEqual(['second-np'])
    expect(judged({ daily_grams: '11', reasons: REASONS }, confirmed(11)).needed).toEqual(['np-manager'])
    expect(judged({ daily_grams: '11', reasons: REASONS }, confirmed(11, ['second-np', 'np-manager'])).ready).toBe(true)
  })
})

test('a period is accepted up to one year in its unit, and never beyond', () => {
  const most = { days: 365, weeks: 52, months: 12 } as const
  fc.assert(
    fc.property(fc.constantFrom('days', 'weeks', 'months'), fc.integer({ min: -5, max: 500 }), (unit, count) => {
      expect('value' in readPeriod(String(count), unit)).toBe(count >= 1 && count <= most[unit])
    }),
  )
  expect(readPeriod('1', 'year')).toEqual({ refuse: 'period-unit', detail: '12 months' })
  expect(readPeriod('', 'ongoing')).toEqual({ refuse: 'period-unit' })
  expect(readPeriod('', '')).toEqual({ refuse: 'period-missing' })
})

test('a flag that was decided with a reason no longer refuses', () => {
  expect(judged({ flags: { psychosis: 'Resolved 20 years ago' } }, { raised_flags: ['psychosis'] }).ready).toBe(true)
  expect(judged({ flags: { psychosis: '  ' } }, { raised_flags: ['psychosis'] }).refusals).toEqual(['flag-undecided'])
})

test('a visit carries a document for 30 days, and only an authorization does', () => {
  const visit = (on: string, decision: 'authorize' | 'decline' | null = 'authorize') => ({
    visit: { ...GOOD_FACTS.visit, on, decision } as DocumentFacts['visit'],
  })
  expect(judged({}, visit('2026-10-21')).ready).toBe(true)
  expect(judged({}, visit('2026-10-20')).refusals).toEqual(['no-visit'])
  expect(judged({}, visit('2026-11-20', 'decline')).refusals).toEqual(['not-decided'])
  expect(judged({}, visit('2026-11-20', null)).refusals).toEqual(['not-decided'])
})

test('other grams than the visit authorized, more or fewer, need a reason', () => {
  const authorized = (decided_grams: number | null) => ({ decided_grams })
  expect(judged({ daily_grams: '1.50' }, authorized(1.5)).warnings).toEqual([])
  expect(judged({ daily_grams: '1' }, authorized(1.5)).warnings).toEqual(['differs-from-decision'])
  expect(judged({ daily_grams: '2' }, authorized(1.5))).toMatchObject({ warnings: ['differs-from-decision'], ready: false })
  expect(judged({ daily_grams: '2', reasons: { 'differs-from-decision': 'Fewer side effects' } }, authorized(1.5)).ready).toBe(true)
  expect(judged({ daily_grams: '2' }, authorized(null)).warnings).toEqual([])
})
