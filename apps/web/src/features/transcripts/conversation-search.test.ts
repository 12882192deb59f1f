import { describe, expect, test } from 'vitest'
import {
  type ConversationSearch,
  changeFilter,
  countFilters,
  NO_FILTER,
  periodOf,
  readConversationSearch,
  writeConversationSearch,
} from './conversation-search.ts'

const NOTHING: ConversationSearch = { ...NO_FILTER, view: 'list', before: '', open: '', days: '' }

describe('the address of the conversations', () => {
  test('what is written is read again', () => {
    const search: ConversationSearch = {
      ...NOTHING,
      ...{ view: 'stops', from: '2026-03-01', until: '2026-03-02', outcome: 'left', stage: 'consent-offer', misunderstood: '1' },
      ...{ before: '2026-03-02T15:00:00.000Z_abcdefGH0123', open: 'abcdefGH0123', days: '30' },
    }
    expect(readConversationSearch(writeConversationSearch(search))).toEqual(search)
    expect(writeConversationSearch(NOTHING)).toEqual({})
  })

  test('what makes no sense counts as not given, days in the wrong order among it', () => {
    expect(readConversationSearch({ view: 'x', outcome: 'gone', stage: 'A B', before: '1', open: '../x', misunderstood: 'yes' })).toEqual(
      NOTHING,
    )
    expect(readConversationSearch({ from: '2026-03-02', until: '2026-03-01' })).toEqual(NOTHING)
    expect(['7', '31', '90'].map((days) => readConversationSearch({ days }).days)).toEqual(['', '', '90'])
    // A router reads digits as a number.
    expect(readConversationSearch({ misunderstood: 1, open: 123456789012 })).toMatchObject({ misunderstood: '1', open: '123456789012' })
  })

  test('another filter begins at the newest page', () => {
    const changed = changeFilter({ ...NOTHING, before: '2026-03-02T15:00:00.000Z_abcdefGH0123' }, { outcome: 'crisis' })
    expect(changed).toEqual({ ...NOTHING, outcome: 'crisis' })
    expect(countFilters(changed)).toBe(1)
  })

  test('figures are asked for both days or for the usual ones', () => {
    expect(periodOf({ ...NO_FILTER, from: '2026-03-01' })).toEqual({})
    expect(periodOf({ ...NO_FILTER, from: '2026-03-01', until: '2026-03-02' })).toEqual({ startDate: '2026-03-01', endDate: '2026-03-02' })
  })
})
