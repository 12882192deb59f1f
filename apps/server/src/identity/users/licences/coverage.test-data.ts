const LICENCE = {
  ...{ province: 'ON', version: 0, college: 'CNO', number: '1234567', valid_from: '2020-01-01', valid_to: null, suspended_on: null },
  ...{ restrictions: '', notice_on: null, notice_retracted_on: null, checked_on: '2026-01-01' },
}

/** Calls about licences and the entry each writes. */
export const COVERAGE_LICENCES = {
  'GET /api/users/{id}/licences': { silent: 'staff and their licences; no patient is in it' },
  'PUT /api/users/{id}/licences': {
    entry: 'Save Licence',
    as: 'admin',
    params: ({ colleague }: { colleague: number }) => ({ id: String(colleague) }),
    body: () => LICENCE,
  },
} as const
