import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeManagerSearch, managedQueryOf, readManagerSearch, writeManagerSearch } from './manager-search.ts'

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
        patient: fc.constantFrom('', '30017'),
      }),
      (raw) => {
        const search = readManagerSearch(raw)
        expect(readManagerSearch(writeManagerSearch(search))).toEqual(search)
      },
    ),
  )
})

test('an address that makes no sense is the plain list', () => {
  const search = readManagerSearch({ page: '-3', size: '30', sort: 'colour', direction: 'up', only: 'x,y', from: 'soon', pcr: 'me', q: 7 })
  expect(writeManagerSearch(search)).toEqual({ q: '7' })
})

test('filters, words, order and size lead back to the first page; a page or a patient do not', () => {
  const search = readManagerSearch({ page: '9' })
  expect(changeManagerSearch(search, { only: ['enabled'] }).page).toBe(1)
  expect(changeManagerSearch(search, { size: 50 }).page).toBe(1)
  expect(changeManagerSearch(search, { patient: '30017' }).page).toBe(9)
  expect(changeManagerSearch(search, { page: 4 }).page).toBe(4)
})

test('the list is asked for in the words of the contract', () => {
  expect(managedQueryOf(readManagerSearch({ q: 'ann', only: 'disabled,enabled', from: '2026-01-01', patient: '3' }))).toEqual({
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
