import type { DocumentDetail } from '@clinic/contract/documents/medical-document'
import { DOCUMENT_WARNINGS, documentDraft, type Readiness } from '@clinic/contract/documents/readiness'
import type { Seller } from '@clinic/contract/documents/sellers'
import type { VerificationCall } from '@clinic/contract/documents/verification'
import { buildPatient, buildSession, buildStaff } from '../build.ts'
import type { MarkedClinic } from './marked-clinic.ts'
import { MARKED_FIGURES, mark } from './marked-fields.ts'

type Send = MarkedClinic['send']
type Me = { id: number; email: string }
const DRAFT = '/api/patients/{patient_id}/documents/draft'

/** Medical documents from the draft to their end, and a seller who calls; every free text is marked and accepted. */
export async function issueDocuments(clinic: MarkedClinic): Promise<void> {
  const { send } = clinic
  const me = (await send('GET /api/me')).body as Me
  const seller_id = await describePractitioner(send, me.id)
  const { id, content } = await signDocument(clinic, me)
  const params = { id: String(id) }
  const deliver = async () => {
    const { body } = await send('POST /api/documents/{id}/deliveries', { params, body: { seller_id, way: 'portal', number: mark() } })
    return String((body as { document: DocumentDetail }).document.deliveries.at(-1)?.id)
  }
  const refused = { ...params, delivery: await deliver() }
  await send('POST /api/documents/{id}/deliveries/{delivery}/outcome', { params: refused, body: { outcome: 'refused', reason: mark() } })
  await deliver()
  const today = content.signed_on
  await send('POST /api/documents/{id}/registration', { params, body: { seller_id, registered_on: today, reported_by: 'seller' } })
  await send('POST /api/documents/{id}/return', { params, body: { on: today, reason: mark() } })
  await deliver()
  await send('POST /api/documents/{id}/withdrawal', { params, body: { reason: mark(), letter_way: 'portal', letter_number: mark() } })
  const wrong = await signDocument(clinic, me)
  await answerSeller(send, seller_id)
  await send('POST /api/documents/{id}/void', { params: { id: String(wrong.id) }, body: { reason: mark() } })
  await confirmDocument(clinic)
}

async function describePractitioner(send: Send, user_id: number): Promise<number> {
  const params = { id: String(user_id) }
  const { phone } = MARKED_FIGURES
  const [given_name, surname] = [mark(), mark()]
  const printed = { phone, fax: phone, given_name, surname, register_given_name: given_name, register_surname: surname }
  for (const [version, profession] of [mark(), 'Nurse practitioner'].entries())
    await send('PUT /api/users/{id}/practitioner_details', {
      params,
      body: { ...printed, profession, version, address: mark(), email: `${mark()}@${mark()}.ca` },
    })
  const register = { province: 'ON', valid_from: '2020-01-01', valid_to: null, suspended_on: null, checked_on: '2026-01-02', version: 0 }
  await send('PUT /api/users/{id}/licences', {
    params,
    body: { ...register, notice_on: null, notice_retracted_on: null, college: mark(), number: mark(), restrictions: '' },
  })
  const known = { province: 'MB', status: 'yes', from: null, checked_on: '2026-01-05', version: 0 }
  await send('PUT /api/np_authority', { body: { ...known, source: mark(), note: mark() } })
  const seller = { accepts: 'portal', accepts_on: '2026-01-05', active: true, version: 0 }
  const { text } = await send('PUT /api/sellers/{id}', {
    params: { id: '0' },
    body: { ...seller, name: mark(), phone, fax: phone, accepts_note: mark() },
  })
  return (JSON.parse(text) as Seller[])[0]?.id ?? 0
}

