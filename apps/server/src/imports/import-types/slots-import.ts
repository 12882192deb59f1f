import type { AuditEntry } from '@clinic/contract/audit'
import type { RowError } from '@clinic/contract/imports'
import { ERROR_TEXTS } from '@clinic/core/imports/error-texts'
import { minutesLater, minutesOf } from '@clinic/core/imports/read-time'
import { lockAndReadOpened, readExtraAvailability, readPractitioners } from '../../booking/extra-availability/read-extra-availability.ts'
import { findUnbooked, removeExtraAvailability } from '../../booking/extra-availability/remove-extra-availability.ts'
import { writeExtraAvailability } from '../../booking/extra-availability/write-extra-availability.ts'
import { type Changed, change, type Inside, RECORDED_AS_IMPORT } from '../../platform/db/change.ts'
import type { Sql, Tx } from '../../platform/db/database.ts'
import type { CheckRow, ImportContext, ImportRow, ImportType, Text } from './import-type.ts'
import { written } from './import-type.ts'

/** Extra availability on single days, by practitioner (email or name), day and start (E-4). */
export const slotsImport: ImportType = {
  read: async (sql, keys) => textsOf(await placesIn(sql, keys)),
  judge: checkSlots,
  add: (context, rows) =>
    change(context, async (tx, context) => {
      const places = await lockPlaces(tx, keysOf(rows), context.now)
      const opened: Opening[] = []
      const faults = new Map<string, RowError>()
      for (const { key, text, row_number } of rows) {
        const place = places.get(key)
        const opening = place && { ...place, row_number, was: null, ends: minutesOf(text.ends ?? '') }
        const fault = faultOf(opening, place && [...place.others, ...opened])
        if (fault) faults.set(key, fault)
        else if (opening && place.ends === null) opened.push(opening)
      }
      await writeExtraAvailability(tx, opened)
      return written(audited(context, 'Opened Hours Imported', opened), faults)
    }),
  write: (context, { keys, deed, decide }) =>
    change(context, async (tx, context) => {
      const places = await lockPlaces(tx, keys, context.now)
      const changed: Opening[] = []
      const faults = new Map<string, RowError>()
      for (const { key, text, row_number } of decide(textsOf(places))) {
        const place = places.get(key)
        const opening = place && { ...place, row_number, was: place.ends, ends: minutesOf(text.ends ?? '') }
        const fault = faultOf(opening, place && [...place.others, ...changed])
        if (fault) faults.set(key, fault)
        else if (opening) changed.push(opening)
      }
      await writeExtraAvailability(tx, changed)
      return written(audited(context, deed === 'import' ? 'Opened Hours Imported' : 'Opened Hours Removed', changed), faults)
    }),
  removable: async (at, rows) => {
    const places = await placesIn(at.sql, keysOf(rows))
    return new Set((await findUnbooked(at.sql, stillOpen(rows, places), at)).map(({ key }) => key))
  },
  remove: (context, rows) =>
    change(context, async (tx, context) => {
      const places = await lockPlaces(tx, keysOf(rows), context.now)
      const closed = await findUnbooked(tx, stillOpen(rows, places), context)
      await removeExtraAvailability(tx, closed)
      return audited(
        context,
        'Opened Hours Removed',
        closed.map((one) => ({ ...one, was: one.ends, ends: null })),
      )
    }),
}

/**
 * What a key refers to. `ends`: of the existing slot, null without one; `others`: that practitioner’s other slots on
 * the day.
 */
type Place = {
  key: string
  user_id: number
  name: string
  treats: boolean
  day: string
  starts: number
  ends: number | null
  others: TimeRange[]
}
type TimeRange = { user_id: number; day: string; starts: number; ends: number }
type Opening = Omit<Place, 'ends' | 'others'> & { row_number: number; was: number | null; ends: number }

function placesIn(sql: Sql, keys: readonly string[]): Promise<Map<string, Place>> {
  return findPlaces(sql, keys, (of) => readExtraAvailability(sql, of))
}

function lockPlaces(tx: Tx, keys: readonly string[], now: string): Promise<Map<string, Place>> {
  return findPlaces(tx, keys, (of) => lockAndReadOpened(tx, { ...of, now }))
}

/** Unknown people are omitted. */
async function findPlaces(sql: Sql | Tx, keys: readonly string[], open: (of: Wanted) => Promise<TimeRange[]>): Promise<Map<string, Place>> {
  const whoIs = await readPractitioners(sql)
  const known = keys.flatMap((key) => {
    const { words, day, starts } = partsOf(key)
    const person = whoIs(words)
    return person ? [{ key, user_id: person.user_id, name: person.name, treats: person.treats, day, starts }] : []
  })
  const opened = Map.groupBy(
    await open({ users: known.map(({ user_id }) => user_id), days: known.map(({ day }) => day) }),
    ({ user_id, day }) => `${user_id} ${day}`,
  )
  return new Map(
    known.map((place) => {
      const ofDay = opened.get(`${place.user_id} ${place.day}`) ?? []
      const own = ofDay.find(({ starts }) => starts === place.starts)
      return [place.key, { ...place, ends: own?.ends ?? null, others: ofDay.filter((one) => one !== own) }]
    }),
  )
}

