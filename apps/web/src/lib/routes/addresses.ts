import type { SearchSchemaInput } from '@tanstack/react-router'
import type { LinkPath } from './routes.ts'

/** A parameter: any text, or one of the texts that a link may give it. */
type Shape = Readonly<Record<string, 'text' | readonly string[]>>

const RANGE = { from: 'text', to: 'text' } as const
const PATIENTS = { q: 'text', type: 'text', order: 'text', due: 'text', page: 'text', size: 'text' } as const
const QUEUE = { ...PATIENTS, mine: 'text', patient: 'text', part: 'text' } as const
const QUEUE_ADMIN = { ...PATIENTS, who: 'text', patient: 'text', part: 'text' } as const
const USERS = { q: 'text', show: 'text', page: 'text', size: 'text' } as const
/** Of one page at two paths: each begins with its own view. */
const QUESTIONNAIRE = {
  draft: 'text',
  tab: ['general', 'questions', 'publish'],
  view: ['list', 'cards', 'tree', 'graph', 'proof'],
  question: 'text',
  option: 'text',
} as const
const METRICS_SEARCH = { ...RANGE, days: 'text' } as const

/** The parameters that the address of each page takes. A page that is not named takes none. */
const PARAMETERS = {
  '/login': { reason: 'text', to: 'text' },
  '/validate': { key: 'text' },
  '/appointment': { key: 'text' },
  '/unsubscribe': { key: 'text' },
  '/contact-change': { key: 'text' },
  '/pages/userQueue': QUEUE,
  '/pages/userqueue': QUEUE,
  '/pages/NPQueue': QUEUE,
  '/pages/NPqueue': QUEUE,
  '/pages/PCRAdmin': QUEUE_ADMIN,
  '/pages/NPAdmin': QUEUE_ADMIN,
  '/pages/userAdmin': USERS,
  '/pages/useradmin': USERS,
  '/pages/PatientManager': {
    ...{ ...RANGE, q: 'text', only: 'text', pcr: 'text', patient: 'text', part: 'text' },
    ...{ sort: 'text', direction: 'text', page: 'text', size: 'text' },
  },
  '/pages/ReportsPage': RANGE,
  '/pages/spreadsheet_uploader': { import: 'text', step: 'text' },
  '/pages/editQuestionnaire': QUESTIONNAIRE,
  '/pages/medicalQuestionnaire': QUESTIONNAIRE,
  '/pages/audit': {
    ...{ person: 'text', actions: 'text', kind: 'text', patient_id: 'text', field: 'text', from: 'text', until: 'text' },
    ...{ hours: 'text', weekdays: 'text', before: 'text', after: 'text' },
  },
  '/pages/timeline': { before: 'text', after: 'text' },
  '/pages/conversations': {
    ...{ view: ['stops', 'shares', 'replies'], from: 'text', until: 'text', outcome: 'text', stage: 'text', misunderstood: 'text' },
    ...{ before: 'text', open: 'text', days: 'text' },
  },
  '/pages/answers': { view: ['misunderstood'] },
  '/pages/languages': { questionnaire: 'text', of: ['draft', 'published'] },
  '/pages/askByPhone': { patient: 'text' },
  '/pages/patient': { patient: 'text', part: 'text' },
  '/pages/duplicates': { one: 'text', other: 'text' },
  '/admin/calendar': { view: ['week', 'month'], day: 'text', who: 'text', place: 'text' },
  '/admin/stats': METRICS_SEARCH,
  '/admin/charts': METRICS_SEARCH,
} as const satisfies Partial<Record<LinkPath, Shape>>

/** What a link to a page may put into its address. */
export type AddressOf<P extends LinkPath> = P extends keyof typeof PARAMETERS ? Linked<(typeof PARAMETERS)[P]> : Record<string, never>
type Linked<S> = { [K in keyof S]?: S[K] extends readonly string[] ? S[K][number] : string }

/** What the address of a page may hold: people can type anything into it. */
export type TypedAddressOf<P extends LinkPath> = P extends keyof typeof PARAMETERS
  ? { [K in keyof (typeof PARAMETERS)[P]]?: string }
  : Record<never, never>

/**
 * Reads the parameters of a page's address. It changes none of them, so that the address stays as it was typed; what they mean is for the page
 * to say.
 */
export function readAddress<P extends LinkPath>(path: P): (raw: AddressOf<P> & SearchSchemaInput) => TypedAddressOf<P> {
  const shapes: Partial<Record<LinkPath, Shape>> = PARAMETERS
  const names = Object.keys(shapes[path] ?? {})
  return (raw) => Object.fromEntries(Object.entries(raw).filter(([name]) => names.includes(name))) as TypedAddressOf<P>
}

/** The parameters to write, as texts: what is at its start is omitted. */
export function writeParameters<S extends object>(search: S, start: S): { [K in keyof S]?: string } {
  const given = Object.entries(search).filter(([name, value]) => String(value) !== String(start[name as keyof S]))
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)])) as { [K in keyof S]?: string }
}
