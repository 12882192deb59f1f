import { Conversation } from '@clinic/testing/conversation'
import { postTurn } from '@clinic/testing/post-turn'
import { median, quantile } from '@clinic/testing/quantile'
import type { Clinic } from './clinic.ts'
import type { Table } from './table.ts'

const CONVERSATIONS = 6
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
async function converse({ port }: Clinic, id: string): Promise<number[]> {
  const times: number[] = []
  const patient = new Conversation({
    id,
    async send(turn) {
      const started = performance.now()
      const reply = await postTurn({ origin: `http://127.0.0.1:${port}` }, turn)
      times.push(performance.now() - started)
      return reply
    },
  })
  await patient.finish()
  return times
}
