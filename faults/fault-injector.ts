import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '@clinic/core/shared/chance'
import { isUnavailable, type Sql } from '@clinic/server/testing/database'
import type { FixtureClinic } from './fixture-clinic.ts'
import type { History } from './history.ts'

/** What can be done to a running clinic; answers which of them it came to, where that is not the one that was asked for. */
export const FAULTS = {
  /** The process that answers requests, while another is spare: the rest of the program and its PostgreSQL live on. */
  'kill-app': async (clinic, chance) => {
    const app = chance.pick(clinic.apps)
    const loaded = !clinic.spares || (await app.spare())
    app.kill()
    return loaded ? null : 'kill-app-again'
  },
  /** The same soon after another kill, when the next spare process is most often half loaded. */
  'kill-app-again': async ({ apps }, chance) => chance.pick(apps).kill(),
  /** The process that was started: everything that it started ends with it, its PostgreSQL too. */
  'kill-whole-app': async ({ apps }, chance) => chance.pick(apps).killWhole(),
  'kill-postgres': async (clinic) => signal(clinic.postgresPid(), 'SIGKILL'),
  'kill-backend': async ({ sql }, chance) => {
    const backends = await backendsOf(sql)
    if (backends.length > 0) signal(chance.pick(backends), 'SIGKILL')
  },
  'cut-connections': async ({ sql }) => void (await sql`select pg_terminate_backend(pid) from ${backends(sql)}`),
  'freeze-app': async ({ apps }, chance) => freeze(chance.pick(apps).pid()),
  'freeze-postgres': async (clinic) => {
    const backends = await backendsOf(clinic.sql)
    await Promise.all([clinic.postgresPid(), ...backends].map(freeze))
  },
  'shift-clock': async (clinic, chance) => {
    clinic.shiftClock(chance.pick([-300, -60, -2, 0, 2, 60, 300]))
    await sleep(CLOCK_LOOK_MS)
  },
} as const satisfies Record<string, (clinic: FixtureClinic, chance: Chance) => Promise<unknown>>
export type FaultName = keyof typeof FAULTS

/** One thing that was done, and how long it took until a write sent afterwards was answered with success. */
export type InjectedFault = { fault: FaultName; at: number; seconds: number | null }

const FROZEN_MS = 700
const CLOCK_LOOK_MS = 250
const MOST_WAIT_MS = 45_000

type Injection = {
  clinic: FixtureClinic
  history: History
  chance: Chance
  faults: readonly FaultName[]
  pauseMs: number
  until: number
  over(): boolean
}

/** Injects a fault, waits until a write succeeds again, lets work continue for a moment, and injects the next. */
export async function injectFaults({ clinic, history, chance, faults, pauseMs, until, over }: Injection): Promise<InjectedFault[]> {
  const strikes: InjectedFault[] = []
  let bag: FaultName[] = []
  while (!over() && history.now() < until) {
    // Every kind comes once before one comes again: a short run meets them all.
    if (bag.length === 0) bag = chance.shuffle(faults)
    const fault = bag.pop()
    if (!fault) break
    const struck = await strike(clinic, chance, fault)
    const at = history.now()
    const seconds = await Promise.race([history.nextDone(at).then((done) => (done - at) / 1000), sleep(MOST_WAIT_MS, null)])
    strikes.push({ fault: struck, at, seconds })
    await sleep(pauseMs * (0.5 + chance.next()))
  }
  clinic.shiftClock(0)
  return strikes
}

/** Our own connection may be down when we want to use it: then that strike hits nothing. */
async function strike(clinic: FixtureClinic, chance: Chance, fault: FaultName): Promise<FaultName> {
  try {
    return ((await FAULTS[fault](clinic, chance)) as FaultName | null | undefined) ?? fault
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return fault
  }
}

async function freeze(pid: number | null): Promise<void> {
  signal(pid, 'SIGSTOP')
  await sleep(FROZEN_MS)
  signal(pid, 'SIGCONT')
}

function signal(pid: number | null, name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  if (pid === null) return
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** All connections of programs; ours are left alone. */
function backends(sql: Sql) {
  return sql`(select pid from pg_stat_activity where backend_type = 'client backend' and application_name <> 'faults' and usename = current_user) as b`
}

async function backendsOf(sql: Sql): Promise<number[]> {
  return (await sql<{ pid: number }[]>`select pid from ${backends(sql)} order by pid`).map(({ pid }) => pid)
}
