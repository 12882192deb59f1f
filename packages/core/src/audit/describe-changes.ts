import { PROVINCES, type ProvinceCode } from '@clinic/contract/provinces'

/** One field of a change in words. */
export type DescribedChange = { field: string; label: string; from: string; to: string }

/** Fields that hold a member of staff, by number. */
const PEOPLE_FIELDS: readonly string[] = ['assigned_pcr', 'assigned_np', 'last_seen_practitioner', 'user_id']

/** Words for fields whose own name is none. */
const LABELS: Readonly<Record<string, string>> = {
  assigned_pcr: 'Assigned PCR',
  assigned_pcr_at: 'Assigned to the PCR at',
  assigned_np: 'Assigned NP',
  assigned_np_at: 'Assigned to the NP at',
  in_pcr_queue: 'In the PCR queue',
  entered_pcr_queue_at: 'Entered the PCR queue at',
  in_np_queue: 'In the NP queue',
  entered_np_queue_at: 'Entered the NP queue at',
  on_hold_in_queue: 'On hold',
  hold_until: 'On hold until',
  need_pcr_help_flag: 'Asks for help',
  pcr_help_reason: 'Reason for help',
  urgent_reason: 'Urgent because of',
  manager_priority: 'Priority by a manager',
  opted_in_for_call: 'Would like a call',
  patient_active: 'Patient active',
  active: 'Account active',
  is_new_patient: 'New patient',
  ineligible_reason: 'Reason for being ineligible',
  marked_ineligible_at: 'Marked ineligible at',
  eligible_date: 'Eligible from',
  upcoming_renewal_date: 'Upcoming renewal',
  completed_appointment_at: 'Appointment completed at',
  last_seen_practitioner: 'Last seen by',
  licensed_provinces: 'Licensed in',
  queue_enabled: 'Queue',
  auth_groups: 'Groups',
  cuditr_questionnaire_required: 'CUDIT-R needed',
  cuditr_questionnaire_complete: 'CUDIT-R complete',
  sms: 'Text messages',
}
/** Fields that people look for: those with words of their own, and a few whose name is word enough. */
export const FIELDS_WITH_WORDS: readonly string[] = [
  ...Object.keys(LABELS),
  'province',
  'eligible',
  'appointment_type',
  'appointment_notes',
  'system_notes',
]

const YES_NO = { true: 'Yes', false: 'No' }
const ON_OFF = { true: 'On', false: 'Off' }
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** A field in words: `appointment_notes` is “Appointment notes”. */
export function fieldLabel(field: string): string {
  const words = field.replaceAll('_', ' ').trim()
  return LABELS[field] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** Every field that a change names, for people: who instead of a number, Yes instead of `true`, `–` for nothing. `tell` writes moments. */
export function describeChanges(
  changes: Readonly<Record<string, unknown>>,
  { people, tell }: { people: Readonly<Record<string, string>>; tell(moment: string): string },
): DescribedChange[] {
  const say = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–'
    if (typeof value === 'boolean') return (field === 'queue_enabled' ? ON_OFF : YES_NO)[`${value}`]
    if (PEOPLE_FIELDS.includes(field) && typeof value === 'number') return people[String(value)] ?? `Person ${value}`
    if (field === 'province' && typeof value === 'string') return PROVINCES[value as ProvinceCode] ?? value
    if (typeof value === 'string') return MOMENT.test(value) ? tell(value) : value
    if (Array.isArray(value)) return value.length === 0 ? '–' : value.map((one) => say('', one)).join(', ')
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  return Object.entries(changes).map(([field, change]) => {
    const { from, to } = isChange(change) ? change : { from: null, to: change }
    return { field, label: fieldLabel(field), from: say(field, from), to: say(field, to) }
  })
}

/** The numbers of the people that changes name. */
export function peopleIn(changes: Readonly<Record<string, unknown>>): number[] {
  return Object.entries(changes)
    .filter(([field]) => PEOPLE_FIELDS.includes(field))
    .flatMap(([, change]) => (isChange(change) ? [change.from, change.to] : [change]))
    .filter((value) => typeof value === 'number')
}

function isChange(change: unknown): change is { from: unknown; to: unknown } {
  return typeof change === 'object' && change !== null && ('from' in change || 'to' in change)
}