type Wanted = { users: readonly number[]; days: readonly string[] }

/** The last two words are day and start; the rest names the practitioner. */
function partsOf(key: string): { words: string; day: string; starts: number } {
  const parts = key.split(' ')
  const starts = minutesOf(parts.pop() ?? '')
  const day = parts.pop() ?? ''
  return { words: parts.join(' '), day, starts }
}

function textsOf(places: ReadonlyMap<string, Place>): Map<string, Text> {
  return new Map(
    [...places].flatMap(([key, { day, starts, ends }]): [string, Text][] =>
      ends === null ? [] : [[key, { practitioner: partsOf(key).words, day, starts: clockText(starts), ends: clockText(ends) }]],
    ),
  )
}

/** `HH:mm`; midnight at the end of a day is 24:00. */
function clockText(minutes: number): string {
  return minutesLater('00:00', minutes) ?? '24:00'
}

function checkSlots(sql: Sql): CheckRow {
  const met = new Map<string, TimeRange[]>()
  return async (rows) => {
    const places = await placesIn(sql, keysOf(rows))
    const faults = new Map<string, RowError>()
    for (const { key, text } of rows) {
      const place = places.get(key)
      if (!place?.treats) faults.set(key, { field: 'practitioner', message: ERROR_TEXTS.noPractitioner })
      else {
        const { user_id, day, starts, others } = place
        const before = met.get(`${user_id} ${day}`) ?? []
        const wanted = { user_id, day, starts, ends: minutesOf(text.ends ?? '') }
        if (isFree(wanted, [...others, ...before])) met.set(`${user_id} ${day}`, [...before, wanted])
        else faults.set(key, { field: 'starts', message: ERROR_TEXTS.overlap })
      }
    }
    return faults
  }
}

/** Since the check the practitioner may have lost the role, and another slot may have been added. */
function faultOf(opening: (Opening & { treats: boolean }) | undefined, taken: readonly TimeRange[] = []): RowError | null {
  if (!opening?.treats) return { field: 'practitioner', message: ERROR_TEXTS.noPractitioner }
  return isFree(opening, taken) ? null : { field: 'starts', message: ERROR_TEXTS.overlap }
}

function isFree({ user_id, day, starts, ends }: TimeRange, taken: readonly TimeRange[]): boolean {
  return !taken.some((one) => one.user_id === user_id && one.day === day && one.starts < ends && starts < one.ends)
}

/** Those unchanged since the import. */
function stillOpen(rows: readonly ImportRow[], places: ReadonlyMap<string, Place>): Opening[] {
  return rows.flatMap(({ key, text, row_number }) => {
    const place = places.get(key)
    if (!place || place.ends === null || clockText(place.ends) !== text.ends) return []
    return [{ ...place, row_number, was: null, ends: place.ends }]
  })
}

function keysOf(rows: readonly ImportRow[]): string[] {
  return rows.map(({ key }) => key)
}

type Told = Omit<Opening, 'ends'> & { ends: number | null }
type Action = 'Opened Hours Imported' | 'Opened Hours Removed'

/** One entry per practitioner; open calendars reload. */
function audited({ import_id }: Inside<ImportContext>, action: Action, times: readonly Told[]): Changed<Set<string>> {
  const byPerson = [...Map.groupBy(times, ({ user_id }) => user_id)]
  const [first, ...others] = byPerson.map(
    ([user_id, own]): AuditEntry => ({
      action,
      description: `Import ${import_id}: ${own.length} times of ${own[0]?.name ?? ''}`,
      entity: { kind: 'user', id: String(user_id) },
      changes: { opened: { from: shown(own, 'was'), to: shown(own, 'ends') } },
      additionalInfo: JSON.stringify({ import: import_id, rows: own.map(({ row_number }) => row_number) }),
    }),
  )
  return {
    result: new Set(times.map(({ key }) => key)),
    audit: first ? [first, ...others] : RECORDED_AS_IMPORT,
    live: byPerson.map(([user_id]) => ({ kind: 'user', id: String(user_id), version: null, audience: ['users', `user:${user_id}`] })),
  }
}

function shown(times: readonly Told[], side: 'was' | 'ends'): string[] {
  return times.flatMap((one) => (one[side] === null ? [] : [`${one.day} ${clockText(one.starts)}–${clockText(one[side])}`]))
}
