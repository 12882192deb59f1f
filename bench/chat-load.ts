import { setTimeout as sleep } from 'node:timers/promises'
import { Conversation } from '@clinic/testing/conversation'
import { postTurn } from '@clinic/testing/post-turn'
import { median, quantile } from '@clinic/testing/quantile'
import type { Clinic } from './clinic.ts'
import type { Table } from './table.ts'

const PATIENTS = 200
const SECONDS = 60
/** They start within some seconds and meet a program that has not answered yet: the warm-up is not measured. */
const WARM_UP_MS = 10_000
/**
 * Reading a question, thinking and typing takes at least this long; each patient sends a message about every four
 * seconds.
 */
const THINKING_MS = { least: 2_000, most: 6_000 }
const IDLE = 5_000
const IDLE_LANES = 20
const SETTLE_MS = 5_000
const AIMS = { middle: 15, nearlyAll: 40, idleMegabytes: 10 }

/**
 * So many patients in the chat at once, each answering as fast as somebody could who does not have to think: the server's own time by its
 * metrics, and the client's, which shares the cores and waits for its turn too. Then so many conversations that were begun and left, and what
 * they hold of the process's memory.
 */
export async function measureChatLoad(clinic: Clinic): Promise<Table> {
  const until = performance.now() + WARM_UP_MS + SECONDS * 1000
  const chatting = Promise.all(Array.from({ length: PATIENTS }, (_, place) => chat(clinic, place, until)))
  await sleep(WARM_UP_MS)
  const warm = performance.now()
  const earlier = await served(clinic)
  const turns = (await chatting).flat().filter(({ at }) => at >= warm)
  const times = turns.map(({ ms }) => ms)
  const share = shareWithin(earlier, await served(clinic))
  const [half, most] = [share(AIMS.middle), share(AIMS.nearlyAll)]
  const before = await settledMemory(clinic)
  await Promise.all(Array.from({ length: IDLE_LANES }, (_, lane) => leave(clinic, lane)))
  const grown = (await settledMemory(clinic)) - before
  return {
    title: `Chat: ${PATIENTS} patients at once for ${SECONDS} s, ${(times.length / SECONDS).toFixed(0)} turns a second`,
    rows: [
      {
        what: `turns that the server takes under ${AIMS.middle} ms for`,
        value: percent(half),
        aim: 'at least 50 %',
        met: half >= 0.5,
      },
      {
        what: `turns that it takes under ${AIMS.nearlyAll} ms for`,
        value: percent(most),
        aim: 'at least 99 %',
        met: most >= 0.99,
      },
      { what: 'the same at the client, median', value: `${median(times).toFixed(1)} ms` },
      { what: 'at the client, 99 of 100 within', value: `${quantile(times, 0.99).toFixed(1)} ms` },
      { what: 'what takes longest, at the median', value: slowest(turns) },
      {
        what: `memory of ${IDLE} conversations that were left`,
        value: `${grown.toFixed(0)} MB`,
        aim: `under ${AIMS.idleMegabytes} MB`,
        met: grown < AIMS.idleMegabytes,
      },
    ],
  }
}

/** Turns so far by the milliseconds of the server that they took at most, of the program's metrics. */
async function served({ port }: Clinic): Promise<Map<number, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const lines = text.matchAll(/^clinic_http_seconds_bucket\{le="([^"]+)",method="POST",route="\/api\/ai"\} (\d+)$/gm)
  return new Map([...lines].map(([, le = '', count = '']) => [le === '+Inf' ? Infinity : Number(le) * 1000, Number(count)]))
}

/** The share of the turns between two looks that took so long at most. */
function shareWithin(earlier: Map<number, number>, later: Map<number, number>): (ms: number) => number {
  const grown = (ms: number) => (later.get(ms) ?? 0) - (earlier.get(ms) ?? 0)
  return (ms) => grown(ms) / Math.max(1, grown(Infinity))
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

/** How long a turn took, and what it led to. */
type Turn = { at: number; ms: number; action: string }

/** The kinds of turn that take longest at the median. */
function slowest(turns: readonly Turn[]): string {
  const kinds = Map.groupBy(turns, ({ action }) => action)
  const medians = [...kinds].map(([action, list]) => ({ action, count: list.length, ms: median(list.map(({ ms }) => ms)) }))
  return medians
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 3)
    .map(({ action, count, ms }) => `${action} ${ms.toFixed(0)} ms (${count})`)
    .join(', ')
}

/** One intake after another until the time is over. `batch`: tells conversations apart that begin at the same place. */
export async function chat(clinic: { port: number; batch?: number }, place: number, until: number): Promise<Turn[]> {
  const times: Turn[] = []
  await sleep(Math.random() * THINKING_MS.most)
  for (let turn = 0; performance.now() < until; turn += 1) {
    const patient = openPatient(clinic, { id: `c${pad(clinic.batch ?? 0, 4)}${pad(place, 4)}${pad(turn, 3)}`, from: place })
    while (patient.next && performance.now() < until) {
      const at = performance.now()
      const reply = await patient.say()
      times.push({ at, ms: performance.now() - at, action: reply?.ACTION ?? '' })
      await sleep(THINKING_MS.least + Math.random() * (THINKING_MS.most - THINKING_MS.least))
    }
  }
  return times
}

async function leave(clinic: Clinic, lane: number): Promise<void> {
  for (let turn = 0; turn < IDLE / IDLE_LANES; turn += 1)
    await openPatient(clinic, { id: `idle${pad(lane, 3)}${pad(turn, 5)}`, from: 1000 + lane * 50 + (turn % 50) }).say()
}

/** A patient who chats from an address of their own. */
export function openPatient({ port }: { port: number }, { id, from }: { id: string; from: number }): Conversation {
  const door = { origin: `http://127.0.0.1:${port}`, from: `10.1.${from >> 8}.${from & 255}` }
  return new Conversation({ id, send: (turn) => postTurn(door, turn) })
}

function pad(figure: number, width: number): string {
  return String(figure).padStart(width, '0')
}

async function settledMemory(clinic: Clinic): Promise<number> {
  await sleep(SETTLE_MS)
  return clinic.held()
}
