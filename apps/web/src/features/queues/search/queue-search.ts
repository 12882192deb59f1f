import { DUES, PAGE_SIZES, type PageQuery } from '@clinic/contract/queues'
import { APPOINTMENT_TYPES } from '@clinic/contract/vocabulary'
import { type AddressOf, writeParameters } from '../../../lib/routes/addresses.ts'

type PageSize = (typeof PAGE_SIZES)[number]
/** What the address of a queue screen holds. `mine` and `page`: the pages of the first and the second table; the filters are the second’s. */
export type QueueSearch = Pick<PageQuery, 'type' | 'order' | 'due'> & { q: string; mine: number; page: number; size: PageSize }

const SEARCH_LENGTH = 100
const START: QueueSearch = { q: '', type: '', order: 'fair', due: '', mine: 1, page: 1, size: PAGE_SIZES[0] }

/** Reads an address as a person may have mistyped it: what makes no sense counts as not given. */
export function readQueueSearch(raw: Record<string, unknown>): QueueSearch {
  return {
    q: typeof raw.q === 'string' ? raw.q.slice(0, SEARCH_LENGTH) : '',
    type: APPOINTMENT_TYPES.find((type) => type === raw.type) ?? '',
    order: raw.order === 'due' ? 'due' : 'fair',
    due: DUES.find((due) => due === raw.due) ?? '',
    mine: readPage(raw.mine),
    page: readPage(raw.page),
    size: PAGE_SIZES.find((size) => String(size) === String(raw.size)) ?? START.size,
  }
}

/** The parameters to write; what is at its start is omitted. */
export function writeQueueSearch(search: QueueSearch): Omit<AddressOf<'/pages/userQueue'>, 'patient' | 'part'> {
  return writeParameters(search, START)
}

/** A change; looking for something else, or by other sizes, starts at the first page again. */
export function changeQueueSearch(search: QueueSearch, change: Partial<QueueSearch>): QueueSearch {
  const both = 'q' in change || 'size' in change
  const second = 'type' in change || 'order' in change || 'due' in change
  return { ...search, ...(both && { mine: 1, page: 1 }), ...(second && { page: 1 }), ...change }
}

/** Whether anything narrows the second table. */
export function isNarrowed({ q, type, due }: QueueSearch): boolean {
  return q !== '' || type !== '' || due !== ''
}

const PLAIN = { type: '', who: '', order: 'fair', due: '' } as const

/** The call's query for one's own patients. */
export function mineQuery(search: QueueSearch): PageQuery {
  return { ...PLAIN, list: 'mine', search: search.q, page: search.mine, size: search.size }
}

/** The call's query for the patients whom no one has. */
export function unassignedQuery({ q, type, order, due, page, size }: QueueSearch): PageQuery {
  return { list: 'unassigned', search: q, type, who: '', order, due, page, size }
}

/** The call's query for those of them who are over their wait limit, or near it: for the counts beside the filters. */
export function dueQuery(search: QueueSearch, due: 'late' | 'near'): PageQuery {
  return unassignedQuery({ ...search, due, order: 'due', page: 1, size: 20 })
}

/** All of one's own patients, regardless of the search; the first page of it, for its counts. */
export const ALL_MINE: PageQuery = mineQuery(START)

function readPage(value: unknown): number {
  const page = Number(value)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}
