import type { DocumentDetail, DocumentList } from '@clinic/contract/documents/medical-document'
import { type DocumentDraft, documentDraft, type Readiness } from '@clinic/contract/documents/readiness'
import type { Staff } from '@clinic/core/authorization/staff'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, TEST_NOW } from '../../../test/build.ts'
import { type DocumentClinic, openDocumentClinic, type Signed, TODAY } from './documents.harness.ts'

const HISTORIES = 24
/** Milliseconds: hundreds of calls, many of which make a PDF. */
const PATIENCE = 400_000

let clinic: DocumentClinic
let np: Staff
beforeAll(async () => {
  clinic = await openDocumentClinic({ connections: 12 })
  np = await clinic.buildNp()
  await clinic.call(np, 'GET /api/documents/confirmations')
  await clinic.sql`update sessions set factor_shown_at = ${TEST_NOW}, factor_shown = 'totp' where user_id = ${np.id}`
})
afterAll(() => clinic.close())

const REASONS = { replaces: 'New dose', 'document-in-force': 'A second seller', 'above-3-grams': 'Tolerant' }
const GOOD = documentDraft.parse({
  ...{ daily_grams: '1.5', period_count: '12', period_unit: 'months', place_of_consultation: '12 King Street, Toronto ON' },
  ...{ province_of_consultation: 'ON', condition: 'Chronic pain', condition_reason: 'Other treatment did not help', statement: true },
  reasons: REASONS,
})
/** What may be typed; whether nothing there refuses. */
const TYPED = {
  'type-good': [{}, true],
  'type-explained': [{ flags: { psychosis: 'In remission for 20 years' } }, true],
  'type-four-grams': [{ daily_grams: '4', reasons: { ...REASONS, 'differs-from-decision': 'Agreed by phone' } }, true],
  'type-differing': [{ daily_grams: '2' }, false],
  'type-no-grams': [{ daily_grams: '0' }, false],
  'type-range': [{ daily_grams: '1-3' }, false],
  'type-six-grams': [{ daily_grams: '6' }, false],
  'type-year': [{ period_count: '1', period_unit: 'year' }, false],
  'type-thirteen': [{ period_count: '13' }, false],
  'type-unstated': [{ statement: false }, false],
  'type-elsewhere': [{ province_of_consultation: 'SK' }, false],
  'type-unexplained': [{ daily_grams: '3.5', reasons: {} }, false],
} as const satisfies Record<string, readonly [Partial<DocumentDraft>, boolean]>
type Typed = keyof typeof TYPED
const STEPS = [
  ...(Object.keys(TYPED) as Typed[]),
  ...(['authorize', 'authorize', 'decline', 'note', 'note', 'consent', 'consent', 'consent-withdrawn', 'flag', 'unflag'] as const),
  ...([
    'suspend',
    'restore',
    'inactive',
    'active',
    'type-good',
    'type-good',
    'type-replacing',
    'sign',
    'sign',
    'sign',
    'void',
    'withdraw',
  ] as const),
] as const
type Step = (typeof STEPS)[number]
/** What has to hold for a signature, in words of this test. `supersedes`: the document that the draft replaces. */
type Known = {
  id: string
  decided: 'authorize' | 'decline' | null
  noted: boolean
  consented: boolean
  flagged: boolean
  suspended: boolean
  active: boolean
  draft: Typed | 'type-replacing' | null
  supersedes: number | null
  inForce: number[]
}

function maySign({ decided, noted, consented, flagged, suspended, active, draft, supersedes, inForce }: Known): boolean {
  if (draft === null || decided !== 'authorize' || !noted || !consented || suspended || !active) return false
  if (flagged && draft !== 'type-explained') return false
  return draft === 'type-replacing' ? supersedes !== null && inForce.includes(supersedes) : TYPED[draft][1]
}

const path = (id: string) => `/api/patients/${id}/documents`
const isDone = ({ status }: { status: number }) => status === 200

