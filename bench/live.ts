import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from '@clinic/server/testing/add-staff'
import { quantile } from '@clinic/testing/quantile'
import type { Clinic } from './clinic.ts'
import { spent } from './cost.ts'
import type { People } from './fill.ts'
import type { Older } from './older.ts'
import { openOlderScreen } from './older-screen.ts'
import { SHORT } from './peers/rounds.ts'
import { openScreen, type Screen } from './screen.ts'
import type { Row, Table } from './table.ts'

type Load = { screens: number; changesPerSecond: number; seconds: number }
/** What the aim is for, and a load that screens which read for themselves can still bear. */
const FULL: Load = SHORT ? { screens: 20, changesPerSecond: 4, seconds: 3 } : { screens: 500, changesPerSecond: 20, seconds: 20 }
const LIGHT: Load = SHORT ? { screens: 8, changesPerSecond: 2, seconds: 3 } : { screens: 100, changesPerSecond: 5, seconds: 20 }
const AIM_MS = 100
const AIM_SHARE = 0.2
const ACTORS = 10
const SETTLE_MS = SHORT ? 500 : 5_000
const WARM_UP_SECONDS = SHORT ? 1 : 3

type Screens = 'are sent rows' | 'reload' | 'of the older version'
type Spent = { app: number; database: number }
type Ground = { what: Screens; processes: readonly Pick<Clinic, 'port' | 'usage'>[]; clinic: Clinic; people: People }
/** Milliseconds from sending the claim, and from its answer, until the rows are at a screen; processor milliseconds of the server. */
type Measured = Load & Spent & { what: string; fromSending: number[]; fromAnswer: number[]; changes: number }

/**
 * Open queue screens while the patients at the head of the queue are claimed, so that every page gets another row: screens that the server sends
 * the changed rows to, beside screens that reload their tables, counts and badges, and beside those of an older version. The commit of a claim
 * lies between its sending and its answer. Processor time of the server for each change and screen, the claims included.
 */
export async function measureLive(clinic: Clinic, people: People, older: Older | null): Promise<Table> {
  const one = { what: 'are sent rows', processes: [clinic], clinic, people } as const
  const light = await run(one, LIGHT)
  const full = await run(one, FULL)
  const read = await run({ ...one, what: 'reload' }, LIGHT)
  const before = older && (await run({ ...older, what: 'of the older version', processes: [older.clinic] }, LIGHT))
  const second = await clinic.openSecond()
  const two = await run({ ...one, processes: [clinic, second] }, FULL).finally(second.stop)
  const p95 = quantile(full.fromSending, 0.95)
  const share = cost(light) / cost(before ?? read)
  return {
    title: 'Live rows: the server sends what changed',
    rows: [
      ...rowsOf(read, 'one process'),
      ...(before ? rowsOf(before, 'one process') : []),
      ...rowsOf(light, 'one process'),
      {
        what: `processor time, sent ÷ ${before ? before.what : 'reloaded'}`,
        value: share.toFixed(3),
        aim: `at most ${AIM_SHARE}`,
        met: share <= AIM_SHARE,
      },
      ...rowsOf(full, 'one process'),
      { what: 'the same, 95th percentile from sending', value: `${p95.toFixed(0)} ms`, aim: `under ${AIM_MS} ms`, met: p95 < AIM_MS },
      ...rowsOf(two, 'two processes'),
      { what: 'processor time, two processes ÷ one', value: (cost(two) / cost(full)).toFixed(2) },
      { what: '95th percentile, two processes ÷ one', value: (quantile(two.fromSending, 0.95) / p95).toFixed(2) },
    ],
  }
}

function rowsOf(measured: Measured, where: string): Row[] {
  const { what, screens, changesPerSecond, fromSending, fromAnswer, app, database, changes } = measured
  const times = (delays: readonly number[]) => `${[0.5, 0.95, 0.99].map((share) => quantile([...delays], share).toFixed(0)).join(', ')} ms`
  const each = (ms: number) => ((1000 * ms) / changes / screens).toFixed(1)
  return [
    {
      what: `${screens} screens that ${what}, ${changesPerSecond} changes a second, ${where}`,
      value: `${times(fromSending)} from sending, ${times(fromAnswer)} from the answer (median, 95th and 99th percentile)`,
    },
    { what: 'application and PostgreSQL, for each change and screen', value: `${each(app)} + ${each(database)} µs` },
  ]
}

