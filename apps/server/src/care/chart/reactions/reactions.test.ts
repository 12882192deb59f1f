import type { ReactionInput } from '@clinic/contract/patients/reactions'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { readReactions } from './read-reactions.ts'
import { recordReaction } from './record-reaction.ts'

let db: TestDatabase
let np: Staff
beforeAll(async () => {
  db = await openTestDatabase()
  np = await buildStaff(db.sql)
})
afterAll(() => db.close())

const DIZZY: ReactionInput = {
  ...{ onset_on: '2026-02-20', severity: 'moderate', outcome: 'ongoing', reported_on: null },
  ...{ product: 'Oil 10 mg/mL', what: 'Dizzy after the evening dose', action: 'Halved the dose' },
}
const seen = async () => (await buildPatient(db.sql, { in_np_queue: true })).patient_id
const record = (patient_id: string, reaction: ReactionInput, { id = null as number | null, version = 0, by = np } = {}) =>
  recordReaction(staffContext(db, by), { patient_id, id, version, reaction })
const read = async (patient_id: string, by = np) => (await readReactions(staffContext(db, by), patient_id)).reactions

test('an adverse reaction is recorded with onset, severity, product, action, outcome and report, and keeps its course', async () => {
  const patient_id = await seen()
  const { id } = await record(patient_id, DIZZY)
  await record(patient_id, { ...DIZZY, outcome: 'recovered', reported_on: '2026-02-25' }, { id, version: 1 })
  expect(await read(patient_id)).toMatchObject([
    { id, now: { version: 2, outcome: 'recovered', reported_on: '2026-02-25', by: np.name }, course: [{ version: 1, ...DIZZY }] },
  ])
  const rows = await db.sql`select (details).value as details from adverse_reactions`
  for (const { details } of rows) expect(details).toMatch(/^v1\./)
  const entries =
    await db.sql`select action, description, changes::text from audit_log where patient_id = ${patient_id} and action = 'Record Reaction'`
  expect(entries).toHaveLength(2)
  expect(JSON.stringify(entries)).not.toMatch(/Dizzy|Oil|Halved/)
})

test('of two who record how it continued, the second reads it first; what is stored never changes', async () => {
  const patient_id = await seen()
  const { id } = await record(patient_id, DIZZY)
  const both = [0, 1].map(() => record(patient_id, { ...DIZZY, severity: 'severe' }, { id, version: 1 }))
  const codes = (await Promise.allSettled(both)).map((one) => (one.status === 'rejected' ? one.reason.code : 'recorded')).sort()
  expect(codes).toEqual(['reaction-changed', 'recorded'])
  await expect(db.sql`update adverse_reactions set severity = 'mild' where reaction_id = ${id}`).rejects.toThrow('never changes')
})

test('wrong days, an unknown reaction and a record that is not open are refused', async () => {
  const patient_id = await seen()
  await expect(record(patient_id, { ...DIZZY, onset_on: '2026-03-03' })).rejects.toMatchObject({
    details: { fields: { onset_on: 'is in the future' } },
  })
  await expect(record(patient_id, DIZZY, { id: 999_999, version: 1 })).rejects.toMatchObject({ code: 'reaction-not-found' })
  const away = await buildStaff(db.sql, { provinces: ['BC'] })
  await expect(record(patient_id, DIZZY, { by: away })).rejects.toMatchObject({ code: 'patient-not-found' })
  await expect(read(patient_id, away)).rejects.toMatchObject({ code: 'patient-not-found' })
})

test('lot, seller and why it is serious stay when they are not sent again, and only an NP says how likely the product caused it', async () => {
  const { patient_id } = await buildPatient(db.sql, { in_np_queue: true, in_pcr_queue: true })
  const pcr = await buildStaff(db.sql, { groups: ['pcrs'] })
  const { id } = await record(patient_id, { ...DIZZY, lot: 'L-7', seller: 'Green Leaf', serious: ['hospital', 'disability'] }, { by: pcr })
  const first = { lot: 'L-7', seller: 'Green Leaf', serious: ['disability', 'hospital'], causality: 'not-assessed' }
  expect(await read(patient_id)).toMatchObject([{ now: first }])
  await expect(record(patient_id, { ...DIZZY, causality: 'probable' }, { id, version: 1, by: pcr })).rejects.toMatchObject({
    code: 'forbidden',
  })
  await record(patient_id, { ...DIZZY, causality: 'probable' }, { id, version: 1 })
  await record(patient_id, { ...DIZZY, outcome: 'recovered', serious: [] }, { id, version: 2, by: pcr })
  const [reaction] = await read(patient_id)
  expect(reaction?.now).toMatchObject({ ...first, outcome: 'recovered', serious: [], causality: 'probable' })
  expect(reaction?.course).toMatchObject([
    { version: 2, causality: 'probable' },
    { version: 1, ...first },
  ])
  const stored = await db.sql`select row_to_json(r)::text as row from adverse_reactions r where patient_id = ${patient_id}`
  expect(JSON.stringify(stored)).not.toMatch(/Green Leaf|L-7/)
})

test('a reaction that was recorded before these were asked is read as it was', async () => {
  const patient_id = await seen()
  const details = db.sql.types.sealed({ product: 'Oil', what: 'Dizzy', action: 'None' })
  await db.sql`insert into adverse_reactions (reaction_id, version, patient_id, user_id, recorded_at, onset_on, severity, outcome, details)
    values (nextval('adverse_reaction_number'), 1, ${patient_id}, ${np.id}, now(), '2026-02-20', 'mild', 'ongoing', ${details as never})`
  expect(await read(patient_id)).toMatchObject([{ now: { product: 'Oil', lot: '', seller: '', serious: [], causality: 'not-assessed' } }])
})
