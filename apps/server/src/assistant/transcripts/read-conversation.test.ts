import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { createConversation } from './conversation.harness.ts'
import { readConversation } from './read-conversation.ts'

let db: TestDatabase
let admin: StaffContext
let manager: StaffContext
let patient_id: string
beforeAll(async () => {
  db = await openTestDatabase()
  admin = staffContext(db, await buildStaff(db.sql, { groups: ['admins'] }))
  manager = staffContext(db, await buildStaff(db.sql, { groups: ['npManagers'] }))
  patient_id = (await buildPatient(db.sql, { in_np_queue: true })).patient_id
  await createConversation(db.sql, {
    ...{ id: 'talk00000001', patient_id, minutesAgo: 30, stage: 'confirm' },
    turns: [
      { query: 'book with tcn', said: 'Hello' },
      { heard: 'what does it cost', intent: 'question', source: 'Costs', said: 'This much', after: 20 },
      { heard: 'hmm', told: ['Misunderstood User Message'], said: 'Sorry', after: 20 },
      {
        heard: 'later perhaps',
        told: ['Predicted Intent Check'],
        intent: 'stop',
        confidence: 0.62,
        ACTION: 'CLOSECHAT',
        said: 'Goodbye',
        after: 20,
      },
      { query: 'ok', said: '', after: 20 },
      { query: '', context: { selected: ['Sleep', 'Pain'] }, said: '', ACTION: 'OPENQUESTIONTEXT' },
      {
        query: '',
        context: { consent: { signature: 'Somebody Secret' } },
        said: 'Thank you',
        ACTION: 'OPENPERSONALINFORMATIONWINDOW',
        after: 20,
      },
    ],
  })
  await createConversation(db.sql, { id: 'nobodys00001', turns: [{ query: 'book with tcn' }] })
})
afterAll(() => db.close())

test('a transcript tells what each said and what was understood; the page’s own messages are not in it (D-3)', async () => {
  const { turns, ...talk } = await readConversation(manager, 'talk00000001')
  expect(talk).toEqual({
    ...{ id: 'talk00000001', patient_id, minute: '2026-03-02 09:30', stage: 'confirm' },
    ...{ outcome: 'in_progress', minutes: 2, messages: 5, misunderstood: 1 },
  })
  const quiet = { article: null, confidence: null, by: null, article_confidence: null, misunderstood: false, guessed: false }
  expect(turns).toEqual([
    { turn: 1, minute: '2026-03-02 09:30', heard: null, form: null, understood: null, said: 'Hello' },
    expect.objectContaining({
      heard: 'what does it cost',
      understood: { ...quiet, intent: 'question', action: 'GREETING', article: 'Costs' },
      said: 'This much',
    }),
    expect.objectContaining({ understood: { ...quiet, intent: null, action: 'GREETING', misunderstood: true } }),
    expect.objectContaining({
      minute: '2026-03-02 09:31',
      understood: { ...quiet, intent: 'stop', confidence: 0.62, by: 'classifier', action: 'CLOSECHAT', guessed: true },
    }),
    expect.objectContaining({ turn: 6, heard: 'Sleep, Pain', form: null }),
    {
      ...{ turn: 7, minute: '2026-03-02 09:31', heard: null, form: 'consent' },
      ...{ understood: { ...quiet, intent: null, action: 'OPENPERSONALINFORMATIONWINDOW' }, said: 'Thank you' },
    },
  ])
  expect(JSON.stringify(turns)).not.toContain('Secret')
})

test('every opening is an entry of the patient (A-13)', async () => {
  await readConversation(admin, 'talk00000001')
  const [entry] = await db.sql`
    select entity_kind, entity_id, patient_id from audit_log where user_id = ${admin.staff.id} and action = 'Read Conversation' order by id desc limit 1`
  expect(entry).toEqual({ entity_kind: 'conversation', entity_id: 'talk00000001', patient_id })
})

test('who may not open the record does not find the conversation, and one without a record is for administrators (A-15, A-16)', async () => {
  const other = staffContext(db, await buildStaff(db.sql, { groups: ['pcrManagers'] }))
  const refused = { code: 'conversation-not-found' }
  await expect(readConversation(other, 'talk00000001')).rejects.toMatchObject(refused)
  await expect(readConversation(manager, 'nobodys00001')).rejects.toMatchObject(refused)
  await expect(readConversation(admin, 'unknown00001')).rejects.toMatchObject(refused)
  expect(await readConversation(admin, 'nobodys00001')).toMatchObject({ patient_id: null })
  const entries = await db.sql`select 1 from audit_log where user_id = ${other.staff.id} and action = 'Read Conversation'`
  expect(entries).toHaveLength(0)
})

test('a manager who works in a queue herself reads of its patients within her provinces and beyond, as their manager', async () => {
  const { sql } = db
  const away = staffContext(db, await buildStaff(sql, { groups: ['pcrManagers', 'nps'], provinces: ['BC'] }))
  await expect(readConversation(away, 'talk00000001')).rejects.toMatchObject({ code: 'conversation-not-found' })
  await sql`update patients set in_pcr_queue = true, entered_pcr_queue_at = now() where patient_id = ${patient_id}`
  expect(await readConversation(away, 'talk00000001')).toMatchObject({ patient_id })
})

test('what a patient drew is drawn again in the transcript; what no page draws is not (REQ-413)', async () => {
  const drew = (drawing: string) => ({ heard: 'A drawing', context: { drawing } })
  await createConversation(db.sql, { id: 'drawn0000001', patient_id, turns: [drew('drawing:M1 1l2 2'), drew('drawing:M1 1z')] })
  const { turns } = await readConversation(manager, 'drawn0000001')
  expect(turns.map(({ heard, drawing }) => [heard, drawing])).toEqual([
    ['A drawing', 'M1 1l2 2'],
    ['A drawing', undefined],
  ])
})

test('a picture that made room for another answer is told of and not looked for (REQ-413)', async () => {
  const [kept, gone] = ['0123456789abcdef0123456789abcdef', 'f'.repeat(32)]
  const sent = (id: string) => ({ heard: 'A picture', context: { picture: `picture:${id}` } })
  await createConversation(db.sql, { id: 'photo0000001', patient_id, turns: [sent(gone), sent(kept), { heard: 'Thanks' }] })
  await db.sql`
    insert into answer_pictures (id, patient_id, conversation_id, kind, bytes, kept_at)
    values (${kept}, ${patient_id}, 'photo0000001', 'image/jpeg', ${db.sql.types.sealed('')}, now())`
  const { turns } = await readConversation(manager, 'photo0000001')
  expect(turns.map(({ picture }) => picture)).toEqual([null, kept, undefined])
})
