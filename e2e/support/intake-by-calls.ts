import { randomUUID } from 'node:crypto'
import type { ChatReply } from '@clinic/contract/chat'
import { nextMessage, type Sent } from '../../apps/server/test/chat-patient.ts'
import type { Patient } from './patients.ts'

const MOST_TURNS = 120

/** Takes a new patient through the chat by calls alone, as far as the line; answers the patient's id. */
export async function newPatientInLine({ personal, signature }: Patient): Promise<string> {
  const conversation_id = randomUUID().replaceAll('-', '').slice(0, 12)
  const persona = { personal, signature, visit: 'New Patient Intake' }
  let sent: Sent | null = { query: 'book with tcn' }
  let key = ''
  for (let turn = 0; turn < MOST_TURNS && sent; turn += 1) {
    const reply = await ask({ action: 'query', conversation_id, key, ...sent })
    if (reply.IN_PCR_QUEUE && reply.patient_id !== null) return reply.patient_id
    key = reply.key
    sent = nextMessage(reply, persona)
  }
  throw new Error(`${signature} did not reach the line`)
}

/** The chat's own key, as its page carries it. */
let chatKey: Promise<string> | null = null

async function readChatKey(): Promise<string> {
  const page = await (await fetch(`${process.env.CLINIC_URL}/coachchat`)).text()
  return /name="chat-key" content="([^"]+)"/.exec(page)?.[1] ?? ''
}

async function ask(body: unknown): Promise<ChatReply> {
  chatKey ??= readChatKey()
  const response = await fetch(`${process.env.CLINIC_URL}/api/ai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': await chatKey },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as ChatReply
}
