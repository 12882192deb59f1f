import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampPage, pageCount, pagerPages, shownRange } from './data-table-paging.ts'

describe('paging (REQ-489, REQ-518)', () => {
  it.each([
    [0, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [1000, 50, 20],
  ])('%i rows at %i a page make %i pages', (total, size, pages) => {
    expect(pageCount(total, size)).toBe(pages)
  })

  it.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [99, 3],
    [Number.NaN, 1],
  ])('page %d of three becomes %d', (asked, page) => {
    expect(clampPage(asked, { total: 57, size: 20 })).toBe(page)
  })

  it('names the rows a page shows', () => {
    expect(shownRange({ page: 3, size: 20, total: 57 })).toBe('41–57 of 57')
    expect(shownRange({ page: 1, size: 20, total: 0 })).toBe('0 of 0')
  })

  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('on page %i of %i the pager offers %j', (page, pages, offered) => {
    expect(pagerPages(page, pages)).toEqual(offered)
  })

  it.each([
    [1, 3, [1, 2, 3]],
    [1, 50, [1, 2, 3, 4, null, 50]],
    [25, 50, [1, null, 24, 25, 26, null, 50]],
    [50, 50, [1, null, 47, 48, 49, 50]],
  ])('with five links on page %i of %i the pager offers %j (REQ-232)', (page, pages, offered) => {
    expect(pagerPages(page, pages, 5)).toEqual(offered)
  })

  it('with five links it offers exactly five wherever there are as many pages, the current one among them (REQ-232)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 500 }), fc.nat(499), (pages, offset) => {
        const page = 1 + (offset % pages)
        const numbers = pagerPages(page, pages, 5).filter((one) => one !== null)
        expect(new Set(numbers).size).toBe(5)
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
      }),
    )
  })

  it('always offers the first, the last and the current page, in order and once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), (pages, offset) => {
        const page = 1 + (offset % pages)
        const numbers = pagerPages(page, pages).filter((one) => one !== null)
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
      }),
    )
  })
})
