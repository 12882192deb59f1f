import type { MergeField } from '@clinic/contract/patients/duplicates'
import type { Staff } from '@clinic/core/authorization/staff'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STARTERS } from '../../../../content/starters.ts'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { publishApproved } from '../../../../test/publish-approved.ts'
import { later } from '../../../platform/clock.ts'
import { buildAlarm, openChat } from '../../alarms/alarm.harness.ts'
import { findPatients } from '../../patient-list/find-patients.ts'
import { claim } from '../../queues/claim.ts'
import { completeHelp } from '../../queues/complete-help.ts'
import { lookUpCaller } from '../access/look-up-caller.ts'
import { findClaimed } from '../find-claimed.ts'
import { readPatient } from '../read-patient.ts'
import { mergeRecords } from './merge-records.ts'
import { anyRecord, anyTake, buildRecord, dumpRecord } from './merging.harness.ts'
import { undoMerge } from './undo-merge.ts'

let db: TestDatabase
let manager: Staff
let nps: Staff[]
beforeAll(async () => {
  db = await openTestDatabase()
  manager = await buildStaff(db.sql, { groups: ['admins'] })
  nps = [await buildStaff(db.sql), await buildStaff(db.sql)]
})
afterAll(() => db.close())

async function merge(survivor_id: string, merged_id: string, take: MergeField[] = [], as = manager) {
  const versionOf = async (id: string) => (await readPatient(db.sql, id))?.version ?? 0
  const versions = { survivor_version: await versionOf(survivor_id), merged_version: await versionOf(merged_id) }
  return mergeRecords(staffContext(db, as), { survivor_id, merged_id, ...versions, take })
}
const undo = (id: number, now = TEST_NOW) => undoMerge(staffContext(db, manager, now), id)
const entriesOf = async (patient_id: string) =>
  (await db.sql<{ action: string }[]>`select action from audit_log where patient_id = ${patient_id} order by id`).map(
    ({ action }) => action,
  )
const booked = (patient_id: string, user_id: number, at: string) => db.sql`
  insert into appointments (patient_id, user_id, visit, state, starts_at, ends_at, free_at, patient_zone, location_name, key_hash, created_at, booked_at)
  values (${patient_id}, ${user_id}, 'new', 'booked', ${at}, ${later(at, 1800)}, ${later(at, 1800)}, 'America/Toronto', 'Phone',
    ${Buffer.from(patient_id)}, ${TEST_NOW}, ${TEST_NOW})`

