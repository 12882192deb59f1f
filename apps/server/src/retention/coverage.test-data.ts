/** Legal hold and retention calls and the entry each writes. */
export const COVERAGE_RETENTION = {
  'GET /api/patients/{patient_id}/legal_hold': { silent: 'says whether a hold stands; the record it is read in leaves an entry' },
  'PUT /api/patients/{patient_id}/legal_hold': {
    entry: 'Legal Hold Set',
    as: 'admin',
    params: ({ patient_id }: { patient_id: string }) => ({ patient_id }),
    body: () => ({ reason: 'Lawsuit' }),
  },
  'POST /api/patients/{patient_id}/legal_hold/lift': { silent: 'tried with a hold to lift in the tests of retention: “Legal Hold Lifted”' },
  'GET /api/retention/due': { entry: 'Read Report', as: 'admin' },
} as const