/** One call of the product; what is known follows its answer. */
async function take(known: Known, step: Step): Promise<{ status: number } | null> {
  const { id } = known
  if (step in TYPED || step === 'type-replacing') {
    const last = known.inForce.at(-1) ?? null
    const parts = step === 'type-replacing' ? { supersedes: last } : TYPED[step as Typed][0]
    if (step === 'type-replacing' && last === null) return null
    const { version } = await clinic.call<Readiness>(np, `GET ${path(id)}/draft`)
    const saved = await clinic.call<Readiness>(np, `PUT ${path(id)}/draft`, { version, draft: { ...GOOD, ...parts } })
    if (isDone(saved)) Object.assign(known, { draft: step, supersedes: step === 'type-replacing' ? last : null })
    return saved
  }
  switch (step) {
    case 'authorize':
    case 'decline': {
      const decision = step === 'authorize' ? { kind: step, grams_per_day: 1.5, months: 12 } : { kind: step, reason: 'No indication' }
      const answer = await clinic.call(np, `POST /api/queues/np/${id}/decide`, decision)
      if (isDone(answer)) known.decided = step
      return answer
    }
    case 'note':
      await clinic.writeNote(np, id).catch(() => undefined)
      known.noted = true
      return null
    case 'consent':
    case 'consent-withdrawn':
      known.consented = step === 'consent'
      return clinic.call(np, `POST /api/patients/${id}/treatment_consent`, { given: known.consented })
    default:
      return known.inForce.length === 0 && (step === 'void' || step === 'withdraw') ? null : act(known, step)
  }
}

async function act(known: Known, step: Step): Promise<{ status: number } | null> {
  const { id } = known
  const { sql } = clinic
  switch (step) {
    case 'flag':
    case 'unflag':
      known.flagged = step === 'flag'
      await sql`update patients set risks_vs_benefits_flags = ${sql.json({ psychosis: known.flagged })} where patient_id = ${id}`
      return null
    case 'suspend':
    case 'restore':
      known.suspended = step === 'suspend'
      await sql`update licences set suspended_on = ${known.suspended ? TODAY : null} where user_id = ${np.id}`
      return null
    case 'inactive':
    case 'active':
      known.active = step === 'active'
      await sql`update patients set patient_active = ${known.active} where patient_id = ${id}`
      return null
    case 'sign':
      return sign(known)
    default: {
      const last = known.inForce.at(-1)
      const body = { reason: 'x', ...(step === 'withdraw' && { letter_way: 'portal' }) }
      const ended = await clinic.call(np, `POST /api/documents/${last}/${step === 'withdraw' ? 'withdrawal' : 'void'}`, body)
      if (isDone(ended)) known.inForce = known.inForce.filter((one) => one !== last)
      return ended
    }
  }
}

async function sign(known: Known): Promise<Signed> {
  const { draft_id, version } = await clinic.call<Readiness>(np, `GET ${path(known.id)}/draft`)
  const answer = await clinic.call<Signed>(np, `POST ${path(known.id)}/draft/sign`, { draft_id: draft_id ?? '', version })
  if (isDone(answer)) {
    known.inForce = [...known.inForce.filter((one) => one !== known.supersedes), answer.document.id]
    Object.assign(known, { draft: null, supersedes: null })
  }
  return answer
}

/** Section 273 by its own words, as far as a document shows it. */
function expectValid({ content, intact, daily_grams, signed_on }: DocumentDetail) {
  const { practitioner, patient, period } = content
  expect(intact).toBe(true)
  for (const text of [practitioner.given_name, practitioner.surname, practitioner.address, practitioner.phone, practitioner.licence_number])
    expect(text).not.toBe('')
  expect(practitioner).toMatchObject({ profession: 'Nurse practitioner', province: content.province_of_consultation })
  for (const text of [patient.given_name, patient.surname, content.place_of_consultation, content.statement, content.signature_name])
    expect(text).not.toBe('')
  expect(patient.birth_date < `${Number(TODAY.slice(0, 4)) - 18}${TODAY.slice(4)}`).toBe(true)
  expect(daily_grams > 0 && daily_grams <= 5 && Math.round(daily_grams * 100) / 100 === daily_grams).toBe(true)
  expect([period.unit, Number.isInteger(period.count), period.count >= 1 && period.count <= 12]).toEqual(['months', true, true])
  expect([signed_on, content.signed_on]).toEqual([TODAY, TODAY])
}

