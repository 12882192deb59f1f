import { thresholds } from '@clinic/contract/queues'
import { DEFAULT_THRESHOLDS } from '@clinic/core/queues/wait'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftOf, readDraft, spanText } from './thresholds-units.ts'

const minutes = fc.integer({ min: 1, max: 100_000 })
const arbitrary = fc.record({
  help: minutes,
  pcr: minutes,
  np_new: minutes,
  np_other: minutes,
  hold: minutes,
  soon: fc.integer({ min: 1, max: 90 }),
})

describe('thresholds as somebody types them', () => {
  it('come in the largest unit that leaves nothing over', () => {
    expect([15, 60, 90, 1440, 2880, 1500].map(spanText)).toEqual(['15 minutes', '1 hour', '90 minutes', '1 day', '2 days', '25 hours'])
    expect(draftOf({ ...DEFAULT_THRESHOLDS, hold: 7200 }).hold).toEqual({ count: 5, unit: 'days' })
  })

  it('are read back as they were', () => {
    fc.assert(
      fc.property(arbitrary, (known) => {
        expect(readDraft(draftOf(known))).toEqual({ thresholds: known })
      }),
    )
  })

  it('name every field that the call would refuse', () => {
    const draft = {
      ...draftOf(DEFAULT_THRESHOLDS),
      help: { count: '', unit: 'minutes' },
      hold: { count: 0, unit: 'days' },
      soon: 95,
    } as const
    expect(readDraft(draft)).toEqual({ errors: new Set(['help', 'hold', 'soon']) })
    const far = { ...draftOf(DEFAULT_THRESHOLDS), pcr: { count: 70, unit: 'days' } } as const
    expect(readDraft(far)).toEqual({ errors: new Set(['pcr']) })
  })

  it('have defaults that the call takes', () => {
    expect(thresholds.parse(DEFAULT_THRESHOLDS)).toEqual(DEFAULT_THRESHOLDS)
  })
})
