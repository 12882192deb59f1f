import { PAGE_SIZES } from '@clinic/contract/queues'
import { APPOINTMENT_TYPES } from '@clinic/contract/vocabulary'

type PageSize = (typeof PAGE_SIZES)[number]
type TypeFilter = '' | (typeof APPOINTMENT_TYPES)[number]
/** What the address of a queue screen holds. `mine` and `page`: the pages of the first and the second table. */
export type QueueSearch = { q: string; type: TypeFilter; mine: number; page: number; size: PageSize }

const SEARCH_LENGTH = 100
const START: QueueSearch = { q: '', type: '', mine: 1, page: 1, size: PAGE_SIZES[0] }

/** Reads an address as a person may have mistyped it: what makes no sense counts as not given. */
export function readQueueSearch(raw: Record<string, unknown>): QueueSearch {
  return {
    q: typeof raw.q === 'string' ? raw.q.slice(0, SEARCH_LENGTH) : '',
    type: APPOINTMENT_TYPES.find((type) => type === raw.type) ?? '',
    mine: readPage(raw.mine),
    page: readPage(raw.page),
    size: PAGE_SIZES.find((size) => String(size) === String(raw.size)) ?? START.size,
  }
}

/** The parameters to write; what is at its start is left out. */
export function writeQueueSearch(search: QueueSearch): Record<string, string> {
  const given = Object.entries(search).filter(([name, value]) => value !== START[name as keyof QueueSearch])
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

/** A change; looking for something else, or by other sizes, starts at the first page again. */
export function changeQueueSearch(search: QueueSearch, change: Partial<QueueSearch>): QueueSearch {
  const both = 'q' in change || 'size' in change
  return { ...search, ...(both && { mine: 1, page: 1 }), ...('type' in change && { page: 1 }), ...change }
}

function readPage(value: unknown): number {
  const page = Number(value)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}
