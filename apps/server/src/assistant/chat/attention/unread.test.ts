import { moveInstant } from '@clinic/core/shared/instants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_NOW } from '../../../../test/build.ts'
import type { TestDatabase } from '../../../../test/database.ts'
import { countToday } from '../../../care/queues/read-today.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { writeOpeningHours } from '../waiting/write-opening-hours.ts'
import { openAttended } from './attention.harness.ts'
import { joinConversation } from './join-conversation.ts'
import { readLiveConversation } from './read-live-conversation.ts'
import { releaseAbsent } from './release-absent.ts'
import { sendStaffSigns } from './send-staff-signs.ts'

let db: TestDatabase
let begin: Awaited<ReturnType<typeof openAttended>>['begin']
let build: Awaited<ReturnType<typeof openAttended>>['build']
let dana: StaffContext
beforeAll(async () => {
  ;({ db, begin, build, dana } = await openAttended())
})
afterAll(() => db.close())

const minute = (count: number) => moveInstant(TEST_NOW, count * 60_000)
const pcrOf = (province: 'ON' | 'NS') => build({ groups: ['pcrs'], provinces: [province] })
const unread = async (who: StaffContext, patient_id: string) => (await countToday(who)).unread?.[patient_id]
const readAll = async (who: StaffContext, id: string) =>
  sendStaffSigns(who, id, { typing: false, read: { turn: (await readLiveConversation(who, id)).turn, seq: 1 } })

describe('F-11: what is new, in a row of the queue', () => {
  test('what a patient tells the assistant is new to no one; from the request for a person on it is, for those who may see the patient', async () => {
    const { patient, adopt } = await begin()
    const patient_id = await adopt()
    const [ontario, novaScotia] = [await pcrOf('ON'), await pcrOf('NS')]
    await patient('What is a strain?')
    expect(await unread(ontario, patient_id)).toBeUndefined()
    await patient('I want to talk to a person', minute(1))
    await patient('It is about my card', minute(2))
    expect(await unread(ontario, patient_id)).toBe(2)
    expect(await unread(novaScotia, patient_id)).toBeUndefined()
  })

  test('one who reads takes their own number away and no one else’s', async () => {
    const { id, patient, adopt } = await begin()
    const patient_id = await adopt()
    const [one, other] = [await pcrOf('ON'), await pcrOf('ON')]
    await patient('I want to talk to a person', minute(1))
    await readAll(one, id)
    expect([await unread(one, patient_id), await unread(other, patient_id)]).toEqual([undefined, 1])
  })

  test('who has the conversation is counted for, and the others are not, until the holder is silent for five minutes', async () => {
    const { id, patient, adopt } = await begin()
    const patient_id = await adopt()
    const [one, other] = [await pcrOf('ON'), await pcrOf('ON')]
    await joinConversation({ ...one, now: minute(1) }, id)
    await readAll(one, id)
    await patient('Hello?', minute(2))
    expect([await unread(one, patient_id), await unread(other, patient_id)]).toEqual([1, undefined])
    await releaseAbsent({ sql: db.sql, zone: dana.zone, now: minute(7) })
    expect([await unread(one, patient_id), await unread(other, patient_id)]).toEqual([1, 1])
  })
})

describe('interleaving 38: the end of the team’s hours', () => {
  test('is told ten minutes before to who has a conversation, and to no one else', async () => {
    const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: 8 * 60, ends: 17 * 60 }))
    await writeOpeningHours(dana, { weekly, holidays: true, days_off: [], offer_minutes: 10 })
    const { id, adopt } = await begin()
    await adopt()
    const [one, other] = [await pcrOf('ON'), await pcrOf('ON')]
    await joinConversation(one, id)
    const told = async (who: StaffContext, now: string) => (await countToday({ ...who, now })).hours_end
    expect(await told(one, '2026-03-02T21:49:00.000Z')).toBeUndefined()
    const end = { at: '2026-03-02T22:00:00.000Z', clock: '17:00' }
    expect(await told(one, '2026-03-02T21:50:00.000Z')).toEqual({ ...end, over: false })
    expect(await told(one, '2026-03-02T22:00:00.000Z')).toEqual({ ...end, over: true })
    expect(await told(other, '2026-03-02T21:50:00.000Z')).toBeUndefined()
  })
})
