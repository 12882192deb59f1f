import type { ProvinceCode } from '@clinic/contract/provinces'
import { writeSlotId } from '@clinic/core/booking/slot-id'
import { sendDueEmails } from '../../src/booking/emails/send-due-emails.ts'
import { writeExtraAvailability } from '../../src/booking/extra-availability/write-extra-availability.ts'
import { bookVisit } from '../../src/booking/visits/book-visit.ts'
import type { VisitContext } from '../../src/booking/visits/change-visit.ts'
import { markNoShow } from '../../src/booking/visits/mark-no-show.ts'
import { noteArrival } from '../../src/booking/visits/note-arrival.ts'
import { askAboutDeath } from '../../src/care/next-steps/ask-about-death.ts'
import { dayIn, dayRange, instantIn, later } from '../../src/platform/clock.ts'
import { change } from '../../src/platform/db/change.ts'
import { ifAllowed } from './if-allowed.ts'
import type { DemoStaff, Stage } from './stage.ts'

const WANTED = [
  ['dana.whitfield', 4],
  ['fatima.el-amin', 3],
  ['kwame.mensah', 2],
] as const
/** Through the day, so that some have been and some are to come. */
const TIMES = ['09:00', '14:00', '11:00', '15:30', '10:00', '13:00', '08:30', '16:00'] as const
const OPENED = { starts: 8 * 60 + 30, ends: 17 * 60 }
const NOTICE_DAYS = 5
const DAY_SECONDS = 86_400

type Guest = { patient_id: string; province: ProvinceCode; is_new_patient: boolean }

/** Visits of today, in the past and to come, until each practitioner has theirs (F-23); one patient has come and one has not. Returns how many were booked. */
export async function bookToday(stage: Stage): Promise<number> {
  let booked = 0
  for (const [place, [name, most]] of WANTED.entries()) {
    const np = stage.named(name)
    const left = most - (await countToday(stage, np))
    const times = await bookFor(stage, np, left)
    // No one has hours on a weekend: the first opens the day.
    if (times.length === 0 && left > 0 && place === 0) {
      await openDay(stage, np)
      times.push(...(await bookFor(stage, np, left)))
    }
    booked += times.length
  }
  await sayWhoCame(stage)
  return booked
}

/** Emails that would have left by now have left; no one is written to. */
export async function sendUnread({ sql, now, zone, secret }: Stage): Promise<void> {
  const mailer = { send: async () => {}, close: () => {} }
  await sendDueEmails({ sql, now, zone, secret, mailer, from: 'clinic@demo.clinic.example', brand: 'TCN AI', origin: '' }, askAboutDeath)
}

async function bookFor(stage: Stage, np: DemoStaff, most: number): Promise<string[]> {
  const { now, zone } = stage
  const admin = stage.named('admin')
  const earliest = later(now, -NOTICE_DAYS * DAY_SECONDS)
  const at = stage.lastAtWork(admin, dayRange(zone, dayIn(zone, now), dayIn(zone, now)).from) ?? ''
  const context = { ...stage.as(admin, at > earliest ? at : later(now, -DAY_SECONDS)), secret: stage.secret, video: null }
  const guests = await findGuests(stage, np, context.now)
  const times: string[] = []
  for (const time of TIMES) {
    const guest = guests[times.length]
    const starts_at = instantIn(zone, `${dayIn(zone, now)}T${time}:00.000`)
    if (times.length >= most || !guest || starts_at === null) break
    if (await book(context, np, { guest, starts_at })) times.push(starts_at)
  }
  return times
}

async function book(context: VisitContext, { id: user_id }: DemoStaff, { guest, starts_at }: { guest: Guest; starts_at: string }) {
  const { patient_id, province, is_new_patient } = guest
  const slotId = writeSlotId({ user_id, starts_at, visit: is_new_patient ? 'new' : 'renewal' })
  return ifAllowed(() => bookVisit(context, { patient_id, province, slotId, way: 'phone' }))
}

/** Patients who wait for a practitioner and have no visit ahead. */
function findGuests({ sql }: Stage, np: DemoStaff, before: string): Promise<Guest[]> {
  return sql<Guest[]>`
    select patient_id, province, is_new_patient from patients p
    where in_np_queue and patient_active and eligible is not false and email <> '' and created_at < ${before}
      and (assigned_np is null or assigned_np = ${np.id}) and province = any(${[...np.provinces]})
      and not exists (select from appointments a where a.patient_id = p.patient_id and a.state = 'booked')
    order by assigned_np nulls last, patient_id limit 20`
}

async function countToday({ sql, now, zone }: Stage, np: DemoStaff): Promise<number> {
  const today = dayIn(zone, now)
  const { from, until } = dayRange(zone, today, today)
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from appointments where user_id = ${np.id} and state in ('booked', 'completed', 'lapsed')
      and starts_at >= ${from} and starts_at < ${until}`
  return row?.count ?? 0
}

async function openDay(stage: Stage, np: DemoStaff): Promise<void> {
  const { now, zone } = stage
  const day = dayIn(zone, now)
  await change(stage.as(np, stage.lastAtWork(np, now) ?? now), async (tx) => {
    await writeExtraAvailability(tx, [{ user_id: np.id, day, ...OPENED }])
    return {
      result: undefined,
      audit: {
        action: 'Update Working Hours',
        description: `Opened ${day} for visits of ${np.name}`,
        entity: { kind: 'user', id: String(np.id) },
      },
    }
  })
}

const CAME_SECONDS = -180
const GAVE_UP_SECONDS = 15 * 60

/** Of the visits that have begun, the first patient came and the second did not. */
async function sayWhoCame(stage: Stage): Promise<void> {
  const { sql, now, zone } = stage
  const { from } = dayRange(zone, dayIn(zone, now), dayIn(zone, now))
  const begun = await sql<{ id: number; patient_id: string; user_id: number; starts_at: string }[]>`
    select id, patient_id, user_id, starts_at from appointments where state = 'booked' and starts_at >= ${from} and starts_at <= ${now}
      and arrived_at is null order by starts_at, id`
  const actions = [
    { action: noteArrival, seconds: CAME_SECONDS },
    { action: markNoShow, seconds: GAVE_UP_SECONDS },
  ]
  for (const [place, { action, seconds }] of actions.entries()) {
    const visit = begun[place]
    const at = visit && later(visit.starts_at, seconds)
    const by = at && stage.staff.find((one) => one.id === visit.user_id && stage.atWork(one, at) === at)
    if (!visit || !by) continue
    const context = { ...stage.as(by, at), secret: stage.secret, video: null }
    await ifAllowed(() => action(context, { patient_id: visit.patient_id, id: String(visit.id) }))
  }
}
