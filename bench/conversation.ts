import { setTimeout as sleep } from 'node:timers/promises'
import type { listLines } from '@clinic/contract/chat/attention'
import type { Output } from '@clinic/contract/endpoint'
import type { Person } from '@clinic/server/testing/add-staff'
import { CHAT_KEY } from '@clinic/testing/chat-key'
import { quantile } from '@clinic/testing/quantile'
import { openPatient } from './chat-load.ts'
import type { Clinic } from './clinic.ts'
import type { People } from './fill.ts'
import type { Table } from './table.ts'

/** Fewer where there are fewer patients, for a short form. */
const MOST_CONVERSATIONS = 200
const LINES = 5
const AIM_MS = 200
/** A person writes a line in a few seconds; all together write as many in a second as twenty people. */
const PAUSE_MS = 50
const DEADLINE_MS = 30_000
const LANES = 10

type Talk = { id: string; key: string; port: number; staff: Person; heard: string[]; seq: number; known: string }

/**
 * Two hundred conversations that people have, on two processes: the page of each patient waits on one process, what staff write arrives at the
 * other. Measured from sending a line until it is on the wire of the patient’s page.
 */
export async function measureConversation(clinic: Clinic, { administrator }: People): Promise<Table> {
  const [{ count } = { count: 0 }] = await clinic.sql<{ count: number }[]>`select count(*)::integer as count from patients`
  const second = await clinic.openSecond()
  const ports = [clinic.port, second.port] as const
  let over = false
  try {
    const talks = await openTalks(ports, administrator, Math.min(count, MOST_CONVERSATIONS))
    const delays: number[] = []
    const pending = new Map<string, { sent: number; done: () => void }>()
    const onLine = (text: string) => {
      const waits = pending.get(text)
      if (!waits) return
      delays.push(performance.now() - waits.sent)
      pending.delete(text)
      waits.done()
    }
    const pages = talks.map((talk) => follow(talk, onLine, () => over))
    await sleep(500)
    for (let line = 0; line < LINES; line += 1)
      for (const talk of talks) {
        const text = `line ${line} of ${talk.id}`
        const arrived = new Promise<void>((resolve) => pending.set(text, { sent: performance.now(), done: resolve }))
        await say(talk, { text, port: ports[0] === talk.port ? ports[1] : ports[0] })
        await Promise.race([Promise.all([arrived, sleep(PAUSE_MS)]), sleep(PAUSE_MS)])
      }
    const deadline = performance.now() + DEADLINE_MS
    while (pending.size > 0 && performance.now() < deadline) await sleep(50)
    over = true
    const lost = pending.size
    const doubled = talks.filter(({ heard }) => new Set(heard).size !== heard.length).length
    await Promise.allSettled(pages.map((page) => Promise.race([page, sleep(100)])))
    const p95 = quantile(delays, 0.95)
    return {
      title: `Conversations: ${talks.length} that people have, two processes, ${delays.length} lines`,
      rows: [
        { what: 'on the patient’s wire, median', value: `${quantile(delays, 0.5).toFixed(0)} ms` },
        { what: 'on the patient’s wire, 95 %', value: `${p95.toFixed(0)} ms`, aim: `under ${AIM_MS} ms`, met: p95 < AIM_MS },
        { what: 'slowest', value: `${Math.max(...delays).toFixed(0)} ms` },
        { what: 'lines lost', value: String(lost), aim: 'none', met: lost === 0 },
        { what: 'pages with a line twice', value: String(doubled), aim: 'none', met: doubled === 0 },
      ],
    }
  } finally {
    over = true
    await second.stop()
  }
}

async function openTalks(ports: readonly [number, number], staff: Person, many: number): Promise<Talk[]> {
  const talks: Talk[] = []
  await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      for (let at = lane; at < many; at += LANES) {
        const port = ports[at % 2] ?? ports[0]
        const id = `talk${String(at).padStart(8, '0')}`
        const patient = openPatient({ port }, { id, from: 3000 + at })
        await patient.say()
        await order(staff, { port, path: `/api/conversations/${id}/join` })
        talks.push({ id, key: patient.key, port, staff, heard: [], seq: 0, known: '' })
      }
    }),
  )
  return talks
}

/** The patient’s page: one request waits for news after the other. */
async function follow(talk: Talk, onLine: (text: string) => void, over: () => boolean): Promise<void> {
  while (!over()) {
    const answer = await fetch(`http://127.0.0.1:${talk.port}/api/ai/lines`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': CHAT_KEY },
      body: JSON.stringify({ conversation_id: talk.id, key: talk.key, after: talk.seq, wait: talk.known !== '', known: talk.known }),
    }).catch(() => null)
    if (!answer?.ok) {
      await sleep(200)
      continue
    }
    const { lines, known } = (await answer.json()) as Output<typeof listLines>
    talk.known = known
    for (const { seq, text, mark } of lines) {
      talk.seq = Math.max(talk.seq, seq)
      if (mark !== null) continue
      talk.heard.push(text)
      onLine(text)
    }
  }
}

async function say({ id, staff }: Talk, { text, port }: { text: string; port: number }): Promise<void> {
  await order(staff, { port, path: `/api/conversations/${id}/lines`, body: { text, client_id: crypto.randomUUID(), turn: 1 } })
}

async function order({ token }: Person, { port, path, body }: { port: number; path: string; body?: object }): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
}
