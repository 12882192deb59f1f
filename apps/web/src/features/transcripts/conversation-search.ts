import { type ConversationFilter, OUTCOMES, type Outcome, REPLY_PERIODS, type ReplyPeriod } from '@clinic/contract/transcripts'
import { isIsoDate } from '@clinic/core/shared/dates'
import { type AddressOf, writeParameters } from '../../lib/routes/addresses.ts'

export const VIEWS = ['list', 'stops', 'shares', 'replies'] as const
export type View = (typeof VIEWS)[number]

/** What the address of the page holds: which view, the filter, where its page begins, the conversation that is open, and the days of the replies. */
export type ConversationSearch = ConversationFilter & { view: View; before: string; open: string; days: string }

export const NO_FILTER: ConversationFilter = { from: '', until: '', outcome: '', stage: '', misunderstood: '' }
const MAKES_SENSE: Readonly<Record<Exclude<keyof ConversationSearch, 'view'>, (text: string) => boolean>> = {
  from: isIsoDate,
  until: isIsoDate,
  outcome: (text) => OUTCOMES.includes(text as Outcome),
  stage: (text) => /^[a-z-]{1,40}$/.test(text),
  misunderstood: (text) => text === '1',
  before: (text) => /^\d{4}-\d\d-\d\dT[\d:.]{12}Z_\w{12}$/.test(text),
  open: (text) => /^[A-Za-z0-9]{12}$/.test(text),
  days: (text) => /^(30|90)$/.test(text),
}

/** Reads an address as a person may have mistyped it: what makes no sense counts as not given. */
export function readConversationSearch(raw: Record<string, unknown>): ConversationSearch {
  const parts = Object.entries(MAKES_SENSE).map(([name, makesSense]) => {
    const given = raw[name]
    const text = typeof given === 'number' ? String(given) : typeof given === 'string' ? given.trim() : ''
    return [name, makesSense(text) ? text : ''] as const
  })
  const search = { ...(Object.fromEntries(parts) as Omit<ConversationSearch, 'view'>), view: viewOf(raw.view) }
  const backwards = search.from !== '' && search.until !== '' && search.until < search.from
  return backwards ? { ...search, from: '', until: '' } : search
}

/** The parameters to write; what is empty or as usual is omitted. */
export function writeConversationSearch({ view, ...search }: ConversationSearch): AddressOf<'/pages/conversations'> {
  return { ...writeParameters(search, { ...NO_FILTER, before: '', open: '', days: '' }), ...(view !== 'list' && { view }) }
}

/** A change of the filter begins at the newest page. */
export function changeFilter(search: ConversationSearch, change: Partial<ConversationFilter>): ConversationSearch {
  return { ...search, before: '', ...change }
}

/** How many parts of the filter are set. */
export function countFilters(search: ConversationFilter): number {
  return Object.keys(NO_FILTER).filter((name) => search[name as keyof ConversationFilter] !== '').length
}

/** What a view of figures is asked for: the days where both are given, else the server's usual ones. */
export function periodOf({ from, until }: ConversationFilter): { startDate?: string; endDate?: string } {
  return from === '' || until === '' ? {} : { startDate: from, endDate: until }
}

/** The days of the replies; nothing chosen: a week. */
export function replyPeriodOf({ days }: Pick<ConversationSearch, 'days'>): ReplyPeriod {
  return REPLY_PERIODS.find((one) => one === days) ?? '7'
}

function viewOf(value: unknown): View {
  return VIEWS.find((one) => one === value) ?? 'list'
}
