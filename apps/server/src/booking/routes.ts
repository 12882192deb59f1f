import * as contract from '@clinic/contract/booking'
import { type Caller, staffContext } from '../auth/context.ts'
import type { Mount } from '../platform/http.ts'
import { listLocations } from './list-locations.ts'
import { readCalendar } from './read-calendar.ts'
import { readDay } from './read-day.ts'
import { readHours } from './read-hours.ts'
import { writeHours } from './write-hours.ts'
import { addLocation, deleteLocation, writeLocation } from './write-location.ts'

/** NPs' working hours, the calendar that they make, and where the clinics are. */
export function mountBooking(mount: Mount<Caller>): void {
  mount(contract.readWorkingHours, ({ params }, caller) => readHours(staffContext(caller), params.user_id))
  mount(contract.writeWorkingHours, ({ params, body }, caller) => writeHours(staffContext(caller), { ...params, ...body }))
  mount(contract.readCalendar, ({ query }, { context }) => readCalendar(context, query))
  mount(contract.readDay, ({ params }, caller) => readDay(staffContext(caller), params.day))
  mount(contract.listLocations, (_, { context }) => listLocations(context))
  mount(contract.createLocation, ({ body }, { context }) => addLocation(context, body))
  mount(contract.updateLocation, ({ params, body }, { context }) => writeLocation(context, params.id, body))
  mount(contract.deleteLocation, ({ params }, { context }) => deleteLocation(context, params.id))
}
