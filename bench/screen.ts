import type { QueueTable } from '@clinic/contract/queues'
import type { ListFrame } from '@clinic/contract/queues/follow'
import { applyFrame, type FollowedPage } from '@clinic/core/queues/apply-frame'

/**
 * A queue screen without its browser: a live stream, and two tables that are reloaded on each event, or changed by the rows that the stream
 * brings. `shown`: the unassigned patients. `without`: when this one is no longer among them.
 */
export type Screen = {
  shown: string[]
  without(patient_id: string): Promise<number>
  close(): void
}

type Opening = { port: number; token: string; follows?: boolean; took?: (ms: number) => void }

const OWN = 'list=mine&page=1&size=20&layout=table'
const UNASSIGNED = 'list=unassigned&page=1&size=20&layout=table'
/** The counts beside the filters, which follow later. */
const COUNTS = ['late', 'near'].map((due) => `list=unassigned&order=due&due=${due}&page=1&size=20&layout=none`)
const COUNTS_MS = 3_000
/** The counts beside the links to the queues, once nothing has happened for a while. */
const BADGES = '/api/today/counts'
const FOLLOW = '?queue=pcr&mine=1&page=1&size=20&type=&order=fair&due='
/** Like the page: immediately after a pause, then again for the events that arrived since. */
const GATHER_MS = 100
const SILENCE_MS = 60_000

/** Opens the stream, reads the tables, and answers once both are there. `took`: hears the milliseconds of every reading. */
export async function openScreen({ port, token, follows = false, took }: Opening): Promise<Screen> {
  const headers = { authorization: `Bearer ${token}` }
  const ending = new AbortController()
  const awaited = awaiting()
  const screen: Screen = {
    shown: [],
    without: awaited.without,
    close: () => ending.abort(),
  }
  const show = (ids: string[]) => {
    screen.shown = ids
    awaited.tell(ids)
  }
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).json()
  const ask = (query: string) => get(`/api/queues/pcr/page?${query}`)
  const read = async (isOwn: boolean) => {
    const began = performance.now()
    const [unassigned] = await Promise.all([ask(UNASSIGNED), isOwn && ask(OWN)])
    took?.(performance.now() - began)
    const { fields, rows } = unassigned as QueueTable
    show(rows.map((row) => String(row[fields.indexOf('patient_id')])))
  }
  const count = async () => void (await Promise.all(COUNTS.map(ask)))
  await Promise.all([read(true), count(), get(BADGES)])
  const [reading, counting] = [gathering(read, GATHER_MS), gathering(count, COUNTS_MS)]
  const badges = settling(() => get(BADGES), COUNTS_MS)
  let page: FollowedPage | null = null
  const onMessage = (text: string) => {
    const isList = text.includes('"kind":"list"')
    if (isList && text.includes('"list":"unassigned"')) {
      page = applyOnce(page, text)
      show(page.page.rows.map((row) => row.patient_id))
    }
    if (isList || text.includes('"kind":"due"')) return
    badges()
    if (follows) return
    const isOwn = text.includes('"own":true')
    reading(isOwn)
    counting(isOwn)
  }
  const stream = await fetch(`http://127.0.0.1:${port}/api/events${follows ? FOLLOW : ''}`, { headers, signal: ending.signal })
  void listen(stream, onMessage)
  return screen
}

/** Those who wait until a patient is no longer in the list. */
export function awaiting() {
  const waiting = new Map<string, (at: number) => void>()
  return {
    without: (patient_id: string) =>
      new Promise<number>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('a screen heard nothing')), SILENCE_MS)
        waiting.set(patient_id, (at) => {
          clearTimeout(timer)
          resolve(at)
        })
      }),
    tell(ids: readonly string[]) {
      if (waiting.size === 0) return
      for (const [patient_id, heard] of waiting) {
        if (ids.includes(patient_id)) continue
        waiting.delete(patient_id)
        heard(performance.now())
      }
    },
  }
}

const applied = new WeakMap<FollowedPage, { text: string; next: FollowedPage }>()

/** Screens that have the same page get the same frame: it is worked on once, because the client is not what is measured. */
function applyOnce(page: FollowedPage | null, text: string): FollowedPage {
  const known = page && applied.get(page)
  if (known?.text === text) return known.next
  const next = applyFrame(page, JSON.parse(text) as ListFrame)
  if (!next) throw new Error('a frame is missing')
  const whole = [...wholes].find((one) => one.number === next.number && JSON.stringify(one.page.rows) === JSON.stringify(next.page.rows))
  if (page) applied.set(page, { text, next })
  else if (!whole) wholes.add(next)
  return whole && !page ? whole : next
}

const wholes = new Set<FollowedPage>()

async function listen(stream: Response, onMessage: (text: string) => void): Promise<void> {
  if (!stream.body) throw new Error(`no stream: ${stream.status}`)
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const chunk of stream.body) {
      const messages = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
      rest = messages.pop() ?? ''
      for (const message of messages) if (message.startsWith('data: ')) onMessage(message.slice(6))
    }
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error
  }
}

/** Once nothing has asked for it for a while. */
function settling(work: () => Promise<unknown>, ms: number): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => void work().catch(() => undefined), ms).unref()
  }
}

/** The first event is answered at once; what comes within the gathering time is one more reading at its end. */
export function gathering(read: (isOwn: boolean) => Promise<void>, ms: number): (isOwn: boolean) => void {
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
