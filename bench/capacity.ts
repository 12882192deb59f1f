import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from '@clinic/server/testing/add-staff'
import { quantile } from '@clinic/testing/quantile'
import { chat } from './chat-load.ts'
import type { Clinic } from './clinic.ts'
import type { People } from './fill.ts'
import { openScreen, type Screen } from './screen.ts'
import type { Row, Table } from './table.ts'

const AIM_MS = 250
/** Each step has half as many again; the last that held and the first that did not are told. */
const STEPS = [25, 50, 75, 110, 165, 250, 375, 560, 840, 1260, 1890, 2800]
const WARM_UP_MS = 8_000
const MEASURED_MS = 15_000
/** While screens are open, a patient is claimed this often, and every screen reloads its tables. */
const CLAIM_EVERY_MS = 1_000
const SETTLE_MS = 2_000

type Kind = { name: string; step(at: Ground, count: number): Promise<number[]> }
type Ground = { ports: readonly number[]; people: People; used: { claims: number } }

const KINDS: readonly Kind[] = [
  { name: 'staff screens', step: watchScreens },
  { name: 'patients chatting', step: chatAtOnce },
]

/**
 * How many staff screens, and how many patients chatting, one process and two hold before the slowest hundredth of the answers takes longer than
 * people wait gladly: step by step until it breaks, timed at the client, which shares the machine.
 */
export async function measureCapacity(clinic: Clinic, people: People): Promise<Table> {
  const rows: Row[] = []
  const used = { claims: 0 }
  for (const kind of KINDS) rows.push(await climb(kind, { ports: [clinic.port], people, used }))
  const second = await clinic.openSecond()
  try {
    for (const kind of KINDS) rows.push(await climb(kind, { ports: [clinic.port, second.port], people, used }))
  } finally {
    await second.stop()
  }
  return { title: `At once, 99 of 100 answers within ${AIM_MS} ms at the client`, rows }
}

async function climb({ name, step }: Kind, ground: Ground): Promise<Row> {
  const processes = ground.ports.length === 1 ? 'one process' : 'two processes'
  let held = 'none'
  for (const count of STEPS) {
    const times = await step(ground, count).catch((error: Error) => {
      process.stdout.write(`  ${name}, ${processes}: ${error.message}\n`)
      return []
    })
    const p99 = times.length === 0 ? Number.NaN : quantile(times, 0.99)
    const said = `${count} (99 of 100 within ${p99.toFixed(0)} ms)`
    process.stdout.write(`  ${name}, ${processes}: ${said}, ${times.length} answers\n`)
    await sleep(SETTLE_MS)
    if (!(p99 < AIM_MS)) return { what: `${name}, ${processes}`, value: `${held}; not ${said}` }
    held = said
  }
  return { what: `${name}, ${processes}`, value: `${held}, and that is as far as was tried` }
}

/** Open screens that reload their tables after each claim; milliseconds of every read. */
async function watchScreens({ ports, people, used }: Ground, count: number): Promise<number[]> {
  const times: number[] = []
  const screens: Screen[] = []
  const watchers = [...people.pcrs, ...people.claimers]
  try {
    for (let place = 0; place < count; place += 1) {
      const { token } = watchers[place % watchers.length] as Person
      screens.push(await openScreen({ port: portOf(ports, place), token, took: (ms) => times.push(ms) }))
    }
    await claimFor(WARM_UP_MS / 2, { ports, people, used, shown: screens[0]?.shown ?? [] })
    times.length = 0
    await claimFor(MEASURED_MS, { ports, people, used, shown: screens[0]?.shown ?? [] })
  } finally {
    for (const screen of screens) screen.close()
  }
  return times
}

async function claimFor(ms: number, { ports, people, used, shown }: Ground & { shown: readonly string[] }): Promise<void> {
  const waiting = [...shown]
  for (const until = performance.now() + ms; performance.now() < until; await sleep(CLAIM_EVERY_MS)) {
    const { token } = people.claimers[used.claims % people.claimers.length] as Person
    const patient = waiting.shift()
    used.claims += 1
    if (patient === undefined) throw new Error('nobody is left to claim')
    const path = `/api/queues/pcr/${patient}`
    for (const action of ['claim', 'unassign']) {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await fetch(`http://127.0.0.1:${portOf(ports, used.claims)}${path}/${action}`, { method: 'POST', headers })
      if (answer.status !== 200) throw new Error(`the ${action} was refused: ${answer.status}`)
    }
  }
}

/** Patients in the chat, each with two to six seconds between messages; milliseconds of every turn. */
async function chatAtOnce({ ports }: Ground, count: number): Promise<number[]> {
  const began = performance.now()
  const until = began + WARM_UP_MS + MEASURED_MS
  batch += 1
  const turns = await Promise.all(Array.from({ length: count }, (_, place) => chat({ port: portOf(ports, place), batch }, place, until)))
  return turns.flat().flatMap(({ at, ms }) => (at - began >= WARM_UP_MS ? [ms] : []))
}

/** Conversations of one step are not those of another. */
let batch = 0

function portOf(ports: readonly number[], place: number): number {
  return ports[place % ports.length] ?? 0
}
