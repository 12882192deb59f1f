import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStaff, staffContext } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { storedAlarms } from '../../../care/alarms/alarm.harness.ts'
import { openIntakes } from '../../../care/next-steps/intakes/intake.harness.ts'
import { recordDeath } from '../../../care/patients/death/record-death.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'

/** Milliseconds: whole intakes, on a busy machine. */
const PATIENCE = 120_000

let db: TestDatabase
let clinic: Awaited<ReturnType<typeof openIntakes>>
let admin: StaffContext
beforeAll(async () => {
  db = await openTestDatabase()
  clinic = await openIntakes(db)
  admin = staffContext(db, await buildStaff(db.sql, { groups: ['admins'] }))
})
afterAll(() => db.close())

const dies = (patient_id: string) => recordDeath({ ...admin, now: clinic.now() }, { patient_id, reported_by: 'family', died_on: null })

test(
  'the conversation of someone who has died takes no more messages, and changes nothing of the record',
  async () => {
    const who = clinic.someone()
    const { first, patient_id } = await clinic.begin(who)
    await dies(patient_id)
    for (const said of ['hello, is anyone there', 'I want to talk to a person', 'book with tcn'])
      await expect(first.say(said)).rejects.toMatchObject({ code: 'conversation-key-invalid' })
    expect(await clinic.recordsOf(who)).toMatchObject([{ patient_id, patient_active: false, in_pcr_queue: false }])
  },
  PATIENCE,
)

test(
  'danger in it is heard, and raises an alarm',
  async () => {
    const { first, patient_id } = await clinic.begin(clinic.someone())
    await dies(patient_id)
    const reply = await first.say('I want to kill myself tonight')
    expect(reply.text).toMatch(/9-1-1|9-8-8/)
    expect(await storedAlarms(db.sql, patient_id)).toMatchObject([{ closed_at: null }])
  },
  PATIENCE,
)

test(
  'who writes with their details gets no code, is not greeted as them, and the address gets no reminder',
  async () => {
    const who = clinic.someone()
    const { patient_id } = await clinic.begin(who)
    await dies(patient_id)
    clinic.mails.length = 0
    const other = clinic.talk()
    for (const said of ['book with tcn', 'I was here before', who.personal.email]) await other.say(said)
    const answer = await other.say('1980-05-17')
    expect(answer.text).not.toContain(who.personal.firstName)
    await clinic.begin(who)
    await clinic.days(4)
    expect(clinic.mails.filter(({ to }) => to === who.personal.email)).toEqual([])
    const records = await clinic.recordsOf(who)
    expect(records.map((record) => record.patient_active)).toEqual([false, true])
  },
  PATIENCE,
)

test(
  'an address that someone living has gets the reminders of an intake that stopped',
  async () => {
    const who = clinic.someone()
    await clinic.begin(who)
    await clinic.days(4)
    expect(clinic.mails.filter(({ to }) => to === who.personal.email).length).toBeGreaterThan(0)
  },
  PATIENCE,
)