/** Processor milliseconds of the server for each change and screen. */
function cost({ app, database, changes, screens }: Measured): number {
  return (app + database) / changes / screens
}

async function run({ what, processes, clinic, people }: Ground, load: Load): Promise<Measured> {
  const watchers = [...people.pcrs, ...people.claimers]
  const ports = processes.map(({ port }) => port)
  const screens: Screen[] = []
  try {
    for (let place = 0; place < load.screens; place += 1) {
      const opening = { port: ports[place % ports.length] ?? 0, token: (watchers[place % watchers.length] as Person).token }
      screens.push(
        await (what === 'of the older version' ? openOlderScreen(opening) : openScreen({ ...opening, follows: what === 'are sent rows' })),
      )
    }
    await sleep(SETTLE_MS)
    // The actors’ own screens are few: all others see strangers’ claims.
    const work = { ports, screens, actors: people.claimers.slice(-ACTORS), load }
    await act({ ...work, load: { ...load, seconds: WARM_UP_SECONDS } })
    const before = await spentBy(clinic, processes)
    const seen = await act(work)
    const after = await spentBy(clinic, processes)
    const measured = { ...load, ...seen, what: nameOf(what), app: after.app - before.app, database: after.database - before.database }
    for (const { what: line, value } of rowsOf(measured, `${ports.length} of the program`)) process.stdout.write(`  ${line}: ${value}\n`)
    return measured
  } finally {
    for (const screen of screens) screen.close()
    await sleep(SETTLE_MS / 2)
  }
}

function nameOf(what: Screens): string {
  return what === 'of the older version' ? 'reload (the older version)' : what
}

/** Of all processes of the program, and of PostgreSQL. */
async function spentBy(clinic: Clinic, processes: Ground['processes']): Promise<Spent> {
  const { app, database } = await spent(clinic)
  const others = await Promise.all(processes.filter((one) => one !== clinic).map(({ usage }) => usage()))
  return { app: others.reduce((sum, { cpuMs }) => sum + cpuMs, app), database }
}

type Work = { ports: readonly number[]; screens: readonly Screen[]; actors: readonly Person[]; load: Load }
type Seen = { fromSending: number[]; fromAnswer: number[]; changes: number }

/** Claims at even distances, however long the answers take. */
async function act({ ports, screens, actors, load }: Work): Promise<Seen> {
  const seen: Seen = { fromSending: [], fromAnswer: [], changes: load.seconds * load.changesPerSecond }
  const claimed = new Set<string>()
  const began = performance.now()
  const under: Promise<unknown>[] = []
  for (let turn = 0; turn < seen.changes; turn += 1) {
    await sleep(Math.max(0, began + (turn * 1000) / load.changesPerSecond - performance.now()))
    const patient = await nextOf(screens.at(-1), claimed)
    claimed.add(patient)
    const sent = performance.now()
    const answered = claim(ports[turn % ports.length] ?? 0, patient, actors[turn % actors.length]?.token ?? '')
    const note = async (screen: Screen) => {
      const at = await screen.without(patient)
      seen.fromSending.push(at - sent)
      // A frame may be faster than the answer.
      seen.fromAnswer.push(Math.max(0, at - (await answered)))
    }
    under.push(answered, ...screens.filter((screen) => screen.shown.includes(patient)).map(note))
  }
  await Promise.all(under)
  return seen
}

/** The first on the page; a page on which all were claimed lags behind, and the claims wait for it. */
async function nextOf(screen: Screen | undefined, claimed: ReadonlySet<string>): Promise<string> {
  for (;;) {
    const patient = screen?.shown.find((id) => !claimed.has(id))
    if (patient !== undefined) return patient
    await sleep(5)
  }
}

/** When it was answered. */
async function claim(port: number, patient: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`http://127.0.0.1:${port}/api/queues/pcr/${patient}/claim`, { method: 'POST', headers })
  if (answer.status !== 200) throw new Error(`a claim was refused: ${answer.status} ${await answer.text()}`)
  return performance.now()
}
