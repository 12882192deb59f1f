import type { NoteContent, OpenDraft, SignedNote, VisitNotes } from '@clinic/contract/patients/visit-notes'
import type { ChangedRow } from '@clinic/contract/queues'
import type { Today } from '@clinic/contract/queues/today'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { updateUser } from '../../identity/users/edit/update-user.ts'

let clinic: TestClinic
let np: Awaited<ReturnType<typeof buildStaff>>
let colleague: typeof np
let pcr: typeof np
beforeAll(async () => {
  clinic = await openTestClinic()
  np = await buildStaff(clinic.sql, { groups: ['nps'], provinces: ['ON'] })
  colleague = await buildStaff(clinic.sql, { groups: ['nps'], provinces: ['ON'] })
  pcr = await buildStaff(clinic.sql, { groups: ['pcrs'], provinces: ['ON'] })
})
afterAll(() => clinic.close())

const SOAP: NoteContent = { template: 'soap', subjective: 'Back pain', objective: 'PEG 7', assessment: 'Fits', plan: '1 g of oil' }
const ADDED: NoteContent = { template: 'plain', text: 'The dose was 0.5 g', reason: 'Wrong figure' }
const inQueue = async () => (await buildPatient(clinic.sql, { province: 'ON', in_np_queue: true, in_pcr_queue: true })).patient_id
const path = (id: string) => `/api/patients/${id}/visit_notes`
type Refused = { status: number; error: { code: string; fields?: object; message: string } }
const save = (id: string, draft: object, by = np) =>
  clinic.as<{ draft: OpenDraft } & Refused>(by, `PUT ${path(id)}/draft`, draft as Record<string, unknown>)
const visit = (version: number, content: NoteContent = SOAP) => ({ kind: 'visit', version, content })
const sign = (id: string, version: number, by = np) =>
  clinic.as<{ note: SignedNote } & Refused>(by, `POST ${path(id)}/draft/sign`, { version })
const read = (id: string, by = np) => clinic.as<VisitNotes & Refused>(by, `GET ${path(id)}`)
const actions = async (id: string) =>
  (await clinic.sql`select action from audit_log where patient_id = ${id} and action like '%Visit Note' order by id`).map(
    ({ action }) => action,
  )
const signed = async (id: string, by = np) => {
  await save(id, visit(0), by)
  return (await sign(id, 1, by)).note
}

