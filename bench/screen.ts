import type { QueueTable } from '@clinic/contract/queues'

/**
 * A queue screen without its browser: a live stream, and two tables that are reloaded on each event. `shown`: the
 * unassigned patients.
 */
export type Screen = { shown: string[]; without(patient_id: string): Promise<number>; close(): void }

type Opening = { port: number; token: string; took?: (ms: number) => void }

const OWN = 'list=mine&page=1&size=20&layout=table'
const UNASSIGNED = 'list=unassigned&page=1&size=20&layout=table'
/** The counts beside the filters, which follow later. */
const COUNTS = ['late', 'near'].map((due) => `list=unassigned&order=due&due=${due}&page=1&size=20&layout=none`)
const COUNTS_MS = 3_000
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
  const ask = async (query: string) => (await fetch(`http://127.0.0.1:${port}/api/queues/pcr/page?${query}`, { headers })).json()
  const read = async (isOwn: boolean) => {
    const began = performance.now()
    const [unassigned] = await Promise.all([ask(UNASSIGNED), isOwn && ask(OWN)])
    took?.(performance.now() - began)
    const { fields, rows } = unassigned as QueueTable
    screen.shown = rows.map((row) => String(row[fields.indexOf('patient_id')]))
    for (const [patient_id, tell] of waiting) {
      if (screen.shown.includes(patient_id)) continue
      waiting.delete(patient_id)
      tell(performance.now())
    }
  }
  const count = async () => void (await Promise.all(COUNTS.map(ask)))
  await Promise.all([read(true), count()])
  const [reading, counting] = [gathering(read, GATHER_MS), gathering(count, COUNTS_MS)]
  const onEvent = (isOwn: boolean) => {
    reading(isOwn)
    counting(isOwn)
  }
  void follow(await fetch(`http://127.0.0.1:${port}/api/events`, { headers, signal: ending.signal }), onEvent)
  return screen
}

async function follow(stream: Response, onEvent: (isOwn: boolean) => void): Promise<void> {
  if (!stream.body) throw new Error(`no stream: ${stream.status}`)
  const decoder = new TextDecoder()
  try {
    for await (const chunk of stream.body) {
      const text = decoder.decode(chunk, { stream: true })
      if (text.includes('data:')) onEvent(/"own":true/.test(text))
    }
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error
  }
}

/** The first event is answered at once; what comes within the gathering time is one more reading at its end. */
function gathering(read: (isOwn: boolean) => Promise<void>, ms: number): (isOwn: boolean) => void {
  let timer: NodeJS.Timeout | undefined
  let again = false
  let own = false
  const run = () => {
    // A screen that closes aborts its last reading.
    read(own).catch(() => undefined)
    own = false
  }
  return (isOwn) => {
    own ||= isOwn
    if (timer) {
      again = true
      return
    }
    run()
    timer = setTimeout(() => {
      timer = undefined
      if (again) run()
      again = false
    }, ms)
  }
}
