import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changePatientManagerSearch,
  managedQueryOf,
  readPatientManagerSearch,
  writePatientManagerSearch,
} from './patient-manager-search.ts'

test('what is written to the address reads back the same', () => {
  fc.assert(
    fc.property(
      fc.record({
        q: fc.stringMatching(/^[\w ]{0,20}$/),
        only: fc.constantFrom('', 'enabled', 'disabled,no_renewal'),
        from: fc.constantFrom('', '2026-01-05'),
        to: fc.constantFrom('', '2026-02-05'),
        pcr: fc.constantFrom('', '12'),
        sort: fc.constantFrom('name', 'renewal'),
        direction: fc.constantFrom('asc', 'desc'),
        page: fc.integer({ min: 1, max: 50_000 }),
        size: fc.constantFrom(20, 50, 100),
      }),
      (raw) => {
        const search = readPatientManagerSearch(raw)
        expect(readPatientManagerSearch(writePatientManagerSearch(search))).toEqual(search)
      },
    ),
  )
})

test('an address that makes no sense is the plain list', () => {
  const search = readPatientManagerSearch({
    page: '-3',
    size: '30',
    sort: 'colour',
    direction: 'up',
    only: 'x,y',
    from: 'soon',
    pcr: 'me',
    q: 7,
  })
  expect(writePatientManagerSearch(search)).toEqual({ q: '7' })
})

test('filters, words, order and size lead back to the first page; a page does not', () => {
  const search = readPatientManagerSearch({ page: '9' })
  expect(changePatientManagerSearch(search, { only: ['enabled'] }).page).toBe(1)
  expect(changePatientManagerSearch(search, { size: 50 }).page).toBe(1)
  expect(changePatientManagerSearch(search, { page: 4 }).page).toBe(4)
})

test('the list is asked for in the words of the contract', () => {
  expect(managedQueryOf(readPatientManagerSearch({ q: 'ann', only: 'disabled,enabled', from: '2026-01-01' }))).toEqual({
    search: 'ann',
    only: 'enabled,disabled',
    renewal_from: '2026-01-01',
    renewal_to: '',
    pcr: '',
    sort: 'name',
    direction: 'asc',
    page: 1,
    size: 20,
  })
})
