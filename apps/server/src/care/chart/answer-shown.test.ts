import type { Staff } from '@clinic/core/authorization/staff'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { PICTURE } from '@clinic/core/questionnaires/reading/picture'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildPatient, buildStaff, staffContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { redrawn, samplePicture } from '../../../test/sample-picture.ts'
import { describePhoneAnswers } from './asking.harness.ts'
import { readPhoneAnswers } from './phone-answers/read-phone-answers.ts'
import { readPicture } from './read-picture.ts'

const PLAIN = buildQuestions([
  { tag: 'rash', text: 'Show us the rash.' },
  { tag: 'where', text: 'Where does it hurt?' },
  { tag: 'why', text: 'Why now?' },
])
const WIDGETS = { rash: 'picture', where: 'draw' } as const
const visit = {
  key: 'shown',
  name: 'Shown',
  version: 1,
  questions: Object.fromEntries(
    Object.entries(PLAIN).map(([tag, question]) => [tag, tag in WIDGETS ? { ...question, widget: WIDGETS[tag as 'rash'] } : question]),
  ),
}
const JPEG = (await samplePicture('crimson')).toString('base64')
const OTHER = (await samplePicture('navy')).toString('base64')
const keptOf = (sent: string) => redrawn(Buffer.from(sent, 'base64'))
const DRAWING = 'drawing:M10 20l30 40'

let db: TestDatabase
let dana: Staff
beforeAll(async () => {
  db = await openTestDatabase()
  await publishApproved(db.sql, [...STARTERS, visit])
  dana = await buildStaff(db.sql, { first_name: 'Dana' })
})
afterAll(() => db.close())

const begin = async () => {
  const { patient_id } = await buildPatient(db.sql, { in_np_queue: true, in_pcr_queue: true })
  const by = staffContext(db, dana)
  return { patient_id, by, first: await readPhoneAnswers(by, { patient_id, key: 'shown' }) }
}
const kept = (patient_id: string) =>
  db.sql<{ id: string; conversation_id: string | null; bytes: string; sealed: boolean }[]>`
    select id, conversation_id, bytes, (bytes).value like 'v1.%' as sealed from answer_pictures where patient_id = ${patient_id}`

test('a photo handed over by a patient is stored like in the chat: encrypted, named by the answer, shown in the chart, replacing the earlier one (REQ-413)', async () => {
  const { patient_id, by, first } = await begin()
  const second = await describePhoneAnswers(by, first, { patient_id, tag: 'rash', picture: JPEG })
  const [picture] = await kept(patient_id)
  expect(picture).toMatchObject({ conversation_id: null, bytes: await keptOf(JPEG), sealed: true })
  expect(second).toMatchObject({
    next: { tag: 'where' },
    answered: [{ tag: 'rash', value: `picture:${picture?.id}`, answer: 'A picture' }],
  })
  expect(await readPicture(by, { patient_id, id: picture?.id ?? '' })).toMatchObject({ kind: 'image/jpeg', bytes: await keptOf(JPEG) })
  expect(await describePhoneAnswers(by, first, { patient_id, tag: 'rash', picture: JPEG })).toEqual(second)
  expect(await kept(patient_id)).toHaveLength(1)
  await expect(describePhoneAnswers(by, first, { patient_id, tag: 'rash', picture: OTHER })).rejects.toMatchObject({
    code: 'answers-changed',
  })

  const third = await describePhoneAnswers(by, second, { patient_id, tag: 'rash', picture: OTHER })
  expect(await kept(patient_id)).toMatchObject([{ bytes: await keptOf(OTHER) }])
  await describePhoneAnswers(by, third, { patient_id, tag: 'rash', text: 'A red patch on the left arm' })
  expect(await kept(patient_id)).toEqual([])
  const told = await db.sql`select action, user_name from audit_log where patient_id = ${patient_id} and action = 'Picture Replaced'`
  expect(told).toEqual([
    { action: 'Picture Replaced', user_name: dana.name },
    { action: 'Picture Replaced', user_name: dana.name },
  ])
})

test('a drawing made on the staff’s screen is stored like in the chat (REQ-413)', async () => {
  const { patient_id, by, first } = await begin()
  const second = await describePhoneAnswers(by, first, { patient_id, tag: 'rash', text: 'On the left arm' })
  const third = await describePhoneAnswers(by, second, { patient_id, tag: 'where', drawing: DRAWING })
  expect(third.answered.at(-1)).toMatchObject({ tag: 'where', value: DRAWING, answer: 'A drawing' })
})

test.each([
  ['what is no picture', { picture: Buffer.from('GIF89a').toString('base64') }, 'picture-unreadable'],
  [
    'a picture that is too large',
    { picture: Buffer.concat([Buffer.from(JPEG, 'base64'), Buffer.alloc(PICTURE.bytes)]).toString('base64') },
    'picture-unreadable',
  ],
  ['a drawing where a picture is asked for', { drawing: DRAWING }, 'answer-unreadable'],
])('%s is refused by phone, and nothing is stored', async (_, said, code) => {
  const { patient_id, by, first } = await begin()
  await expect(describePhoneAnswers(by, first, { patient_id, tag: 'rash', ...said })).rejects.toMatchObject({ code })
  expect(await kept(patient_id)).toEqual([])
  expect((await readPhoneAnswers(by, { patient_id, key: 'shown' })).revision).toBe(0)
})
