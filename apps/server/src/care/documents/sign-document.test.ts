import type { DocumentList } from '@clinic/contract/documents/medical-document'
import type { Readiness } from '@clinic/contract/documents/readiness'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildStaff, staffContext } from '../../../test/build.ts'
import { saveAuthority } from './directory/save-authority.ts'
import { type DocumentClinic, openDocumentClinic, type Signed, TODAY } from './documents.harness.ts'

let clinic: DocumentClinic
let np: Staff
beforeAll(async () => {
  clinic = await openDocumentClinic({ connections: 12 })
  np = await clinic.buildNp()
})
afterAll(() => clinic.close())

const path = (id: string) => `/api/patients/${id}/documents`
const meter = (id: string, by = np) => clinic.call<Readiness>(by, `GET ${path(id)}/draft`)
const list = (id: string, by = np) => clinic.call<DocumentList>(by, `GET ${path(id)}`)
const sign = (id: string, { draft_id, version }: Pick<Readiness, 'draft_id' | 'version'>, by = np) =>
  clinic.call<Signed>(by, `POST ${path(id)}/draft/sign`, { draft_id, version })
const REASON = { 'above-3-grams': 'Tolerant, and no adverse effects', 'differs-from-decision': 'Less did not help' }

describe('the meter', () => {
  test('begins with what was decided, and names everything that is missing (F-7)', async () => {
    const id = await clinic.visited(np, 2)
    const found = await meter(id)
    expect(found).toMatchObject({
      draft_id: null,
      version: 0,
      ready: false,
      draft: { daily_grams: '2', period_count: '12', period_unit: 'months' },
    })
    expect(found.refusals.map(({ code }) => code)).toEqual(['place-missing', 'condition-missing', 'reason-missing', 'statement-missing'])
    expect(found.refusals[0]).toMatchObject({ field: 'place_of_consultation', todo: 'Enter it.' })
    expect(await clinic.draft(np, id)).toMatchObject({
      ready: false,
      warnings: [{ code: 'differs-from-decision', text: 'The visit authorized 2 g a day.', field: 'daily_grams' }],
    })
    expect(await clinic.draft(np, id, { daily_grams: '2' })).toMatchObject({
      ready: true,
      refusals: [],
      possession_grams: 60,
      last_day: '2027-03-01',
      version: 2,
    })
  })

  test('refuses without a signed note, a visit, a consent or a decided flag', async () => {
    const id = await clinic.visited(np)
    await clinic.sql`update patients set risks_vs_benefits_flags = '{"psychosis": true}' where patient_id = ${id}`
    await clinic.call(np, `POST /api/patients/${id}/treatment_consent`, { given: false })
    const { refusals, flags } = await clinic.draft(np, id)
    expect(refusals.map(({ code }) => code)).toEqual(['consent-withdrawn', 'flag-undecided'])
    expect(flags).toEqual([{ key: 'psychosis', name: 'Psychosis' }])
    await clinic.call(np, `POST /api/patients/${id}/treatment_consent`, { given: true })
    expect(await clinic.draft(np, id, { flags: { psychosis: 'In remission for 20 years' } })).toMatchObject({ ready: true })
  })

  test('is for practitioners who may open the record, and a draft is its author’s alone', async () => {
    const id = await clinic.visited(np)
    await clinic.draft(np, id)
    const elsewhere = await buildStaff(clinic.sql, { groups: ['nps'], provinces: ['BC'] })
    expect(await meter(id, elsewhere)).toMatchObject({ status: 404, error: { code: 'patient-not-found' } })
    expect(await clinic.call(clinic.admin, `GET ${path(id)}/draft`)).toMatchObject({ status: 403 })
  })

  test('says so when another window has saved the draft', async () => {
    const id = await clinic.visited(np)
    const { draft } = await clinic.draft(np, id)
    const save = (version: number) =>
      clinic.call<Readiness>(np, `PUT ${path(id)}/draft`, { version, draft: { ...draft, condition: 'Sleep' } })
    expect(await save(0)).toMatchObject({ status: 409, error: { code: 'document-draft-changed' } })
    expect(await save(1)).toMatchObject({ version: 2, draft: { condition: 'Sleep' } })
    // Its reply was lost: what is sent is what is stored.
    expect(await save(1)).toMatchObject({ status: 200, version: 2, draft: { condition: 'Sleep' } })
    expect(await clinic.call(np, `DELETE ${path(id)}/draft`)).toMatchObject({ message: 'Draft discarded.' })
    expect(await clinic.call(np, `DELETE ${path(id)}/draft`)).toMatchObject({ error: { code: 'document-draft-not-found' } })
  })
})

