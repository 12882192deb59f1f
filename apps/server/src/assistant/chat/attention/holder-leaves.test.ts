import { LABELS, TEXTS } from '@clinic/core/chat/texts/texts'
import { moveInstant } from '@clinic/core/shared/instants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, TEST_NOW } from '../../../../test/build.ts'
import type { TestDatabase } from '../../../../test/database.ts'
import { recordCall } from '../../../care/calls/record-call.ts'
import { markIneligible } from '../../../care/patients/mark-ineligible.ts'
import { completeAppointment } from '../../../care/queues/complete-appointment.ts'
import { countToday } from '../../../care/queues/read-today.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { releaseAtLogOut } from '../../../identity/users/edit/release-at-log-out.ts'
import { setQueueEnabled } from '../../../identity/users/edit/set-queue-enabled.ts'
import { updateUser } from '../../../identity/users/edit/update-user.ts'
import { purgeConversations } from '../../../retention/purge-conversations.ts'
import { replay } from '../replay.ts'
import { openAttended } from './attention.harness.ts'
import { handBackConversation } from './hand-back-conversation.ts'
import { joinConversation } from './join-conversation.ts'
import { noteHolderSeen } from './note-holder-seen.ts'
import { readLiveConversation } from './read-live-conversation.ts'
import { OFFLINE_AFTER, releaseAbsent } from './release-absent.ts'
import { sayInConversation } from './say-in-conversation.ts'
import { sendStaffSigns } from './send-staff-signs.ts'

let db: TestDatabase
let begin: Awaited<ReturnType<typeof openAttended>>['begin']
let build: Awaited<ReturnType<typeof openAttended>>['build']
let dana: StaffContext
let sam: StaffContext
beforeAll(async () => {
  ;({ db, begin, build, dana, sam } = await openAttended())
})
afterAll(() => db.close())

const at = (ms: number) => moveInstant(TEST_NOW, ms)
const sweep = (ms: number) => releaseAbsent({ sql: db.sql, zone: dana.zone, now: at(ms) })
const stateOf = async (id: string) => {
  const [row] = await db.sql`select attention, held_by, asked_at from conversations where id = ${id}`
  return row
}

