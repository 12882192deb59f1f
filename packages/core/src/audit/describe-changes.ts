import { PROVINCES, type ProvinceCode } from '@clinic/contract/provinces'
import { STATUS_FIELD_NAMES, STATUS_FIELDS } from '../patients/status-fields.ts'

export type DescribedChange = { field: string; label: string; from: string; to: string }

/** Fields that hold a member of staff, by number. */
const PEOPLE_FIELDS: readonly string[] = [...STATUS_FIELD_NAMES.filter((field) => STATUS_FIELDS[field].is === 'person'), 'user_id']

/** Labels for fields whose own name is unclear. */
const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    STATUS_FIELD_NAMES.flatMap((field) => {
      const { words } = STATUS_FIELDS[field]
      return words ? [[field, words]] : []
    }),
  ),
  active: 'Account active',
  licensed_provinces: 'Licensed in',
  queue_enabled: 'Queue',
  auth_groups: 'Groups',
  sms: 'Text messages',
}
/** Fields worth searching: those with a label, and a few with a clear name. */
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

/** `appointment_notes` becomes “Appointment notes”. */
export function fieldLabel(field: string): string {
  const words = field.replaceAll('_', ' ').trim()
  return LABELS[field] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/**
 * Every changed field for display: names instead of ids, Yes instead of `true`, `–` for nothing. `tell` formats
 * instants.
 */
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

/** The ids of users named in changes. */
export function peopleIn(changes: Readonly<Record<string, unknown>>): number[] {
  return Object.entries(changes)
    .filter(([field]) => PEOPLE_FIELDS.includes(field))
    .flatMap(([, change]) => (isChange(change) ? [change.from, change.to] : [change]))
    .filter((value) => typeof value === 'number')
}

function isChange(change: unknown): change is { from: unknown; to: unknown } {
  return typeof change === 'object' && change !== null && ('from' in change || 'to' in change)
}