describe('a merge and its undo', () => {
  test('of any two records leave both as they were (F-13)', async () => {
    const holders = nps.map(({ id }) => id)
    let merged = 0
    await fc.assert(
      fc.asyncProperty(anyRecord, anyRecord, anyTake, async (one, other, take) => {
        const ids = [await buildRecord(db.sql, one, holders), await buildRecord(db.sql, other, holders)] as const
        const before = await Promise.all(ids.map((id) => dumpRecord(db.sql, id)))
        const outcome = await merge(...ids, take).catch(({ code }: { code: string }) => code)
        if (typeof outcome === 'string') expect(outcome).toMatch(/^merge-both-/)
        else {
          merged += 1
          expect(await dumpRecord(db.sql, ids[1])).not.toBe(before[1])
          await undo(outcome.id)
        }
        expect(await Promise.all(ids.map((id) => dumpRecord(db.sql, id)))).toEqual(before)
      }),
      { numRuns: 60 },
    )
    expect(merged).toBeGreaterThan(10)
  }, 120_000)

  test('leave one entry each in both histories', async () => {
    const [one, other] = [await buildPatient(db.sql), await buildPatient(db.sql)]
    const { id } = await merge(one.patient_id, other.patient_id)
    await undo(id)
    for (const { patient_id } of [one, other]) expect(await entriesOf(patient_id)).toEqual(['Merge Records', 'Undo Merge'])
  })

  test('keep what was done since with the survivor, and put the other one where someone looks (F-3)', async () => {
    const one = await buildPatient(db.sql, { email: 'old@mail.example' })
    const other = await buildPatient(db.sql, { in_pcr_queue: true, need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' })
    const { id } = await merge(one.patient_id, other.patient_id)
    const pcr = await buildStaff(db.sql, { groups: ['pcrs'] })
    await claim(staffContext(db, pcr), { patient_id: one.patient_id, queue: 'pcr' })
    await completeHelp(staffContext(db, pcr), one.patient_id)
    await undo(id)
    expect(await readPatient(db.sql, one.patient_id)).toMatchObject({ in_pcr_queue: false, need_pcr_help_flag: false })
    expect(await readPatient(db.sql, other.patient_id)).toMatchObject({
      ...{ in_pcr_queue: true, assigned_pcr: null, need_pcr_help_flag: false, patient_active: true },
    })
  })

  test('are possible for 90 days, once, and in their order', async () => {
    const [a, b, c] = [await buildPatient(db.sql), await buildPatient(db.sql), await buildPatient(db.sql)]
    const first = await merge(b.patient_id, a.patient_id)
    const second = await merge(c.patient_id, b.patient_id)
    await expect(undo(first.id)).rejects.toMatchObject({ code: 'merge-undo-order' })
    const [row] = await db.sql`select merged_into from patients where patient_id = ${a.patient_id}`
    expect(row).toEqual({ merged_into: c.patient_id })
    await undo(second.id)
    expect(await db.sql`select merged_into from patients where patient_id = ${a.patient_id}`).toEqual([{ merged_into: b.patient_id }])
    await expect(undo(second.id)).rejects.toMatchObject({ code: 'merge-undone' })
    await expect(undo(first.id, later(TEST_NOW, 91 * 86_400))).rejects.toMatchObject({ code: 'merge-undo-over' })
    await undo(first.id)
    await expect(undo(999_999)).rejects.toMatchObject({ code: 'merge-not-found' })
  })
})

describe('what is open', () => {
  test('moves: visit, alarm, help request, hold and queue, with who may open the record (F-13)', async () => {
    const [np] = nps
    const one = await buildPatient(db.sql)
    const other = await buildPatient(db.sql, {
      ...{
        in_np_queue: true,
        assigned_np: np?.id ?? 0,
        on_hold_in_queue: true,
        need_pcr_help_flag: true,
        pcr_help_reason: 'Appointment Help',
      },
    })
    const alarm = await buildAlarm(db.sql, other.patient_id)
    await booked(other.patient_id, (await buildStaff(db.sql)).id, '2026-03-05T15:00:00.000Z')
    await merge(one.patient_id, other.patient_id)
    expect(await readPatient(db.sql, one.patient_id)).toMatchObject({
      ...{ in_np_queue: true, assigned_np: np?.id, on_hold_in_queue: true, need_pcr_help_flag: true },
    })
    const moved = await db.sql`
      select (select patient_id from crisis_alarms where id = ${alarm}) as alarm,
        (select patient_id from appointments where state = 'booked' and patient_id in (${one.patient_id}, ${other.patient_id})) as visit`
    expect(moved).toEqual([{ alarm: one.patient_id, visit: one.patient_id }])
    expect(await readPatient(db.sql, other.patient_id)).toMatchObject({ in_np_queue: false, assigned_np: null, patient_active: false })
  })

  test('in both is refused with the reason (F-13)', async () => {
    const [one, other] = [await buildPatient(db.sql), await buildPatient(db.sql)]
    await booked(one.patient_id, (await buildStaff(db.sql)).id, '2026-03-05T15:00:00.000Z')
    await booked(other.patient_id, (await buildStaff(db.sql)).id, '2026-03-05T15:00:00.000Z')
    await expect(merge(one.patient_id, other.patient_id)).rejects.toMatchObject({ code: 'merge-both-visits' })
    const [first, second] = nps
    const mine = await buildPatient(db.sql, { in_np_queue: true, assigned_np: first?.id ?? 0 })
    const theirs = await buildPatient(db.sql, { in_np_queue: true, assigned_np: second?.id ?? 0 })
    await expect(merge(mine.patient_id, theirs.patient_id)).rejects.toMatchObject({ code: 'merge-both-assigned' })
    const stopped = await buildPatient(db.sql, { eligible: false })
    await expect(merge(one.patient_id, stopped.patient_id)).rejects.toMatchObject({ code: 'merge-eligibility-differs' })
    const inactive = await buildPatient(db.sql, { patient_active: false })
    await expect(merge(inactive.patient_id, one.patient_id)).rejects.toMatchObject({ code: 'merge-survivor-inactive' })
  })
})

describe('the merged record leads to the one that remains (F-13)', () => {
  test('in the search, in a look-up, and in the chat', async () => {
    const email = 'twice@mail.example'
    const one = await buildPatient(db.sql, { first_name: 'Maude', last_name: 'Lavoie', email: 'now@mail.example', phone: '4165550101' })
    const other = await buildPatient(db.sql, { first_name: 'Maud', last_name: 'Lavoye', email, phone: '4165550999' })
    await merge(one.patient_id, other.patient_id)
    const found = await findPatients(staffContext(db, manager), { q: other.patient_id, session: '' })
    expect(found.map(({ patient_id }) => patient_id)).toEqual([one.patient_id])
    const pcr = await buildStaff(db.sql, { groups: ['pcrs'] })
    const order = { identifiers: { email, phone: '4165550999' }, reason: 'caller' as const, note: '' }
    const { candidates } = await lookUpCaller(staffContext(db, pcr), order)
    expect(candidates.map(({ patient_id }) => patient_id)).toEqual([one.patient_id])
    expect(await findClaimed(db.sql, { who: email, born: '1980-05-17' })).toEqual({ patient_id: one.patient_id, email: 'now@mail.example' })
  })

  test('and refuses every change, naming the other one', async () => {
    const [one, other] = [await buildPatient(db.sql), await buildPatient(db.sql, { in_pcr_queue: true })]
    await merge(one.patient_id, other.patient_id)
    const pcr = await buildStaff(db.sql, { groups: ['pcrs'] })
    await expect(claim(staffContext(db, pcr), { patient_id: other.patient_id, queue: 'pcr' })).rejects.toMatchObject({
      ...{ code: 'record-merged', details: { survivor: one.patient_id } },
    })
    await expect(merge(one.patient_id, other.patient_id)).rejects.toMatchObject({ code: 'record-merged' })
  })
})

test('a person who is in the chat continues in the record that remains (F-13)', async () => {
  await publishApproved(db.sql, STARTERS)
  const say = await openChat(db)
  const begun = await say('merged000001', '', { query: 'book with tcn' })
  const answered = await say('merged000001', begun.key, { query: 'I want to kill myself' })
  const [chat] = await db.sql<{ patient_id: string }[]>`select patient_id from conversations where id = 'merged000001'`
  const { patient_id } = await buildPatient(db.sql)
  await merge(patient_id, chat?.patient_id ?? '')
  await expect(say('merged000001', answered.key, { query: 'I still want to die' })).resolves.toMatchObject({ ACTION: 'CRISIS' })
  expect(await readPatient(db.sql, patient_id)).toMatchObject({ need_pcr_help_flag: true, in_pcr_queue: true })
  expect(await readPatient(db.sql, chat?.patient_id ?? '')).toMatchObject({ need_pcr_help_flag: false, patient_active: false })
})

describe('of two records with different emails (F-12)', () => {
  const mergeNow = async (survivor_id: string, merged_id: string, take: MergeField[], now: string) =>
    mergeRecords(staffContext(db, manager, now), { survivor_id, merged_id, survivor_version: 1, merged_version: 1, take })
  const claimed = (who: string) => findClaimed(db.sql, { who, born: '1980-05-17' })
  const announced = (patient_id: string) => db.sql<{ email: string }[]>`
    select e.email from contact_emails e join contact_corrections c on c.id = e.correction_id where c.patient_id = ${patient_id} order by e.id`

  test.each<[string, MergeField[]]>([
    ['taken from the merged record', ['email']],
    ['of the surviving record, which has the conversation of both', []],
  ])('the one that remains, %s, is announced to both, and receives no codes for a day', async (where, take) => {
    const now = new Date().toISOString()
    const [mine, theirs] = [`mine.${take.length}@mail.example`, `theirs.${take.length}@mail.example`]
    const [one, other] = [await buildPatient(db.sql, { email: mine }), await buildPatient(db.sql, { email: theirs })]
    const { id } = await mergeNow(one.patient_id, other.patient_id, take, now)
    const [old, remains] = take.length > 0 ? [mine, theirs] : [theirs, mine]
    expect(await announced(one.patient_id), where).toEqual([{ email: old }, { email: remains }])
    expect(await claimed(remains)).toBeNull()
    await undo(id, now)
    expect(await claimed(mine)).toEqual({ patient_id: one.patient_id, email: mine })
    expect(await claimed(theirs)).toEqual({ patient_id: other.patient_id, email: theirs })
  })

  test('one email in both is announced to no one, and receives codes as before', async () => {
    const email = 'both@mail.example'
    const [one, other] = [await buildPatient(db.sql, { email }), await buildPatient(db.sql, { email: 'Both@mail.example' })]
    await mergeNow(one.patient_id, other.patient_id, [], new Date().toISOString())
    expect(await announced(one.patient_id)).toEqual([])
    expect(await claimed(email)).toEqual({ patient_id: one.patient_id, email })
  })
})

describe('at the same time', () => {
  test('two managers who merge the same pair both ways: one wins, the other is told (F-13)', async () => {
    const [one, other] = [await buildPatient(db.sql), await buildPatient(db.sql)]
    const versions = { survivor_version: 1, merged_version: 1, take: [] }
    const tried = await Promise.allSettled([
      mergeRecords(staffContext(db, manager), { survivor_id: one.patient_id, merged_id: other.patient_id, ...versions }),
      mergeRecords(staffContext(db, manager), { survivor_id: other.patient_id, merged_id: one.patient_id, ...versions }),
    ])
    const codes = tried.map((outcome) => (outcome.status === 'fulfilled' ? 'merged' : (outcome.reason as { code: string }).code)).sort()
    expect(codes).toEqual(['merged', 'record-merged'])
  })

  test('a claim and a merge: the second one is refused, and the patient has one place (F-13)', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await buildPatient(db.sql), await buildPatient(db.sql, { in_pcr_queue: true })]
      const pcr = await buildStaff(db.sql, { groups: ['pcrs'] })
      const [claimed, merged] = await Promise.allSettled([
        claim(staffContext(db, pcr), { patient_id: other.patient_id, queue: 'pcr' }),
        mergeRecords(staffContext(db, manager), {
          ...{ survivor_id: one.patient_id, merged_id: other.patient_id, survivor_version: 1, merged_version: 1, take: [] },
        }),
      ])
      expect([claimed.status, merged.status].sort()).toEqual(['fulfilled', 'rejected'])
      const rows = await db.sql`
        select patient_id from patients where patient_id in (${one.patient_id}, ${other.patient_id}) and in_pcr_queue`
      expect(rows).toHaveLength(1)
    }
  })
})
