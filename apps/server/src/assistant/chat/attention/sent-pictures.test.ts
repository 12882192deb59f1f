import { PICTURE } from '@clinic/core/questionnaires/reading/picture'
import { moveInstant } from '@clinic/core/shared/instants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_NOW } from '../../../../test/build.ts'
import type { TestDatabase } from '../../../../test/database.ts'
import { redrawn, samplePicture } from '../../../../test/sample-picture.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { purgeConversations } from '../../../retention/purge-conversations.ts'
import { readConversation } from '../../transcripts/read-conversation.ts'
import { openAttended } from './attention.harness.ts'
import { handBackConversation } from './hand-back-conversation.ts'
import { joinConversation } from './join-conversation.ts'
import { readLinePicture, readSentPicture } from './read-line-picture.ts'
import { readLiveConversation } from './read-live-conversation.ts'
import { sayInConversation } from './say-in-conversation.ts'
import { takeOverConversation } from './take-over-conversation.ts'

let db: TestDatabase
let begin: Awaited<ReturnType<typeof openAttended>>['begin']
let dana: StaffContext
let sam: StaffContext
let stranger: StaffContext
let photo: Buffer
beforeAll(async () => {
  const clinic = await openAttended({ french: true })
  ;({ db, begin, dana, sam } = clinic)
  stranger = await clinic.build({ groups: ['pcrManagers'] })
  photo = await samplePicture('crimson')
})
afterAll(() => db.close())

const purgeAll = () => purgeConversations({ sql: db.sql, zone: dana.zone, now: moveInstant(TEST_NOW, 400 * 86_400_000), days: 30 })
let sent = 0
const send = (who: StaffContext, id: string, parts: Partial<Parameters<typeof sayInConversation>[2]> = {}) =>
  sayInConversation(who, id, { text: '', picture: photo.toString('base64'), client_id: `picture-${++sent}`, turn: 99, ...parts })
const own = () => true

