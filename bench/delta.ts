import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from '@clinic/server/testing/add-staff'
import { quantile } from '@clinic/testing/quantile'
import type { Clinic } from './clinic.ts'
import { spent } from './cost.ts'
import type { People } from './fill.ts'
import { openScreen, type Screen } from './screen.ts'
import type { Row, Table } from './table.ts'

/** What the aim is for, and a load that screens which read for themselves can still bear. */
const FULL = { screens: 500, changesPerSecond: 20, seconds: 20 }
const LIGHT = { screens: 100, changesPerSecond: 5, seconds: 20 }
const AIM_MS = 100
const AIM_SHARE = 0.2
const ACTORS = 10
const SETTLE_MS = 5_000

type Load = { screens: number; changesPerSecond: number; seconds: number; follows: boolean }
type Measured = { delays: number[]; app: number; database: number; changes: number }

/**
 * Open queue screens on one process while the patients at the head of the queue are claimed, so that every page gets another row: screens that the server sends the changed rows to, beside screens
 * that reload their tables and counts. Measured from sending the claim until the rows are at the screen; processor time of the server for
 * each change and screen.
 */
export async function measureDelta(clinic: Clinic, people: People): Promise<Table> {
  const sent = await run(clinic, people, { ...LIGHT, follows: true })
  const full = await run(clinic, people, { ...FULL, follows: true })
  const read = await run(clinic, people, { ...LIGHT, follows: false })
  const share = cost(sent, LIGHT) / cost(read, LIGHT)
  const p95 = quantile(full.delays, 0.95)
  return {
    title: 'Live rows: the server sends what changed, one process',
    rows: [
      ...rowsOf('screens that reload', read, LIGHT),
      ...rowsOf('screens that are sent rows', sent, LIGHT),
      { what: 'processor time, sent ÷ reloaded', value: share.toFixed(3), aim: `at most ${AIM_SHARE}`, met: share <= AIM_SHARE },
      ...rowsOf('screens that are sent rows', full, FULL),
      { what: 'the same, 95th percentile', value: `${p95.toFixed(0)} ms`, aim: `under ${AIM_MS} ms`, met: p95 < AIM_MS },
    ],
  }
}

function rowsOf(what: string, measured: Measured, { screens, changesPerSecond }: typeof FULL): Row[] {
  const { delays } = measured
  const times = [0.5, 0.95, 1].map((share) => quantile(delays, share).toFixed(0)).join(', ')
  const each = (ms: number) => ((1000 * ms) / measured.changes / screens).toFixed(1)
  return [
    { what: `${screens} ${what}, ${changesPerSecond} changes a second`, value: `${times} ms (median, 95th percentile, slowest)` },
    { what: 'application and PostgreSQL, for each change and screen', value: `${each(measured.app)} + ${each(measured.database)} µs` },
  ]
}

/** Processor milliseconds of the server for each change and screen. */
function cost({ app, database, changes }: Measured, { screens }: { screens: number }): number {
  return (app + database) / changes / screens
}

async function run(clinic: Clinic, { pcrs, claimers }: People, load: Load): Promise<Measured> {
  const watchers = [...pcrs, ...claimers]
  const screens: Screen[] = []
  try {
    for (let place = 0; place < load.screens; place += 1) {
      const { token } = watchers[place % watchers.length] as Person
      screens.push(await openScreen({ port: clinic.port, token, follows: load.follows }))
    }
    await sleep(SETTLE_MS)
    // The actors’ own screens are few: all others see strangers’ claims.
    const work = { port: clinic.port, screens, actors: claimers.slice(-ACTORS), load }
    await act({ ...work, load: { ...load, seconds: 3 } })
    const before = await spent(clinic)
    const { delays, changes } = await act(work)
    const after = await spent(clinic)
    const measured = { delays, changes, app: after.app - before.app, database: after.database - before.database }
    process.stdout.write(
      `  ${load.screens} screens that ${load.follows ? 'are sent rows' : 'reload'}: ${rowsOf('screens', measured, load)
        .map(({ value }) => value)
        .join('; ')}\n`,
    )
    return measured
  } finally {
    for (const screen of screens) screen.close()
    await sleep(SETTLE_MS / 2)
  }
}

type Work = { port: number; screens: readonly Screen[]; actors: readonly Person[]; load: Load }

/** Claims at even distances, however long the answers take. */
async function act({ port, screens, actors, load }: Work): Promise<{ delays: number[]; changes: number }> {
  const delays: number[] = []
  const changes = load.seconds * load.changesPerSecond
  const claimed = new Set<string>()
  const began = performance.now()
  const under: Promise<unknown>[] = []
  for (let turn = 0; turn < changes; turn += 1) {
    await sleep(Math.max(0, began + (turn * 1000) / load.changesPerSecond - performance.now()))
    const patient = await nextOf(screens.at(-1), claimed)
    claimed.add(patient)
    const sent = performance.now()
    const seers = screens.filter((screen) => screen.shown.includes(patient))
    under.push(...seers.map(async (screen) => delays.push((await screen.without(patient)) - sent)))
    under.push(claim(port, patient, actors[turn % actors.length]?.token ?? ''))
  }
  await Promise.all(under)
  return { delays, changes }
}

/** The first on the page; a page on which all were claimed lags behind, and the claims wait for it. */
async function nextOf(screen: Screen | undefined, claimed: ReadonlySet<string>): Promise<string> {
  for (;;) {
    const patient = screen?.shown.find((id) => !claimed.has(id))
    if (patient !== undefined) return patient
    await sleep(5)
  }
}

async function claim(port: number, patient: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`http://127.0.0.1:${port}/api/queues/pcr/${patient}/claim`, { method: 'POST', headers })
  if (answer.status !== 200) throw new Error(`a claim was refused: ${answer.status} ${await answer.text()}`)
}
