import type { ChatReply } from '@clinic/contract/chat'
import { nextMessage, RENEE, type Sent } from '../apps/server/test/chat-patient.ts'
import { CHAT_KEY, type Clinic } from './clinic.ts'
import { median, quantile, type Table } from './table.ts'

const CONVERSATIONS = 6
const MOST_TURNS = 200
const AIM_MS = 15

/**
 * Whole intakes from greeting to the PCR queue, one after the other over one connection. Timed at the client beside the server: its own time
 * is less by what HTTP on loopback takes. The first conversation warms up and is not counted.
 */
export async function measureChat(clinic: Clinic): Promise<Table> {
  const times: number[] = []
  let turns = 0
  for (let turn = 0; turn < CONVERSATIONS; turn += 1) {
    const own = await converse(clinic, `benchmark${String(turn).padStart(3, '0')}`)
    turns = own.length
    if (turn > 0) times.push(...own)
  }
  const middle = median(times)
  return {
    title: `Chat: ${CONVERSATIONS - 1} intakes of ${turns} turns`,
    rows: [
      { what: 'turn, median', value: `${middle.toFixed(1)} ms`, aim: `under ${AIM_MS} ms`, met: middle < AIM_MS },
      { what: 'turn, 95 of 100 within', value: `${quantile(times, 0.95).toFixed(1)} ms` },
    ],
  }
}

/** Milliseconds of every turn. */
async function converse({ port }: Clinic, conversation_id: string): Promise<number[]> {
  const times: number[] = []
  let key = ''
  let message: Sent | null = { query: 'book with tcn' }
  while (message && times.length < MOST_TURNS) {
    const body = JSON.stringify({ action: 'query', conversation_id, key, ...message })
    const started = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}/api/ai`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': CHAT_KEY },
      body,
    })
    const text = await answer.text()
    times.push(performance.now() - started)
    if (answer.status !== 200) throw new Error(`the chat answered ${answer.status}: ${text}`)
    const reply = JSON.parse(text) as ChatReply
    key = reply.key
    message = nextMessage(reply, RENEE)
  }
  if (message) throw new Error('a conversation without an end')
  return times
}