describe('a draft', () => {
  test('is saved as it is typed, and only its author sees it', async () => {
    const id = await inQueue()
    const { draft } = await save(id, visit(0, { ...SOAP, plan: '' }))
    expect(draft).toMatchObject({ version: 1, content: { plan: '' } })
    expect((await save(id, visit(1))).draft).toMatchObject({ version: 2, content: SOAP })
    expect(await read(id)).toMatchObject({ notes: [], draft: { version: 2, content: SOAP }, others: [] })
    const theirs = await read(id, colleague)
    expect(theirs).toMatchObject({ notes: [], draft: null, others: [{ author: np.name }] })
    expect(JSON.stringify(theirs)).not.toContain('Back pain')
    expect(await actions(id)).toEqual(['Start Visit Note'])
  })

  test('of a colleague whose account is disabled is read by practitioners and their managers, each time with an entry, and signed by no one else', async () => {
    const id = await inQueue()
    const leaving = await buildStaff(clinic.sql, { groups: ['nps'], provinces: ['ON'] })
    const admin = await buildStaff(clinic.sql, { groups: ['admins'] })
    const boss = await buildStaff(clinic.sql, { groups: ['npManagers'], provinces: [] })
    await save(id, visit(0), leaving)
    const enable = (active: boolean) => updateUser(staffContext(clinic, admin), { id: String(leaving.id), body: { active }, session: null })
    const readings = async () =>
      (
        await clinic.sql`select user_name from audit_log where patient_id = ${id} and description = ${`Read the unsigned draft of ${leaving.name}`} order by id`
      ).map(({ user_name }) => user_name)
    expect((await read(id, colleague)).others).toMatchObject([{ author: leaving.name, left: null }])
    await enable(false)
    for (const staff of [colleague, boss])
      expect((await read(id, staff)).others).toMatchObject([{ author: leaving.name, left: { kind: 'visit', content: SOAP } }])
    expect((await read(id, pcr)).others).toMatchObject([{ author: leaving.name, left: null }])
    expect(await readings()).toEqual([colleague.name, boss.name])
    expect(await sign(id, 1, colleague)).toMatchObject({ error: { code: 'visit-note-changed' } })

    await save(id, visit(0), colleague)
    expect((await sign(id, 1, colleague)).note).toMatchObject({ author: colleague.name, content: SOAP })
    expect((await read(id, colleague)).others).toMatchObject([{ author: leaving.name, left: { content: SOAP } }])
    await enable(true)
    expect((await read(id, colleague)).others).toMatchObject([{ author: leaving.name, left: null }])
    expect((await read(id, leaving)).draft).toMatchObject({ content: SOAP })
  })

  test('saved on an older version is refused and nothing is lost; one whose reply was lost is answered as saved', async () => {
    const id = await inQueue()
    await save(id, visit(0))
    await save(id, visit(1, { ...SOAP, plan: 'two' }))
    expect(await save(id, visit(1, { ...SOAP, plan: 'other' }))).toMatchObject({ status: 409, error: { code: 'visit-note-changed' } })
    expect((await save(id, visit(1, { ...SOAP, plan: 'two' }))).draft).toMatchObject({ version: 2, content: { plan: 'two' } })
    expect(await save(id, visit(0, { ...SOAP, plan: 'third' }))).toMatchObject({ error: { code: 'visit-note-changed' } })
    expect((await read(id)).draft).toMatchObject({ version: 2, content: { plan: 'two' } })
  })

  test('begun twice at once is one draft', async () => {
    const id = await inQueue()
    const results = await Promise.all([1, 2, 3, 4, 5].map((n) => save(id, visit(0, { ...SOAP, plan: `plan ${n}` }))))
    expect(results.filter(({ draft }) => draft !== undefined)).toHaveLength(1)
    expect(results.filter(({ error }) => error?.code === 'visit-note-changed')).toHaveLength(4)
    expect(await actions(id)).toEqual(['Start Visit Note'])
  })

  test('is discarded by its author, once', async () => {
    const id = await inQueue()
    await save(id, visit(0))
    const discard = (by = np) => clinic.as<{ message: string } & Refused>(by, `DELETE ${path(id)}/draft`)
    expect(await discard(colleague)).toMatchObject({ status: 404 })
    expect(await discard()).toMatchObject({ message: 'Draft discarded.' })
    expect(await discard()).toMatchObject({ error: { code: 'visit-note-not-found' } })
    expect(await actions(id)).toEqual(['Start Visit Note', 'Discard Visit Note'])
  })

  test.each([
    [{ kind: 'visit', version: 0, content: ADDED }, 'content'],
    [{ kind: 'visit', version: 0, content: { ...SOAP, data: 'x' } }, 'content'],
    [{ kind: 'late-entry', version: 0, happened_local: 'yesterday', content: ADDED }, 'happened_local'],
    [{ kind: 'late-entry', version: 0, happened_local: '2026-02-30T10:00', content: ADDED }, 'happened_local'],
    [{ kind: 'addendum', version: 0, content: ADDED }, 'about'],
  ])('%j is refused by its field, and nothing is written', async (draft, field) => {
    const id = await inQueue()
    const refused = await save(id, draft)
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.error.fields ?? {}).join()).toContain(field)
    expect((await read(id)).draft).toBeNull()
  })
})

