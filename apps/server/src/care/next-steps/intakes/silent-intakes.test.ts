import type { Staff } from '@clinic/core/authorization/staff'
import { AWAY_TEXTS } from '@clinic/core/chat/texts/away-texts'
import { AWAY_TEXTS_FR } from '@clinic/core/chat/texts/away-texts-fr'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { joinConversation } from '../../../assistant/chat/attention/join-conversation.ts'
import { replay } from '../../../assistant/chat/replay.ts'
import { giveConsent } from '../../../booking/reminded.harness.ts'
import { later } from '../../../platform/clock.ts'
import { recordCall } from '../../calls/record-call.ts'
import { lookUpCaller } from '../../patients/access/look-up-caller.ts'
import { manage } from '../../patients/manage.ts'
import { findKnown } from '../../patients/registration/find-known.ts'
import { registerPatient } from '../../patients/registration/register-patient.ts'
import { completeHelp } from '../../queues/complete-help.ts'
import { endSilentIntakes } from './end-silent-intakes.ts'
import { DAY, openIntakes, ZONE } from './intake.harness.ts'
import { reopenIntake } from './reopen-intake.ts'

/** Milliseconds: many turns and nights. */
const PATIENCE = 120_000

let db: TestDatabase
let clinic: Awaited<ReturnType<typeof openIntakes>>
let admin: Staff
let pcr: Staff
beforeAll(async () => {
  db = await openTestDatabase({ connections: 12 })
  clinic = await openIntakes(db)
  admin = await buildStaff(db.sql, { groups: ['admins'] })
  pcr = await buildStaff(db.sql, { groups: ['pcrs'] })
})
afterAll(() => db.close())

const rowOf = async (patient_id: string) => {
  const [row] = await db.sql<Record<string, unknown>[]>`select * from patients where patient_id = ${patient_id}`
  return row ?? {}
}
const as = (staff: Staff) => staffContext(db, staff, clinic.now())
/** An intake that ended in a later night. */
async function abandoned() {
  const who = clinic.someone()
  const begun = await clinic.begin(who)
  await clinic.days(38)
  expect(await rowOf(begun.patient_id)).toMatchObject({ patient_active: false })
  return { who, ...begun }
}

