import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { claim } from '../../../care/queues/claim.ts'
import { listenForEvents, type Notice } from '../../../platform/events.ts'
import { setQueueEnabled } from './set-queue-enabled.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase({ connections: 12 })
})
afterAll(() => db.close())

const patientRow = async (patient_id: string) => {
  const [row] = await db.sql`
    select assigned_pcr, assigned_pcr_at, assigned_np, assigned_np_at, on_hold_in_queue, in_np_queue, version from patients where patient_id = ${patient_id}`
  return row
}
const heldBy = (id: number) => db.sql`select patient_id from patients where assigned_pcr = ${id} or assigned_np = ${id}`

test('off unassigns every patient in both roles, ends holds and leaves others alone (REQ-243, REQ-440, A-12)', async () => {
  const leaver = await buildStaff(db.sql, { groups: ['npManagers', 'pcrManagers'] })
  const colleague = await buildStaff(db.sql, { groups: ['pcrs'] })
  const { patient_id: held } = await buildPatient(db.sql, { in_np_queue: true, assigned_np: leaver.id, on_hold_in_queue: true })
  const { patient_id: both } = await buildPatient(db.sql, {
    in_np_queue: true,
    in_pcr_queue: true,
    assigned_np: leaver.id,
    assigned_pcr: colleague.id,
  })
  const { patient_id: pcr } = await buildPatient(db.sql, { in_pcr_queue: true, assigned_pcr: leaver.id })
  const { patient_id: other } = await buildPatient(db.sql, { in_pcr_queue: true, assigned_pcr: colleague.id })

  const answer = await setQueueEnabled(staffContext(db, leaver), { id: String(leaver.id), queue_enabled: false })
  expect(answer).toMatchObject({
    released: 3,
    user: { id: leaver.id, queue_enabled: false },
    message: 'Queue disabled on your user record.',
  })
  expect(await heldBy(leaver.id)).toEqual([])
  const free = { assigned_np: null, assigned_np_at: null, on_hold_in_queue: false, version: 2 }
  expect(await patientRow(held)).toMatchObject({ ...free, in_np_queue: true })
  expect(await patientRow(both)).toMatchObject({ ...free, assigned_pcr: colleague.id, assigned_pcr_at: expect.any(String) })
  expect(await patientRow(pcr)).toMatchObject({ assigned_pcr: null, assigned_pcr_at: null, version: 2 })
  expect(await patientRow(other)).toMatchObject({ assigned_pcr: colleague.id, version: 1 })

  const entries =
    await db.sql`select action, patient_id, changes, additional_info from audit_log where user_id = ${leaver.id} order by patient_id nulls first`
  const queue = { action: 'Disable Queue', patient_id: null, changes: { queue_enabled: { from: true, to: false } } }
  expect(entries[0]).toEqual({ ...queue, additional_info: '3 patients released' })
  expect(new Map(entries.slice(1).map((entry) => [entry.patient_id, entry.changes]))).toEqual(
    new Map([
      [held, { assigned_np: { from: leaver.id, to: null }, on_hold_in_queue: { from: true, to: false } }],
      [both, { assigned_np: { from: leaver.id, to: null } }],
      [pcr, { assigned_pcr: { from: leaver.id, to: null } }],
    ]),
  )
})

test('on says so and unassigns no one (REQ-438)', async () => {
  const staff = await buildStaff(db.sql, { queue_enabled: false })
  const answer = await setQueueEnabled(staffContext(db, staff), { id: String(staff.id), queue_enabled: true })
  expect(answer).toMatchObject({ released: 0, user: { queue_enabled: true }, message: 'Queue enabled on your user record.' })
  expect(await db.sql`select action from audit_log where user_id = ${staff.id}`).toEqual([{ action: 'Enable Queue' }])
})