describe('a signed note', () => {
  test('is read by everyone who may open the record, with its author and time, and the log has its hash', async () => {
    const id = await inQueue()
    const note = await signed(id)
    expect(note).toMatchObject({ kind: 'visit', author: np.name, signed_at: TEST_NOW, content: SOAP, intact: true })
    for (const reader of [np, colleague, pcr])
      expect(await read(id, reader)).toMatchObject({ notes: [{ ...note, may_mark: reader === np }], draft: null })
    const [entry] = await clinic.sql`select description, changes::text as changes, additional_info from audit_log
      where patient_id = ${id} and action = 'Sign Visit Note'`
    expect(entry?.additional_info).toMatch(/^SHA-256 [0-9a-f]{64}$/)
    expect(JSON.stringify(entry)).not.toContain('Back pain')
    const outsider = await buildStaff(clinic.sql, { groups: ['nps'], provinces: ['BC'] })
    expect(await read(id, outsider)).toMatchObject({ status: 404 })
    expect(await save(id, visit(0), outsider)).toMatchObject({ status: 404 })
  })

  test('never changes: the database refuses it, and what is altered anyway shows', async () => {
    const id = await inQueue()
    const note = await signed(id)
    const { sql } = clinic
    await expect(sql`update visit_notes set signed_at = now() where id = ${note.id}`).rejects.toThrow(/never changes/)
    await expect(sql`delete from visit_notes where id = ${note.id}`).rejects.toThrow(/never changes/)
    await sql.begin(async (tx) => {
      await tx`select set_config('clinic.resealing', 'on', true)`
      await tx`update visit_notes set content = ${tx.types.sealed({ ...SOAP, plan: '3 g of oil' })} where id = ${note.id}`
    })
    expect((await read(id)).notes).toMatchObject([{ id: note.id, intact: false }])
  })

  test('is signed once, as it was read, by as many windows as try', async () => {
    const id = await inQueue()
    await save(id, visit(0))
    expect(await sign(id, 2)).toMatchObject({ status: 409, error: { code: 'visit-note-changed' } })
    const results = await Promise.all([1, 2, 3, 4, 5].map(() => sign(id, 1)))
    expect(results.filter(({ note }) => note !== undefined)).toHaveLength(1)
    expect((await read(id)).notes).toHaveLength(1)
    expect(await actions(id)).toEqual(['Start Visit Note', 'Sign Visit Note'])
  })

  test('says something in every section', async () => {
    const id = await inQueue()
    await save(id, visit(0, { ...SOAP, assessment: ' ', plan: '' }))
    expect(await sign(id, 1)).toMatchObject({
      status: 422,
      error: { code: 'visit-note-incomplete', message: 'Before you sign, write: Assessment, Plan.' },
    })
    expect((await read(id)).notes).toEqual([])
  })

  test('a PCR and a manager read notes and write none', async () => {
    const id = await inQueue()
    const manager = await buildStaff(clinic.sql, { groups: ['pcrManagers'], provinces: ['ON'] })
    for (const reader of [pcr, manager]) {
      expect(await save(id, visit(0), reader)).toMatchObject({ status: 403 })
      expect(await sign(id, 1, reader)).toMatchObject({ status: 403 })
    }
  })
})

describe('what is added later', () => {
  test('an addendum names the signed note, with its own author, time and reason; the note stays', async () => {
    const id = await inQueue()
    const note = await signed(id)
    expect(
      (await save(id, { kind: 'addendum', version: 0, about: note.id, content: { ...ADDED, reason: '' } }, colleague)).draft,
    ).toMatchObject({
      about: note.id,
    })
    expect(await sign(id, 1, colleague)).toMatchObject({ error: { message: 'Before you sign, write: Reason.' } })
    await save(id, { kind: 'addendum', version: 1, about: note.id, content: ADDED }, colleague)
    const { note: addendum } = await sign(id, 2, colleague)
    expect(addendum).toMatchObject({ kind: 'addendum', about: note.id, author: colleague.name, content: ADDED })
    expect((await read(id)).notes).toEqual([{ ...addendum, may_mark: false }, note])
  })

  test('an addendum adds to a signed note of the same patient only', async () => {
    const [id, other] = [await inQueue(), await inQueue()]
    const note = await signed(other)
    for (const about of [note.id, 999_999])
      expect(await save(id, { kind: 'addendum', version: 0, about, content: ADDED })).toMatchObject({
        error: { code: 'visit-note-not-found' },
      })
  })

  test('a late entry has the time it happened and the time it was written', async () => {
    const id = await inQueue()
    const late = (version: number, happened_local: string) => ({ kind: 'late-entry', version, happened_local, content: ADDED })
    await save(id, late(0, ''))
    expect(await sign(id, 1)).toMatchObject({ error: { message: 'Before you sign, write: When it happened.' } })
    await save(id, late(1, '2099-01-01T10:00'))
    expect(await sign(id, 2)).toMatchObject({ status: 422, error: { code: 'visit-note-time' } })
    expect((await save(id, late(2, '2026-02-20T10:30'))).draft.happened_local).toBe('2026-02-20T10:30')
    expect((await sign(id, 3)).note).toMatchObject({ happened_at: '2026-02-20T15:30:00.000Z', signed_at: TEST_NOW })
  })
})