describe('a silent intake (F-3)', () => {
  test(
    'gets its reminders, ends 30 days after the last, once, with an entry, and takes no part in the next night',
    async () => {
      const { patient_id } = await clinic.begin(clinic.someone())
      await clinic.days(36)
      expect((await clinic.actionsOf(patient_id)).filter((action) => action === 'Reminder Sent')).toHaveLength(3)
      expect(await rowOf(patient_id)).toMatchObject({ patient_active: true, abandoned_at: null })
      await clinic.days(1)
      const ended = await rowOf(patient_id)
      expect(ended).toMatchObject({ patient_active: false, abandoned_at: clinic.now() })
      await clinic.days(1)
      expect(await rowOf(patient_id)).toMatchObject({ version: ended.version })
      const entries =
        await db.sql`select action, user_name, description, changes from audit_log where patient_id = ${patient_id} order by id desc limit 1`
      expect(entries).toMatchObject([
        {
          action: 'Intake Abandoned',
          user_name: 'Schedule',
          description: 'Ended as abandoned: no sign of the patient for 30 days',
          changes: { patient_active: { from: true, to: false } },
        },
      ])
    },
    PATIENCE,
  )

  test('whose patient gets no reminders ends 30 days of the clinic after they last wrote', async () => {
    const started = later(TEST_NOW, 400 * DAY)
    const { patient_id } = await buildPatient(db.sql, { questionnaire_in_progress: true, questionnaire_started_at: started })
    await giveConsent(db.sql, patient_id, { option: 'yes', at: started })
    const [{ day } = { day: '' }] = await db.sql<
      { day: string }[]
    >`select to_char((${started}::timestamptz at time zone ${ZONE})::date + 30, 'YYYY-MM-DD') as day`
    const end = async (clock: string) => {
      const [at] = await db.sql<{ now: string }[]>`select ((${day}::date + ${clock}::time) at time zone ${ZONE}) as now`
      await endSilentIntakes({ sql: db.sql, now: new Date(at?.now ?? '').toISOString(), zone: ZONE })
      return (await rowOf(patient_id)).patient_active
    }
    const [before] = await db.sql<{ now: string }[]>`select ((${day}::date - interval '1 minute') at time zone ${ZONE}) as now`
    await endSilentIntakes({ sql: db.sql, now: new Date(before?.now ?? '').toISOString(), zone: ZONE })
    expect((await rowOf(patient_id)).patient_active).toBe(true)
    expect(await end('00:01')).toBe(false)
  })

  test(
    'does not end while an alarm is open, a person has the conversation, or a call is planned',
    async () => {
      const [alarmed, joined, called] = [
        await clinic.begin(clinic.someone()),
        await clinic.begin(clinic.someone()),
        await clinic.begin(clinic.someone()),
      ]
      await alarmed.first.say('I am going to kill myself tonight')
      await completeHelp(as(admin), alarmed.patient_id)
      await joined.first.say('I want to talk to a person')
      await joinConversation(as(pcr), joined.first.id)
      await completeHelp(as(admin), joined.patient_id)
      await called.first.say('I want to talk to a person')
      const planned = await recordCall(as(pcr), { patient_id: called.patient_id, outcome: 'no-answer', after: 0 })
      expect(planned.message).toContain('Call')
      await clinic.days(40)
      for (const { patient_id } of [alarmed, joined, called]) expect(await rowOf(patient_id)).toMatchObject({ patient_active: true })
      expect(await rowOf(alarmed.patient_id)).toMatchObject({ in_pcr_queue: false, need_pcr_help_flag: false })
      expect(await rowOf(joined.patient_id)).toMatchObject({ in_pcr_queue: false, need_pcr_help_flag: false })
    },
    PATIENCE,
  )

  test('with an open clinical flag joins the PCR queue instead, once in 30 days', async () => {
    const started = later(TEST_NOW, 500 * DAY)
    const { patient_id } = await buildPatient(db.sql, {
      ...{ questionnaire_in_progress: true, questionnaire_started_at: started, risks_vs_benefits_flags: { bipolar_mania: true } },
    })
    const at = (days: number) => ({ sql: db.sql, now: later(started, days * DAY), zone: ZONE })
    await endSilentIntakes(at(30))
    expect(await rowOf(patient_id)).toMatchObject({ patient_active: true, in_pcr_queue: true, appointment_type: 'New Patient' })
    await manage(staffContext(db, admin, later(started, 31 * DAY)), { patient_id, order: { verb: 'remove-from-queue', queue: 'pcr' } })
    await endSilentIntakes(at(59))
    expect(await rowOf(patient_id)).toMatchObject({ in_pcr_queue: false })
    await endSilentIntakes(at(60))
    expect(await rowOf(patient_id)).toMatchObject({ in_pcr_queue: true, patient_active: true })
  })

  test(
    'and a patient who writes at that very moment: the record is active afterwards, and its history says what happened, once',
    async () => {
      const begun = []
      for (let count = 0; count < 12; count += 1) begun.push(await clinic.begin(clinic.someone()))
      clinic.pass(40 * DAY)
      const jobs = [1, 2].map(() => endSilentIntakes({ sql: db.sql, now: clinic.now(), zone: ZONE }))
      const turns = begun.map(({ first }, place) =>
        new Promise((done) => setTimeout(done, place * 15)).then(() => first.say('book with tcn')),
      )
      await Promise.all([...jobs, ...turns])
      for (const { patient_id } of begun) {
        expect(await rowOf(patient_id)).toMatchObject({ patient_active: true, abandoned_at: null })
        const told = (await clinic.actionsOf(patient_id)).filter((action) => action.startsWith('Intake'))
        expect([[], ['Intake Abandoned', 'Intake Taken Up']]).toContainEqual(told)
      }
      const idle = await clinic.begin(clinic.someone())
      clinic.pass(40 * DAY)
      await Promise.all([1, 2, 3].map(() => endSilentIntakes({ sql: db.sql, now: clinic.now(), zone: ZONE })))
      expect((await clinic.actionsOf(idle.patient_id)).filter((action) => action === 'Intake Abandoned')).toHaveLength(1)
    },
    PATIENCE,
  )

  test(
    'is skipped while its patient’s turn is under way, and the next night looks again',
    async () => {
      const { first, patient_id } = await clinic.begin(clinic.someone())
      clinic.pass(40 * DAY)
      const end = () => endSilentIntakes({ sql: db.sql, now: clinic.now(), zone: ZONE })
      const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const turn = db.sql.begin(async (tx) => {
        await tx`select from conversations where id = ${first.id} for update`
        locked.resolve()
        await released.promise
      })
      await locked.promise
      await end()
      expect(await rowOf(patient_id)).toMatchObject({ patient_active: true })
      released.resolve()
      await turn
      await end()
      expect(await rowOf(patient_id)).toMatchObject({ patient_active: false })
      await first.say('book with tcn')
      expect(await rowOf(patient_id)).toMatchObject({ patient_active: true, abandoned_at: null })
    },
    PATIENCE,
  )
})

