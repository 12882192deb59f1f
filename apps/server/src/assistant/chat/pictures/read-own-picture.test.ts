import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../../../../test/database.ts'
import { redrawn, samplePicture } from '../../../../test/sample-picture.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { openAttended } from '../attention/attention.harness.ts'
import { joinConversation } from '../attention/join-conversation.ts'
import { readOwnPicture } from './read-own-picture.ts'

let db: TestDatabase
let begin: Awaited<ReturnType<typeof openAttended>>['begin']
let dana: StaffContext
beforeAll(async () => {
  ;({ db, begin, dana } = await openAttended())
})
afterAll(() => db.close())

const own = () => true

/** A conversation in which the patient has sent a picture to a person, and the number of that turn. */
async function withPicture() {
  const conversation = await begin()
  const patient_id = await conversation.adopt()
  await joinConversation(dana, conversation.id)
  const photo = await samplePicture('crimson')
  const reply = await conversation.patient({ query: 'My rash', context: { picture: photo.toString('base64') } })
  return { ...conversation, patient_id, photo, turn: reply.DATA?.turn as number }
}

describe('F-11: a picture that the patient sent', () => {
  test('is told by its turn when the page opens again, and is read by it, drawn again', async () => {
    const { id, patient, photo, turn } = await withPicture()
    await patient('Do you see it?')
    const again = await patient('book with tcn')
    expect(again.DATA?.transcript).toContainEqual({ from: 'patient', text: 'My rash', picture: turn })
    expect(again.DATA?.transcript).toContainEqual({ from: 'patient', text: 'Do you see it?' })
    expect(await readOwnPicture(dana, { conversation_id: id, turn }, own)).toEqual({ kind: 'image/jpeg', bytes: await redrawn(photo) })
  })

  test('is refused without the key of the conversation, for a turn of words, and for another conversation', async () => {
    const { id, turn } = await withPicture()
    const other = await begin()
    const read = (conversation_id: string, at: number, isOwn = own) => readOwnPicture(dana, { conversation_id, turn: at }, isOwn)
    await expect(read(id, turn, () => false)).rejects.toMatchObject({ code: 'conversation-key-invalid' })
    await expect(read('unknown00001', turn)).rejects.toMatchObject({ code: 'conversation-key-invalid' })
    await expect(read(id, 1)).rejects.toMatchObject({ code: 'picture-not-found' })
    await expect(read(id, 999)).rejects.toMatchObject({ code: 'picture-not-found' })
    await expect(read(other.id, turn)).rejects.toMatchObject({ code: 'picture-not-found' })
  })

  test('that made room for another answer and is kept for a legal hold alone is not shown', async () => {
    const { id, patient, turn, patient_id } = await withPicture()
    await db.sql`update answer_pictures set replaced_at = now() where patient_id = ${patient_id}`
    await expect(readOwnPicture(dana, { conversation_id: id, turn }, own)).rejects.toMatchObject({ code: 'picture-not-found' })
    expect((await patient('book with tcn')).DATA?.transcript).toContainEqual({ from: 'patient', text: 'My rash' })
  })
})