describe('a signature', () => {
  test('makes a document of recorded data with a number, a code, a PDF and a hash, and the renewal follows it (F-7, F-8)', async () => {
    const id = await clinic.visited(np)
    const { document, message } = await clinic.sign(np, id)
    expect(message).toBe('Document signed.')
    expect(document).toMatchObject({
      state: 'signed',
      daily_grams: 1.5,
      signed_on: TODAY,
      last_day: null,
      ends_on: '2027-03-01',
      in_force: true,
      intact: true,
    })
    expect(document.content).toMatchObject({
      practitioner: { surname: np.name.split(' ')[1], licence_number: '1234567', college: 'CNO', province: 'ON' },
      patient: { given_name: 'Pat', birth_date: '1980-05-17' },
      ...{ daily_grams: 1.5, period: { count: 12, unit: 'months' }, signed_on: TODAY, copy: 0 },
    })
    expect(document.content.check_url).toBe(`https://clinic.example/check#${document.content.check_code}`)
    const file = await clinic.call<{ bytes: string; name: string }>(np, `GET /api/documents/${document.id}/file`)
    expect(Buffer.from(file.bytes, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    const [row] = await clinic.sql`select upcoming_renewal_date from patients where patient_id = ${id}`
    expect(row?.upcoming_renewal_date).toBe('2027-03-01')
    const [entry] =
      await clinic.sql`select description, additional_info from audit_log where patient_id = ${id} and action = 'Sign Medical Document'`
    expect(entry?.additional_info).toContain(`SHA-256 ${document.hash}`)
    expect(entry?.additional_info).toContain('second factor: mail')
    expect(JSON.stringify(entry)).not.toContain('Chronic pain')
    expect(await meter(id)).toMatchObject({ draft_id: null, version: 0 })
  })

  test('moves the renewal that the decision had set, with an entry, where its period is another (F-8)', async () => {
    const id = await clinic.visited(np)
    await clinic.sign(np, id, { period_count: '6' })
    const [row] = await clinic.sql`select upcoming_renewal_date from patients where patient_id = ${id}`
    expect(row?.upcoming_renewal_date).toBe('2026-09-01')
    const [logged] = await clinic.sql<{ changes: object }[]>`
      select changes from audit_log where action = 'Sign Medical Document' and patient_id = ${id}`
    expect(logged?.changes).toMatchObject({ upcoming_renewal_date: { from: '2027-03-01', to: '2026-09-01' } })
  })

  test('needs a second factor of the last five minutes, from this session', async () => {
    const id = await clinic.visited(np)
    const fresh = await clinic.buildNp()
    const theirs = await clinic.visited(fresh)
    const draft = await clinic.draft(fresh, theirs)
    expect(await sign(theirs, draft, fresh)).toMatchObject({ status: 403, error: { code: 'document-factor-needed' } })
    expect(await clinic.call(fresh, 'POST /api/me/signing_factor/code', { code: '000000' })).toMatchObject({ status: 400 })
    await clinic.showFactor(fresh)
    expect((await meter(theirs, fresh)).factor_fresh_until).toBe('2026-03-02T15:05:00.000Z')
    await clinic.sql`update sessions set factor_shown_at = factor_shown_at - interval '5 minutes' where user_id = ${fresh.id}`
    expect(await sign(theirs, draft, fresh)).toMatchObject({ error: { code: 'document-factor-needed' } })
    expect(await sign(id, await clinic.draft(np, id), fresh)).toMatchObject({ status: 404, error: { code: 'patient-not-found' } })
  })

  test('refuses what is not ready and says what is missing', async () => {
    const id = await clinic.visited(np)
    const refused = await clinic.sign(np, id, { daily_grams: '3.1', statement: false })
    expect(refused).toMatchObject({
      status: 409,
      error: {
        code: 'document-not-ready',
        details: { refusals: ['statement-missing'], warnings: ['above-3-grams', 'differs-from-decision'] },
      },
    })
    expect((await list(id)).documents).toEqual([])
    expect((await clinic.sign(np, id, { daily_grams: '3.1', reasons: REASON })).document.daily_grams).toBe(3.1)
  })

  test('submitted many times at once is one document (vector 72)', async () => {
    const id = await clinic.visited(np)
    const draft = await clinic.draft(np, id)
    await clinic.showFactor(np)
    const answers = await Promise.all(Array.from({ length: 8 }, () => sign(id, draft)))
    // One that waited too long for its turn is refused and may be sent again.
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.filter(({ error }) => error.code !== 'database-unavailable')).toEqual([])
    expect(new Set(answers.flatMap(({ status, document }) => (status === 200 ? document.id : []))).size).toBe(1)
    expect((await list(id)).documents).toHaveLength(1)
    const entries = await clinic.sql`select 1 from audit_log where patient_id = ${id} and action = 'Sign Medical Document'`
    expect(entries).toHaveLength(1)
  })

  test('of a replacement, at once with a withdrawal of the old document: one of them comes first (F-7)', async () => {
    const id = await clinic.visited(np)
    const { document: old } = await clinic.sign(np, id)
    const draft = await clinic.draft(np, id, {
      daily_grams: '2',
      supersedes: old.id,
      reasons: { replaces: 'New dose', 'differs-from-decision': 'New dose' },
    })
    const [signed, withdrawn] = await Promise.all([
      sign(id, draft),
      clinic.call<Signed>(np, `POST /api/documents/${old.id}/withdrawal`, { reason: 'Heart disease', letter_way: 'portal' }),
    ])
    expect([signed, withdrawn].filter(({ status }) => status === 200)).toHaveLength(1)
    const { documents } = await list(id)
    expect(documents.find((row) => row.id === old.id)?.state).toBe(signed.status === 200 ? 'replaced' : 'support-withdrawn')
    expect(documents.filter(({ in_force }) => in_force)).toHaveLength(signed.status === 200 ? 1 : 0)
  })

  test('many at once while the licence ends never give a document of an ended licence', async () => {
    const other = await clinic.buildNp()
    const ids = await Promise.all(Array.from({ length: 6 }, () => clinic.visited(other)))
    const drafts = await Promise.all(ids.map((id) => clinic.draft(other, id)))
    await clinic.showFactor(other)
    const suspended = `update licences set suspended_on = '2026-03-01' where user_id = ${other.id}`
    const [answers] = await Promise.all([
      Promise.all(ids.map((id, at) => sign(id, drafts[at] as Readiness, other))),
      clinic.sql.begin(async (tx) => {
        await tx.unsafe(suspended)
        await tx`insert into settings (key, value) select 'suspended_xid', to_jsonb(count(*)) from medical_documents where author_id = ${other.id}`
      }),
    ])
    const [row] = await clinic.sql<{ before: number }[]>`select value::int as before from settings where key = 'suspended_xid'`
    expect(answers.filter(({ status }) => status === 200).length).toBe(row?.before)
    for (const { status, error } of answers) if (status !== 200) expect(error.code).toBe('document-not-ready')
  })

  test('where authority is unknown waits until an administrator enters a source (F-7)', async () => {
    const id = await clinic.visited(np)
    const save = (status: 'unknown' | 'yes', version: number, source: string) =>
      saveAuthority(staffContext(clinic, clinic.admin), {
        province: 'ON',
        status,
        from: null,
        source,
        checked_on: TODAY,
        note: '',
        version,
      })
    await save('unknown', 0, '')
    expect((await clinic.draft(np, id)).refusals.map(({ code }) => code)).toEqual(['authority-not-established'])
    await expect(save('yes', 1, '')).rejects.toMatchObject({ code: 'authority-source-needed' })
    await save('yes', 1, 'cno.org, read today')
    expect((await clinic.draft(np, id)).ready).toBe(true)
  })
})

describe('above 5 g', () => {
  test('a second NP confirms, above 10 g an NP manager too, never the signer and never one person for both (F-7)', async () => {
    const id = await clinic.visited(np, 12)
    const second = await clinic.buildNp()
    const manager = await buildStaff(clinic.sql, { groups: ['npManagers'], provinces: ['ON'] })
    const use = { daily_grams: '12', reasons: REASON }
    expect((await clinic.draft(np, id, use)).confirmations_needed).toEqual(['second-np', 'np-manager'])
    const asked = await clinic.call<Readiness>(np, `POST ${path(id)}/draft/confirmations`)
    await clinic.call(np, `POST ${path(id)}/draft/confirmations`)
    expect(asked.confirmations.map(({ kind, state }) => [kind, state])).toEqual([
      ['second-np', 'asked'],
      ['np-manager', 'asked'],
    ])
    const [npRequest, managerRequest] = asked.confirmations.map((row) => row.id)
    const answer = (by: Staff, request: number | undefined, confirmed = true) =>
      clinic.call(by, `POST /api/documents/confirmations/${request}`, { confirmed })
    expect(await answer(np, npRequest)).toMatchObject({ error: { code: 'confirmation-not-found' } })
    expect(await answer(second, managerRequest)).toMatchObject({ error: { code: 'confirmation-not-yours' } })
    expect(await clinic.call(second, 'GET /api/documents/confirmations')).toMatchObject({
      0: { id: npRequest, daily_grams: 12, condition: 'Chronic pain' },
    })
    expect(await answer(second, npRequest, false)).toMatchObject({ error: { code: 'confirmation-note-needed' } })
    expect(await answer(manager, npRequest)).toMatchObject({ message: 'Confirmed.' })
    expect(await answer(manager, managerRequest)).toMatchObject({ error: { code: 'confirmation-not-yours' } })
    const other = await buildStaff(clinic.sql, { groups: ['npManagers'], provinces: ['ON'] })
    expect((await clinic.sign(np, id, use)).error.details).toMatchObject({ confirmations: ['np-manager'] })
    expect(await answer(other, managerRequest)).toMatchObject({ message: 'Confirmed.' })
    expect((await clinic.draft(np, id, { ...use, daily_grams: '12.5' })).confirmations_needed).toEqual(['second-np', 'np-manager'])
    expect((await clinic.sign(np, id, use)).document).toMatchObject({ daily_grams: 12, state: 'signed' })
  })
})
