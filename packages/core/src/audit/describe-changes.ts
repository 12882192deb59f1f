import { PROVINCES, type ProvinceCode } from '@clinic/contract/provinces'
import { STATUS_FIELD_NAMES, STATUS_FIELDS } from '../patients/status-fields.ts'

/** One field of a change in words. */
export type DescribedChange = { field: string; label: string; from: string; to: string }

/** Fields that hold a member of staff, by number. */
const PEOPLE_FIELDS: readonly string[] = [...STATUS_FIELD_NAMES.filter((field) => STATUS_FIELDS[field].is === 'person'), 'user_id']

/** Words for fields whose own name is none. */
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
