import { MANAGED_SIZES, type ManagedQuery, PATIENT_SORTS, type PatientFilter } from '@clinic/contract/patient-manager'
import { readFilters } from '@clinic/core/patient-list/flags'
import { isIsoDate } from '@clinic/core/shared/dates'
import { type AddressOf, writeParameters } from '../../../lib/routes/addresses.ts'

/** What the address of the Patient Manager holds, beside the patient who is open. */
export type PatientManagerSearch = {
  q: string
  only: PatientFilter[]
  from: string
  to: string
  pcr: string
  sort: ManagedQuery['sort']
  direction: ManagedQuery['direction']
  page: number
  size: ManagedQuery['size']
}
/** The part that the popover sets. */
export type PatientManagerFilters = Pick<PatientManagerSearch, 'only' | 'from' | 'to' | 'pcr'>

const SEARCH_LENGTH = 100
const LAST_PAGE = 1_000_000
export const NO_FILTERS: PatientManagerFilters = { only: [], from: '', to: '', pcr: '' }
const START: PatientManagerSearch = { ...NO_FILTERS, q: '', sort: 'name', direction: 'asc', page: 1, size: MANAGED_SIZES[0] }

/** Reads an address as a person may have mistyped it: what makes no sense counts as not given. */
export function readPatientManagerSearch(raw: Record<string, unknown>): PatientManagerSearch {
  const text = (name: string) => (typeof raw[name] === 'string' || typeof raw[name] === 'number' ? String(raw[name]) : '')
  const page = Number(text('page'))
  return {
    q: text('q').slice(0, SEARCH_LENGTH),
    only: readFilters(text('only')),
    from: isIsoDate(text('from')) ? text('from') : '',
    to: isIsoDate(text('to')) ? text('to') : '',
    pcr: /^\d{1,9}$/.test(text('pcr')) ? text('pcr') : '',
    sort: PATIENT_SORTS.find((sort) => sort === raw.sort) ?? START.sort,
    direction: raw.direction === 'desc' ? 'desc' : START.direction,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : START.page,
    size: MANAGED_SIZES.find((size) => String(size) === text('size')) ?? START.size,
  }
}

/** The parameters to write; what is at its start is omitted. */
export function writePatientManagerSearch(search: PatientManagerSearch): AddressOf<'/pages/PatientManager'> {
  return writeParameters(search, START)
}

/** A change; anything that shows other patients, or in another order, starts at the first page again. */
export function changePatientManagerSearch(search: PatientManagerSearch, change: Partial<PatientManagerSearch>): PatientManagerSearch {
  const same = Object.keys(change).every((name) => name === 'page')
  return { ...search, ...(!same && { page: 1 }), ...change }
}

/** What the list is asked for. */
export function managedQueryOf({ q, only, from, to, ...rest }: PatientManagerSearch): ManagedQuery {
  return { ...rest, search: q, only: only.join(','), renewal_from: from, renewal_to: to }
}

export function hasFilters({ only, from, to, pcr }: PatientManagerFilters): boolean {
  return only.length > 0 || from !== '' || to !== '' || pcr !== ''
}
