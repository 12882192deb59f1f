import { randomUUID } from 'node:crypto'
import { CONSENT } from '../assistant/approvals/check-open.ts'
import { COVERAGE_ATTENTION } from '../assistant/chat/attention/coverage.test-data.ts'
import { COVERAGE_WAITING } from '../assistant/chat/waiting/coverage.test-data.ts'
import { collectTexts } from '../assistant/translations/collect-texts.ts'
import { COVERAGE_ALARMS } from '../care/alarms/coverage.test-data.ts'
import { COVERAGE_PATIENTS } from '../care/patients/coverage.test-data.ts'
import { COVERAGE_QUEUES } from '../care/queues/coverage.test-data.ts'
import { COVERAGE_FACTORS } from '../identity/auth/coverage.test-data.ts'
import { COVERAGE_LICENCES } from '../identity/users/licences/coverage.test-data.ts'
import { IMPORTS_COVERAGE } from '../imports/coverage.test-data.ts'
import { COVERAGE_RETENTION } from '../retention/coverage.test-data.ts'
import { COVERAGE_ASKED } from './coverage-asked.test-data.ts'
import type { Facts, Leaves, Silent } from './coverage-row.test-data.ts'
import { COVERAGE_VISITS } from './coverage-visits.test-data.ts'

const OWN = 'tells people of themselves alone'
const NO_PERSON = 'holds nothing of a patient'
const STAFF_LIST = 'tells managers of staff, not of patients'
const WORK_LIST = 'the list that work is done from, read again with every change; opening a record from it leaves an entry'
const TRIED_APART = 'tried with its refusals in the tests of logging in: '
const BOOKED_APART = 'tried with a booked appointment in the tests of booking: '
const MAILED_APART = 'tried with a mailed reminder in the tests of reminders: '
const HELD_NP = (ids: Facts['ids']) => ({ in_np_queue: true, assigned_np: ids.np })
const HELD_PCR = (ids: Facts['ids']) => ({ in_pcr_queue: true, assigned_pcr: ids.pcr })
const IN_PCR = () => ({ in_pcr_queue: true })
const IN_NP = () => ({ in_np_queue: true })
const STRONG = 'Correct-horse-9!'
const GROUP = { description: 'Night shift', scopes: ['user'], pcr_capable: false, np_capable: false }
const CLINIC = { street: '1 Main Street', city: 'Sudbury', province: 'ON', postal_code: 'P3E 1A1', phone: '', hours: '', active: true }
const body = (value: unknown) => () => value
const ARTICLE = {
  ...{ title: 'Parking', text: 'There is none.', source: '', owner: 'Front desk', reviewed_on: '2026-03-01', review_due: '2027-03-01' },
  phrasings: ['one', 'two', 'three', 'four', 'five'],
}
const article = (title: string) => ({
  call: 'POST /api/articles',
  body: body({ ...ARTICLE, title }),
  keep: ({ id }: { id: string }) => id,
})
const EDITED_APART = 'tried with a draft of its own in the tests of questionnaires: '
const draftOf = (key: string) => ({
  call: 'POST /api/medical_questionnaires',
  body: body({ key, name: key }),
  keep: ({ id }: { id: number }) => String(id),
})
const kept = ({ made }: Facts) => ({ id: made.kept ?? '' })
const CONSENT_HASH = collectTexts([])
  .find(({ key }) => key === 'consent')
  ?.hash.toString('hex')
const CONTENT = (method: string) => `${method} /api/content/consent/consent/${CONSENT.version}`
const patientOf = ({ patient_id }: Facts) => ({ patient_id })
const colleagueOf = ({ colleague }: Facts) => ({ id: String(colleague) })
const byPatient =
  (rest: object) =>
  ({ patient_id }: Facts) => ({ patient_id, ...rest })

