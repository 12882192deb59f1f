import type { Chance } from '@clinic/core/shared/chance'
import { HISTORY_DAYS } from './history-days.ts'
import { type Person, worksIn } from './people.ts'
import { type Entry, look, staffEntry, type Timeline } from './scenarios/timelines.ts'
import type { Calendar } from './visits/calendar.ts'

export type Office = { calendar: Calendar; chance: Chance; people: readonly Person[] }

const LOG_IN = { from: 8 * 60 + 4, until: 8 * 60 + 56 }
const LOG_OUT = { from: 16 * 60 + 48, until: 17 * 60 + 28 }

/**
 * Staff activity besides patients: daily logins and logouts, occasional wrong passwords, a queue off for a day,
 * Monday reports. Anyone who worked on a day has logged in.
 */
export function keepOffice(office: Office, lives: readonly Timeline[]): Entry[] {
  const { calendar, chance, people } = office
  const busy = new Set(lives.flatMap((life) => life.entries.map(({ user_id, created_at }) => `${user_id} ${calendar.daysAgo(created_at)}`)))
  const entries: Entry[] = []
  for (let daysAgo = HISTORY_DAYS; daysAgo >= 0; daysAgo -= 1) {
    if (!calendar.isWorkday(daysAgo)) continue
    for (const one of people) {
      if (one.active && (busy.has(`${one.id} ${daysAgo}`) || chance.yes(one.scopes.length > 1 ? 0.85 : 0.4))) {
        entries.push(...workday(office, one, daysAgo))
      }
    }
    entries.push(...incidents(office, daysAgo))
  }
  return [...entries, ...switches(office)].filter(({ created_at }) => created_at <= calendar.now)
}

/** Staff open charts from their queues and provinces; the administrator opens any. */
export function openRecords(office: Office, lives: readonly Timeline[]): void {
  const { calendar, chance, people } = office
  for (let daysAgo = HISTORY_DAYS; daysAgo >= 0; daysAgo -= 1) {
    if (!calendar.isWorkday(daysAgo)) continue
    const [morning, night] = [calendar.moment(daysAgo, 0), calendar.moment(daysAgo - 1, 0)]
    const there = lives.filter(({ stays }) => stays.some(({ from, until }) => from < night && (until === null || until > morning)))
    for (const one of people.filter(({ active }) => active)) {
      const open = one.scopes.includes('admin') ? lives : there
      for (let turn = chance.int(5, 14); turn > 0; turn -= 1) {
        const at = calendar.moment(daysAgo, chance.between(9 * 60 + 5, 16 * 60 + 40))
        const seen = at > calendar.now ? [] : open.filter((life) => maySee(one, life, at))
        if (seen.length > 0) look(chance.pick(seen), one, at)
      }
    }
  }
}

function maySee(one: Person, life: Timeline, at: string): boolean {
  if (one.scopes.includes('admin')) return life.born && life.created_at <= at
  return life.stays.some(
    ({ queue, province, from, until }) =>
      from < at && (until === null || at < until) && province !== null && one.provinces.includes(province) && worksIn(one, queue),
  )
}

function workday({ calendar, chance }: Office, one: Person, daysAgo: number): Entry[] {
  const own = (minute: number, [action, description]: readonly [Entry['action'], string]): Entry => ({
    ...staffEntry(one, calendar.moment(daysAgo, minute)),
    action,
    description,
    entity_kind: 'user',
    entity_id: String(one.id),
  })
  const first = chance.int(LOG_IN.from, LOG_IN.until - 4) + chance.next()
  const logIn = (minute: number) => [
    own(minute, ['Log In', 'Password accepted, the code is still to come']),
    own(minute + 0.02, ['One-Time Code Sent', 'A one-time code was mailed']),
    own(minute + 0.4 + chance.next(), ['Log In', 'Logged in with password and code']),
  ]
  const noon = chance.yes(0.5) ? 12 * 60 + chance.int(12, 20) : null
  return [
    ...(chance.yes(0.03) ? [refused(one, calendar.moment(daysAgo, first - 0.7))] : []),
    ...logIn(first),
    ...(chance.yes(0.02) ? [own(first + 0.3, ['One-Time Code Refused', 'Wrong one-time code, try 1 of 5'])] : []),
    ...(noon === null ? [] : [own(noon, ['Log Out', 'Logged out']), ...logIn(noon + chance.int(24, 28))]),
    ...(chance.yes(0.85) ? [own(chance.int(LOG_OUT.from, LOG_OUT.until) + chance.next(), ['Log Out', 'Logged out'])] : []),
  ]
}

/** A refused login is attributed to no one, as on the server. */
function refused(one: Person | null, at: string): Entry {
  return {
    created_at: at,
    user_id: null,
    user_name: 'Not logged in',
    address: one?.address ?? '198.51.100.23',
    action: 'Log In Refused',
    description: one ? `Log-in as ${one.name} refused` : 'Log-in with an unknown e-mail refused',
    entity_kind: 'user',
    entity_id: one ? String(one.id) : 'unknown',
    entity_type: null,
    changes: {},
    additional_info: '',
    patient_id: null,
  }
}

function incidents({ calendar, chance, people }: Office, daysAgo: number): Entry[] {
  const at = (minute: number) => calendar.moment(daysAgo, minute + chance.next())
  const [administrator] = people
  const plainUser = people.find(({ email }) => email.startsWith('tomasz'))
  const monday = calendar.isWorkday(daysAgo) && !calendar.isWorkday(daysAgo + 1)
  const entries: Entry[] = []
  if (chance.yes(0.12)) entries.push(refused(null, at(chance.int(6 * 60, 22 * 60))))
  if (monday && administrator) {
    const description = `Read the report of ${calendar.day(daysAgo + 7)} to ${calendar.day(daysAgo + 1)}`
    entries.push({
      ...staffEntry(administrator, at(9 * 60 + 12)),
      action: 'Export Report',
      description,
      entity_kind: 'list',
      entity_id: 'report',
    })
  }
  if (plainUser && daysAgo === 8) {
    const description = 'Not allowed: GET /api/reports/report'
    entries.push({
      ...staffEntry(plainUser, at(10 * 60)),
      action: 'Access Refused',
      description,
      entity_kind: 'user',
      entity_id: String(plainUser.id),
    })
  }
  return entries
}

/** Geneviève Bouchard’s queue is off for a leave; others did it for a day. */
function switches({ calendar, chance, people }: Office): Entry[] {
  const [administrator] = people
  const toggle = (by: Person, one: Person, { at, on }: { at: string; on: boolean }): Entry => ({
    ...staffEntry(by, at),
    action: `${by === one ? '' : 'Admin '}${on ? 'Enable' : 'Disable'} Queue`,
    description: `Queue ${on ? 'enabled' : 'disabled'} for ${one.name}`,
    entity_kind: 'user',
    entity_id: String(one.id),
    changes: { queue_enabled: { from: !on, to: on } },
    additional_info: on ? '' : '0 patients released',
  })
  const away = people.find(({ email }) => email.startsWith('genevieve'))
  const entries: Entry[] = []
  if (away && administrator) entries.push(toggle(administrator, away, { at: calendar.working(2600), on: false }))
  for (const one of people.filter(({ active, queue_enabled }) => active && queue_enabled)) {
    if (!chance.yes(0.4)) continue
    const minutes = chance.int(900, 9000)
    entries.push(
      toggle(one, one, { at: calendar.working(minutes), on: false }),
      toggle(one, one, { at: calendar.working(minutes - chance.int(30, 400)), on: true }),
    )
  }
  return entries
}
