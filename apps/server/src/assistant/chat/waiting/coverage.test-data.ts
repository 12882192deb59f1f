/** Calls about opening hours and the entry each writes. */
export const COVERAGE_WAITING = {
  'GET /api/conversations/opening_hours': { silent: 'tells managers of the clinic’s hours, not of patients' },
  'PUT /api/conversations/opening_hours': {
    entry: 'Opening Hours Changed',
    as: 'admin',
    body: () => ({ weekly: [{ weekday: 1, starts: 480, ends: 1020 }], holidays: true, days_off: [], offer_minutes: 15 }),
  },
} as const
