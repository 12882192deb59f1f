import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Order, type Result, runCampaign } from './campaign.ts'
import { FAULTS, type FaultName } from './fault-injector.ts'
import { metricsOf } from './figures.ts'
import { writeRows } from './write-rows.ts'

const ROOT = join(import.meta.dirname, '..')
const LONG_SECONDS = 600
const SHORT_SECONDS = 35
const KILLS: readonly FaultName[] = ['kill-app', 'kill-app-again', 'kill-whole-app', 'kill-postgres']
const ALL = Object.keys(FAULTS) as FaultName[]
const SHOWN = 40

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seconds: { type: 'string' },
    short: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
const seconds = Number(values.seconds ?? (values.short ? SHORT_SECONDS : LONG_SECONDS))
process.stdout.write(`Fault runs of ${seconds} seconds each with --seed ${seed}\n`)

/** Kills alone on one program, then everything on one, then everything on two programs that share a PostgreSQL; the short form leaves the second out. */
const campaigns: Record<string, Pick<Order, 'apps' | 'faults'>> = {
  kills: { apps: 1, faults: KILLS },
  ...(!values.short && { everything: { apps: 1, faults: ALL } }),
  'everything, two programs': { apps: 2, faults: ALL },
}
const results: Record<string, Result> = {}
for (const [name, campaign] of Object.entries(campaigns)) {
  const result = await runCampaign({ seed, seconds, pauseMs: 500, besides: true, mutation: null, ...campaign })
  results[name] = result
  report(name, result)
}
const command = `npm run faults -- ${values.short ? '--short ' : ''}--seed ${seed} --seconds ${seconds}`
const rows = metricsOf(Object.values(results), command)
mkdirSync(join(ROOT, '.cache'), { recursive: true })
writeFileSync(join(ROOT, '.cache', 'faults.json'), `${JSON.stringify({ command, rows, results }, null, 2)}\n`)
for (const { id, measured } of rows) process.stdout.write(`${id}  ${measured}\n`)
const held = Object.values(results).every(({ wrong }) => wrong.length === 0)
if (held && (values.write || !values.short)) writeRows(join(ROOT, 'docs', 'reliability.md'), rows)
process.stdout.write(held ? '\nEverything held.\n' : `\nSomething did not hold. Again: ${command}\n`)
process.exitCode = held ? 0 : 1

function report(name: string, result: Result): void {
  const { sent, acknowledged, unknown, strikes, conversations, turns, sheets, looks, failedStarts, wrong } = result
  process.stdout.write(
    `\n${name}: ${sent} requests, ${acknowledged} acknowledged, ${unknown} without a clear answer; ${strikes.length} faults; ` +
      `${conversations} conversations with ${turns} turns; ${sheets} sheets; ${looks} looks at the limits; ${failedStarts} starts while the database was down\n`,
  )
  const kinds = Map.groupBy(strikes, ({ fault }) => fault)
  for (const [fault, some] of kinds) {
    const waits = some.map((strike) => strike.seconds?.toFixed(2) ?? 'never').join(' ')
    process.stdout.write(`  ${fault}: seconds to the next write ${waits}\n`)
  }
  for (const line of wrong.slice(0, SHOWN)) process.stdout.write(`  WRONG ${line}\n`)
  if (wrong.length > SHOWN) process.stdout.write(`  and ${wrong.length - SHOWN} more\n`)
}
