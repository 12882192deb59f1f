import { moveInstant } from '@clinic/core/shared/instants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_NOW } from '../../../../test/build.ts'
import type { TestDatabase } from '../../../../test/database.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { type LiveEvents, listenForEvents, type Notice } from '../../../platform/events.ts'
import { openAttended } from './attention.harness.ts'
import { joinConversation } from './join-conversation.ts'
import { noteInConversation } from './note-in-conversation.ts'
import { openPageWaits } from './page-waits.ts'
import { readLiveConversation } from './read-live-conversation.ts'
import { sendPatientSigns } from './send-patient-signs.ts'
import { sendStaffSigns } from './send-staff-signs.ts'
import { waitForLines } from './wait-for-lines.ts'

let db: TestDatabase
let begin: Awaited<ReturnType<typeof openAttended>>['begin']
let dana: StaffContext
let sam: StaffContext
let stranger: StaffContext
let events: LiveEvents
beforeAll(async () => {
  const clinic = await openAttended()
  ;({ db, begin, dana, sam } = clinic)
  stranger = await clinic.build({ groups: ['pcrManagers'] })
  events = await listenForEvents(db.sql)
})
afterAll(async () => {
  await events.close()
  await db.close()
})

const own = () => true
type Body = Parameters<typeof waitForLines>[1]

/** What a page hears that waits in one process; `waitMs`: how long it waits. */
async function openPage(id: string, waitMs = 20_000) {
  const waits = openPageWaits(events, waitMs)
  const wait = (body: Partial<Body> = {}) =>
    waitForLines(dana, { conversation_id: id, key: '', after: 0, wait: true, known: '', ...body }, { isOwn: own, waits })
  return { wait, close: waits.close }
}

describe('F-11: typing, delivered and read', () => {
  test('a page that waits hears a line as soon as it is written, and of one that was written before', async () => {
    const { id, say } = await begin()
    await joinConversation(dana, id)
    const { wait, close } = await openPage(id)
    const [heard] = await Promise.all([wait({ after: 1 }), say(dana, 'Hello')])
    expect(heard.lines.map(({ text }) => text)).toEqual(['Hello'])
    expect((await wait({ after: 1 })).lines).toHaveLength(1)
    close()
  })

  test('interleaving 41: a page whose notification was lost reads the line when its wait is over', async () => {
    const { id, say } = await begin()
    await joinConversation(dana, id)
    const deaf = openPageWaits({ subscribe: () => () => undefined, close: async () => undefined }, 300)
    const body = { conversation_id: id, key: '', after: 1, wait: true, known: '' }
    const [heard] = await Promise.all([waitForLines(dana, body, { isOwn: own, waits: deaf }), say(dana, 'Late, never lost')])
    expect(heard.lines.map(({ text }) => text)).toEqual(['Late, never lost'])
  })

  test('a page learns at once who joined; one that says nothing of what it knows waits for lines alone', async () => {
    const { id } = await begin()
    const { wait, close } = await openPage(id)
    const before = await waitForLines(
      dana,
      { conversation_id: id, key: '', after: 0, wait: false, known: '' },
      { isOwn: own, waits: openPageWaits(events) },
    )
    const [heard] = await Promise.all([wait({ known: before.known }), joinConversation(dana, id)])
    expect(heard.attention).toMatchObject({ state: 'held', name: 'Dana', unread: 0 })
    expect((await wait({ known: before.known })).known).toBe(heard.known)
    close()
  })

  test('the end of the process ends a wait with what there is', async () => {
    const { id } = await begin()
    const { wait, close } = await openPage(id)
    const waiting = wait({ known: (await wait({ wait: false })).known })
    await new Promise((resolve) => setTimeout(resolve, 50))
    close()
    expect((await waiting).lines).toEqual([])
  })

  test('the holder’s typing alone reaches the page that waits; nothing is stored', async () => {
    const { id } = await begin()
    await joinConversation(dana, id)
    const { wait, close } = await openPage(id)
    const known = (await wait({ wait: false, after: 1 })).known
    const waiting = wait({ after: 1, known })
    await new Promise((resolve) => setTimeout(resolve, 50))
    await sendStaffSigns(sam, id, { typing: true })
    await sendStaffSigns(dana, id, { typing: true })
    expect(await waiting).toMatchObject({ typing: true, lines: [] })
    expect(await db.sql`select 1 as one from conversation_reads where conversation_id = ${id} and user_id = ${dana.staff.id}`).toEqual([])
    close()
  })

  test('the patient’s typing reaches the holder alone', async () => {
    const { id } = await begin()
    const heard: Notice[] = []
    const stop = events.subscribe((notice) => notice !== 'lost' && notice.kind === 'typing' && heard.push(notice))
    const type = () => sendPatientSigns(dana, { conversation_id: id, key: '', typing: true }, own)
    await type()
    await joinConversation(dana, id)
    await type()
    await expect.poll(() => heard.length).toBe(1)
    expect(heard[0]?.audience).toEqual([`user:${dana.staff.id}`])
    stop()
  })

  test('a line is sent, then delivered when the page has it, then read when it was on screen, and never the other way round', async () => {
    const { id, say, page } = await begin()
    await joinConversation(dana, id)
    await say(dana, 'Hello')
    const patient = async () => (await readLiveConversation(dana, id)).patient
    expect(await patient()).toEqual({ delivered_seq: 0, read_seq: 0 })
    expect((await page()).attention.unread).toBe(1)
    await page(2)
    expect(await patient()).toEqual({ delivered_seq: 2, read_seq: 0 })
    const read = (seq: number) => sendPatientSigns(dana, { conversation_id: id, key: '', typing: false, read: seq }, own)
    expect(await read(99)).toEqual({ unread: 0 })
    await read(1)
    expect(await patient()).toEqual({ delivered_seq: 2, read_seq: 2 })
  })

  test('unread messages are counted for each person alone; the patient sees that the team has read', async () => {
    const { id, patient, page } = await begin()
    await joinConversation(dana, id)
    await patient('One')
    await patient('Two')
    const turn = (await readLiveConversation(dana, id)).turn
    const unread = async (who: StaffContext) => (await readLiveConversation(who, id)).unread
    const before = await unread(sam)
    expect(await sendStaffSigns(dana, id, { typing: false, read: { turn: turn - 1, seq: 1 } })).toEqual({ unread: 1 })
    expect(await unread(sam)).toBe(before)
    expect((await page()).read_turn).toBe(turn - 1)
    await sendStaffSigns(dana, id, { typing: false, read: { turn: turn + 50, seq: 1 } })
    expect((await page()).read_turn).toBe(turn)
    expect(await unread(dana)).toBe(0)
  })

  test('signs need the conversation’s key, or the right to the record', async () => {
    const { id } = await begin()
    const foreign = sendPatientSigns(dana, { conversation_id: id, key: 'x', typing: true }, () => false)
    await expect(foreign).rejects.toMatchObject({ code: 'conversation-key-invalid' })
    await expect(sendStaffSigns(stranger, id, { typing: true })).rejects.toMatchObject({ code: 'conversation-not-found' })
    await expect(noteInConversation(stranger, id, { text: 'x', client_id: 'note-foreign' })).rejects.toMatchObject({
      code: 'conversation-not-found',
    })
  })
})

