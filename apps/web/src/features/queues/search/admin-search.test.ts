import { npPage, pcrPage } from '@clinic/contract/queues'
import { describe, expect, it } from 'vitest'
import { adminQuery, changeAdminSearch, isNarrowed, readAdminSearch, writeAdminSearch } from './admin-search.ts'

const read = (text: string, queue: 'pcr' | 'np' = 'pcr') => readAdminSearch(Object.fromEntries(new URLSearchParams(text)), queue)

describe('the address of a manager’s screen', () => {
  it('holds filter, type, search, order, long waits, page and size', () => {
    const text = 'q=fran%C3%A7ois&who=follow-up&type=Renewal&order=due&due=soon&page=3&size=50'
    expect(read(text)).toEqual({ q: 'françois', who: 'follow-up', type: 'Renewal', order: 'due', due: 'soon', page: 3, size: 50 })
    expect(new URLSearchParams(writeAdminSearch(read(text))).toString()).toBe(text)
  })

  it('knows people by number', () => {
    expect(read('who=12').who).toBe('12')
    expect(read('who=held', 'np').who).toBe('held')
  })

  it('takes what makes no sense as not given, also the filter of the other queue', () => {
    expect(read('who=held&type=Nonsense&order=up&due=later&page=-1&size=7')).toEqual(read(''))
    expect(read('who=help', 'np').who).toBe('')
    expect(writeAdminSearch(read(''))).toEqual({})
  })

  it('starts at the first page when anything but the page changes', () => {
    expect(changeAdminSearch(read('page=4'), { type: 'Renewal' }).page).toBe(1)
    expect(changeAdminSearch(read('who=5'), { page: 2 })).toMatchObject({ who: '5', page: 2 })
  })

  it('becomes a query that both calls take', () => {
    const query = adminQuery(read('q=x&who=unassigned&due=soon'))
    expect(query).toMatchObject({ list: 'all', search: 'x', who: 'unassigned', due: 'soon' })
    for (const endpoint of [pcrPage, npPage]) expect(endpoint.query?.parse(query)).toMatchObject(query)
  })

  it('is narrowed by all but order, page and size', () => {
    expect(['q=x', 'who=7', 'type=Renewal', 'due=soon'].map((text) => isNarrowed(read(text)))).toEqual([true, true, true, true])
    expect(isNarrowed(read('order=due&page=2&size=100'))).toBe(false)
  })
})
