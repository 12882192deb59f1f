import { ABSENT_AFTER, RETURNED_AFTER } from '@clinic/core/chat/attention/attend'
import { LABELS_FR } from '@clinic/core/chat/texts/texts-fr'
import { moveInstant } from '@clinic/core/shared/instants'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSession, TEST_NOW } from '../../../test/build.ts'
import { openTestHttp } from '../../../test/http.ts'
import { recordCall } from '../../care/calls/record-call.ts'
import { completeHelp } from '../../care/queues/complete-help.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { openAttended } from '../chat/attention/attention.harness.ts'
import { joinConversation } from '../chat/attention/join-conversation.ts'
import { releaseAbsent } from '../chat/attention/release-absent.ts'
import { takeOverConversation } from '../chat/attention/take-over-conversation.ts'
import { tellWaitingPatients } from '../chat/waiting/tell-waiting-patients.ts'
import { readStaffReplies } from './read-staff-replies.ts'
import { mountConversations } from './routes.ts'

const HOUR = 3600
const PERSON = 'I want to talk to a person'
const NO_REPLY = { requests: 1, answered: 0, median_seconds: null, p90_seconds: null, worst_seconds: null }

let clinic: Awaited<ReturnType<typeof openAttended>>
beforeEach(async () => {
  clinic = await openAttended({ french: true })
})
afterEach(() => clinic.db.close())

const after = (seconds: number) => moveInstant(TEST_NOW, seconds * 1000)
const at = (seconds: number, who: StaffContext = clinic.dana): StaffContext => ({ ...who, now: after(seconds) })
const read = async (seconds: number) => {
  const { replies, waiting, handBacks } = await readStaffReplies(at(seconds), { days: '7' })
  return { replies, handBacks, waiting: waiting.rows.map(({ id, seconds, holder }) => ({ id, seconds, holder })) }
}
const answeredIn = (seconds: number) => ({
  ...{ requests: 1, answered: 1, median_seconds: seconds, p90_seconds: seconds, worst_seconds: seconds },
})
const timetable = (seconds: number) => {
  const { sql, zone } = clinic.dana
  return { sql, zone, now: after(seconds) }
}

test('F-11: a request in French waits, and its reply counts, as one in English; managers read the same over HTTP', async () => {
  const { id, patient, say } = await clinic.begin({ language: 'fr' })
  expect((await patient('je voudrais parler à une personne')).ACTION).toBe('NEEDPCRHELP')
  expect(await read(45)).toMatchObject({ waiting: [{ id, seconds: 45, holder: null }], replies: NO_REPLY })
  await say(at(90), 'Bonjour')
  const counted = await read(100)
  expect(counted).toMatchObject({ waiting: [], replies: answeredIn(90) })
  await patient('Merci. Et pour ma fille?', after(120))
  expect((await read(150)).waiting).toEqual([{ id, seconds: 30, holder: 'Dana Whitfield' }])

  const http = await openTestHttp(clinic.db, mountConversations)
  const headers = await buildSession(clinic.db.sql, clinic.dana.staff.id)
  const answer = await http.call('/api/conversations/staff_replies?days=7', { headers })
  expect(answer.json()).toMatchObject({ replies: counted.replies, waiting: { total: 1, rows: [{ id }] } })
  await http.close()
})

test('F-11: who closed the page has a reply that counts, no longer waits, and waits when they ask again', async () => {
  const { id, patient, say } = await clinic.begin()
  await patient(PERSON)
  await say(at(120), 'Hello, are you still there?')
  expect(await read(HOUR)).toMatchObject({ waiting: [], replies: answeredIn(120) })
  await releaseAbsent(timetable(120 + RETURNED_AFTER / 1000))
  expect((await read(2 * HOUR)).handBacks).toEqual({ to_assistant: 0, to_next: 0, absent_unanswered: 0, absent_quiet: 1 })
  await patient('book with tcn', after(2 * HOUR))
  expect((await read(2 * HOUR)).waiting).toEqual([])
  await patient(PERSON, after(3 * HOUR))
  expect(await read(5 * HOUR)).toMatchObject({
    waiting: [{ id, seconds: 2 * HOUR, holder: null }],
    replies: { ...answeredIn(120), requests: 2 },
  })
})

test('F-11: a colleague who takes over neither ends the request nor restarts the wait', async () => {
  const { id, patient, say } = await clinic.begin()
  await patient(PERSON)
  await joinConversation(at(60), id)
  await patient('Is anyone there?', after(100))
  await releaseAbsent(timetable(100 + ABSENT_AFTER / 1000))
  await takeOverConversation(at(420, clinic.sam), id, { reason: 'Dana is away' })
  expect(await read(430)).toMatchObject({ waiting: [{ id, seconds: 430, holder: 'Sam Okafor' }], replies: NO_REPLY })
  await say(at(460, clinic.sam), 'Sorry for the wait')
  expect(await read(470)).toMatchObject({ waiting: [], replies: answeredIn(460) })
  await patient('And my form?', after(500))
  await takeOverConversation(at(560), id, { reason: 'My patient' })
  expect((await read(600)).waiting).toEqual([{ id, seconds: 100, holder: 'Dana Whitfield' }])
  await releaseAbsent(timetable(560 + ABSENT_AFTER / 1000 - 1))
  expect((await read(560 + ABSENT_AFTER / 1000)).handBacks.absent_unanswered).toBe(0)
})

test('F-11: a request that the patient cancelled ends there; the next one has a wait of its own', async () => {
  const { id, patient, say } = await clinic.begin()
  await patient(PERSON)
  await patient('I no longer need a person', after(60))
  expect(await read(HOUR)).toMatchObject({ waiting: [], replies: NO_REPLY })
  await patient(PERSON, after(2 * HOUR))
  expect((await read(2 * HOUR + 10)).waiting).toEqual([{ id, seconds: 10, holder: null }])
  await say(at(2 * HOUR + 30), 'Hello')
  expect((await read(3 * HOUR)).replies).toEqual({ ...answeredIn(30), requests: 2 })
})

test('F-11: a request that staff closed, or answered by phone, ends there', async () => {
  for (const [order, close] of [
    async (patient_id: string) => {
      await completeHelp(at(60), patient_id)
      await tellWaitingPatients(timetable(60))
    },
    (patient_id: string) => recordCall(at(60), { patient_id, outcome: 'reached', after: 0 }),
  ].entries()) {
    const { id, patient, say, adopt } = await clinic.begin()
    const patient_id = await adopt({ phone: '416-555-0133' })
    await patient(PERSON)
    await close(patient_id)
    expect((await read(HOUR)).waiting).toEqual([])
    await patient(PERSON, after(2 * HOUR))
    expect((await read(2 * HOUR + 10)).waiting).toEqual([{ id, seconds: 10, holder: null }])
    await say(at(2 * HOUR + 30), 'Hello')
    const closed = order + 1
    expect((await read(3 * HOUR)).replies).toEqual({ ...answeredIn(30), requests: 2 * closed, answered: closed })
  }
})

test('F-11: a patient who went back to the questions and asks again without a reply is one more request, in French too', async () => {
  const { id, patient, say } = await clinic.begin({ language: 'fr' })
  await patient('je voudrais parler à une personne')
  await say(at(30), 'Bonjour')
  await patient(LABELS_FR.toQuestions, after(60))
  await patient('je voudrais parler à une personne', after(HOUR))
  expect(await read(2 * HOUR)).toMatchObject({
    waiting: [{ id, seconds: HOUR, holder: null }],
    replies: { ...answeredIn(30), requests: 2 },
  })
})