test('an administrator switches any user’s, under its own audit actions (REQ-248, REQ-249, REQ-298)', async () => {
  const admin = await buildStaff(db.sql, { groups: ['admins'] })
  const staff = await buildStaff(db.sql)
  const off = await setQueueEnabled(staffContext(db, admin), { id: String(staff.id), queue_enabled: false })
  expect(off.message).toBe(`Queue disabled for ${staff.name}`)
  const on = await setQueueEnabled(staffContext(db, admin), { id: String(staff.id), queue_enabled: true })
  expect(on.message).toBe(`Queue enabled for ${staff.name}`)
  const entries = await db.sql`select action, entity_id from audit_log where user_id = ${admin.id} order by id`
  expect(entries).toEqual([
    { action: 'Admin Disable Queue', entity_id: String(staff.id) },
    { action: 'Admin Enable Queue', entity_id: String(staff.id) },
  ])
})

test('no one else may, not even managers (A-16)', async () => {
  const staff = await buildStaff(db.sql)
  for (const groups of [['pcrs'], ['npManagers', 'pcrManagers']] as const) {
    const context = staffContext(db, await buildStaff(db.sql, { groups }))
    await expect(setQueueEnabled(context, { id: String(staff.id), queue_enabled: false })).rejects.toMatchObject({ code: 'forbidden' })
  }
  expect(await db.sql`select queue_enabled from users where id = ${staff.id}`).toEqual([{ queue_enabled: true }])
})

test.each(['0', '-1', 'abc', '99999999999', '2147483647', '1 or 1=1'])('%j is not a user’s id', async (id) => {
  const context = staffContext(db, await buildStaff(db.sql, { groups: ['admins'] }))
  await expect(setQueueEnabled(context, { id, queue_enabled: false })).rejects.toMatchObject({ code: 'user-not-found' })
})

test('live screens are notified of the user and of every patient', async () => {
  const events = await listenForEvents(db.sql)
  const staff = await buildStaff(db.sql, { provinces: ['MB'] })
  const { patient_id } = await buildPatient(db.sql, { in_np_queue: true, assigned_np: staff.id, province: 'MB' })
  const notices: Notice[] = []
  const both = new Promise<void>((resolve) => {
    events.subscribe((notice) => {
      if (notice !== 'lost' && notices.push(notice) === 2) resolve()
    })
  })
  await setQueueEnabled(staffContext(db, staff), { id: String(staff.id), queue_enabled: false })
  await both
  await events.close()
  expect(notices).toEqual([
    { kind: 'user', id: String(staff.id), version: 2, audience: ['users', `user:${staff.id}`] },
    { kind: 'patient', id: patient_id, version: 2, audience: ['patients', 'manage:np', 'np:MB', `user:${staff.id}`] },
  ])
})

test('a concurrent claim never assigns a patient to a user whose queue is off (A-10, A-12)', async () => {
  for (let round = 1; round <= 25; round += 1) {
    const staff = await buildStaff(db.sql)
    const context = staffContext(db, staff)
    const patients = await Promise.all([1, 2, 3].map(() => buildPatient(db.sql, { in_np_queue: true })))
    const claims = patients.map(({ patient_id }) => claim(context, { patient_id, queue: 'np' }))
    const [off, ...claimed] = await Promise.allSettled([
      setQueueEnabled(context, { id: String(staff.id), queue_enabled: false }),
      ...claims,
    ])
    expect(off.status).toBe('fulfilled')
    for (const one of claimed) if (one.status === 'rejected') expect(one.reason.code).toBe('queue-disabled')
    expect(await heldBy(staff.id)).toEqual([])
  }
})

test('users who share patients can switch off concurrently', async () => {
  for (let round = 1; round <= 10; round += 1) {
    const [one, two] = await Promise.all([
      buildStaff(db.sql, { groups: ['npManagers', 'pcrs'] }),
      buildStaff(db.sql, { groups: ['npManagers', 'pcrs'] }),
    ])
    for (let turn = 1; turn <= 6; turn += 1) {
      const [np, pcr] = turn % 2 ? [one, two] : [two, one]
      await buildPatient(db.sql, { in_np_queue: true, in_pcr_queue: true, assigned_np: np.id, assigned_pcr: pcr.id })
    }
    const leave = (staff: typeof one) => setQueueEnabled(staffContext(db, staff), { id: String(staff.id), queue_enabled: false })
    const answers = await Promise.all([leave(one), leave(two)])
    expect(answers.map(({ released }) => released)).toEqual([6, 6])
    expect([...(await heldBy(one.id)), ...(await heldBy(two.id))]).toEqual([])
  }
})
