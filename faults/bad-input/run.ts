import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { CHAT_KEY } from '@clinic/testing/chat-key'
import { openFixtureClinic } from '../fixture-clinic.ts'
import { writeRows } from '../write-rows.ts'
import { bombard, type Outcome } from './bombard.ts'
import { watchDoors } from './watch-doors.ts'
import { watchOthers } from './watch-others.ts'

const LONG = 100_000
const SHORT = 400
/** Growth counts from here on: code is compiled, pools, caches and the heap have their size. What it was before is shown too. */
const WARM = 20_000
const SETTLE_MS = 5_000
const MOST_GROWTH_MB = 100
const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'reliability.md')

// npm run faults -- bad-input --requests 100000 --seed 7; --short: a few requests, and no row is written
const { values } = parseArgs({
  options: { seed: { type: 'string' }, requests: { type: 'string' }, short: { type: 'boolean', default: false } },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
const requests = Number(values.requests ?? (values.short ? SHORT : LONG))
const command = `npm run faults -- bad-input --requests ${requests} --seed ${seed}`
const say = (line: string) => void process.stdout.write(`${line}\n`)
say(`Again: ${command}`)

const clinic = await openFixtureClinic({ apps: 1, mutation: null })
const [app] = clinic.apps
if (!app) throw new Error('no program runs')
try {
  const doors = await watchDoors({ port: app.port, sql: clinic.sql, chatKey: CHAT_KEY })
  const others = await watchOthers({ port: app.port, sql: clinic.sql })
  const begun = performance.now()
  const atFirst = megabytes()
  let warm = 0
  const outcome = await bombard(
    { port: app.port, sql: clinic.sql, chatKey: CHAT_KEY },
    {
      seed,
      requests,
      onRound(sent) {
        if (warm === 0 && sent >= Math.min(WARM, requests / 2)) warm = megabytes()
        if (sent % 10_000 === 0) say(`${sent} requests, ${megabytes()} MB`)
      },
    },
  )
  const seconds = (performance.now() - begun) / 1000
  const beside = others.stop()
  await sleep(SETTLE_MS)
  report({ outcome, doors, beside, seconds, memory: { atFirst, warm, atLast: megabytes() } })
} finally {
  await clinic.stop()
}

function megabytes(): number {
  const status = readFileSync(`/proc/${app?.pid()}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024)
}

type Finding = { measured: string; wrong: string[] }
type Result = { outcome: Outcome; doors: Finding; beside: Finding; seconds: number; memory: Memory }
/** Resident megabytes of the process that serves: before the first request, after the first `WARM`, and at the end. */
type Memory = { atFirst: number; warm: number; atLast: number }

function report({ outcome, doors, beside, seconds, memory }: Result): void {
  const growth = memory.atLast - memory.warm
  const crashes = app?.crashes ?? []
  const wrong = [
    ...outcome.wrong,
    ...doors.wrong,
    ...beside.wrong,
    ...crashes.map((last) => `the program ended: ${last}`),
    ...(growth > MOST_GROWTH_MB && requests > 2 * WARM ? [`memory grew by ${growth} MB`] : []),
  ]
  for (const line of wrong) say(`  WRONG ${line}`)
  const answers = Object.entries(outcome.answers).map(([status, count]) => `${count} × ${status}`)
  const measured = `${outcome.sent} requests in ${seconds.toFixed(0)} s (${answers.join(', ')}): ${wrong.length} wrong, the slowest answer after ${(outcome.slowestMs / 1000).toFixed(1)} s, memory ${memory.atFirst} MB before the first, ${memory.warm} MB after ${Math.min(WARM, requests / 2)}, ${memory.atLast} MB at the end (${growth >= 0 ? '+' : '−'}${Math.abs(growth)} MB); ${beside.measured}`
  say(measured)
  say(doors.measured)
  if (wrong.length === 0 && !values.short)
    writeRows(PAGE, [
      {
        id: 'F5',
        what: 'Corrupted input to every call as every role, broken forms, malformed HTTP',
        aim: '0 × 5xx, no wait over 10 s, nothing of the inside in an answer, the field named, nothing changed by what is refused, memory at most +100 MB',
        measured,
        shown: `\`${command}\`; \`faults/bad-input/short-run.test.ts\``,
      },
      {
        id: 'F6',
        what: 'Every call as every asker: nobody, before the code, disabled, locked, each role',
        aim: 'each let in or turned away as its rule says; a route that is missing fails the build',
        measured: doors.measured,
        shown: `\`${command}\`; \`apps/server/test/access.test.ts\`, \`apps/server/test/intruders.test.ts\``,
      },
    ])
  process.exitCode = wrong.length === 0 ? 0 : 1
}
