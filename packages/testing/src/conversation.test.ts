import type { ChatReply } from '@clinic/contract/chat'
import { expect, test } from 'vitest'
import { Conversation, type Turn } from './conversation.ts'

const replies = ['GREETING', 'OPENCONSENTFORMWINDOW', 'ENTERPCRQUEUE']
const replyTo = (turn: number) => ({ ACTION: replies[turn], key: `key ${turn + 1}`, options: [] }) as Partial<ChatReply> as ChatReply

function listen(answers: (turn: number) => ChatReply | null) {
  const heard: Turn[] = []
  const patient = new Conversation({
    id: 'conversation',
    send: async (turn) => {
      heard.push(turn)
      return answers(heard.length - 1)
    },
  })
  return { heard, patient }
}

test('each turn carries the key of the reply before it, until the end', async () => {
  const { heard, patient } = listen(replyTo)
  expect((await patient.finish()).ACTION).toBe('ENTERPCRQUEUE')
  expect(heard.map(({ key }) => key)).toEqual(['', 'key 1', 'key 2'])
  expect(heard.map(({ query }) => query)).toEqual(['book with tcn', 'New Patient Intake', ''])
  expect(heard[2]?.context).toMatchObject({ consent: { consentOption: 'yes', signature: 'Renée Côté' } })
  expect([patient.turns, patient.next]).toEqual([3, null])
  await expect(patient.say()).rejects.toThrow('is over')
})

test('a turn without a reply is sent again as it was', async () => {
  const { heard, patient } = listen((turn) => (turn === 1 ? null : replyTo(Math.max(turn - 1, 0))))
  await patient.say()
  expect(await patient.say()).toBeNull()
  expect([patient.turns, patient.key]).toEqual([1, 'key 1'])
  await patient.say()
  expect(heard[2]).toEqual(heard[1])
})

test('stops early where it is told to, and fails where no reply or no end comes', async () => {
  expect((await listen(replyTo).patient.finish(({ ACTION }) => ACTION === 'GREETING')).ACTION).toBe('GREETING')
  await expect(listen(() => null).patient.finish()).rejects.toThrow('got no reply')
  await expect(listen(() => replyTo(0)).patient.finish()).rejects.toThrow('has no end')
})