describe('F-11: internal notes', () => {
  test('a note is among the messages for staff, and in no public answer (F-11)', async () => {
    const { id, patient, say, page, log } = await begin()
    await joinConversation(dana, id)
    const note = { text: 'zebrafish: ask about her shifts', client_id: 'note-about-shifts' }
    await noteInConversation(sam, id, note)
    await noteInConversation(sam, id, note)
    await say(dana, 'Hello')
    expect((await log()).filter((entry) => entry.startsWith('note: '))).toEqual([`note: ${note.text}`])
    const { wait, close } = await openPage(id)
    const answers = [
      await patient('Thanks'),
      await page(),
      await wait(),
      await sendPatientSigns(dana, { conversation_id: id, key: '', typing: true, read: 9 }, own),
      await patient('book with tcn'),
      await patient({ query: '', context: { selected: ['x'] } } as never).catch((error: unknown) => String(error)),
    ]
    close()
    expect(JSON.stringify(answers)).not.toContain('zebrafish')
    expect(answers[0]).toMatchObject({ ACTION: 'ATTENDED' })
    const stored = await db.sql`select l::text as all from conversation_lines l where conversation_id = ${id}`
    expect(JSON.stringify(stored)).not.toContain('zebrafish')
    const entries = await db.sql`select a::text as all from audit_log a where entity_id = ${id} and action = 'Conversation Note Added'`
    expect(entries).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toContain('zebrafish')
  })

  test('several follow a conversation: each has one entry for half an hour', async () => {
    const { id } = await begin()
    const at = (ms: number): StaffContext => ({ ...sam, now: moveInstant(TEST_NOW, ms) })
    const entries = async () =>
      (await db.sql`select 1 as one from audit_log where entity_id = ${id} and action = 'Read Conversation' and user_id = ${sam.staff.id}`)
        .length
    await readLiveConversation(at(0), id, true)
    expect(await entries()).toBe(1)
    await readLiveConversation(at(60_000), id, true)
    expect(await entries()).toBe(1)
    await readLiveConversation(at(61_000), id)
    expect(await entries()).toBe(2)
    await readLiveConversation(at(31 * 60_000 + 1_000), id, true)
    expect(await entries()).toBe(3)
  })
})
