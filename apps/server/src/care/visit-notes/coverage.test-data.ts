import type { Facts, Leaves } from '../../audit/coverage-row.test-data.ts'

const DRAFT = '/api/patients/{patient_id}/visit_notes/draft'
const NOTE = { kind: 'visit', version: 0, content: { template: 'dap', data: 'Pain', assessment: 'Fits', plan: 'Oil' } }
const begun = { call: `PUT ${DRAFT}`, body: () => NOTE }
const seen = {
  as: 'np' as const,
  patient: () => ({ in_np_queue: true }),
  params: ({ patient_id }: Facts) => ({ patient_id }),
}

/** The calls of visit notes, and the entry that each leaves. */
export const COVERAGE_VISIT_NOTES: Readonly<Record<string, Leaves>> = {
  'GET /api/patients/{patient_id}/visit_notes': { ...seen, entry: 'Read Patient Record' },
  [`PUT ${DRAFT}`]: { ...seen, entry: 'Start Visit Note', body: () => NOTE },
  [`DELETE ${DRAFT}`]: { ...seen, entry: 'Discard Visit Note', first: begun },
  'POST /api/patients/{patient_id}/visit_notes/{id}/in_error': {
    ...seen,
    entry: 'Mark Note In Error',
    params: ({ patient_id, made }) => ({ patient_id, id: made.kept ?? '' }),
    first: [
      begun,
      { call: `POST ${DRAFT}/sign`, body: () => ({ version: 1 }), keep: ({ note }: { note: { id: number } }) => String(note.id) },
    ],
    body: () => ({ reason: 'wrong-patient' }),
  },
  [`POST ${DRAFT}/sign`]: { ...seen, entry: 'Sign Visit Note', first: begun, body: () => ({ version: 1 }) },
}
