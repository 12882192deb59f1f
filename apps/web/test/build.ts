import type { Alarm } from '@clinic/contract/alarms'
import type { StatusRecord, StatusRow } from '@clinic/contract/patients'
import type { QueuePage } from '@clinic/contract/queues'
import type { AdminUser, CurrentUser, GroupDetails, StaffUser } from '@clinic/contract/users'
import { ANSWER_FIELDS, type Scope } from '@clinic/contract/vocabulary'

/** The moment that the server of these tests says it is. */
export const NOW = '2026-03-02T15:00:00.000Z'

export type StaffParts = Partial<CurrentUser> & { scopes: Scope[] }

/** A member of staff as they see themselves: Noor Ito of Ontario, whose queue is on. */
export function staff(parts: StaffParts): CurrentUser {
  return {
    id: 7,
    email: 'noor.ito@clinic.example',
    first_name: 'Noor',
    last_name: 'Ito',
    name: 'Noor Ito',
    licensed_provinces: 'Ontario',
    queue_enabled: true,
    auth_groups: [],
    number_of_assigned_patients: 0,
    ...parts,
  }
}

/** An open alarm: a patient in Ontario wrote about suicide twelve minutes ago. */
export function alarmOf(parts: Partial<Alarm> = {}): Alarm {
  return {
    ...{
      id: 1,
      kind: 'suicide',
      level: 'acute',
      source: 'rule',
      raised_at: '2026-03-02T14:48:00.000Z',
      last_at: '2026-03-02T14:48:00.000Z',
    },
    ...{ released_at: null, words: 'I don’t want to be here tonight', told: 'Please call 9-8-8 now.', lines: [] },
    ...{ patient_id: 'TCN-20418', name: 'Tyler Mackinnon', date_of_birth: '1992-01-05', province: 'Ontario', place: 'Sudbury' },
    ...{ phone: '7055550162', place_said: false, phone_said: false, phone_on_file: null, in_chat: false, record: true, conversation: true },
    ...{ taken: null, called: [], forms: [] },
    ...parts,
  }
}

/** A row of a queue: an eligible adult of Ontario who has been waiting for an hour. */
export function patientRow(parts: Partial<StatusRow> = {}): StatusRow {
  const patient_id = parts.patient_id ?? 'TCN-20418'
  return {
    patient_id,
    id: patient_id,
    version: 1,
    first_name: 'Robin',
    last_name: 'Leaf',
    date_of_birth: '1980-05-17',
    province: 'Ontario',
    ...{ patient_active: true, abandoned_at: null, death_recorded_at: null, died_on: null },
    is_new_patient: true,
    eligible: true,
    ineligible_reason: '',
    marked_ineligible_at: null,
    eligible_date: null,
    in_pcr_queue: false,
    entered_pcr_queue_at: null,
    in_np_queue: false,
    entered_np_queue_at: null,
    on_hold_in_queue: false,
    need_pcr_help_flag: false,
    pcr_help_reason: '',
    ...{ help_about: '', urgent_reason: '', safety_concern: false },
    np_review_due_on: null,
    call_state: '',
    next_call_at: null,
    next_call_local: '',
    ...({ call_attempts: 0, pcr_hold_reason: '', pcr_hold_until: null } as const),
    manager_priority: false,
    assigned_pcr: null,
    assigned_np: null,
    assigned_pcr_id: null,
    assigned_np_id: null,
    assigned_at: null,
    waiting_since: '2026-03-02T14:00:00.000Z',
    stage_since: '2026-03-02T14:00:00.000Z',
    hold_until: null,
    opted_in_for_call: false,
    appointment_type: 'New Patient',
    appointment_notes: '',
    system_notes: '',
    last_seen_practitioner: null,
    completed_appointment_at: null,
    upcoming_renewal_date: null,
    questionnaire_in_progress: false,
    questionnaire_started_at: null,
    current_questionnaire_name: null,
    async_questionnaire_complete: true,
    renewal_questionnaire_complete: false,
    scale_questionnaire_complete: true,
    cuditr_questionnaire_required: false,
    cuditr_questionnaire_complete: false,
    follow_up_questionnaire_required: false,
    follow_up_questionnaire_complete: false,
    different_mailing_address: false,
    risks_vs_benefits_flags: {},
    ...parts,
  }
}

/** A page of a queue that holds these rows and nothing else. */
export function queuePageOf(rows: StatusRow[], parts: Partial<QueuePage> = {}): QueuePage {
  return {
    rows,
    total: rows.length,
    active: rows.filter((row) => !row.on_hold_in_queue).length,
    held: rows.filter((row) => row.on_hold_in_queue).length,
    now: NOW,
    ...parts,
  }
}

/** An account as administrators see it: Ada Quill, active, a nurse practitioner of Ontario. */
export function account(parts: Partial<AdminUser> = {}): AdminUser {
  const { id = 41, first_name = 'Ada', last_name = 'Quill', active = true } = parts
  return {
    id,
    user_id: id,
    first_name,
    last_name,
    name: `${first_name} ${last_name}`,
    email: 'ada.quill@clinic.example',
    password: '',
    phone: '4165550134',
    sms: false,
    notify: false,
    active,
    enabled: active,
    state: active ? 'active' : 'off',
    queue_enabled: true,
    licensed_provinces: 'Ontario',
    auth_groups: [USER_GROUP, NPS_GROUP],
    last_login_at: new Date().toISOString(),
    created_at: '2025-01-15T15:00:00.000Z',
    mailed: null,
    version: 1,
    ...parts,
  }
}

const USER_GROUP = { id: 2, name: 'User', description: 'User', scopes: [{ name: 'user' as const }] }
const NPS_GROUP = { id: 3, name: 'nps', description: 'Nurse Practitioner', scopes: [{ name: 'np' as const }] }
const MANAGERS = { id: 9, name: 'npManagers', description: 'NP Manager', scopes: [{ name: 'npmanager' as const }] }

/** The groups that these tests know, with what each allows. */
export const GROUPS: GroupDetails[] = [
  { ...USER_GROUP, pcr_capable: false, np_capable: false, needs_strong_factor: false, members: 3 },
  { ...NPS_GROUP, pcr_capable: false, np_capable: true, needs_strong_factor: false, members: 2 },
  { ...MANAGERS, pcr_capable: false, np_capable: true, needs_strong_factor: false, members: 0 },
]

/** A member of staff as managers see them. */
export function colleague(parts: Partial<StaffUser> & Pick<StaffUser, 'id' | 'name'>): StaffUser {
  const [first_name = '', last_name = ''] = parts.name.split(' ')
  return { first_name, last_name, queue_enabled: true, licensed_provinces: 'Ontario', auth_groups: [], ...parts }
}

/** A patient's whole record around a row, with no answers yet. */
export function statusRecord(row: StatusRow): StatusRecord {
  const answers = Object.fromEntries(ANSWER_FIELDS.map((field) => [field, null])) as Record<(typeof ANSWER_FIELDS)[number], null>
  return {
    ...row,
    ...answers,
    conversation_state: {},
    medications: [],
    preferred_licensed_seller: null,
    preferred_cannabinoids: null,
    preferred_consumption_methods: null,
    referral_codes: [],
  }
}
