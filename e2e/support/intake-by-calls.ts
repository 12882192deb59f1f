import { randomUUID } from 'node:crypto'
import { Conversation } from '@clinic/testing/conversation'
import { postTurn } from '@clinic/testing/post-turn'
import type { Patient } from './patients.ts'

/** Takes a new patient through the chat by calls alone, as far as the line; answers the patient's id. */
export async function newPatientInLine({ personal, signature }: Patient): Promise<string> {
  chatKey ??= readChatKey()
  const door = { origin: process.env.CLINIC_URL ?? '', chatKey: await chatKey }
  const patient = new Conversation({
    id: randomUUID().replaceAll('-', '').slice(0, 12),
    persona: { personal, signature, visit: 'New Patient Intake' },
    send: (turn) => postTurn(door, turn),
  })
  const { IN_PCR_QUEUE, patient_id } = await patient.finish((reply) => reply.IN_PCR_QUEUE && reply.patient_id !== null)
  if (!IN_PCR_QUEUE || patient_id === null) throw new Error(`${signature} did not reach the line`)
  return patient_id
}

/** The chat's own key, as its page carries it. */
let chatKey: Promise<string> | null = null

async function readChatKey(): Promise<string> {
  const page = await (await fetch(`${process.env.CLINIC_URL}/coachchat`)).text()
  return /name="chat-key" content="([^"]+)"/.exec(page)?.[1] ?? ''
}