/** Every call and the entry it writes (A-13, REQ-671). New calls must be added. */
export const COVERAGE: Readonly<Record<string, Leaves | Silent>> = {
  'GET /api/audit_logs/{patient_id}': { entry: 'Read Audit Log', as: 'pcr', patient: IN_PCR, params: patientOf },
  'POST /api/audit_logs': { entry: 'Client Entry', as: 'pcr', patient: IN_PCR, body: byPatient({ action: 'Called', description: 'x' }) },
  'GET /api/audit': { entry: 'Search Audit Log', as: 'admin' },
  'GET /api/audit/export': { entry: 'Export Report', as: 'admin', query: { actions: 'Log In' } },
  'GET /api/audit/newer': { silent: 'tells a number of entries and nothing of them' },
  'GET /api/audit/state': { silent: NO_PERSON },
  'GET /api/me/activity': { silent: OWN },
  ...COVERAGE_RETENTION,
  ...COVERAGE_ALARMS,
  ...COVERAGE_WAITING,
  ...COVERAGE_FACTORS,
  ...COVERAGE_LICENCES,
  ...COVERAGE_VISITS,

  'POST /api/auth/login': { silent: `${TRIED_APART}“Log In”, “Log In Refused”` },
  'GET /api/auth/generate-otp': { silent: `${TRIED_APART}“One-Time Code Sent”` },
  'POST /api/auth/generate-otp': { silent: `${TRIED_APART}“One-Time Code Sent”` },
  'POST /api/auth/verify-otp': { silent: `${TRIED_APART}“Log In”, “One-Time Code Refused”` },
  'POST /api/auth/logout': { entry: 'Log Out', as: 'pcr' },
  'POST /api/auth/lock': { entry: 'Screen Locked', as: 'pcr' },
  'POST /api/auth/unlock': {
    entry: 'Unlock Refused',
    as: 'pcr',
    first: { call: 'POST /api/auth/lock' },
    body: body({ password: 'not it' }),
    status: 400,
  },
  'GET /api/users/{id}/sessions': { silent: STAFF_LIST },
  'DELETE /api/users/{id}/sessions/{session_id}': { silent: 'tried beside it: “Session Ended”' },
  'DELETE /api/users/{id}/sessions': { entry: 'Session Ended', as: 'admin', params: colleagueOf },
  'GET /api/me': { silent: OWN },
  'GET /api/me/profile': { silent: OWN },
  'PUT /api/me': { entry: 'User Updated', as: 'pcr', body: body({ phone: '416-555-0199' }) },
  'PUT /api/me/password': {
    entry: 'Password Change Refused',
    as: 'pcr',
    body: body({ current_password: 'not it', password: STRONG, confirm_password: STRONG }),
    status: 400,
  },
  'POST /api/me/sessions/end': { entry: 'Session End Refused', as: 'pcr', body: body({ current_password: 'not it' }), status: 400 },
  'GET /api/me/preferences': { silent: OWN },
  'PUT /api/me/preferences': { silent: 'a choice of colours and sounds is nobody’s business' },

  'GET /api/booking/calendar': { silent: STAFF_LIST },
  'GET /api/booking/agenda': { silent: STAFF_LIST },
  'GET /api/booking/calendar/{day}': { silent: WORK_LIST },
  'GET /api/booking/working_hours/{user_id}': { silent: STAFF_LIST },
  'PUT /api/booking/working_hours/{user_id}': {
    entry: 'Update Working Hours',
    as: 'admin',
    params: ({ ids }) => ({ user_id: String(ids.np) }),
    body: body({ version: 0, hours: [{ weekday: 1, starts: 540, ends: 1020 }], days_off: [] }),
  },
  'POST /api/booking/appointments/{id}/cancel': { silent: `${BOOKED_APART}“Appointment Cancelled”` },
  'GET /api/patients/{patient_id}/calls': { entry: 'Read Patient Record', as: 'pcr', patient: IN_PCR, params: patientOf },
  'POST /api/patients/{patient_id}/calls': {
    entry: 'Record Call',
    as: 'pcr',
    patient: IN_PCR,
    params: patientOf,
    body: body({ outcome: 'reached', after: 0 }),
  },
  'POST /api/patients/{patient_id}/calls/decision': { silent: 'needs calls that were not answered; its tests try it: “Decide Contact”' },
  'POST /api/patients': {
    entry: 'Register Patient',
    as: 'pcr',
    body: () => {
      const email = `caller.${randomUUID()}@mail.example`
      const named = { firstName: 'Claire', lastName: 'Fontaine', dateOfBirth: '1987-01-05', gender: 'FEMALE', provincialHealthID: '' }
      const home = { streetAddress: '1 Main Street', city: 'Sudbury', province: 'Ontario', country: 'Canada', zipcode: 'P3E 1A1' }
      return { personal: { ...named, ...home, phone: '7055550199', email, differentMailingAddress: false } }
    },
  },
  'POST /api/patients/look_up': {
    entry: 'Look Up Caller',
    as: 'pcr',
    patient: () => ({ phone: '4165550133' }) as object,
    body: ({ patient_id }) => ({ identifiers: { patient_id, phone: '416 555 0133' }, reason: 'caller' }),
  },
  'GET /api/patients/{patient_id}/visits': { entry: 'Read Patient Record', as: 'np', patient: IN_NP, params: patientOf },
  'GET /api/patients/{patient_id}/visits/free': { silent: NO_PERSON },
  'POST /api/patients/{patient_id}/visits': { silent: `${BOOKED_APART}“Appointment Booked”` },
  'POST /api/patients/{patient_id}/visits/{id}/move': { silent: `${BOOKED_APART}“Appointment Rescheduled”` },
  'POST /api/patients/{patient_id}/visits/{id}/cancel': { silent: `${BOOKED_APART}“Appointment Cancelled”` },
  'POST /api/patients/{patient_id}/visits/{id}/no_show': { silent: `${BOOKED_APART}“Appointment No-Show”` },
  'POST /api/patients/{patient_id}/visits/{id}/arrive': { silent: `${BOOKED_APART}“Appointment Arrival”` },
  'GET /api/booking/link': { silent: 'looks at a mailed link and changes nothing' },
  'GET /api/booking/link/slots': { silent: NO_PERSON },
  'POST /api/booking/link/hold': { silent: `${BOOKED_APART}“Appointment Held”` },
  'POST /api/booking/link/book': { silent: `${BOOKED_APART}“Appointment Rescheduled”` },
  'POST /api/booking/link/release': { silent: `${BOOKED_APART}“Appointment Hold Released”` },
  'POST /api/booking/link/cancel': { silent: `${BOOKED_APART}“Appointment Cancelled”` },
  'POST /api/booking/link/restore': { silent: `${BOOKED_APART}“Appointment Restored”` },
  'GET /api/booking/reminders': { silent: 'looks at a mailed link and changes nothing' },
  'POST /api/booking/reminders/stop': { silent: `${MAILED_APART}“Reminders Stopped”` },
  'POST /api/booking/reminders/resume': { silent: `${MAILED_APART}“Reminders Resumed”` },
  'GET /api/booking/locations': { silent: NO_PERSON },
  'POST /api/booking/locations': { entry: 'Update Location', as: 'admin', body: body({ ...CLINIC, name: 'North' }) },
  'PUT /api/booking/locations/{id}': {
    entry: 'Update Location',
    as: 'admin',
    first: { call: 'POST /api/booking/locations', body: body({ ...CLINIC, name: 'East' }), keep: ({ id }: { id: number }) => String(id) },
    params: ({ made }) => ({ id: made.kept ?? '' }),
    body: body({ ...CLINIC, name: 'Far East', version: 1 }),
  },
  'DELETE /api/booking/locations/{id}': {
    entry: 'Update Location',
    as: 'admin',
    first: { call: 'POST /api/booking/locations', body: body({ ...CLINIC, name: 'West' }), keep: ({ id }: { id: number }) => String(id) },
    params: ({ made }) => ({ id: made.kept ?? '' }),
  },

  'POST /api/ai': { silent: 'the patient’s own chat: its turns are kept, its effects leave entries (tests of the chat)' },
  'GET /api/demo': { silent: NO_PERSON },
  'POST /api/demo/crisis': { silent: 'only in the demo clinic, only on this machine; its tests try it: “Alarm Raised”' },
  'GET /api/demo/mailbox': { silent: 'only in the demo clinic, only on this machine' },
  'GET /api/medical_questionnaires': { silent: NO_PERSON },
  'POST /api/medical_questionnaires': { entry: 'Questionnaire Created', as: 'admin', body: body({ key: 'begun', name: 'Begun' }) },
  'PUT /api/medical_questionnaires/{id}': {
    entry: 'Questionnaire Edited',
    as: 'admin',
    first: draftOf('saved'),
    params: kept,
    body: body({ revision: 1, name: 'Saved again' }),
  },
  'DELETE /api/medical_questionnaires/{id}': { entry: 'Questionnaire Deleted', as: 'admin', first: draftOf('gone'), params: kept },
  'POST /api/medical_questionnaires/{id}/restore': { silent: `${EDITED_APART}“Questionnaire Restored”` },
  'GET /api/medical_questionnaires/drafts': { silent: NO_PERSON },
  'GET /api/medical_questionnaires/{id}/draft': { silent: NO_PERSON },
  'GET /api/medical_questionnaires/{id}/edits': { silent: NO_PERSON },
  'POST /api/medical_questionnaires/{id}/edits': {
    entry: 'Questionnaire Edited',
    as: 'pcrmanager',
    first: draftOf('edited'),
    params: kept,
    body: body({ revision: 1, edits: [{ edit: 'set_fields', tag: 'Question1', to: { text: 'How are you?' } }] }),
  },
  'PUT /api/medical_questionnaires/{id}/viewing': { silent: NO_PERSON },
  'DELETE /api/medical_questionnaires/{id}/viewing': { silent: NO_PERSON },
  'GET /api/medical_questionnaires/{key}/versions': { silent: NO_PERSON },
  'GET /api/medical_questionnaires/{key}/versions/{version}': { silent: NO_PERSON },
  'POST /api/medical_questionnaires/{id}/publish': { silent: `${EDITED_APART}“Questionnaire Published”` },
  'POST /api/medical_questionnaires/{id}/roll_back': { silent: `${EDITED_APART}“Questionnaire Rolled Back”` },
  'POST /api/medical_questionnaires/{id}/suggestion': { silent: `${EDITED_APART}“Questionnaire Edited”` },
  'GET /api/medical_questionnaires/{key}/runs': { silent: NO_PERSON },
  'GET /api/medical_questionnaires/{key}/flow': { silent: NO_PERSON },
  'POST /api/medical_questionnaires/{key}/runs': {
    entry: 'Golden Patient Recorded',
    as: 'admin',
    params: () => ({ key: 'async' }),
    body: body({ name: 'Pat', answers: {} }),
  },
  'DELETE /api/medical_questionnaires/{key}/runs/{run_id}': {
    entry: 'Golden Patient Removed',
    as: 'admin',
    first: {
      call: 'POST /api/medical_questionnaires/async/runs',
      body: body({ name: 'Sam', answers: {} }),
      keep: ({ id }: { id: number }) => String(id),
    },
    params: ({ made }) => ({ key: 'async', run_id: made.kept ?? '' }),
  },
  'GET /api/languages/fr': { silent: NO_PERSON },
  'PUT /api/languages/fr/{key}': {
    entry: 'Translation Approved',
    as: 'admin',
    params: () => ({ key: 'consent' }),
    body: body({ hash: CONSENT_HASH }),
  },
  'DELETE /api/languages/fr/{key}': {
    entry: 'Translation Withdrawn',
    as: 'admin',
    first: { call: 'PUT /api/languages/fr/consent', body: body({ hash: CONSENT_HASH }), keep: () => 'consent' },
    params: ({ made }) => ({ key: made.kept ?? '' }),
  },
  'GET /api/content': { silent: NO_PERSON },
  'PUT /api/content/{kind}/{key}/{version}': {
    entry: 'Content Approved',
    as: 'np',
    first: { call: CONTENT('DELETE') },
    params: () => ({ ...CONSENT }),
  },
  'DELETE /api/content/{kind}/{key}/{version}': {
    entry: 'Content Withdrawn',
    as: 'np',
    first: { call: CONTENT('PUT') },
    params: () => ({ ...CONSENT }),
  },
  'GET /api/languages/fr/questionnaires/{key}': { silent: NO_PERSON },
  'PUT /api/languages/fr/questionnaires/{key}': {
    entry: 'Translation Written',
    as: 'admin',
    params: () => ({ key: 'async' }),
    body: body({
      words: [{ tag: 'no_such_question', part: 'text', original: 'How are you?', was: '', translation: 'Comment allez-vous ?' }],
    }),
  },
  ...IMPORTS_COVERAGE,
  'GET /api/articles': { silent: NO_PERSON },
  'GET /api/articles/{id}': { silent: NO_PERSON },
  'POST /api/articles': { entry: 'Article Saved', as: 'admin', body: body(ARTICLE) },
  'PUT /api/articles/{id}': {
    entry: 'Article Saved',
    as: 'admin',
    first: article('Saved'),
    params: kept,
    body: body({ ...ARTICLE, title: 'Saved again', version: 1 }),
  },
  'POST /api/articles/{id}/publish': {
    entry: 'Article Published',
    as: 'np',
    first: article('Published'),
    params: kept,
    body: body({ version: 1 }),
  },
  'POST /api/articles/{id}/withdraw': { silent: 'tried with an approved article in the tests of articles: “Article Withdrawn”' },
  'POST /api/articles/try': { silent: NO_PERSON },
  'GET /api/phrases/misunderstood': { entry: 'Read Misunderstood Messages', as: 'admin' },
  'GET /api/phrases': { silent: NO_PERSON },
  'GET /api/missed_replies': { entry: 'Read Misunderstood Messages', as: 'admin' },
  'POST /api/missed_replies/dismiss': { silent: 'tried with a reply of a patient in test/taught-meanings.test.ts: “Phrase Dismissed”' },
  'POST /api/missed_replies/restore': { silent: 'tried with a reply of a patient in test/taught-meanings.test.ts: “Phrase Dismissed”' },
  'GET /api/medical_questionnaires/{id}/meanings_effect': {
    entry: 'Read Misunderstood Messages',
    as: 'admin',
    first: draftOf('measured'),
    params: kept,
  },
  'POST /api/phrases/effect': { silent: 'measures, and keeps nothing' },
  'POST /api/phrases': {
    entry: 'Phrase Published',
    as: 'admin',
    body: body({ text: 'zonk it', heard: 'zonk it', meaning: { kind: 'intent', id: 'stop' }, confirmed: true }),
  },
  'POST /api/phrases/dismiss': { entry: 'Phrase Dismissed', as: 'admin', body: body({ heard: 'nothing of note' }) },
  'DELETE /api/phrases/{id}': {
    entry: 'Phrase Withdrawn',
    as: 'admin',
    first: {
      call: 'POST /api/phrases',
      body: body({ text: 'zonk that', heard: 'zonk that', meaning: { kind: 'intent', id: 'stop' }, confirmed: true }),
      keep: ({ id }: { id: number }) => String(id),
    },
    params: kept,
  },

  'GET /api/patients/find': { entry: 'Search Patients', as: 'pcr', query: { q: 'Example' } },
  'GET /api/patients/manage': { silent: WORK_LIST },
  'POST /api/patients/{patient_id}/manage': {
    entry: 'Disable Patient',
    as: 'admin',
    params: patientOf,
    body: body({ order: { verb: 'set-active', patient_active: false } }),
  },
  'GET /api/patient_status': { entry: 'Read Patient List', as: 'admin' },
  'GET /api/patient_status/{patient_id}': { entry: 'Read Patient Record', as: 'pcr', patient: IN_PCR, params: patientOf },
  'GET /api/patient_status/search/patient_id/{patient_id}': { entry: 'Read Patient Record', as: 'np', patient: IN_NP, params: patientOf },
  'POST /api/patient_status': {
    entry: 'Update Appointment Notes',
    as: 'pcr',
    patient: HELD_PCR,
    body: byPatient({ appointment_notes: 'x' }),
  },
  'PUT /api/patient_status/search/patient_id/{patient_id}': {
    entry: 'Opt In For Call',
    as: 'pcr',
    patient: HELD_PCR,
    params: patientOf,
    body: byPatient({ opted_in_for_call: true, version: 1 }),
  },
  'PUT /api/patient_status/{patient_id}': {
    entry: 'Flag Priority',
    as: 'pcrmanager',
    patient: IN_PCR,
    params: patientOf,
    body: byPatient({ need_pcr_help_flag: true, version: 1 }),
  },
  'GET /api/patients/{patient_id}/overview': { entry: 'Read Patient Record', as: 'np', patient: IN_NP, params: patientOf },
  'GET /api/patients/{patient_id}/pictures/{id}': { silent: 'tried with a picture in the tests of the record: “Read Patient Record”' },
  'PUT /api/patients/{patient_id}/viewing': { silent: 'said every few seconds while a record is open; opening it left an entry' },
  'DELETE /api/patients/{patient_id}/viewing': { silent: 'the same' },
  ...COVERAGE_ASKED,

  ...COVERAGE_PATIENTS,
  ...COVERAGE_QUEUES,
  'PUT /api/patients/{patient_id}/appointment_notes': {
    entry: 'Update Appointment Notes',
    as: 'np',
    patient: HELD_NP,
    params: patientOf,
    body: body({ appointment_notes: 'x' }),
  },
  'PUT /api/patients/{patient_id}/opted_in_for_call': {
    entry: 'Opt In For Call',
    as: 'pcr',
    patient: HELD_PCR,
    params: patientOf,
    body: body({ opted_in_for_call: true }),
  },
  'PUT /api/patients/{patient_id}/follow_up': {
    entry: 'Follow-Up Requested',
    as: 'pcr',
    patient: HELD_PCR,
    params: patientOf,
    body: body({ requested: true }),
  },
  'POST /api/patients/{patient_id}/mark_ineligible': {
    entry: 'Mark Patient Ineligible',
    as: 'np',
    patient: HELD_NP,
    params: patientOf,
    body: body({ ineligible_reason: 'Other' }),
  },

  'POST /api/patients/{patient_id}/flags/{flag}/lower': {
    entry: 'Lower Flag',
    as: 'np',
    patient: (ids) => ({ ...HELD_NP(ids), risks_vs_benefits_flags: { liver_disease: true } }),
    params: (facts) => ({ ...patientOf(facts), flag: 'liver_disease' }),
    body: body({ reason: 'Tested' }),
  },

  'GET /api/conversations': { entry: 'Search Conversations', as: 'pcrmanager' },
  'GET /api/conversations/{conversation_id}': { silent: 'tried with a conversation in its own tests: “Read Conversation”' },
  'GET /api/patients/{patient_id}/conversation': { silent: 'ids and times, nothing that was said' },
  ...COVERAGE_ATTENTION,
  'GET /api/conversations/stops': { entry: 'Read Report', as: 'pcrmanager' },
  'GET /api/conversations/stops/csv': { entry: 'Export Report', as: 'pcrmanager' },
  'GET /api/conversations/shares': { entry: 'Read Report', as: 'pcrmanager' },
  'GET /api/conversations/staff_replies': { entry: 'Read Report', as: 'pcrmanager' },

  'GET /api/reports/report': { entry: 'Read Report', as: 'admin', query: { startDate: '2026-03-01', endDate: '2026-03-02' } },
  'GET /api/reports/csv': {
    entry: 'Export Report',
    as: 'admin',
    query: { startDate: '2026-03-01', endDate: '2026-03-02', type: 'overall_report' },
  },
  'GET /api/reports/overview': { silent: 'counts alone, and staff on duty' },
  'GET /api/reports/figures': { entry: 'Read Report', as: 'admin', query: { startDate: '2026-03-01', endDate: '2026-03-02' } },
  'GET /api/reports/patients': {
    entry: 'Read Report',
    as: 'admin',
    query: { startDate: '2026-03-01', endDate: '2026-03-02', figure: 'newPatients' },
  },

  'GET /api/users': { silent: STAFF_LIST },
  'GET /api/users/np': { silent: STAFF_LIST },
  'GET /api/users/pcr': { silent: STAFF_LIST },
  'GET /api/users/adminlist': { silent: STAFF_LIST },
  'GET /api/users/{id}': { silent: STAFF_LIST },
  'GET /api/users/{id}/single': { silent: STAFF_LIST },
  'GET /api/users/{id}/authgroups': { silent: STAFF_LIST },
  'GET /api/users/{id}/check': { silent: STAFF_LIST },
  'GET /api/users/{id}/verify': { silent: STAFF_LIST },
  'GET /api/users/{id}/release_preview': { silent: STAFF_LIST },
  'GET /api/users/{id}/linked_hosts': { silent: STAFF_LIST },
  'GET /api/users/{id}/linked_scopes': { silent: STAFF_LIST },
  'GET /api/users/{id}/linked_command_lookups': { silent: STAFF_LIST },
  'GET /api/users/{id}/host': { silent: STAFF_LIST },
  'GET /api/users/{id}/{x}/link_hosts': { silent: STAFF_LIST },
  'GET /api/users/{id}/{x}/link_scopes': { silent: STAFF_LIST },
  'GET /api/users/{id}/{x}/link_command_lookups': { silent: STAFF_LIST },
  'GET /api/users/companies': { silent: STAFF_LIST },
  'GET /api/users/scopes': { silent: STAFF_LIST },
  'GET /api/users/validate/key': { silent: 'looks at an emailed link and changes nothing' },
  'GET /api/users/validate': { silent: 'looks at a mailed link and changes nothing' },
  'POST /api/users/activate': { silent: 'tried beside it: “Account Activated”' },
  'GET /api/authGroups': { silent: STAFF_LIST },
  'POST /api/users': {
    entry: 'User Created',
    as: 'admin',
    body: body({ email: 'new.one@clinic.example', password: STRONG, first_name: 'New', last_name: 'One', _auth_group_ids: [2] }),
  },
  'POST /api/users/invite': {
    entry: 'User Invited',
    as: 'admin',
    body: body({ email: 'new.two@clinic.example', first_name: 'New', last_name: 'Two', phone: '' }),
  },
  'POST /api/users/{id}/register': { entry: 'User Invited', as: 'admin', params: colleagueOf },
  'PUT /api/users/{id}': { entry: 'User Updated', as: 'admin', params: colleagueOf, body: body({ phone: '416-555-0111' }) },
  'DELETE /api/users/{id}': { entry: 'User Deleted', as: 'admin', params: colleagueOf },
  'PUT /api/users/{id}/queue_enabled': {
    entry: 'Admin Disable Queue',
    as: 'admin',
    params: colleagueOf,
    body: body({ queue_enabled: false }),
  },
  'PUT /api/authgroups/{id}/groupadd': { entry: 'User Updated', as: 'admin', params: colleagueOf, body: body({ auth_group_id: 3 }) },
  'POST /api/authgroups': { entry: 'Group Created', as: 'admin', body: body({ name: 'nights', ...GROUP }) },
  'PUT /api/authgroups/{id}': {
    entry: 'Update Group',
    as: 'admin',
    first: { call: 'POST /api/authgroups', body: body({ name: 'evenings', ...GROUP }), keep: ({ id }: { id: number }) => String(id) },
    params: ({ made }) => ({ id: made.kept ?? '' }),
    body: body({ ...GROUP, description: 'Evening shift' }),
  },
  'DELETE /api/authgroups/{id}': {
    entry: 'Group Deleted',
    as: 'admin',
    first: { call: 'POST /api/authgroups', body: body({ name: 'mornings', ...GROUP }), keep: ({ id }: { id: number }) => String(id) },
    params: ({ made }) => ({ id: made.kept ?? '' }),
  },
}
