import { type AuditFilter, actionsOf } from '@clinic/contract/audit'
import { wantedActions } from '@clinic/core/audit/kinds'
import { foldText } from '@clinic/core/shared/fold-text'
import { clockShifts, dayIn, dayRange } from '../platform/clock.ts'
import type { Context } from '../platform/db/change.ts'
import type { Sql } from '../platform/db/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { findNobodies, findPeople, type Place, type Wanted } from './store.ts'

/** Before any clinic’s first entry. */
const LONG_AGO = '2000-01-01'
const DAY_HOURS = 24

/**
 * The filter as a query, or null when nothing can match. Days, hours and weekdays are in clinic time (E-10). Refusal:
 * `invalid-input` for reversed days.
 */
export async function interpretFilter({ sql, zone, now }: Context, filter: AuditFilter): Promise<Wanted | null> {
  const { from, until, hours, weekdays } = filter
  if (from !== '' && until !== '' && until < from) throw new Problem('invalid-input', { fields: { until: 'is before from' } })
  const actions = wantedActions(actionsOf(filter.actions), filter.kind)
  const people = await peopleOf(sql, filter.person)
  if (actions?.length === 0 || (people.users?.length === 0 && people.nobodies.length === 0)) return null
  const [first, last] = [from || LONG_AGO, until || dayIn(zone, now)]
  return {
    ...people,
    actions,
    patient_id: filter.patient_id,
    field: filter.field,
    from: from === '' ? null : dayRange(zone, from, from).from,
    until: until === '' ? null : dayRange(zone, until, until).until,
    clock:
      hours === '' && weekdays === '' ? null : { ...clockShifts(zone, first, last), hours: hoursOf(hours), weekdays: weekdaysOf(weekdays) },
  }
}

/** Parses a cursor; null for an empty one. */
export function placeOf(cursor: string): Place | null {
  const [at, id] = cursor.split('_')
  return at && id ? { at, id: Number(id) } : null
}

async function peopleOf(sql: Sql, person: string): Promise<Pick<Wanted, 'users' | 'nobodies'>> {
  if (person === '') return { users: null, nobodies: [] }
  if (/^\d{1,9}$/.test(person)) return { users: [Number(person)], nobodies: [] }
  const words = foldText(person)
  if (words === '') return { users: [], nobodies: [] }
  const [people, nobodies] = await Promise.all([findPeople(sql), findNobodies(sql)])
  const isMeant = (name: string) => foldText(name).includes(words)
  return { users: people.filter(({ name }) => isMeant(name)).map(({ id }) => id), nobodies: nobodies.filter(isMeant) }
}

/** `8-17` is the hours 8 to 16; `22-6` spans midnight. */
function hoursOf(range: string): number[] {
  const [from, until] = range.split('-').map(Number)
  if (from === undefined || until === undefined || range === '') return []
  const count = until > from ? until - from : until + DAY_HOURS - from
  return Array.from({ length: count }, (_, turn) => (from + turn) % DAY_HOURS)
}

function weekdaysOf(list: string): number[] {
  return list === '' ? [] : list.split(',').map(Number)
}
