/** Calls about alarms and the entry each writes. */
export const COVERAGE_ALARMS = {
  'GET /api/alarms': { silent: 'the list that work is done from, reloaded with every change; the alarm and its closing leave entries' },
  'GET /api/alarms/closed': { entry: 'Read Closed Alarms', as: 'pcr' },
  'POST /api/alarms/{id}/take': { silent: 'tried with an open alarm in the tests of taking one: “Alarm Taken”' },
  'POST /api/alarms/{id}/give_back': { silent: 'tried with an open alarm in the tests of taking one: “Alarm Given Back”' },
  'POST /api/alarms/{id}/forms': { silent: 'tried with an open alarm in the tests of saving a form: “Alarm Form Saved”' },
  'POST /api/alarms/{id}/close': { silent: 'tried with an open alarm in the tests of closing one: “Alarm Closed”' },
  'GET /api/alarms/{id}/conversation': { silent: 'tried with an open alarm in the tests of reading its conversation: “Read Conversation”' },
  'GET /api/alarms/on_call': { silent: 'tells managers of addresses of staff, not of patients' },
  'PUT /api/alarms/on_call': { entry: 'On-Call List Changed', as: 'admin', body: () => ({ emails: ['on.call@clinic.example'] }) },
  'GET /api/alarms/timing': { silent: 'tells managers of times, not of patients' },
  'PUT /api/alarms/timing': {
    entry: 'Alarm Timing Changed',
    as: 'admin',
    body: () => ({ managers: 3, on_call: 6, administrators: 9, active: 10, away: 3 }),
  },
} as const
