import { REPORT_LISTS } from '@clinic/contract/reports'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PersonCount, statistics, totalsOf } from './statistics.ts'

const count = fc.record({
  user_id: fc.constantFrom(null, 1, 2, 3),
  list: fc.constantFrom<PersonCount['list'][]>(
    'newPatients',
    'renewPatients',
    'markedIneligible',
    'unfinishedQuestionnaire',
    'renewalMissed',
    'optInForCall',
  ),
  count: fc.integer({ min: 0, max: 50 }),
})
const named = count.map((one) => ({ ...one, user: one.user_id === null ? null : `Person ${one.user_id}` }))

describe('statistics (REQ-658)', () => {
  it('add up to the totals of all counts, for any users', () => {
    fc.assert(
      fc.property(fc.array(named), (counts) => {
        const people = statistics(counts)
        const totals = totalsOf(people)
        for (const list of REPORT_LISTS) {
          const mine = counts.filter(
            (one) => one.list === list || (list === 'patientsSeen' && ['newPatients', 'renewPatients'].includes(one.list)),
          )
          expect(totals[list]).toBe(mine.reduce((sum, one) => sum + one.count, 0))
        }
        expect(new Set(people.map(({ user_id }) => user_id)).size).toBe(people.length)
      }),
    )
  })

  it('count what has no user under the assistant (REQ-670)', () => {
    expect(statistics([{ user_id: null, user: null, list: 'optInForCall', count: 2 }])).toMatchObject([
      { user: 'AI Assistant', user_id: null, optInForCall: 2 },
    ])
  })

  it('are sorted by patients seen, then by name, without users who have none', () => {
    const people = statistics([
      { user_id: 1, user: 'Bea', list: 'newPatients', count: 1 },
      { user_id: 2, user: 'Ada', list: 'renewPatients', count: 1 },
      { user_id: 3, user: 'Cy', list: 'newPatients', count: 2 },
      { user_id: 4, user: 'Nobody', list: 'newPatients', count: 0 },
    ])
    expect(people.map(({ user }) => user)).toEqual(['Cy', 'Ada', 'Bea'])
  })
})
