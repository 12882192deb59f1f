import { expect, test } from 'vitest'
import { changeFilter, countFilters, filterOf, NO_FILTER, readAuditSearch, toggleWeekday, writeAuditSearch } from './audit-search.ts'

const PLACE = '2026-03-02T15:00:00.123456Z_42'

test('an address holds the whole search and reads back as it was', () => {
  const search = readAuditSearch({
    ...{ person: 'Dana', actions: 'Claim Patient,Log In', kind: 'changes', patient_id: 'TCN-1', field: 'province' },
    ...{ from: '2026-03-01', until: '2026-03-02', hours: '22-6', weekdays: '6,7', before: PLACE },
  })
  expect(readAuditSearch(writeAuditSearch(search))).toEqual(search)
  expect(countFilters(search)).toBe(9)
  expect(filterOf(search)).not.toHaveProperty('before')
})

test('what makes no sense in an address counts as not given', () => {
  const nonsense = {
    kind: 'gossip',
    actions: 'Dance',
    from: 'yesterday',
    hours: 'late',
    weekdays: '9',
    field: 'a b',
    before: 'x',
    person: 7,
  }
  expect(readAuditSearch(nonsense)).toEqual({ ...NO_FILTER, before: '', after: '' })
  expect(writeAuditSearch(readAuditSearch({}))).toEqual({})
})

test('a page begins at one place, not at two', () => {
  expect(readAuditSearch({ before: PLACE, after: PLACE })).toMatchObject({ before: PLACE, after: '' })
})

test('another filter begins at the newest page', () => {
  expect(changeFilter({ ...NO_FILTER, before: PLACE, after: '' }, { kind: 'reads' })).toEqual({
    ...NO_FILTER,
    kind: 'reads',
    before: '',
    after: '',
  })
})

test('weekdays are put in and taken out', () => {
  expect(toggleWeekday('', 3)).toBe('3')
  expect(toggleWeekday('3,5', 1)).toBe('1,3,5')
  expect(toggleWeekday('1,3', 3)).toBe('1')
})
