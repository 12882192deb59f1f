import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../../../../test/database.ts'
import { storedAlarms } from '../../../care/alarms/alarm.harness.ts'
import { closeAlarm } from '../../../care/alarms/close-alarm.ts'
import { takeAlarm } from '../../../care/alarms/take-alarm.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { openAttended } from './attention.harness.ts'
import { handBackConversation } from './hand-back-conversation.ts'
import { joinConversation } from './join-conversation.ts'
import { readLiveConversation } from './read-live-conversation.ts'

let db: TestDatabase
let begin: Awaited<ReturnType<typeof openAttended>>['begin']
let pcr: StaffContext
let other: StaffContext
let user: StaffContext
beforeAll(async () => {
  const opened = await openAttended()
  ;({ db, begin } = opened)
  pcr = await opened.build({ first_name: 'Amara', groups: ['pcrs'], provinces: ['ON'] })
  other = await opened.build({ first_name: 'Kwame', groups: ['nps'], provinces: ['BC'] })
  user = await opened.build({ first_name: 'Tomasz', groups: ['User'] })
})
afterAll(() => db.close())

const NOT_FOUND = { code: 'conversation-not-found' }

describe('F-4: the conversation of someone in danger whose name is not known', () => {
  test('PCRs and NPs may join it while its alarm is open', async () => {
    const calm = await begin()
    await expect(joinConversation(pcr, calm.id)).rejects.toMatchObject(NOT_FOUND)
    await expect(readLiveConversation(pcr, calm.id)).rejects.toMatchObject(NOT_FOUND)

    const chat = await begin()
    await chat.patient('I want to kill myself')
    await expect(joinConversation(user, chat.id)).rejects.toMatchObject(NOT_FOUND)
    expect((await readLiveConversation(other, chat.id)).mine).toBe(false)
    await joinConversation(pcr, chat.id)
    await chat.say(pcr, 'I am Amara. I am with you.')
    expect((await chat.page()).lines.map(({ text }) => text)).toContain('I am Amara. I am with you.')
  })

  test('once the name and the province are known, those may who may see the record', async () => {
    const chat = await begin()
    await chat.patient('I want to kill myself')
    await chat.adopt({ first_name: 'Tyler', province: 'ON' })
    await expect(joinConversation(other, chat.id)).rejects.toMatchObject(NOT_FOUND)
    await joinConversation(pcr, chat.id)
  })

  test('who has joined stays when the alarm is closed, until the hand-back', async () => {
    const chat = await begin()
    await chat.patient('I want to kill myself')
    const [alarm] = await storedAlarms(db.sql, chat.id)
    await joinConversation(pcr, chat.id)
    const id = alarm?.id ?? 0
    await takeAlarm(pcr, id, { instead_of: null })
    await closeAlarm(pcr, id, { outcome: 'reached-safe', reason: '', next_step: 'A call at ten' })
    await expect(readLiveConversation(other, chat.id)).rejects.toMatchObject(NOT_FOUND)
    await chat.say(pcr, 'Your sister is on her way.')
    await handBackConversation(pcr, chat.id, { to: 'assistant', turn: await chat.seen() })
    await expect(joinConversation(pcr, chat.id)).rejects.toMatchObject(NOT_FOUND)
  })
})