describe('a completed visit', () => {
  const completed = async () => {
    const { patient_id } = await buildPatient(clinic.sql, { province: 'ON', in_np_queue: true, assigned_np: np.id })
    await save(patient_id, visit(0))
    const { undo } = await clinic.as<ChangedRow>(np, `POST /api/queues/np/${patient_id}/decide`, { kind: 'decline', reason: 'Unstable' })
    return {
      id: patient_id,
      undo: () =>
        clinic.as<{ patients: { in_np_queue: boolean }[] } & Refused>(np, 'POST /api/queues/undo', {
          ids: [undo?.id ?? 0],
        }),
    }
  }

  test('is undone within a minute, unless a note was signed since', async () => {
    const first = await completed()
    await sign(first.id, 1)
    expect(await first.undo()).toMatchObject({ status: 409, error: { code: 'visit-signed' } })
    const second = await completed()
    expect(await second.undo()).toMatchObject({ patients: [{ in_np_queue: true }] })
  })

  test('leaves the note that is not signed on its author’s Today until it is', async () => {
    const { id } = await completed()
    const mine = async () => (await clinic.as<Today>(np, 'GET /api/today')).unsigned?.map(({ patient_id }) => patient_id)
    expect(await mine()).toContain(id)
    expect((await clinic.as<Today>(colleague, 'GET /api/today')).unsigned).toEqual([])
    expect((await clinic.as<Today>(pcr, 'GET /api/today')).unsigned).toBeNull()
    await sign(id, 1)
    expect(await mine()).not.toContain(id)
  })
})

describe('a note entered in error', () => {
  const mark = (id: string, note: number, { by = np, reason = 'wrong-patient' } = {}) =>
    clinic.as<{ note: SignedNote; message: string } & Refused>(by, `POST ${path(id)}/${note}/in_error`, { reason })

  test('stays as it was signed, and its text and its addenda are for administrators alone', async () => {
    const id = await inQueue()
    const note = await signed(id)
    await save(id, { kind: 'addendum', version: 0, about: note.id, content: ADDED }, colleague)
    await sign(id, 1, colleague)
    const marked = await mark(id, note.id)
    expect(marked).toMatchObject({
      status: 200,
      note: { content: null, intact: true, may_mark: false, in_error: { reason: 'wrong-patient', by: np.name, at: TEST_NOW } },
    })
    const theirs = await read(id, colleague)
    expect(theirs.notes).toMatchObject([{ kind: 'addendum', content: null, in_error: { by: np.name } }, { content: null }])
    expect(JSON.stringify(theirs)).not.toMatch(/Back pain|0\.5 g/)
    const admin = await buildStaff(clinic.sql, { groups: ['admins'] })
    expect((await read(id, admin)).notes).toMatchObject([{ content: ADDED }, { content: SOAP, intact: true }])
    expect((await actions(id)).filter((action) => action.includes('Sign'))).toHaveLength(2)
    const [entry] = await clinic.sql`select description from audit_log where patient_id = ${id} and action = 'Mark Note In Error'`
    expect(entry?.description).toBe(`Note ${note.id} was entered in error: wrong-patient`)
  })

  test('is marked by its author or a manager of NPs, once, and of this record', async () => {
    const [id, other] = [await inQueue(), await inQueue()]
    const note = await signed(id)
    expect(await mark(id, note.id, { by: colleague })).toMatchObject({ status: 403 })
    expect(await mark(id, note.id, { by: pcr })).toMatchObject({ status: 403 })
    expect(await mark(other, note.id)).toMatchObject({ status: 404, error: { code: 'visit-note-not-found' } })
    expect(await mark(id, note.id, { reason: 'no reason' })).toMatchObject({ status: 400 })
    expect((await read(id)).notes).toMatchObject([{ in_error: null, may_mark: true, content: SOAP }])
    const manager = await buildStaff(clinic.sql, { groups: ['npManagers'], provinces: ['ON'] })
    await Promise.all([
      mark(id, note.id, { by: manager, reason: 'written-twice' }),
      mark(id, note.id, { by: manager, reason: 'written-twice' }),
    ])
    expect(await mark(id, note.id)).toMatchObject({ status: 200, note: { in_error: { reason: 'written-twice', by: manager.name } } })
    expect(await clinic.sql`select from audit_log where patient_id = ${id} and action = 'Mark Note In Error'`).toHaveLength(1)
  })

  test('takes no addendum, and the mark never changes', async () => {
    const id = await inQueue()
    const note = await signed(id)
    await mark(id, note.id)
    expect(await save(id, { kind: 'addendum', version: 0, about: note.id, content: ADDED })).toMatchObject({
      error: { code: 'visit-note-not-found' },
    })
    await expect(clinic.sql`update visit_note_errors set reason = 'wrong-text' where note_id = ${note.id}`).rejects.toThrow('never changes')
    await expect(clinic.sql`delete from visit_note_errors where note_id = ${note.id}`).rejects.toThrow('never changes')
  })
})
