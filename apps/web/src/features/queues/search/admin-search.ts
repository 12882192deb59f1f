import { DUES, PAGE_SIZES, type PageQuery, type Queue } from '@clinic/contract/queues'
import { APPOINTMENT_TYPES } from '@clinic/contract/vocabulary'
import { type AddressOf, writeParameters } from '../../../lib/routes/addresses.ts'

type PageSize = (typeof PAGE_SIZES)[number]
/** What the address of a manager's queue screen holds, in the words of the call that it becomes. */
export type AdminSearch = Pick<PageQuery, 'who' | 'type' | 'order' | 'due' | 'page'> & { q: string; size: PageSize }

const SEARCH_LENGTH = 100
const START: AdminSearch = { q: '', who: '', type: '', order: 'fair', due: '', page: 1, size: PAGE_SIZES[0] }

/** Filters that are no person, by queue (REQ-537, REQ-559), and `assigned`: everyone whom someone holds. */
export const PLAIN_FILTERS = {
  pcr: ['unassigned', 'assigned', 'help', 'follow-up', 'decide'],
  np: ['unassigned', 'assigned', 'held'],
} as const satisfies Record<Queue, readonly string[]>

/** Reads an address as a person may have mistyped it: what makes no sense counts as not given. */
export function readAdminSearch(raw: Record<string, unknown>, queue: Queue): AdminSearch {
  const who = String(raw.who ?? '')
  const isFilter = (PLAIN_FILTERS[queue] as readonly string[]).includes(who) || /^\d{1,9}$/.test(who)
  return {
    q: typeof raw.q === 'string' ? raw.q.slice(0, SEARCH_LENGTH) : '',
    who: isFilter ? who : '',
    type: APPOINTMENT_TYPES.find((type) => type === raw.type) ?? '',
    order: raw.order === 'due' ? 'due' : 'fair',
    due: DUES.find((due) => due === raw.due) ?? '',
    page: readPage(raw.page),
    size: PAGE_SIZES.find((size) => String(size) === String(raw.size)) ?? START.size,
  }
}

/** The parameters to write; what is at its start is omitted. */
export function writeAdminSearch(search: AdminSearch): AddressOf<'/pages/PCRAdmin'> {
  return writeParameters(search, START)
}

/** A change; anything but another page starts at the first page again. */
export function changeAdminSearch(search: AdminSearch, change: Partial<AdminSearch>): AdminSearch {
  return { ...search, page: 1, ...change }
}

/** Whether anything narrows the list. */
export function isNarrowed({ q, who, type, due }: AdminSearch): boolean {
  return q !== '' || who !== '' || type !== '' || due !== ''
}

/** The call's query for what the address says. */
export function adminQuery({ q, ...search }: AdminSearch): PageQuery {
  return { list: 'all', search: q, ...search }
}

function readPage(value: unknown): number {
  const page = Number(value)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}