describe('who comes back after that (F-3, A-3)', () => {
  test(
    'by the code to their address continues at the same question, in the same record, which is active with an entry',
    async () => {
      const { who, patient_id, stopped } = await abandoned()
      clinic.pass(300 * DAY)
      const { other, found } = await clinic.comeBack(who)
      expect(found).toMatchObject({ ACTION: 'CHECKFORSESSION', patient_id, text: AWAY_TEXTS.found('Renée') })
      expect((await other.say('ok')).DATA?.question).toEqual(stopped.DATA?.question)
      expect(await clinic.recordsOf(who)).toMatchObject([{ patient_id, patient_active: true, abandoned_at: null }])
      expect(await clinic.actionsOf(patient_id)).toContain('Intake Taken Up')
      const { stored, replayed } = (await replay(db.sql, other.id)) ?? {}
      expect(replayed).toEqual(stored)
      await other.until(who, ({ ACTION }) => ACTION === 'ENTERPCRQUEUE')
      expect(await clinic.recordsOf(who)).toMatchObject([{ patient_id, in_pcr_queue: true }])
    },
    PATIENCE,
  )

  test(
    'with a new intake of the same name, birth date and email is asked for a code, not given a second record',
    async () => {
      const { who, patient_id, stopped } = await abandoned()
      const other = clinic.talk()
      const known = await other.until(who, ({ options }) => JSON.stringify(options).includes('send'))
      expect(await clinic.recordsOf(who)).toHaveLength(1)
      expect(known.text).toContain('already have a record')
      await other.say('Yes, send the code')
      await other.say(clinic.codeFor(who.personal.email))
      expect((await other.say('ok')).DATA?.question).toEqual(stopped.DATA?.question)
      expect(await clinic.recordsOf(who)).toMatchObject([{ patient_id, patient_active: true }])
    },
    PATIENCE,
  )

  test(
    'on the same device reads that the record is open again, before the question they stopped at',
    async () => {
      const { first, patient_id, stopped } = await abandoned()
      const back = await first.say('book with tcn')
      expect(back.text).toBe(`${AWAY_TEXTS.here}\n\n${stopped.text}`)
      expect(back.DATA?.question).toEqual(stopped.DATA?.question)
      expect(await rowOf(patient_id)).toMatchObject({ patient_active: true })
      expect((await first.say('book with tcn')).text).toBe(stopped.text)
      const { stored, replayed } = (await replay(db.sql, first.id)) ?? {}
      expect(replayed).toEqual(stored)
    },
    PATIENCE,
  )

  test(
    'in French is recognised before the consent form is approved in French, and no error ends the turn (F-14)',
    async () => {
      const { who, patient_id } = await abandoned()
      const { found } = await clinic.comeBack(who, 'fr')
      expect(found).toMatchObject({ ACTION: 'CHECKFORSESSION', patient_id })
    },
    PATIENCE,
  )

  test(
    'reads it in French, and gets reminders again, and the intake ends again after 30 more days',
    async () => {
      await clinic.approveFrench()
      const { who, patient_id } = await abandoned()
      const { found } = await clinic.comeBack(who, 'fr')
      expect(found.text).toBe(AWAY_TEXTS_FR.found('Renée'))
      await clinic.days(36)
      expect((await clinic.actionsOf(patient_id)).filter((action) => action === 'Reminder Sent')).toHaveLength(6)
      expect(await rowOf(patient_id)).toMatchObject({ patient_active: true })
      await clinic.days(2)
      expect(await rowOf(patient_id)).toMatchObject({ patient_active: false })
    },
    PATIENCE,
  )

  test(
    'is not let in by a code where staff had disabled the record',
    async () => {
      const who = clinic.someone()
      const { patient_id } = await clinic.begin(who)
      await manage(as(admin), { patient_id, order: { verb: 'set-active', patient_active: false } })
      const sent = clinic.mails.length
      await clinic.comeBack(who)
      expect(clinic.mails.slice(sent).filter(({ kind }) => kind === 'patient code')).toEqual([])
    },
    PATIENCE,
  )
})

test(
  'staff find the ended record when they look up, register or import the person, and reopen it into the PCR queue (F-1, F-3, F-13)',
  async () => {
    const { who, patient_id } = await abandoned()
    const { email, phone } = who.personal
    const { candidates } = await lookUpCaller(as(pcr), { identifiers: { email, phone: '416-555-0134' }, reason: 'caller', note: '' })
    expect(candidates.map((one) => one.patient_id)).toContain(patient_id)
    const registering = registerPatient(as(admin), { personal: who.personal, different_from: [] })
    await expect(registering).rejects.toMatchObject({ code: 'likely-duplicates' })
    const given = { patient_id: 'NEW-1', first_name: 'Renée', last_name: 'Côté', date_of_birth: '1980-05-17', phone, email }
    expect((await findKnown(db.sql, [given])).map(({ known_as }) => known_as).length).toBeGreaterThan(0)
    const { patient } = await reopenIntake(as(pcr), { patient_id })
    expect(patient).toMatchObject({ patient_active: true, abandoned_at: null, in_pcr_queue: true, appointment_type: 'New Patient' })
    await expect(reopenIntake(as(pcr), { patient_id })).rejects.toMatchObject({ code: 'intake-not-abandoned' })
    expect((await clinic.actionsOf(patient_id)).at(-1)).toBe('Reopen Intake')
  },
  PATIENCE,
)

test(
  'an administrator who enables the record gives the patient 30 days more (F-3, REQ-616)',
  async () => {
    const { patient_id } = await abandoned()
    await manage(as(admin), { patient_id, order: { verb: 'set-active', patient_active: true } })
    await clinic.days(5)
    expect(await rowOf(patient_id)).toMatchObject({ patient_active: true, abandoned_at: null })
  },
  PATIENCE,
)
