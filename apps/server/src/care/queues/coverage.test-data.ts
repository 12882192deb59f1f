import type { Facts, Leaves, Silent } from '../../audit/coverage-row.test-data.ts'

const WORK_LIST = 'the list that work is done from, read again with every change; opening a record from it leaves an entry'
const HELD_NP = (ids: Facts['ids']) => ({ in_np_queue: true, assigned_np: ids.np })
const HELD_PCR = (ids: Facts['ids']) => ({ in_pcr_queue: true, assigned_pcr: ids.pcr })
const IN_PCR = () => ({ in_pcr_queue: true })
const IN_NP = () => ({ in_np_queue: true })
/** Another call at another time would be another hold. */
const IN_TWO_DAYS = new Date(Date.now() + 2 * 86_400_000).toISOString()
const body = (value: unknown) => () => value
const patientOf = ({ patient_id }: Facts) => ({ patient_id })

/** The calls of the queues, and the entry that each leaves. */
export const COVERAGE_QUEUES: Readonly<Record<string, Leaves | Silent>> = {
  'GET /api/queues/pcr_queue': { entry: 'Read Patient List', as: 'pcr' },
  'GET /api/queues/np_queue': { entry: 'Read Patient List', as: 'np' },
  'GET /api/today': { silent: WORK_LIST },
  'GET /api/today/counts': { silent: 'counts without patients' },
  'GET /api/queues/pcr/page': { silent: WORK_LIST },
  'GET /api/queues/np/page': { silent: WORK_LIST },
  'GET /api/queues/stages/{patient_id}': { silent: 'part of a record whose opening leaves an entry, and of the row in the list' },
  'GET /api/queues/{queue}/statistics': { silent: 'tells managers of staff, not of patients' },
  'GET /api/queues/thresholds': { silent: 'holds nothing of a patient' },
  'GET /api/queues/views': { silent: 'tells people of themselves alone' },
  'POST /api/queues/views': { entry: 'Save View', as: 'pcr', body: body({ page: 'np', name: 'Mine', search: '?q=x' }) },
  'DELETE /api/queues/views/{id}': {
    entry: 'Delete View',
    as: 'pcr',
    first: {
      call: 'POST /api/queues/views',
      body: body({ page: 'np', name: 'Short', search: '?q=y' }),
      keep: ({ id }: { id: number }) => String(id),
    },
    params: ({ made }) => ({ id: made.kept ?? '' }),
  },
  'POST /api/queues/pcr/{patient_id}/claim': { entry: 'Claim Patient', as: 'pcr', patient: IN_PCR, params: patientOf },
  'POST /api/queues/np/{patient_id}/claim': { entry: 'Claim Patient', as: 'np', patient: IN_NP, params: patientOf },
  'POST /api/queues/pcr/{patient_id}/unassign': { entry: 'Unassign Patient', as: 'pcr', patient: HELD_PCR, params: patientOf },
  'POST /api/queues/np/{patient_id}/unassign': { entry: 'Unassign Patient', as: 'np', patient: HELD_NP, params: patientOf },
  'POST /api/queues/np/{patient_id}/hold': { entry: 'Hold Patient', as: 'np', patient: HELD_NP, params: patientOf },
  'POST /api/queues/np/{patient_id}/unhold': {
    entry: 'Unhold Patient',
    as: 'np',
    patient: (ids) => ({ ...HELD_NP(ids), on_hold_in_queue: true }),
    params: patientOf,
  },
  'POST /api/queues/pcr/{patient_id}/hold': {
    entry: 'Hold Patient',
    as: 'pcr',
    patient: HELD_PCR,
    params: patientOf,
    body: body({ reason: 'documents', until: IN_TWO_DAYS }),
  },
  'POST /api/queues/pcr/{patient_id}/unhold': {
    entry: 'Unhold Patient',
    as: 'pcr',
    patient: (ids) => ({ ...HELD_PCR(ids), pcr_hold_reason: 'documents', pcr_hold_until: IN_TWO_DAYS }),
    params: patientOf,
  },
  'POST /api/queues/pcr/{patient_id}/send_to_np': { entry: 'Send To NP Queue', as: 'pcr', patient: HELD_PCR, params: patientOf },
  'POST /api/queues/np/{patient_id}/send_back': { entry: 'Send Back To PCR Queue', as: 'np', patient: HELD_NP, params: patientOf },
  'GET /api/queues/np/{patient_id}/message': { silent: 'tells a language, and whether there is an address' },
  'POST /api/queues/np/{patient_id}/decide': {
    entry: 'Complete Appointment',
    as: 'np',
    patient: HELD_NP,
    params: patientOf,
    body: body({ kind: 'see-again', weeks: 4 }),
  },
  'POST /api/queues/np/{patient_id}/complete': { entry: 'Complete Appointment', as: 'np', patient: HELD_NP, params: patientOf },
  'POST /api/queues/pcr/{patient_id}/complete_help': {
    entry: 'Complete Help Request',
    as: 'pcr',
    patient: (ids) => ({ ...HELD_PCR(ids), need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' }),
    params: patientOf,
  },
  'PUT /api/queues/{queue}/{patient_id}/assignee': {
    entry: 'Assign Patient',
    as: 'pcrmanager',
    patient: IN_PCR,
    params: (facts) => ({ ...patientOf(facts), queue: 'pcr' }),
    body: ({ ids }) => ({ user_id: ids.pcr }),
  },
  'PUT /api/queues/pcr/{patient_id}/priority': {
    entry: 'Flag Priority',
    as: 'pcrmanager',
    patient: IN_PCR,
    params: patientOf,
    body: body({ priority: true }),
  },
  'POST /api/queues/undo': {
    entry: 'Undo Change',
    as: 'pcr',
    patient: IN_PCR,
    first: {
      call: 'POST /api/queues/pcr/{patient_id}/claim',
      keep: ({ undo }: { undo: { id: number } }) => String(undo.id),
    },
    body: ({ made }) => ({ ids: [Number(made.kept)] }),
  },
  'POST /api/queues/{queue}/bulk': {
    entry: 'Claim Patient',
    as: 'pcr',
    patient: IN_PCR,
    params: () => ({ queue: 'pcr' }),
    body: ({ patient_id }) => ({ verb: 'claim', patients: [patient_id] }),
  },
  'PUT /api/queues/thresholds': {
    entry: 'Update Thresholds',
    as: 'admin',
    body: body({ help: 31, pcr: 61, np_new: 121, np_other: 121, hold: 481, soon: 20 }),
  },
}
