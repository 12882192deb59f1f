import type { QueueTable } from '@clinic/contract/queues'

/**
 * A queue screen without its browser: a live stream, and two tables that are reloaded on each event. `shown`: the
 * unassigned patients.
 */
export type Screen = { shown: string[]; without(patient_id: string): Promise<number>; close(): void }

type Opening = { port: number; token: string; took?: (ms: number) => void }

const TABLES = ['list=mine&page=1&size=20&layout=table', 'list=unassigned&page=1&size=20&layout=table']
/** Like the page: immediately after a pause, then again for the events that arrived since. */
const GATHER_MS = 100
const SILENCE_MS = 10_000

/** Opens the stream, reads the tables, and answers once both are there. `took`: hears the milliseconds of every reading. */
export async function openScreen({ port, token, took }: Opening): Promise<Screen> {
  const headers = { authorization: `Bearer ${token}` }
  const ending = new AbortController()
  const waiting = new Map<string, (at: number) => void>()
  const screen: Screen = {
    shown: [],
    without: (patient_id) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('a screen heard nothing')), SILENCE_MS)
        waiting.set(patient_id, (at) => {
          clearTimeout(timer)
          resolve(at)
        })
      }),
    close: () => ending.abort(),
  }
  const read = async () => {
    const began = performance.now()
    const [, unassigned] = await Promise.all(
      TABLES.map(async (table) => (await fetch(`http://127.0.0.1:${port}/api/queues/pcr/page?${table}`, { headers })).json()),
    )
    took?.(performance.now() - began)
    const { fields, rows } = unassigned as QueueTable
    screen.shown = rows.map((row) => String(row[fields.indexOf('patient_id')]))
    for (const [patient_id, tell] of waiting) {
      if (screen.shown.includes(patient_id)) continue
      waiting.delete(patient_id)
      tell(performance.now())
    }
  }
  await read()
  void follow(await fetch(`http://127.0.0.1:${port}/api/events`, { headers, signal: ending.signal }), gathering(read))
  return screen
}

async function follow(stream: Response, onEvent: () => void): Promise<void> {
  if (!stream.body) throw new Error(`no stream: ${stream.status}`)
  const decoder = new TextDecoder()
  try {
    for await (const chunk of stream.body) if (decoder.decode(chunk, { stream: true }).includes('data:')) onEvent()
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error
  }
}

/** The first event is answered at once; what comes within the gathering time is one more reading at its end. */
function gathering(read: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let again = false
  return () => {
    if (timer) {
      again = true
      return
    }
    void read()
    timer = setTimeout(() => {
      timer = undefined
      if (again) void read()
      again = false
    }, GATHER_MS)
  }
}
