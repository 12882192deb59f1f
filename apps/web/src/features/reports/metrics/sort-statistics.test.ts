import { expect, it } from 'vitest'
import { nextOrder, sortStatistics } from './sort-statistics.ts'

const NONE = { newPatients: 0, markedIneligible: 0, renewPatients: 0, unfinishedQuestionnaire: 0, renewalMissed: 0, optInForCall: 0 }
const rows = [
  { ...NONE, user_id: 1, user: 'Bea', patientsSeen: 5 },
  { ...NONE, user_id: 2, user: 'Ada', patientsSeen: 9 },
  { ...NONE, user_id: 3, user: 'Zoé', patientsSeen: 5 },
]
const names = (order: Parameters<typeof sortStatistics>[1]) => sortStatistics(rows, order).map(({ user }) => user)

it('statistics are sorted by any column, either way, equal rows as they came', () => {
  expect(names(null)).toEqual(['Bea', 'Ada', 'Zoé'])
  expect(names({ by: 'patientsSeen', direction: 'desc' })).toEqual(['Ada', 'Bea', 'Zoé'])
  expect(names({ by: 'patientsSeen', direction: 'asc' })).toEqual(['Bea', 'Zoé', 'Ada'])
  expect(names({ by: 'user', direction: 'asc' })).toEqual(['Ada', 'Bea', 'Zoé'])
})

it('a column begins with what is looked for first, and is turned about by asking again', () => {
  expect(nextOrder(null, 'user')).toEqual({ by: 'user', direction: 'asc' })
  expect(nextOrder(null, 'optInForCall')).toEqual({ by: 'optInForCall', direction: 'desc' })
  expect(nextOrder({ by: 'optInForCall', direction: 'desc' }, 'optInForCall')).toEqual({ by: 'optInForCall', direction: 'asc' })
})