/** A patient whose visit ended with an authorization, whose note is signed and who consented. */
async function seePatient({ send, processes }: MarkedClinic, np: number): Promise<{ patient_id: string }> {
  const { patient_id } = await buildPatient(processes.database.sql, {
    ...{ first_name: mark(), last_name: mark(), province: 'ON', in_np_queue: true, assigned_np: np },
  })
  const params = { patient_id }
  const note = { template: 'dap', data: mark(), assessment: mark(), plan: mark() }
  await send('POST /api/queues/np/{patient_id}/decide', { params, body: { kind: 'authorize', grams_per_day: 1.5, months: 12 } })
  await send('PUT /api/patients/{patient_id}/visit_notes/draft', { params, body: { kind: 'visit', version: 0, content: note } })
  await send('POST /api/patients/{patient_id}/visit_notes/draft/sign', { params, body: { version: 1 } })
  await send('POST /api/patients/{patient_id}/treatment_consent', { params, body: { given: true } })
  return { patient_id }
}

async function writeDraft(send: Send, params: { patient_id: string }, figures: object): Promise<Readiness> {
  const draft = documentDraft.parse({
    ...{ province_of_consultation: 'ON', statement: true, fax_initials: 'WU', place_of_consultation: mark() },
    ...{ condition: mark(), condition_reason: mark(), identity_given_name: mark(), identity_surname: mark() },
    reasons: Object.fromEntries(DOCUMENT_WARNINGS.map((warning) => [warning, mark()])),
    flags: { liver_disease: mark() },
    ...figures,
  })
  const { version } = (await send(`GET ${DRAFT}`, { params })).body as unknown as Readiness
  return (await send(`PUT ${DRAFT}`, { params, body: { version, draft } })).body as unknown as Readiness
}

async function signDocument(clinic: MarkedClinic, { id, email }: Me): Promise<DocumentDetail> {
  const { send, processes } = clinic
  const params = await seePatient(clinic, id)
  await writeDraft(send, params, { daily_grams: mark(), grams_again: mark(), period_count: mark(), period_unit: mark() })
  const { draft_id, version, factor_fresh_until } = await writeDraft(send, params, {
    ...{ daily_grams: '1.5', period_count: '12', period_unit: 'months' },
  })
  if (!factor_fresh_until) {
    await send('POST /api/me/signing_factor')
    await send('POST /api/me/signing_factor/code', { body: { code: await processes.code(email) } })
  }
  const { body, text, status } = await send(`POST ${DRAFT}/sign`, { params, body: { draft_id, version } })
  if (status !== 200) throw new Error(`the document was not signed: ${text}`)
  return (body as { document: DocumentDetail }).document
}

/** About a number that is no document’s: it is answered like any other. */
async function answerSeller(send: Send, seller_id: number): Promise<void> {
  const { body } = await send('POST /api/verifications', { body: { document_number: mark(), seller_id, caller_name: mark() } })
  await send('GET /api/verifications', { query: { document_number: mark() } })
  const params = { id: String((body as unknown as VerificationCall).id) }
  const said = { number_called: MARKED_FIGURES.phone, given_name: mark(), surname: mark(), birth_date: MARKED_FIGURES.born }
  await send('POST /api/verifications/{id}/match', { params, body: said })
  await send('POST /api/verifications/{id}/end', { params, body: { asked: [], confirmed: [], doubt: true, minutes: 4, note: mark() } })
  await send('POST /api/public/document_check', { body: { code: mark() } })
}

/** Another NP, who prescribes much, asks; the one who is logged in confirms. */
async function confirmDocument({ send, processes }: MarkedClinic): Promise<void> {
  const { sql } = processes.database
  const other = await buildStaff(sql, { groups: ['nps'], provinces: ['ON'] })
  const headers = await buildSession(sql, other.id, new Date().toISOString())
  const { patient_id } = await buildPatient(sql, { province: 'ON', in_np_queue: true, assigned_np: other.id })
  const params = { patient_id }
  const draft = documentDraft.parse({ daily_grams: '6', period_count: '12', period_unit: 'months' })
  await send(`PUT ${DRAFT}`, { params, headers, body: { version: 0, draft } })
  const { body } = await send(`POST ${DRAFT}/confirmations`, { params, headers })
  const id = String((body as unknown as Readiness).confirmations[0]?.id)
  await send('POST /api/documents/confirmations/{id}', { params: { id }, body: { confirmed: true, note: mark() } })
}
