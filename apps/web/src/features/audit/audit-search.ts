import { AUDIT_KINDS, AUDIT_PATTERNS, type AuditFilter, type AuditKind, areActions } from '@clinic/contract/audit'
import { isIsoDate } from '@clinic/core/shared/dates'
import { t } from '../../lib/messages/t.ts'
import { type AddressOf, writeParameters } from '../../lib/routes/addresses.ts'

/** What the address of the page holds: the filter, and the place where its page begins. */
export type AuditSearch = AuditFilter & { before: string; after: string }

export const NO_FILTER: AuditFilter = {
  ...{ person: '', actions: '', kind: '', patient_id: '', field: '' },
  ...{ from: '', until: '', hours: '', weekdays: '' },
}
const CURSOR = /^\d{4}-\d\d-\d\dT[\d:.]{15}Z_\d{1,18}$/
const MAKES_SENSE: Readonly<Record<keyof AuditFilter, (text: string) => boolean>> = {
  person: (text) => text.length <= 100,
  actions: (text) => text.length <= 2000 && areActions(text),
  kind: (text) => AUDIT_KINDS.includes(text as AuditKind),
  patient_id: (text) => text.length <= 64,
  field: (text) => AUDIT_PATTERNS.field.test(text),
  from: isIsoDate,
  until: isIsoDate,
  hours: (text) => AUDIT_PATTERNS.hours.test(text),
  weekdays: (text) => AUDIT_PATTERNS.weekdays.test(text),
}

/** Reads an address as a person may have mistyped it: what makes no sense counts as not given. */
export function readAuditSearch(raw: Record<string, unknown>): AuditSearch {
  const filter = Object.fromEntries(
    Object.entries(MAKES_SENSE).map(([name, makesSense]) => {
      const given = raw[name]
      const text = typeof given === 'string' ? given.trim() : ''
      return [name, makesSense(text) ? text : '']
    }),
  ) as AuditFilter
  const place = (value: unknown) => (typeof value === 'string' && CURSOR.test(value) ? value : '')
  const before = place(raw.before)
  return { ...filter, before, after: before === '' ? place(raw.after) : '' }
}

/** The parameters to write; what is empty is omitted. */
export function writeAuditSearch(search: AuditSearch): AddressOf<'/pages/audit'> {
  return writeParameters(search, { ...NO_FILTER, before: '', after: '' })
}

/** A change of the filter begins at the newest page. */
export function changeFilter(search: AuditSearch, change: Partial<AuditFilter>): AuditSearch {
  return { ...search, before: '', after: '', ...change }
}

/** How many parts of the filter are set. */
export function countFilters(search: AuditSearch): number {
  return Object.keys(NO_FILTER).filter((name) => search[name as keyof AuditFilter] !== '').length
}

/** The filter without the place. */
export function filterOf({ before: _before, after: _after, ...filter }: AuditSearch): AuditFilter {
  return filter
}

export const KIND_NAMES: Readonly<Record<AuditKind, string>> = {
  changes: t('Changes by staff'),
  reads: t('Records and lists read'),
  exports: t('Downloads'),
  'log-ins': t('Logins'),
  refusals: t('Access denied'),
  patients: t('Patients in the chat'),
}

/** Ranges of the day that people ask for. */
export const HOUR_CHOICES = [
  { value: '', label: t('Any hour') },
  { value: '8-17', label: '8:00 to 17:00' },
  { value: '17-22', label: '17:00 to 22:00' },
  { value: '22-6', label: t('22:00 to 6:00 (night)') },
  { value: '18-8', label: t('18:00 to 8:00 (out of hours)') },
] as const

export const WEEKDAY_NAMES = [t('Mon'), t('Tue'), t('Wed'), t('Thu'), t('Fri'), t('Sat'), t('Sun')] as const

/** `1,3` with Wednesday taken out is `1`. */
export function toggleWeekday(list: string, day: number): string {
  const days = new Set(list === '' ? [] : list.split(',').map(Number))
  if (!days.delete(day)) days.add(day)
  return [...days].sort().join(',')
}
