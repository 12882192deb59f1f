import { ABSENT_AFTER, RELEASED_AFTER } from '@clinic/core/chat/attention/attend'
import { moveInstant } from '@clinic/core/shared/instants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import type { TestDatabase } from '../../../../test/database.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { replay } from '../replay.ts'
import { openAttended } from './attention.harness.ts'
import { findPatientConversation } from './find-patient-conversation.ts'
import { handBackConversation } from './hand-back-conversation.ts'
import { joinConversation } from './join-conversation.ts'
import { listLines } from './list-lines.ts'
import { readLiveConversation } from './read-live-conversation.ts'
import { releaseAbsent } from './release-absent.ts'
import { sayInConversation } from './say-in-conversation.ts'
import { takeOverConversation } from './take-over-conversation.ts'

let db: TestDatabase
let begin: Awaited<ReturnType<typeof openAttended>>['begin']
let dana: StaffContext
let sam: StaffContext
let stranger: StaffContext
beforeAll(async () => {
  const clinic = await openAttended()
  ;({ db, begin, dana, sam } = clinic)
  stranger = await clinic.build({ groups: ['pcrManagers'] })
})
afterAll(() => db.close())

describe('F-11: a person in the conversation', () => {
  test('the assistant is silent while a person has it, and everyone sees the same order', async () => {
    const { id, patient, waits, say, page, log } = await begin()
    expect(await joinConversation(dana, id)).toEqual({ state: 'held' })
    const reply = await patient('Can I drive after taking it?')
    expect(reply).toMatchObject({ ACTION: 'ATTENDED', text: '', options: waits.options, USER_TEXT: 'Can I drive after taking it?' })
    await say(dana, 'Hello, this is Dana.')
    expect((await patient('Thanks')).text).toBe('')
    expect((await log()).slice(-4)).toEqual([
      'joined',
      'patient: Can I drive after taking it?',
      'staff: Hello, this is Dana.',
      'patient: Thanks',
    ])
    const shown = await page()
    expect(shown.lines.map(({ name, role, mark, text }) => [name, role, mark, text])).toEqual([
      ['Dana', 'team', 'joined', ''],
      ['Dana', 'team', null, 'Hello, this is Dana.'],
    ])
    expect(shown.attention).toMatchObject({ state: 'held', name: 'Dana', role: 'team', unread: 1 })
    expect((await page(1)).lines).toHaveLength(1)
  })

  test('who waits and asks how long hears of their request, and a call they then ask for is noted (F-10)', async () => {
    const { patient } = await begin()
    expect((await patient('talk to a person')).ACTION).toBe('NEEDPCRHELP')
    const reply = await patient('how long do I have to wait?')
    expect(reply.text).toContain('Your request for a person is with our team, and no one has joined yet.')
    expect((await patient('call me')).text).toContain('So that they can reach you, please type your phone number')
  })

  test('who takes over says why to the colleague, in a note that the patient never gets', async () => {
    const { id, page, log } = await begin()
    await joinConversation(dana, id)
    await takeOverConversation(sam, id, { reason: 'Dana is on a call' })
    expect((await log()).slice(-3)).toEqual(['joined', 'taken-over', 'note: Dana is on a call'])
    expect(JSON.stringify(await page())).not.toContain('on a call')
  })

  test('interleaving 4: of two who join at once one has it, and the other learns who', async () => {
    const { id } = await begin()
    const outcomes = await Promise.allSettled([joinConversation(dana, id), joinConversation(sam, id)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    const watched = await Promise.all([dana, sam].map((staff) => readLiveConversation(staff, id)))
    expect(watched.map(({ mine }) => mine).sort()).toEqual([false, true])
    expect(refused?.reason).toMatchObject({ code: 'conversation-held', details: { name: watched[0]?.holder } })
    expect(watched[0]?.holder).toMatch(/^(Dana|Sam)/)
  })

  test('interleaving 5, interleaving 6, interleaving 9: a first line joins; the same line or join again writes nothing', async () => {
    const { id, say, log } = await begin()
    await say(dana, 'Hello', 'the-same-line')
    await say(dana, 'Hello', 'the-same-line')
    await joinConversation(dana, id)
    expect((await log()).slice(-2)).toEqual(['joined', 'staff: Hello'])
  })

  test('interleaving 7, interleaving 8: a line on an old view is refused, and so is one after a take-over', async () => {
    const { id, patient, say, seen } = await begin()
    await joinConversation(dana, id)
    const turn = await seen()
    await patient('No, wait')
    const late = sayInConversation(dana, id, { text: 'Then do that', client_id: 'line-too-late', turn })
    await expect(late).rejects.toMatchObject({ code: 'conversation-moved' })
    await takeOverConversation(sam, id, { reason: 'Her shift ends' })
    await expect(say(dana, 'Still me')).rejects.toMatchObject({ code: 'conversation-not-yours' })
    await say(sam, 'Sam here')
  })

  test('interleaving 10, interleaving 12: after the hand-back the assistant repeats its question, and the answer is an answer; twice is once', async () => {
    const { id, patient, waits, seen, page } = await begin()
    await joinConversation(dana, id)
    await patient('A word to Dana')
    const back = { to: 'assistant' as const, turn: await seen() }
    expect(await handBackConversation(dana, id, back)).toEqual({ state: 'returned' })
    expect(await handBackConversation(dana, id, back)).toEqual({ state: 'returned' })
    expect((await page()).lines.map(({ mark }) => mark)).toEqual(['joined', 'left'])
    const again = await patient('book with tcn')
    expect(again).toMatchObject({ ACTION: waits.ACTION, text: waits.text })
    expect(again.DATA?.transcript).toContainEqual(expect.objectContaining({ from: 'assistant', name: 'Dana', mark: 'joined' }))
    expect((await patient('ok')).ACTION).toBe('OPENCONSENTFORMWINDOW')
    const both = await replay(db.sql, id)
    expect(both?.replayed).toEqual(both?.stored)
  })

  test('interleaving 11: a hand-back that crosses words of the patient puts the patient back in line', async () => {
    const { id, patient, seen, page } = await begin()
    await joinConversation(dana, id)
    const turn = await seen()
    await patient('One more thing')
    expect(await handBackConversation(dana, id, { to: 'assistant', turn })).toEqual({ state: 'asked' })
    expect((await page()).attention).toMatchObject({ state: 'asked', name: null, role: null })
  })

  test('interleaving 3: words that race with a join are answered by the assistant or are for the person, never both', async () => {
    for (let times = 0; times < 5; times += 1) {
      const { id, patient, log } = await begin()
      const [reply] = await Promise.all([patient('What does a visit cost?'), joinConversation(dana, id)])
      const entries = await log()
      const answered = entries.indexOf('joined') > entries.indexOf('patient: What does a visit cost?')
      expect(reply.text === '').toBe(!answered)
    }
  })

  test('interleaving 20: a line that begins with a slash is words', async () => {
    const { id, patient, log } = await begin()
    await joinConversation(dana, id)
    expect((await patient('/end')).ACTION).toBe('ATTENDED')
    expect((await log()).at(-1)).toBe('patient: /end')
  })

  test('interleaving 22: words of danger give the card and raise the alarm while a person has it (F-4, F-5)', async () => {
    const { id, patient, log } = await begin()
    await joinConversation(dana, id)
    expect((await patient('I am going to kill myself tonight')).ACTION).toBe('CRISIS')
    expect(await db.sql`select 1 as one from crisis_alarms where conversation_id = ${id}`).toHaveLength(1)
    expect((await log()).join(' ')).toContain('patient: I am going to kill myself tonight')
    expect(await db.sql`select held_by from conversations where id = ${id}`).toEqual([{ held_by: dana.staff.id }])
  })

  test('words that may mean danger warn staff and never the patient (F-5)', async () => {
    const { id, patient, log, page } = await begin()
    await joinConversation(dana, id)
    expect((await patient("I don't want to be here anymore")).ACTION).toBe('ATTENDED')
    expect((await log()).at(-1)).toBe('concern')
    expect((await page()).lines.map(({ mark }) => mark)).toEqual(['joined'])
  })

  test('interleaving 32: a page that opens again gets the whole order', async () => {
    const { id, patient, say } = await begin()
    await joinConversation(dana, id)
    await say(dana, 'Hello')
    const reply = await patient('book with tcn')
    expect(reply.ACTION).toBe('ATTENDED')
    expect(reply.DATA?.transcript).toContainEqual(expect.objectContaining({ name: 'Dana', text: 'Hello' }))
    const foreign = listLines(dana, { conversation_id: id, after: 0 }, () => false)
    await expect(foreign).rejects.toMatchObject({ code: 'conversation-key-invalid' })
  })

  test('a person who stays silent is announced as away, then the patient is back in line', async () => {
    const { id, patient, page } = await begin()
    await joinConversation(dana, id)
    await patient('Are you there?')
    const at = (ms: number) => releaseAbsent({ sql: db.sql, zone: dana.zone, now: moveInstant(TEST_NOW, ms) })
    await at(ABSENT_AFTER)
    expect((await page()).attention.state).toBe('paused')
    await at(RELEASED_AFTER)
    expect((await page()).lines.map(({ mark }) => mark)).toEqual(['joined', 'absent', 'reconnecting'])
    const entries = await db.sql`select 1 as one from audit_log where entity_id = ${id} and action = 'Conversation Released'`
    expect(entries).toHaveLength(2)
  })

  test('access is as for the record, and everything leaves an entry without words (A-13, A-16)', async () => {
    const { id, say, seen } = await begin()
    await expect(joinConversation(stranger, id)).rejects.toMatchObject({ code: 'conversation-not-found' })
    await expect(readLiveConversation(stranger, id)).rejects.toMatchObject({ code: 'conversation-not-found' })
    await joinConversation(dana, id)
    await say(dana, 'My secret words')
    await takeOverConversation(sam, id, { reason: 'Her shift ends' })
    await readLiveConversation(dana, id)
    await handBackConversation(sam, id, { to: 'queue', turn: await seen() })
    const entries = await db.sql<{ action: string; all: string }[]>`
      select action, a::text as all from audit_log a where entity_id = ${id} and action <> 'Read Conversation' and user_id is not null order by a.id`
    expect(entries.map(({ action }) => action)).toEqual([
      'Conversation Joined',
      'Conversation Line Sent',
      'Conversation Taken Over',
      'Conversation Handed Back',
    ])
    expect(JSON.stringify(entries)).not.toContain('secret words')
    const stored = await db.sql`select l::text as all from conversation_lines l where conversation_id = ${id}`
    expect(JSON.stringify(stored)).not.toContain('secret words')
  })

  test('who may open the record finds and reads its conversations, the closed ones too, and others do not (F-1)', async () => {
    const { id } = await begin()
    const { patient_id } = await buildPatient(db.sql, { in_pcr_queue: true, province: 'ON' })
    await db.sql`update conversations set patient_id = ${patient_id} where id = ${id}`
    const as = async (groups: string[], province: string) =>
      staffContext(db, await buildStaff(db.sql, { groups: groups as ['pcrs'], provinces: [province as 'ON'] }))
    const pcr = await as(['pcrs'], 'ON')
    const np = await as(['nps'], 'ON')
    const outside = await as(['pcrs'], 'BC')
    expect(await findPatientConversation(pcr, patient_id)).toMatchObject({
      conversation_id: id,
      conversations: [{ id, closed: false, messages: 1 }],
    })
    await db.sql`update conversations set closed_at = now() where id = ${id}`
    expect(await findPatientConversation(pcr, patient_id)).toMatchObject({ conversation_id: null, conversations: [{ id, closed: true }] })
    expect((await readLiveConversation(pcr, id)).log.map(({ text }) => text)).toContain('New Patient Intake')
    const reads = () =>
      db.sql`select user_id from audit_log where entity_id = ${id} and action = 'Read Conversation' and patient_id = ${patient_id}`
    expect(await reads()).toEqual([{ user_id: pcr.staff.id }])
    // An NP of the province sees a patient in the NP queue, and no one of another province sees either.
    await expect(readLiveConversation(np, id)).rejects.toMatchObject({ code: 'conversation-not-found' })
    await db.sql`update patients set in_pcr_queue = false, entered_pcr_queue_at = null, in_np_queue = true, entered_np_queue_at = now() where patient_id = ${patient_id}`
    expect((await readLiveConversation(np, id)).closed).toBe(true)
    for (const one of [outside, await as(['nps'], 'BC'), pcr]) {
      await expect(findPatientConversation(one, patient_id)).rejects.toMatchObject({ code: 'patient-not-found' })
      await expect(readLiveConversation(one, id)).rejects.toMatchObject({ code: 'conversation-not-found' })
    }
    await db.sql`
      insert into record_access (patient_id, user_id, reason, until)
      values (${patient_id}, ${pcr.staff.id}, 'look-up', now() + interval '1 hour')`
    expect((await findPatientConversation(pcr, patient_id)).conversations).toHaveLength(1)
    expect(await reads()).toHaveLength(2)
  })

  test('staff of the queue find the conversation from the record, those outside do not (F-1)', async () => {
    const { id } = await begin()
    const { patient_id } = await buildPatient(db.sql, { in_pcr_queue: true, province: 'ON' })
    await db.sql`update conversations set patient_id = ${patient_id} where id = ${id}`
    const pcr = staffContext(db, await buildStaff(db.sql, { groups: ['pcrs'], provinces: ['ON'] }))
    const outside = staffContext(db, await buildStaff(db.sql, { groups: ['pcrs'], provinces: ['BC'] }))
    expect(await findPatientConversation(pcr, patient_id)).toMatchObject({ conversation_id: id })
    expect(await joinConversation(pcr, id)).toEqual({ state: 'held' })
    await expect(findPatientConversation(outside, patient_id)).rejects.toMatchObject({ code: 'patient-not-found' })
    await expect(joinConversation(outside, id)).rejects.toMatchObject({ code: 'conversation-not-found' })
  })
})
