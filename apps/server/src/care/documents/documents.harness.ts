import type { DocumentDetail } from '@clinic/contract/documents/medical-document'
import { type DocumentDraft, documentDraft, type Readiness } from '@clinic/contract/documents/readiness'
import type { Staff } from '@clinic/core/authorization/staff'
import { buildPatient, buildSession, buildStaff, type StaffParts, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../../test/http.ts'
import { mountAuth } from '../../identity/auth/routes.ts'
import { saveLicence } from '../../identity/users/licences/save-licence.ts'
import { later } from '../../platform/clock.ts'
import { mountQueues } from '../queues/routes.ts'
import { mountVisitNotes } from '../visit-notes/routes.ts'
import { savePractitionerDetails } from './directory/save-practitioner-details.ts'
import { saveSeller } from './directory/save-seller.ts'
import type { FaxGateway } from './life/fax-gateway.ts'
import { sendFaxes } from './life/send-faxes.ts'
import { mountDocuments } from './routes.ts'

export const TODAY = TEST_NOW.slice(0, 10)
const LICENCE = {
  ...{ province: 'ON' as const, college: 'CNO', number: '1234567', valid_from: '2020-01-01', valid_to: null, suspended_on: null },
  ...{ restrictions: '', notice_on: null, notice_retracted_on: null, checked_on: TODAY, version: 0 },
}
export const SELLER = {
  ...{ name: 'Green Leaf', phone: '416-555-0199', fax: '416-555-0198', accepts: 'portal' as const, accepts_on: '2026-01-05' },
  ...{ accepts_note: 'Told by phone', active: true, version: 0 },
}
type Refused = { status: number; message: string; error: { code: string; fields?: object; details?: Record<string, unknown> } }
export type Signed = { document: DocumentDetail; message: string } & Refused

/** Documents over HTTP, with a fax gateway that keeps what it was given. */
export type DocumentClinic = TestDatabase & {
  http: TestHttp
  admin: Staff
  faxes: { key: string; number: string; pages: number; bytes: number }[]
  /** While true, the gateway fails. */
  fax: { broken: boolean }
  call<T = unknown>(staff: Staff, call: string, body?: object): Promise<T & Refused>
  /** An NP with a licence and what documents print of them. */
  buildNp(parts?: StaffParts): Promise<Staff>
  seller(parts?: Partial<Omit<typeof SELLER, 'accepts'>> & { accepts?: 'portal' | 'secure_fax' | 'original_by_mail' }): Promise<number>
  /** A patient whose visit ended with an authorization, whose note is signed and who consented. */
  visited(np: Staff, grams?: number): Promise<string>
  writeNote(np: Staff, patient_id: string): Promise<void>
  /** Completes the visit with an authorization and records the consent to treatment. */
  authorize(np: Staff, patient_id: string, grams?: number): Promise<{ undo: { id: number } | null }>
  /** Saves a draft that lacks nothing. */
  draft(np: Staff, patient_id: string, parts?: Partial<DocumentDraft>): Promise<Readiness & Refused>
  /** Runs the job of each minute, so many seconds after the test’s moment. */
  sendFaxes(seconds?: number): Promise<number>
  showFactor(np: Staff): Promise<void>
  sign(np: Staff, patient_id: string, parts?: Partial<DocumentDraft>): Promise<Signed>
}

/** `url`: the public address; a passkey of the tests works at `http://localhost` alone. */
type Opening = { connections?: number; url?: string }

export async function openDocumentClinic({ url = 'https://clinic.example', ...options }: Opening = {}): Promise<DocumentClinic> {
  const database = await openTestDatabase(options)
  const faxes: DocumentClinic['faxes'] = []
  const fax = { broken: false }
  const http = await openTestHttp(database, routesWith(gatewayOf(faxes, fax)), { PUBLIC_URL: url, DEMO: '0' })
  const admin = await buildStaff(database.sql, { groups: ['admins'] })
  const sessions = new Map<number, { authorization: string }>()
  const clinic = { ...database, http, admin, faxes, fax } as DocumentClinic
  clinic.sendFaxes = (seconds = 0) =>
    sendFaxes({ sql: database.sql, now: later(TEST_NOW, seconds), zone: 'America/Toronto' }, gatewayOf(faxes, fax))
  clinic.call = async <T>(staff: Staff, call: string, body?: object) => {
    const [method = 'GET', path = ''] = call.split(' ')
    const headers = sessions.get(staff.id) ?? (await buildSession(database.sql, staff.id))
    sessions.set(staff.id, headers)
    const answer = await http.call(path, {
      method: method as 'GET',
      headers: { ...headers, host: new URL(url).host },
      ...(body && { body }),
    })
    return { ...answer.json<T & Refused>(), status: answer.statusCode }
  }
  clinic.close = async () => {
    await http.close()
    await database.close()
  }
  return Object.assign(clinic, peopleOf(clinic), visitsOf(clinic), signaturesOf(clinic))
}

function gatewayOf(faxes: DocumentClinic['faxes'], fax: DocumentClinic['fax']): FaxGateway {
  return {
    async send({ key, number, pages, pdf }) {
      if (fax.broken) throw new Error('no line')
      faxes.push({ key, number, pages, bytes: pdf.length })
    },
  }
}

function routesWith(fax: FaxGateway): Parameters<typeof openTestHttp>[1] {
  return (mount, services) => {
    mountAuth(mount, services)
    mountQueues(mount)
    mountVisitNotes(mount)
    mountDocuments(mount, { config: services.config, fax })
  }
}

let sellers = 0

function peopleOf(clinic: DocumentClinic): Pick<DocumentClinic, 'buildNp' | 'seller'> {
  return {
    async buildNp(parts = {}) {
      const np = await buildStaff(clinic.sql, { groups: ['nps'], provinces: ['ON'], ...parts })
      const by = staffContext(clinic, clinic.admin)
      await saveLicence(by, { ...LICENCE, id: String(np.id) })
      const [given_name = '', surname = ''] = np.name.split(' ')
      await savePractitionerDetails(by, {
        ...{ id: String(np.id), given_name, surname, register_given_name: given_name, register_surname: surname },
        ...{ profession: 'Nurse practitioner', address: '500 Bay Street, Toronto ON M5G 2C2', phone: '416-555-0101', fax: '', email: '' },
        version: 0,
      })
      return np
    },
    async seller(parts = {}) {
      sellers += 1
      const name = parts.name ?? `Seller ${sellers}`
      const saved = await saveSeller(staffContext(clinic, clinic.admin), { ...SELLER, ...parts, name, id: '0' })
      return saved.find((row) => row.name === name)?.id ?? 0
    },
  }
}

function visitsOf(clinic: DocumentClinic): Pick<DocumentClinic, 'visited' | 'writeNote' | 'authorize'> {
  return {
    async visited(np, grams) {
      const { patient_id } = await buildPatient(clinic.sql, { province: 'ON', in_np_queue: true, assigned_np: np.id })
      await clinic.authorize(np, patient_id, grams)
      await clinic.writeNote(np, patient_id)
      return patient_id
    },
    async writeNote(np, patient_id) {
      const content = { template: 'dap', data: 'Pain', assessment: 'Fits', plan: 'Oil' }
      await expectOk(clinic.call(np, `PUT /api/patients/${patient_id}/visit_notes/draft`, { kind: 'visit', version: 0, content }))
      await expectOk(clinic.call(np, `POST /api/patients/${patient_id}/visit_notes/draft/sign`, { version: 1 }))
    },
    async authorize(np, patient_id, grams = 1.5) {
      const decision = { kind: 'authorize', grams_per_day: grams, months: 12 }
      const decided = clinic.call<{ undo: { id: number } | null }>(np, `POST /api/queues/np/${patient_id}/decide`, decision)
      await expectOk(decided)
      await expectOk(clinic.call(np, `POST /api/patients/${patient_id}/treatment_consent`, { given: true }))
      return decided
    },
  }
}

function signaturesOf(clinic: DocumentClinic): Pick<DocumentClinic, 'draft' | 'showFactor' | 'sign'> {
  return {
    async draft(np, patient_id, parts = {}) {
      const { version } = await clinic.call<Readiness>(np, `GET /api/patients/${patient_id}/documents/draft`)
      const draft = documentDraft.parse({
        ...{ daily_grams: '1.5', period_count: '12', period_unit: 'months', place_of_consultation: '12 King Street, Toronto ON' },
        ...{ province_of_consultation: 'ON', condition: 'Chronic pain', condition_reason: 'Other treatment did not help', statement: true },
        ...parts,
      })
      return clinic.call<Readiness>(np, `PUT /api/patients/${patient_id}/documents/draft`, { version, draft })
    },
    async showFactor(np) {
      const [account] = await clinic.sql<{ email: string }[]>`select email from users where id = ${np.id}`
      await expectOk(clinic.call(np, 'POST /api/me/signing_factor'))
      const code = /^\d{6}$/m.exec(await clinic.http.mailTo(account?.email ?? ''))?.[0]
      await expectOk(clinic.call(np, 'POST /api/me/signing_factor/code', { code }))
    },
    async sign(np, patient_id, parts = {}) {
      const { draft_id, version } = await clinic.draft(np, patient_id, parts)
      await clinic.showFactor(np)
      return clinic.call<Signed>(np, `POST /api/patients/${patient_id}/documents/draft/sign`, { draft_id, version })
    },
  }
}

async function expectOk(answer: Promise<Refused>): Promise<void> {
  const { status, error } = await answer
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(error)}`)
}