async function documentsOf(id: string): Promise<DocumentDetail[]> {
  const { documents } = await clinic.call<DocumentList>(np, `GET ${path(id)}`)
  return Promise.all(documents.map((one) => clinic.call<DocumentDetail>(np, `GET /api/documents/${one.id}`)))
}

const counts = { signed: 0, refused: 0, together: 0 }

async function live(alone: readonly Step[], together: readonly Step[]) {
  await clinic.sql`update licences set suspended_on = null where user_id = ${np.id}`
  const { patient_id } = await buildPatient(clinic.sql, { province: 'ON', in_np_queue: true, assigned_np: np.id })
  const known: Known = {
    ...{ id: patient_id, decided: null, noted: false, consented: false, flagged: false, suspended: false, active: true },
    ...{ draft: null, supersedes: null, inForce: [] },
  }
  for (const step of alone) {
    const may = maySign(known)
    const answer = await take(known, step)
    if (answer) expect(answer.status, step).toBeLessThan(500)
    if (step !== 'sign') continue
    expect(isDone(answer ?? { status: 0 }), `signing after ${alone.join(', ')}`).toBe(may)
    counts[may ? 'signed' : 'refused'] += 1
  }
  const before = await documentsOf(patient_id)
  const answers = await Promise.all([...together, 'sign' as const, 'sign' as const].map((step) => take({ ...known }, step)))
  const after = await documentsOf(patient_id)
  for (const document of after) expectValid(document)
  expect(after.map(({ id }) => id).sort()).toEqual((await documentIds(patient_id)).sort())
  expect(after.length - before.length).toBeLessThanOrEqual(1 + together.filter((step) => step.startsWith('type-')).length)
  counts.together += after.length - before.length
  const replaced = after.map(({ supersedes }) => supersedes).filter((one) => one !== null)
  expect(new Set(replaced).size).toBe(replaced.length)
  for (const answer of answers) if (answer) expect([200, 400, 403, 404, 409, 422, 503]).toContain(answer.status)
}

const documentIds = async (id: string) =>
  (await clinic.sql<{ id: number }[]>`select id from medical_documents where patient_id = ${id}`).map((row) => row.id)

/** What is needed for a signature happens first in most histories; then something changes before each further signature. */
const WAYS: readonly (readonly Step[])[] = [
  ['authorize', 'note', 'consent', 'type-good', 'sign'],
  ['authorize', 'note', 'consent', 'type-explained'],
  ['decline', 'note', 'consent'],
  [],
]
const change = fc
  .tuple(fc.constantFrom(...STEPS), fc.constantFrom<Step>('type-good', 'type-good', 'type-explained', 'type-replacing', 'void'))
  .map(([first, second]): Step[] => [second, first, 'sign'])
const history = fc.tuple(
  fc.constantFrom(...WAYS),
  fc.array(change, { minLength: 3, maxLength: 6 }).map((changes) => changes.flat()),
  fc.array(fc.constantFrom(...STEPS), { maxLength: 3 }),
)

test(
  `in ${HISTORIES} random histories of calls, the last of them at once, a document is signed exactly where every rule allows it, and each is valid under s. 273 (F-7)`,
  async () => {
    await fc.assert(
      fc.asyncProperty(history, ([way, then, together]) => live([...way, ...then], together)),
      { numRuns: HISTORIES, endOnFailure: true },
    )
    expect(counts.signed).toBeGreaterThan(HISTORIES / 4)
    expect(counts.refused).toBeGreaterThan(HISTORIES / 4)
  },
  PATIENCE,
)
