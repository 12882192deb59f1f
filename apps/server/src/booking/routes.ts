import * as contract from '@clinic/contract/booking'
import { readAgenda as readAgendaCall } from '@clinic/contract/booking/agenda'
import * as reminders from '@clinic/contract/booking/reminders'
import * as visits from '@clinic/contract/booking/visits'
import { type Caller, type Services, staffContext } from '../identity/auth/access/context.ts'
import type { Admit, App, Mount } from '../platform/http/http.ts'
import { Problem } from '../platform/http/problem.ts'
import { readAgenda } from './calendar/read-agenda.ts'
import { readCalendar } from './calendar/read-calendar.ts'
import { readDay } from './calendar/read-day.ts'
import { readHours } from './hours/read-hours.ts'
import { writeHours } from './hours/write-hours.ts'
import { listLocations } from './locations/list-locations.ts'
import { addLocation, deleteLocation, writeLocation } from './locations/write-location.ts'
import { bookByLink, releaseLinked } from './magic-links/book-by-link.ts'
import { cancelAppointment } from './magic-links/cancel-appointment.ts'
import { cancelByLink } from './magic-links/cancel-by-link.ts'
import { listSlotsByLink } from './magic-links/list-slots-by-link.ts'
import { type LinkContext, readByLink } from './magic-links/read-by-link.ts'
import { reserveByLink } from './magic-links/reserve-by-link.ts'
import { restoreByLink } from './magic-links/restore-by-link.ts'
import { readReminders } from './reminders/read-reminders.ts'
import { resumeReminders, stopReminders } from './reminders/stop-reminders.ts'
import { bookVisit } from './visits/book-visit.ts'
import { cancelVisit } from './visits/cancel-visit.ts'
import type { VisitContext } from './visits/change-visit.ts'
import { listFreeTimes, listVisits } from './visits/list-visits.ts'
import { markNoShow } from './visits/mark-no-show.ts'
import { moveVisit } from './visits/move-visit.ts'
import { noteArrival } from './visits/note-arrival.ts'

/** `secret`: signs links. */
type BookingServices = Pick<Services, 'config'> & { secret: string }

/** Working hours, calendar, appointments and locations. */
export function mountBooking(mount: Mount<Caller>, services: BookingServices): void {
  mountLinks(mount, services)
  mountVisits(mount, services)
  mount(contract.readWorkingHours, ({ params }, caller) => readHours(staffContext(caller), params.user_id))
  mount(contract.writeWorkingHours, ({ params, body }, caller) => writeHours(staffContext(caller), { ...params, ...body }))
  mount(contract.readCalendar, ({ query }, { context }) => readCalendar(context, query))
  mount(readAgendaCall, ({ query }, caller) => readAgenda(staffContext(caller), query))
  mount(contract.readDay, ({ params }, caller) => readDay(staffContext(caller), params.day))
  mount(contract.cancelAppointment, ({ params }, caller) => cancelAppointment(staffContext(caller), params.id))
  mount(contract.listLocations, (_, { context }) => listLocations(context))
  mount(contract.createLocation, ({ body }, { context }) => addLocation(context, body))
  mount(contract.updateLocation, ({ params, body }, { context }) => writeLocation(context, params.id, body))
  mount(contract.deleteLocation, ({ params }, { context }) => deleteLocation(context, params.id))
}

/** What staff do with a patient’s visits. */
function mountVisits(mount: Mount<Caller>, { config, secret }: BookingServices): void {
  const known = (caller: Caller): VisitContext => ({ ...staffContext(caller), secret, video: config.VIDEO_LINK ?? null })
  mount(visits.listVisits, ({ params }, caller) => listVisits(known(caller), params.patient_id))
  mount(visits.listFreeTimes, ({ params, query }, caller) => listFreeTimes(known(caller), { ...params, ...query }))
  mount(visits.bookVisit, ({ params, body }, caller) => bookVisit(known(caller), { ...params, ...body }))
  mount(visits.moveVisit, ({ params, body }, caller) => moveVisit(known(caller), { ...params, ...body }))
  mount(visits.cancelVisit, ({ params, body }, caller) => cancelVisit(known(caller), { ...params, ...body }))
  mount(visits.markNoShow, ({ params }, caller) => markNoShow(known(caller), params))
  mount(visits.noteArrival, ({ params }, caller) => noteArrival(known(caller), params))
}

/** What patients do through the link in their email. */
function mountLinks(mount: Mount<Caller>, { config, secret }: BookingServices): void {
  const linked = ({ context }: Caller): LinkContext => ({ ...context, secret, brand: config.BRAND_NAME, from: config.MAIL_FROM })
  mount(contract.readByLink, ({ query }, caller) => readByLink(linked(caller), query.key))
  mount(contract.listSlotsByLink, ({ query }, caller) => listSlotsByLink(linked(caller), query.key))
  mount(contract.reserveByLink, ({ body }, caller) => reserveByLink(linked(caller), body))
  mount(contract.bookByLink, ({ body }, caller) => bookByLink(linked(caller), body.key))
  mount(contract.releaseLinked, ({ body }, caller) => releaseLinked(linked(caller), body.key))
  mount(contract.cancelByLink, ({ body }, caller) => cancelByLink(linked(caller), body.key))
  mount(contract.restoreByLink, ({ body }, caller) => restoreByLink(linked(caller), body.key))
  mount(reminders.readReminders, ({ query }, { context }) => readReminders({ ...context, secret }, query.key))
  mount(reminders.stopReminders, ({ body }, { context }) => stopReminders({ ...context, secret }, body.key))
  mount(reminders.resumeReminders, ({ body }, { context }) => resumeReminders({ ...context, secret }, body.key))
}

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * One-click unsubscribe (RFC 8058): email clients post a form, in either encoding, to the address of the page that
 * people see. Opening that page changes nothing.
 */
export async function mountOneClick(app: App, admit: Admit<Caller>, { secret }: { secret: string }): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: 4096 }, (_, body, done) => done(null, body))
    scope.post(reminders.UNSUBSCRIBE_PATH, { schema: { hide: true } }, async (request, reply) => {
      const { context } = await admit(request, 'public', reply)
      const { key = '' } = request.query as { key?: unknown }
      if (!/List-Unsubscribe[\s\S]*One-Click/.test(String(request.body))) throw new Problem('broken-request')
      await stopReminders({ ...context, secret }, String(key), 'By the mail program’s own button')
      return reply.code(204).send()
    })
  })
}
