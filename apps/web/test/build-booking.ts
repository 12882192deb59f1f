import type { AppointmentByLink, BookedAppointment, Calendar, CalendarPerson, Location, Slot, WorkingHours } from '@clinic/contract/booking'
import { addDays } from '@clinic/core/shared/dates'

/** A free time of Dana Whitfield: Tuesday, March 10, 2026, 10:30 in Toronto. */
export function slot(parts: Partial<Slot> = {}): Slot {
  return {
    ...{ slotId: '12-1', provider_firstName: 'Dana', provider_lastName: 'Whitfield', location_name: 'By phone or video' },
    ...{ visitType: 'Renewal', startAt: '2026-03-10T14:30:00.000Z', untilAt: '2026-03-10T14:45:00.000Z' },
    ...{ localDate: '2026-03-10', localTime: '10:30 a.m.', localText: 'Tuesday, March 10, 10:30 a.m.', clinicText: '10:30 a.m.' },
    ...parts,
  }
}

/** A booked appointment behind the link of an email, of a patient who reads English. */
export function appointmentByLink(parts: Partial<AppointmentByLink> = {}): AppointmentByLink {
  return {
    state: 'booked',
    slot: slot(),
    sameClock: true,
    held: null,
    undo_seconds: 0,
    language: 'en',
    calendar: 'BEGIN:VCALENDAR',
    ...parts,
  }
}

/** An NP who works from 9 to 5 that day. */
export function calendarPerson(parts: Partial<CalendarPerson> = {}): CalendarPerson {
  return { user_id: 12, name: 'Dana Whitfield', off: false, hours: [{ starts: 540, ends: 1020 }], booked: 0, completed: 0, ...parts }
}

/** The days from `from` to `to`; those that are not named are empty. Today is 2 March 2026. */
export function calendar(from: string, to: string, people: Readonly<Record<string, CalendarPerson[]>>): Calendar {
  const days: Calendar['days'] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ day, people: people[day] ?? [] })
  return { zone: 'America/Toronto', today: '2026-03-02', days }
}

export function bookedAppointment(parts: Partial<BookedAppointment> = {}): BookedAppointment {
  return {
    ...{ id: 5, user_id: 12, practitioner: 'Dana Whitfield', at: '10:30', until: '10:45', held: false, visit: 'Renewal' },
    ...{ patient_id: 'TCN-20418', name: 'Robin Leaf', opens: true, may_cancel: true },
    ...parts,
  }
}

export function workingHours(parts: Partial<WorkingHours> = {}): WorkingHours {
  return {
    ...{ user_id: 7, name: 'Noor Ito', zone: 'America/Toronto', version: 3, days_off: [] },
    hours: [{ weekday: 1, starts: 540, ends: 1020 }],
    ...parts,
  }
}

/** An open clinic in Ottawa. */
export function clinicLocation(parts: Partial<Location> = {}): Location {
  return {
    ...{ id: 1, version: 4, name: 'Rideau', street: '1 Elgin Street', city: 'Ottawa', province: 'ON', postal_code: 'K1P 5W1' },
    ...{ phone: '613-555-0134', hours: 'Monday to Friday', active: true },
    ...parts,
  }
}
