import { VISITS } from '@clinic/contract/booking'
import type { Agenda, AgendaDay, AgendaPerson, AgendaVisit } from '@clinic/contract/booking/agenda'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { hasScope, type Staff } from '@clinic/core/authorization/staff'
import { hoursOn, isOff, weekdayOf } from '@clinic/core/booking/working-hours'
import { canSee } from '@clinic/core/queues/can-see'
import { mainTimeZone } from '@clinic/core/reference-data/provinces'
import { addDays } from '@clinic/core/shared/dates'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { dayIn, dayRange, instantIn, minuteIn } from '../../platform/clock.ts'
import { findPlaced, type Placed } from '../appointments/appointment-store.ts'
import { findSchedules, type Schedule } from '../hours/store.ts'
import { stateOf } from '../visits/present-visit.ts'

type Asked = { day: string; span: 'day' | 'week' }
/** How far ahead a working day is looked for. */
const LOOK_AHEAD = 14
const DAY_MINUTES = 1440

/**
 * Hours and visits of all NPs on a day or in its week, in clinic time (E-10). Patients are named only to callers who may see them and to their
 * practitioner.
 */
export async function readAgenda(context: StaffContext, asked: Asked): Promise<Agenda> {
  const { sql, zone, now } = context
  const today = dayIn(zone, now)
  const minute = minutesOf(minuteIn(zone, now))
  const day = asked.day || (await nextWorkingDay(context, { today, minute }))
  const from = asked.span === 'week' ? addDays(day, 1 - weekdayOf(day)) : day
  const days = Array.from({ length: asked.span === 'week' ? 7 : 1 }, (_, place) => addDays(from, place))
  const to = days.at(-1) ?? day
  const [schedules, placed] = await Promise.all([
    findSchedules(sql, { days: { from, to } }),
    findPlaced(sql, { ...dayRange(zone, from, to), now }),
  ])
  return { zone, today, minute, day, days: days.map((one) => dayOf(one, { schedules, placed, context })) }
}

/** The first day, from today on, on which someone still works; today when there is none. */
async function nextWorkingDay({ sql }: StaffContext, { today, minute }: { today: string; minute: number }): Promise<string> {
  const days = Array.from({ length: LOOK_AHEAD }, (_, place) => addDays(today, place))
  const schedules = await findSchedules(sql, { days: { from: today, to: days.at(-1) ?? today } })
  const isOpen = (day: string) => schedules.some((one) => hoursOn(one, day).some(({ ends }) => day > today || ends > minute))
  return days.find(isOpen) ?? today
}

type Known = { schedules: readonly Schedule[]; placed: readonly Placed[]; context: StaffContext }

function dayOf(day: string, { schedules, placed, context }: Known): AgendaDay {
  const { zone } = context
  const here = placed.filter(({ starts_at }) => dayIn(zone, starts_at) === day)
  const known = schedules.map((schedule) => personOf(schedule, day))
  const former = here.filter(({ user_id }) => schedules.every((one) => one.user_id !== user_id))
  const others = new Map(
    former.map(({ user_id, name }): [number, AgendaPerson] => [
      user_id,
      { user_id, name, provinces: [], off: false, hours: [], visits: [] },
    ]),
  )
  const people = [...known, ...others.values()].map((person) => ({
    ...person,
    visits: here.filter(({ user_id }) => user_id === person.user_id).map((visit) => present(visit, context)),
  }))
  return { day, people: people.filter(({ off, hours, visits }) => off || hours.length > 0 || visits.length > 0), ahead: aheadOn(day, zone) }
}

function personOf(schedule: Schedule, day: string): AgendaPerson {
  const { user_id, name, provinces, days_off } = schedule
  const hours = hoursOn(schedule, day).map(({ starts, ends }) => ({ starts, ends }))
  const off = hours.length === 0 && isOff(days_off, day) && schedule.hours.some(({ weekday }) => weekday === weekdayOf(day))
  return { user_id, name, provinces, off, hours, visits: [] }
}

function aheadOn(day: string, zone: string): AgendaDay['ahead'] {
  const noon = instantIn(zone, `${day}T12:00:00.000`)
  if (noon === null) return []
  const clinic = Date.parse(`${minuteIn(zone, noon).replace(' ', 'T')}Z`)
  const all = PROVINCE_CODES.map((province) => {
    const there = Date.parse(`${minuteIn(mainTimeZone(province), noon).replace(' ', 'T')}Z`)
    return { province, minutes: (there - clinic) / 60_000 }
  })
  return all.filter(({ minutes }) => minutes !== 0)
}

function present(one: Placed, { staff, zone, now }: StaffContext): AgendaVisit {
  const mine = one.user_id === staff.id
  const opens = canSee(staff, one)
  const isHeld = one.state === 'held'
  const [at, local] = [minuteIn(zone, one.starts_at), minuteIn(one.patient_zone, one.starts_at)]
  const starts = minutesOf(at)
  const ends = minutesOf(minuteIn(zone, one.ends_at))
  return {
    ...{ id: one.id, starts, ends: ends > starts ? ends : DAY_MINUTES, visit: VISITS[one.visit].name },
    state: isHeld ? 'held' : shownState(one, now),
    patient_id: mine || opens ? one.patient_id : null,
    name: mine || opens ? one.patient_name : null,
    opens,
    may_cancel: one.state === 'booked' && one.starts_at > now && mayCancel(staff, mine),
    local: (mine || opens) && local !== at ? local.slice(-5) : null,
    seconds: isHeld && one.held_until !== null ? Math.max(0, Math.round((Date.parse(one.held_until) - Date.parse(now)) / 1000)) : null,
  }
}

function shownState(one: Placed, now: string): AgendaVisit['state'] {
  const state = stateOf(one, now)
  if (state === 'booked') return one.arrived_at === null ? 'booked' : 'arrived'
  return state === 'cancelled' ? 'over' : state
}

function mayCancel(staff: Staff, mine: boolean): boolean {
  return mine || hasScope(staff, ['npmanager', 'admin'])
}

/** Of a text that ends with a time of day, `09:05`. */
function minutesOf(text: string): number {
  return Number(text.slice(-5, -3)) * 60 + Number(text.slice(-2))
}
