import { DOCUMENT_REFUSALS, DOCUMENT_WARNINGS } from '@clinic/contract/documents/readiness'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ELEMENTS, vectorOf } from './generated-vectors.test-data.ts'
import { isReady, judgeDocument } from './judge-document.ts'

type Vector = ReturnType<typeof vectorOf>
const REASONS = Object.fromEntries(DOCUMENT_WARNINGS.map((code) => [code, 'Discussed']))
const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code).sort()

/** Everything that was found, and whether it could be signed with and without a reason for each warning, as the vector says. */
function expectJudged({ title, draft, facts, found }: Vector): void {
  const judgement = judgeDocument(draft, facts)
  const judged = {
    ...{ refusals: codes(judgement.refusals), warnings: codes(judgement.warnings), needed: [...judgement.confirmationsNeeded].sort() },
    ready: [isReady(judgement, draft), isReady(judgement, { reasons: REASONS })],
  }
  const isGood = found.refusals.length + found.needed.length === 0
  expect(judged, title).toEqual({ ...found, ready: [isGood && found.warnings.length === 0, isGood] })
}

const SINGLE = ELEMENTS.flatMap((variants) => variants.map((variant) => vectorOf([variant])))
const PAIRS = ELEMENTS.flatMap((variants, at) =>
  ELEMENTS.slice(at + 1).flatMap((others) =>
    variants.flatMap((one) => others.filter((other) => !(one.byDay && other.byDay)).map((other) => vectorOf([one, other]))),
  ),
)

describe('a document with one changed element, two, or any number is judged as section 2 of the facts says (F-7)', () => {
  test(`each of ${SINGLE.length} changes alone`, () => {
    for (const vector of SINGLE) expectJudged(vector)
    const found = new Set(SINGLE.flatMap(({ found }) => [...found.refusals, ...found.warnings]))
    expect([...DOCUMENT_REFUSALS, ...DOCUMENT_WARNINGS].filter((code) => !found.has(code))).toEqual([])
  })

  test(`${PAIRS.length} pairs of changes`, () => {
    expect(PAIRS.length).toBeGreaterThan(5_000)
    for (const vector of PAIRS) expectJudged(vector)
  })

  test('thousands of documents with a change in any number of elements', () => {
    const some = fc.tuple(...ELEMENTS.map((variants) => fc.option(fc.constantFrom(...variants), { nil: null, freq: 2 })))
    fc.assert(
      fc.property(some, (drawn) => {
        const variants = drawn.filter((variant) => variant !== null)
        const byDay = variants.filter(({ byDay }) => byDay)
        fc.pre(byDay.length < 2 || !byDay.some(({ refusals }) => refusals?.includes('date-not-today')))
        expectJudged(vectorOf(variants))
      }),
      { numRuns: 3_000 },
    )
  })
})
