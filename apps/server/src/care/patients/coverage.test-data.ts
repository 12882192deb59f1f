const IN_PCR = () => ({ in_pcr_queue: true })
const patientOf = ({ patient_id }: { patient_id: string }) => ({ patient_id })
const MERGED_APART = 'tried with two records in the tests of merging: '

/** Calls about who patients are, and the entry each writes. */
export const COVERAGE_PATIENTS = {
  'POST /api/patients/{patient_id}/reopen_intake': {
    entry: 'Reopen Intake',
    as: 'admin',
    patient: () => ({ patient_active: false, abandoned_at: '2026-01-05T09:00:00.000Z' }),
    params: patientOf,
  },
  'POST /api/patients/{patient_id}/death': {
    entry: 'Record Death',
    as: 'pcr',
    patient: IN_PCR,
    params: patientOf,
    body: () => ({ reported_by: 'family' }),
  },
  'POST /api/patients/{patient_id}/death/correction': {
    entry: 'Correct Death',
    as: 'admin',
    patient: () => ({ patient_active: false, death_recorded_at: '2026-01-05T09:00:00.000Z' }),
    params: patientOf,
    body: () => ({ reason: 'by-mistake' }),
  },
  'GET /api/patients/{patient_id}/contact': { entry: 'Read Patient Record', as: 'pcr', patient: IN_PCR, params: patientOf },
  'POST /api/patients/{patient_id}/contact': {
    entry: 'Correct Contact Details',
    as: 'admin',
    patient: IN_PCR,
    params: patientOf,
    body: () => ({ version: 1, contact: { phone: '4165550188' }, reason: 'changed', checked_by: 'photo-id' }),
  },
  'GET /api/patients/{patient_id}/identity': { entry: 'Read Patient Record', as: 'pcr', patient: IN_PCR, params: patientOf },
  'POST /api/patients/{patient_id}/identity': {
    entry: 'Propose Correction',
    as: 'admin',
    patient: IN_PCR,
    params: patientOf,
    body: () => ({ version: 1, identity: { last_name: 'Lavoye' }, reason: 'mistake', checked_by: 'photo-id' }),
  },
  'POST /api/patients/{patient_id}/identity/{correction_id}': {
    silent: 'needs a proposed correction; its tests try it: “Confirm Correction”',
  },
  'GET /api/contact_change': { silent: 'tells the holder of an emailed link whether it can still be used' },
  'POST /api/contact_change/stop': { silent: 'tried with a changed email in its tests: “Contact Change Stopped”' },
  'GET /api/patients/{patient_id}/reactions': { entry: 'Read Patient Record', as: 'pcr', patient: IN_PCR, params: patientOf },
  'POST /api/patients/{patient_id}/reactions': {
    entry: 'Record Reaction',
    as: 'pcr',
    patient: IN_PCR,
    params: patientOf,
    body: () => ({
      ...{ id: null, version: 0 },
      reaction: {
        ...{ onset_on: '2026-01-02', severity: 'mild', outcome: 'ongoing', reported_on: null },
        ...{ product: 'Oil', what: 'Dry mouth', action: 'None' },
      },
    }),
  },
  'GET /api/patients/{patient_id}/veteran': { entry: 'Read Patient Record', as: 'pcr', patient: IN_PCR, params: patientOf },
  'PUT /api/patients/{patient_id}/veteran': {
    entry: 'Record Veteran Cover',
    as: 'pcr',
    patient: IN_PCR,
    params: patientOf,
    body: () => ({ version: 0, cover: { vac_file: 'K1234567', billing_limit_g: null, letter: null }, reason: 'Letter of the ministry' }),
  },
  'GET /api/duplicates': { silent: 'the list that work is done from; comparing a pair from it leaves entries' },
  'GET /api/duplicates/{one_id}/{other_id}': { silent: `${MERGED_APART}“Compare Records”` },
  'POST /api/duplicates/{one_id}/{other_id}/different': { silent: `${MERGED_APART}“Keep Records Apart”` },
  'POST /api/merges': { silent: `${MERGED_APART}“Merge Records”` },
  'POST /api/merges/{merge_id}/undo': { silent: `${MERGED_APART}“Undo Merge”` },
} as const