describe('F-11: the person goes', () => {
  test('interleaving 36: a holder who lost the province is refused, and the patient is back in line at the old place', async () => {
    const { id, adopt, seen, patient, page } = await begin()
    const patient_id = await adopt()
    const pcr = await build({ groups: ['pcrs'], provinces: ['ON'] })
    await patient('I want to talk to a person')
    await joinConversation({ ...pcr, now: at(60_000) }, id)
    const turn = await seen()
    await db.sql`update patients set province = 'BC' where patient_id = ${patient_id}`
    const late = sayInConversation(pcr, id, { text: 'Hello', client_id: 'line-lost', turn })
    await expect(late).rejects.toMatchObject({ code: 'forbidden' })
    expect(await stateOf(id)).toMatchObject({ attention: 'asked', held_by: null, asked_at: TEST_NOW })
    expect((await page()).lines.map(({ mark, text }) => mark ?? text)).toEqual(['joined', 'reconnecting'])
  })

  test('interleaving 36: a holder whose licence for the province an administrator takes away is refused at the next line, and the patient is back in line', async () => {
    const { id, adopt, seen, patient } = await begin()
    await adopt()
    const pcr = await build({ groups: ['pcrs'], provinces: ['ON'] })
    await patient('I want to talk to a person')
    await joinConversation({ ...pcr, now: at(60_000) }, id)
    const turn = await seen()
    await updateUser(dana, { id: String(pcr.staff.id), body: { licensed_provinces: ['British Columbia'] }, session: null })
    const now: StaffContext = { ...pcr, staff: { ...pcr.staff, provinces: ['BC'] } }
    const late = sayInConversation(now, id, { text: 'Hello', client_id: 'line-licence', turn })
    await expect(late).rejects.toMatchObject({ code: 'forbidden' })
    expect(await stateOf(id)).toMatchObject({ attention: 'asked', held_by: null, asked_at: TEST_NOW })
    await expect(joinConversation(now, id)).rejects.toMatchObject({ code: 'conversation-not-found' })
  })

  test('interleaving 35: a conversation that becomes that of a patient whom the holder may not see is released', async () => {
    const { id, adopt } = await begin()
    const { patient_id } = await buildPatient(db.sql, { in_pcr_queue: true, province: 'ON' })
    await db.sql`update conversations set patient_id = ${patient_id} where id = ${id}`
    const pcr = await build({ groups: ['pcrs'], provinces: ['ON'] })
    await joinConversation(pcr, id)
    await adopt({ province: 'NS' })
    await sweep(1_000)
    expect(await stateOf(id)).toMatchObject({ attention: 'asked', held_by: null })
    await expect(readLiveConversation(pcr, id)).rejects.toMatchObject({ code: 'conversation-not-found' })
  })

  test('interleaving 37: a queue that is switched off releases the chats of its user in the same transaction, at the time of the request', async () => {
    const { id, adopt, patient } = await begin()
    await adopt()
    const pcr = await build({ groups: ['pcrs'], provinces: ['ON'] })
    await patient('I want to talk to a person')
    await joinConversation({ ...pcr, now: at(60_000) }, id)
    await patient('Are you there?', at(120_000))
    await setQueueEnabled({ ...dana, now: at(180_000) }, { id: String(pcr.staff.id), queue_enabled: false })
    expect(await stateOf(id)).toMatchObject({ attention: 'asked', held_by: null, asked_at: TEST_NOW })
    const entries = await db.sql`select description from audit_log where entity_id = ${id} and action = 'Conversation Released'`
    expect(entries).toHaveLength(1)
  })

  test('interleaving 37: an account that is disabled releases its chats in the same transaction, at the time of the request', async () => {
    const { id, adopt, patient, page } = await begin()
    await adopt()
    const pcr = await build({ groups: ['pcrs'], provinces: ['ON'] })
    await patient('I want to talk to a person')
    await joinConversation({ ...pcr, now: at(60_000) }, id)
    await updateUser({ ...dana, now: at(180_000) }, { id: String(pcr.staff.id), body: { active: false }, session: null })
    expect(await stateOf(id)).toMatchObject({ attention: 'asked', held_by: null, asked_at: TEST_NOW })
    expect((await page()).lines.at(-1)?.mark).toBe('reconnecting')
  })

  test('interleaving 38: logging out puts one’s patients in the chat back in line', async () => {
    const { id } = await begin()
    await joinConversation(sam, id)
    await releaseAtLogOut(sam, sam.staff.id)
    expect(await stateOf(id)).toMatchObject({ attention: 'asked', held_by: null })
  })

  test('interleaving 38: who has conversations knows of them on every screen, with what is new in each, and so can hand them over before leaving', async () => {
    const { id, patient, adopt } = await begin()
    const patient_id = await adopt({ first_name: 'Noor', last_name: 'Tremblay' })
    const pcr = await build({ groups: ['pcrs'], provinces: ['ON'] })
    expect((await countToday(pcr)).held).toBeUndefined()
    await joinConversation(pcr, id)
    const { turn } = await readLiveConversation(pcr, id)
    await sendStaffSigns(pcr, id, { typing: false, read: { turn, seq: 1 } })
    expect((await countToday(pcr)).held).toEqual([{ id, patient_id, name: 'Noor Tremblay', unread: 0, read: turn }])
    await patient('One')
    await patient('Two')
    expect((await countToday(pcr)).held).toEqual([{ id, patient_id, name: 'Noor Tremblay', unread: 2, read: turn }])
    await handBackConversation(pcr, id, { to: 'queue', turn: turn + 2 })
    expect((await countToday(pcr)).held).toBeUndefined()
    expect(await stateOf(id)).toMatchObject({ attention: 'asked', held_by: null })
  })

  test('interleaving 39: two minutes without a live screen release; a screen that is open keeps', async () => {
    const { id, page } = await begin()
    await joinConversation(dana, id)
    await noteHolderSeen(dana)
    await sweep(OFFLINE_AFTER)
    expect((await stateOf(id))?.held_by).toBe(dana.staff.id)
    await sweep(OFFLINE_AFTER + 1_000)
    expect(await stateOf(id)).toMatchObject({ attention: 'asked', held_by: null })
    expect((await page()).lines.at(-1)?.mark).toBe('reconnecting')
  })

  test('interleaving 15: completing the patient in the queue ends the hold', async () => {
    const { id, adopt, page } = await begin()
    const np = await build({ groups: ['nps'], provinces: ['ON'] })
    const patient_id = await adopt({ in_pcr_queue: false, in_np_queue: true, assigned_np: np.staff.id })
    await joinConversation(np, id)
    await completeAppointment(np, patient_id)
    expect(await stateOf(id)).toMatchObject({ attention: 'bot', held_by: null, asked_at: null })
    expect((await page()).lines.at(-1)?.mark).toBe('left')
  })

  test('interleaving 16: the holder is warned of a patient who was marked as not eligible since, and the assistant tells the patient afterwards', async () => {
    const { id, patient, walk, seen } = await begin()
    const { patient_id } = await walk(({ ACTION }) => ACTION === 'OPENQUESTIONRADIOOPTIONSWINDOW')
    if (!patient_id) throw new Error('no record')
    await joinConversation(dana, id)
    expect((await readLiveConversation(dana, id)).ineligible).toBe(false)
    await markIneligible(sam, { patient_id, ineligible_reason: 'Schizophrenia', eligible_date: null })
    expect((await readLiveConversation(dana, id)).ineligible).toBe(true)
    await handBackConversation(dana, id, { to: 'assistant', turn: await seen() })
    const reply = await patient('book with tcn')
    expect(reply.text).toContain(TEXTS.stop.next.Schizophrenia)
    expect(reply.options).toContain(LABELS.person)
    const both = await replay(db.sql, id)
    expect(both?.stored.stage).toBe('ineligible')
    expect(both?.replayed).toEqual(both?.stored)
  })

  test('interleaving 52: a patient who is reached by phone no longer waits in the chat', async () => {
    const { id, adopt, patient, page } = await begin()
    const patient_id = await adopt()
    await patient('I want to talk to a person')
    expect(await stateOf(id)).toMatchObject({ attention: 'asked', asked_at: TEST_NOW })
    await recordCall(dana, { patient_id, outcome: 'reached', after: 0 })
    expect(await stateOf(id)).toMatchObject({ attention: 'bot', asked_at: null })
    expect((await page()).attention).toMatchObject({ state: 'bot' })
  })

  test('interleaving 53: a conversation that someone has is not removed, however old, until they hand it back; any other is', async () => {
    const [held, other] = [await begin(), await begin()]
    await joinConversation(dana, held.id)
    const purge = () => purgeConversations({ sql: db.sql, zone: dana.zone, now: at(400 * 86_400_000), days: 30 })
    await purge()
    expect((await stateOf(held.id))?.held_by).toBe(dana.staff.id)
    expect(await stateOf(other.id)).toBeUndefined()
    await handBackConversation(dana, held.id, { to: 'assistant', turn: await held.seen() })
    await purge()
    expect(await stateOf(held.id)).toBeUndefined()
  })
})
