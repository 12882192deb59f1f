import type { StatusRow } from '@clinic/contract/patients'
import { DEFAULT_THRESHOLDS } from '@clinic/core/queues/wait'
import { describe, expect, it } from 'vitest'
import { dueText, waitFacts } from './wait-facts.ts'

const NOW = Date.parse('2026-03-10T15:00:00Z')
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()
const row = (change: Partial<StatusRow>) =>
  ({
    in_pcr_queue: false,
    entered_pcr_queue_at: null,
    in_np_queue: true,
    entered_np_queue_at: ago(300),
    stage_since: ago(300),
    waiting_since: ago(300),
    assigned_at: null,
    on_hold_in_queue: false,
    hold_until: null,
    need_pcr_help_flag: false,
    is_new_patient: true,
    ...change,
  }) as StatusRow

describe('how long somebody has waited', () => {
  it('is the time in the queue where nobody has them, and nothing is said twice (REQ-517)', () => {
    expect(waitFacts(row({}), { queue: 'np', list: 'unassigned' })).toEqual({ since: ago(300), besides: [] })
    expect(waitFacts(row({ stage_since: ago(20), waiting_since: ago(900) }), { queue: 'np', list: 'unassigned' })).toEqual({
      since: ago(300),
      besides: [
        { label: 'unclaimed', since: ago(20) },
        { label: 'in total', since: ago(900) },
      ],
    })
  })

  it('is the time in the stage where an NP has them, and the total beside it', () => {
    expect(waitFacts(row({ stage_since: ago(18) }), { queue: 'np', list: 'mine' })).toEqual({
      since: ago(18),
      besides: [{ label: 'in total', since: ago(300) }],
    })
  })

  it('is unknown without an entry', () => {
    const nowhere = row({ entered_np_queue_at: null, stage_since: null, waiting_since: null })
    expect(waitFacts(nowhere, { queue: 'np', list: 'unassigned' })).toEqual({ since: null, besides: [] })
  })
})

describe('a wait beside its threshold', () => {
  const thresholds = { ...DEFAULT_THRESHOLDS, np_new: 400, soon: 25 }

  it('is told in words, with the time that is left', () => {
    expect(dueText(row({}), thresholds, NOW)).toEqual({ state: 'soon', text: '1 h left' })
    expect(dueText(row({ stage_since: ago(435) }), thresholds, NOW)).toEqual({ state: 'late', text: 'over by 35 min' })
  })

  it('is left alone where it is fine, or no threshold is known', () => {
    expect(dueText(row({ stage_since: ago(10) }), thresholds, NOW)).toBeNull()
    expect(dueText(row({}), undefined, NOW)).toBeNull()
  })
})
