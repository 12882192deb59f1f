import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeQueueSearch, isNarrowed, mineQuery, readQueueSearch, unassignedQuery, writeQueueSearch } from './queue-search.ts'

const start = { q: '', type: '', order: 'fair', due: '', mine: 1, page: 1, size: 20 } as const

describe('the address of a queue screen', () => {
  it('starts with nothing in it, twenty rows a page (REQ-518)', () => {
    expect(readQueueSearch({})).toEqual(start)
    expect(writeQueueSearch(start)).toEqual({})
  })

  it('counts what makes no sense as not given', () => {
    expect(readQueueSearch({ q: 7, type: 'Party', mine: '-1', page: '1e9', size: '30', order: 'mine', due: 'later' })).toEqual(start)
  })

  it('reads back what it wrote', () => {
    const search = fc.record({
      q: fc.string({ maxLength: 100 }),
      type: fc.constantFrom('', 'Renewal', 'Follow Up'),
      order: fc.constantFrom('fair', 'due'),
      due: fc.constantFrom('', 'late', 'near', 'soon'),
      mine: fc.integer({ min: 1, max: 100_000 }),
      page: fc.integer({ min: 1, max: 100_000 }),
      size: fc.constantFrom(20, 50, 100),
    })
    fc.assert(
      fc.property(search, (given) => {
        expect(readQueueSearch(writeQueueSearch(given as typeof start))).toEqual(given)
      }),
    )
  })

  it('goes back to the first page when something else is looked for', () => {
    const far = { ...start, mine: 3, page: 4 } as const
    expect(changeQueueSearch(far, { q: 'kai' })).toMatchObject({ q: 'kai', mine: 1, page: 1 })
    expect(changeQueueSearch(far, { size: 50 })).toMatchObject({ mine: 1, page: 1 })
    expect(changeQueueSearch(far, { type: 'Renewal' })).toMatchObject({ mine: 3, page: 1 })
    expect(changeQueueSearch(far, { due: 'soon', order: 'due' })).toMatchObject({ mine: 3, page: 1, due: 'soon' })
    expect(changeQueueSearch(far, { page: 2 })).toMatchObject({ mine: 3, page: 2 })
  })

  it('narrows the unassigned alone, by type and by what is about to be due (REQ-431, REQ-488)', () => {
    const search = { ...start, q: 'kai', type: 'Renewal', due: 'soon', order: 'due', mine: 2, page: 3 } as const
    expect(unassignedQuery(search)).toMatchObject({
      list: 'unassigned',
      search: 'kai',
      type: 'Renewal',
      due: 'soon',
      order: 'due',
      page: 3,
    })
    expect(mineQuery(search)).toMatchObject({ list: 'mine', search: 'kai', type: '', due: '', order: 'fair', page: 2 })
    expect([start, search].map(isNarrowed)).toEqual([false, true])
  })
})