describe('F-11: a picture from staff to the patient', () => {
  test('comes as a line that its description tells, drawn again, to the patient, to staff and in the transcript', async () => {
    const { id, page, adopt } = await begin()
    const patient_id = await adopt()
    await joinConversation(dana, id)
    await send(dana, id, { text: 'Where the code is in the email' })
    const { lines } = await page()
    expect(lines.at(-1)).toMatchObject({ seq: 2, name: 'Dana', text: 'Where the code is in the email', picture: true, mark: null })
    const kept = { kind: 'image/jpeg', bytes: await redrawn(photo) }
    expect(await readLinePicture(dana, { conversation_id: id, seq: 2 }, own)).toEqual(kept)
    expect(await readSentPicture(dana, { conversation_id: id, seq: '2' })).toEqual(kept)
    expect((await readLiveConversation(sam, id)).log.at(-1)).toMatchObject({
      ...{ from: 'staff', name: 'Dana Whitfield', sent_picture: true, picture: null },
    })
    const { turns } = await readConversation(dana, id)
    expect(turns.at(-1)?.lines).toMatchObject([{ mark: 'joined' }, { text: 'Where the code is in the email', sent_picture: true }])
    const [entry] =
      await db.sql`select action, description, patient_id from audit_log where entity_id = ${id} and action like 'Conversation %' order by id desc limit 1`
    expect(entry).toEqual({ action: 'Conversation Line Sent', description: 'Sent a picture to the patient in the chat', patient_id })
  })

  test('without a description is named in the language of the conversation, so that a client without pictures shows words', async () => {
    const english = await begin()
    await send(dana, english.id)
    expect((await english.page()).lines.map(({ mark, text }) => mark ?? text)).toEqual(['joined', 'A picture'])
    const french = await begin({ language: 'fr' })
    await send(dana, french.id)
    expect((await french.page()).lines.at(-1)).toMatchObject({ text: 'Une photo', picture: true })
  })

  test('is encrypted, and goes with its conversation', async () => {
    const { id, seen } = await begin()
    await send(dana, id)
    await handBackConversation(dana, id, { to: 'assistant', turn: await seen() })
    const rows = () => db.sql`select (bytes).value like 'v1.tests.%' as sealed from line_pictures where conversation_id = ${id}`
    expect(await rows()).toEqual([{ sealed: true }])
    await purgeAll()
    expect(await rows()).toEqual([])
  })

  test('is read by the key of its own conversation and by staff who may read it, and by no one else', async () => {
    const { id } = await begin()
    const other = await begin()
    await send(dana, id)
    const isOther = (conversation: { id: string }) => conversation.id === other.id
    const invalid = { code: 'conversation-key-invalid' }
    await expect(readLinePicture(dana, { conversation_id: id, seq: 2 }, isOther)).rejects.toMatchObject(invalid)
    await expect(readLinePicture(dana, { conversation_id: 'unknown00001', seq: 2 }, own)).rejects.toMatchObject(invalid)
    await expect(readLinePicture(dana, { conversation_id: other.id, seq: 2 }, isOther)).rejects.toMatchObject({ code: 'picture-not-found' })
    await expect(readSentPicture(stranger, { conversation_id: id, seq: '2' })).rejects.toMatchObject({ code: 'conversation-not-found' })
    for (const seq of ['1', 'two', '0', '99999999999'])
      await expect(readSentPicture(dana, { conversation_id: id, seq })).rejects.toMatchObject({ code: 'picture-not-found' })
  })

  test('interleaving 6, interleaving 19: sent again after a lost answer it is one line', async () => {
    const { id, page } = await begin()
    await send(dana, id, { client_id: 'picture-again' })
    await send(dana, id, { client_id: 'picture-again' })
    expect((await page()).lines.filter(({ picture }) => picture)).toHaveLength(1)
    expect(await db.sql`select seq from line_pictures where conversation_id = ${id}`).toEqual([{ seq: 2 }])
  })

  test('interleaving 7, interleaving 8: on an old view or after a take-over it is refused, and nothing is sent', async () => {
    const { id, page, patient, seen } = await begin()
    await joinConversation(dana, id)
    const turn = await seen()
    await patient('Not this one')
    await expect(send(dana, id, { turn })).rejects.toMatchObject({ code: 'conversation-moved' })
    await takeOverConversation(sam, id, { reason: 'Their shift ends' })
    await expect(send(dana, id)).rejects.toMatchObject({ code: 'conversation-not-yours' })
    expect((await page()).lines.map(({ mark }) => mark)).toEqual(['joined', 'taken-over'])
    expect(await db.sql`select seq from line_pictures where conversation_id = ${id}`).toEqual([])
  })

  test('what is no picture is refused by name, joins nothing and writes nothing; so is one more than a conversation may have', async () => {
    const { id, page } = await begin()
    const refused = { code: 'picture-unreadable', details: { fields: { picture: expect.any(String) } } }
    await expect(send(dana, id, { picture: Buffer.from('%PDF-1.7').toString('base64') })).rejects.toMatchObject(refused)
    expect(await page()).toMatchObject({ lines: [], attention: { state: 'bot' } })
    for (let n = 0; n < PICTURE.perConversation; n += 1) await send(dana, id)
    await expect(send(dana, id)).rejects.toMatchObject({ code: 'too-many-pictures' })
    expect((await page()).lines.filter(({ picture }) => picture)).toHaveLength(PICTURE.perConversation)
  })

  test('interleaving 45: a description with a health number is warned of before the picture is sent', async () => {
    const { id, page } = await begin()
    const text = 'Her card, 1234-567-897-AB'
    await expect(send(dana, id, { text })).rejects.toMatchObject({ code: 'message-names-others' })
    await send(dana, id, { text, sure: true })
    expect((await page()).lines.at(-1)).toMatchObject({ text, picture: true })
  })
})
