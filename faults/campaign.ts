import { setTimeout as sleep } from 'node:timers/promises'
import { type Chance, openChance } from '@clinic/core/shared/chance'
import { hangUp } from '@clinic/testing/call'
import { type Chatting, converse, takeTurn } from './chat-client.ts'
import { checkAnswers } from './check-answers.ts'
import { checkCompanions, checkConversations, checkSheets } from './check-rest.ts'
import { openClientModel } from './client-model.ts'
import { type FaultName, type InjectedFault, injectFaults } from './fault-injector.ts'
import { type Cast, fill, readPatients } from './fill.ts'
import { type FixtureClinic, openFixtureClinic } from './fixture-clinic.ts'
import { openHistory } from './history.ts'
import { type Sheet, sendSheets } from './import-client.ts'
import type { MutationName } from './mutations.ts'
import { act, workQueue } from './queue-client.ts'
import { readEntries } from './read-entries.ts'
import { replay } from './replay.ts'
import type { Run } from './run-context.ts'
import { watchLimits } from './watch-limits.ts'

export type Order = {
  seed: number
  seconds: number
  apps: 1 | 2
  faults: readonly FaultName[]
  /** Mean pause between a recovery and the next fault. */
  pauseMs: number
  /** Chats and imports too, beside the queues. */
  besides: boolean
  mutation: MutationName | null
}
/** What a run came to; `wrong` empty: the product held. */
export type Result = {
  order: Order
  wrong: string[]
  strikes: InjectedFault[]
  sent: number
  acknowledged: number
  refused: number
  unknown: number
  looks: number
  conversations: number
  turns: number
  sheets: number
  crashes: number
  failedStarts: number
}

const NP_SCREENS = 26
const PCR_SCREENS = 15
const CHATS = 8
const PATIENTS = { atLeast: 600, perSecond: 12 }
const LAST_CLAIMS = 10

/** Clients work while faults are injected; then everything has to continue and every answer given has to be true. */
export async function runCampaign(order: Order): Promise<Result> {
  const chance = openChance(order.seed)
  const clinic = await openFixtureClinic(order)
  try {
    const cast = await fill(clinic.sql, PATIENTS.atLeast + order.seconds * PATIENTS.perSecond)
    const history = openHistory()
    const run: Run = { ports: clinic.apps.map(({ port }) => port), history, over: false, surprises: [] }
    const played = await play(run, { clinic, cast, chance, order })
    await clinic.ready()
    await goOn(run, { cast, chance, conversations: played.conversations })
    await injectLastFault(clinic)
    const wrong = [...run.surprises, ...played.seen, ...(await check(clinic, { run, cast, ...played }))]
    const crashes = clinic.apps.flatMap((app) => app.crashes)
    const count = (outcome: string) => history.attempts.filter((one) => one.outcome === outcome).length
    return {
      order,
      wrong: [...wrong, ...crashes.map((words) => `crash: the program ${words}`), ...(await clinic.stop())],
      strikes: played.strikes,
      sent: history.attempts.length,
      acknowledged: count('done'),
      refused: count('refused'),
      unknown: count('unknown'),
      looks: played.looks,
      conversations: played.conversations.length,
      turns: played.conversations.reduce((sum, { patient }) => sum + patient.turns, 0),
      sheets: played.sheets.length,
      crashes: crashes.length,
      failedStarts: clinic.apps.reduce((sum, app) => sum + app.failedStarts(), 0),
    }
  } finally {
    hangUp()
    await clinic.stop()
  }
}

type Stage = { clinic: FixtureClinic; cast: Cast; chance: Chance; order: Order }
type Played = { strikes: InjectedFault[]; conversations: Chatting[]; sheets: Sheet[]; looks: number; seen: string[] }

async function play(run: Run, { clinic, cast, chance, order }: Stage): Promise<Played> {
  const queues = new Map([...cast.before.values()].filter(waits).map((row) => [row.patient_id, row.in_np_queue ? 'np' : 'pcr'] as const))
  const model = openClientModel(queues)
  const conversations: Chatting[] = []
  const sheets: Sheet[] = []
  const own = () => openChance(chance.int(0, 2 ** 32 - 1))
  const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T
  const clients = [
    ...Array.from({ length: NP_SCREENS }, (_, n) => workQueue(run, { queue: 'np', person: at(cast.nps, n), model, chance: own() })),
    ...Array.from({ length: PCR_SCREENS }, (_, n) => workQueue(run, { queue: 'pcr', person: at(cast.pcrs, n), model, chance: own() })),
    ...(order.besides ? Array.from({ length: CHATS }, () => converse(run, own(), conversations)) : []),
    ...(order.besides ? [sendSheets(run, { chance: own(), person: cast.administrator, sheets })] : []),
  ]
  const watching = watchLimits(clinic.sql, () => run.over)
  const { history } = run
  const end = history.now() + order.seconds * 1000
  const injecting = injectFaults({
    clinic,
    history,
    chance,
    faults: order.faults,
    pauseMs: order.pauseMs,
    until: end,
    over: () => run.over,
  })
  while (history.now() < end) await sleep(100)
  const strikes = await injecting
  run.over = true
  await Promise.all(clients)
  return { strikes, conversations, sheets, ...(await watching) }
}

function waits(row: { patient_id: string; assigned_pcr?: unknown }): boolean {
  return row.assigned_pcr === null
}

type Ending = { cast: Cast; chance: Chance; conversations: readonly Chatting[] }

/** After the faults: every conversation reaches its end, and some users can each claim an unassigned patient. */
async function goOn(run: Run, { cast, chance, conversations }: Ending): Promise<void> {
  await Promise.all(
    Array.from({ length: CHATS }, async (_, lane) => {
      for (let at = lane; at < conversations.length; at += CHATS) {
        const conversation = conversations[at]
        while (conversation?.end === 'none') await takeTurn(run, conversation)
      }
    }),
  )
  const free = [...cast.before.keys()].filter((id) => id.startsWith('P')).slice(-LAST_CLAIMS * 2)
  let claimed = 0
  for (const [index, patient_id] of free.entries()) {
    const pcr = !cast.before.get(patient_id)?.in_np_queue
    const people = pcr ? cast.pcrs : cast.nps
    const person = people[index % people.length] ?? cast.administrator
    const { attempt } = await act(run, chance, { person, action: pcr ? 'claimPcr' : 'claimNp', patient_id })
    if (attempt.outcome === 'unknown') run.surprises.push(`stuck: with the faults over, a claim was answered ${attempt.why}`)
    if (attempt.outcome === 'done') claimed += 1
  }
  if (claimed === 0) run.surprises.push('stuck: with the faults over, nobody could claim anybody')
}

/** What was just answered survives this too. */
async function injectLastFault(clinic: FixtureClinic): Promise<void> {
  const postgres = clinic.postgresPid()
  for (const app of clinic.apps) app.killWhole()
  if (postgres !== null) process.kill(postgres, 'SIGKILL')
  await sleep(300)
  await clinic.ready()
}

async function check({ sql }: FixtureClinic, { run, cast, conversations, sheets }: Played & { run: Run; cast: Cast }): Promise<string[]> {
  await sql`set statement_timeout = 0`.simple()
  const entries = await readEntries(sql)
  return [
    ...checkAnswers(run.history.attempts, entries),
    ...replay(cast.before, entries, await readPatients(sql)),
    ...(await checkConversations(sql, conversations)),
    ...(await checkSheets(sql, sheets)),
    ...(await checkCompanions(sql, entries)),
  ]
}
