import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { buildAlarm } from '../../care/alarms/alarm.harness.ts'
import { closeAlarm } from '../../care/alarms/close-alarm.ts'
import { createConversation } from './conversation.harness.ts'
import { readAlarmTranscript } from './read-alarm-transcript.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('a PCR who sees an open alarm reads its conversation, with an entry; others may not, and no one after it is closed (F-4, A-13)', async () => {
  const [pcr, away] = await Promise.all((['ON', 'BC'] as const).map((one) => buildStaff(db.sql, { groups: ['pcrs'], provinces: [one] })))
  if (!pcr || !away) throw new Error('no staff')
  const { patient_id } = await buildPatient(db.sql)
  const turns = [{ query: 'book with tcn' }, { heard: 'I want to die', ACTION: 'CRISIS' as const, said: 'Call 9-8-8' }]
  await createConversation(db.sql, { id: 'alarmtalk001', patient_id, turns })
  const id = await buildAlarm(db.sql, patient_id, { conversation_id: 'alarmtalk001' })
  const read = (staff: typeof pcr, which: string | number = id) => readAlarmTranscript(staffContext(db, staff), String(which))
  expect((await read(pcr)).turns.map(({ heard }) => heard)).toContain('I want to die')
  const entries = await db.sql`select entity_id from audit_log where user_id = ${pcr.id} and action = 'Read Conversation'`
  expect(entries).toEqual([{ entity_id: 'alarmtalk001' }])
  for (const which of [id + 1, 'x']) await expect(read(pcr, which)).rejects.toMatchObject({ code: 'alarm-not-found' })
  await expect(read(away)).rejects.toMatchObject({ code: 'alarm-not-found' })
  await closeAlarm(staffContext(db, pcr), id, { outcome: 'reached-safe', reason: '', next_step: 'None' })
  await expect(read(pcr)).rejects.toMatchObject({ code: 'alarm-not-found' })
})
