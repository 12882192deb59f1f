import type { LocationFields } from '@clinic/contract/booking'

const WEEKDAYS = 'Monday to Friday 9:00 to 17:00'

/** The demo clinic’s locations; streets and phone numbers are invented. */
export const LOCATIONS: readonly LocationFields[] = [
  {
    name: 'Danforth Clinic',
    street: '1180 Danforth Avenue, Suite 201',
    city: 'Toronto',
    province: 'ON',
    postal_code: 'M4C 1M5',
    phone: '416-555-0142',
    hours: `${WEEKDAYS}, Saturday 10:00 to 14:00`,
    active: true,
  },
  {
    name: 'ByWard Clinic',
    street: '94 York Street',
    city: 'Ottawa',
    province: 'ON',
    postal_code: 'K1N 5T5',
    phone: '613-555-0118',
    hours: WEEKDAYS,
    active: true,
  },
  {
    name: 'Mount Pleasant Clinic',
    street: '260 East Broadway',
    city: 'Vancouver',
    province: 'BC',
    postal_code: 'V5T 1W3',
    phone: '604-555-0187',
    hours: 'Monday to Friday 8:30 to 16:30',
    active: true,
  },
  {
    name: 'Inglewood Clinic',
    street: '1215 9 Avenue SE',
    city: 'Calgary',
    province: 'AB',
    postal_code: 'T2G 0S9',
    phone: '403-555-0164',
    hours: WEEKDAYS,
    active: true,
  },
  {
    name: 'Quinpool Clinic',
    street: '6112 Quinpool Road',
    city: 'Halifax',
    province: 'NS',
    postal_code: 'B3L 1A3',
    phone: '902-555-0131',
    hours: 'Tuesday to Friday 10:00 to 18:00',
    active: false,
  },
]
