import { availableParallelism, loadavg } from 'node:os'
import { median } from '@clinic/testing/quantile'
import type { Result } from './campaign.ts'
import type { FaultName } from './fault-injector.ts'

/** A row of docs/reliability.md. */
export type Row = { id: string; what: string; aim: string; measured: string; shown: string }

const APP_SECONDS = { median: 1, most: 2 }
/** Faults after which a whole process is gone. */
const KILLS: ReadonlySet<FaultName> = new Set(['kill-app', 'kill-app-again', 'kill-whole-app', 'kill-postgres'])
const POSTGRES_SECONDS = { median: 3, most: 5 }

/**
 * The results as rows: F1 kills alone, F2 all faults, F4 how soon writes succeed again if one program has its own
 * PostgreSQL.
 */
export function metricsOf(results: readonly Result[], command: string): Row[] {
  const shown = `\`${command}\``
  const kills = results.filter(({ order }) => order.faults.every((fault) => KILLS.has(fault)))
  const all = results.filter((result) => !kills.includes(result))
  const aim = '0 double holders, 0 past a limit, 0 lost, 0 that nobody asked for, end = replay of the log'
  return [
    { id: 'F1', what: 'Work of 50 clients under kill -9 of program and PostgreSQL', aim, measured: sumUp(kills), shown },
    { id: 'F2', what: 'The same under every fault', aim: `${aim}, 0 crashes`, measured: sumUp(all), shown },
    {
      id: 'F4',
      what: 'Seconds from kill -9 to the next write',
      aim: `program: median ${APP_SECONDS.median}, at most ${APP_SECONDS.most}; PostgreSQL: median ${POSTGRES_SECONDS.median}, at most ${POSTGRES_SECONDS.most}`,
      measured: `the process that serves, another loaded: ${waits(results, 'kill-app')}; another half loaded: ${waits(results, 'kill-app-again')}; the whole program with its PostgreSQL: ${waits(results, 'kill-whole-app')}; PostgreSQL: ${waits(results, 'kill-postgres')}; at the end of the run ${load()}`,
      shown,
    },
  ]
}

/** Seconds mean little without what else the machine was at. */
function load(): string {
  return `the machine's load was ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`
}

function sumUp(results: readonly Result[]): string {
  const sum = (figure: (result: Result) => number) => results.reduce((total, result) => total + figure(result), 0)
  const wrong = sum(({ wrong: found }) => found.length)
  return `${sum(({ sent }) => sent)} requests, ${sum(({ acknowledged }) => acknowledged)} acknowledged, ${sum(({ strikes }) => strikes.length)} faults, ${wrong} violations, ${sum(({ crashes }) => crashes)} crashes`
}

function waits(results: readonly Result[], fault: FaultName): string {
  const seconds = results
    .filter(({ order }) => order.apps === 1)
    .flatMap(({ strikes }) =>
      strikes.filter((strike) => strike.fault === fault).map((strike) => strike.seconds ?? Number.POSITIVE_INFINITY),
    )
  if (seconds.length === 0) return 'not struck'
  return `median ${median(seconds).toFixed(2)}, at most ${Math.max(...seconds).toFixed(2)}`
}
