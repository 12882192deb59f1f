import { type DatabaseAddress, openDatabase, type Sql } from '@clinic/server/testing/database'
import type { Work } from './pgbench.ts'

/** Where there is no pgbench: the same statements from a bare loop, a connection for each client. Answers transactions per second. */
process.on('message', ({ address, work }: { address: DatabaseAddress; work: Work }) => {
  void measure(address, work).then((rate) => process.send?.(rate))
})

async function measure(address: DatabaseAddress, work: Work): Promise<number> {
  const started = performance.now()
  const until = started + work.seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: work.clients }, async (_, client) => {
      const database = openDatabase(address, { connections: 1 })
      for (const [name, value] of Object.entries(work.settings)) await database.sql`select set_config(${name}, ${value}, false)`
      let turn = 0
      for (; performance.now() < until; turn += 1) await transact(database.sql, { work, client, turn })
      await database.close()
      return turn
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000)
}

const templates = new Map<string, TemplateStringsArray>()

/** The template that was sent as this text: only those are prepared under a name. Each parameter stands in it once, in order. */
function templateOf(text: string): TemplateStringsArray {
  const strings = text.split(/\$\d+/)
  const template = templates.get(text) ?? Object.assign(strings, { raw: strings })
  templates.set(text, template)
  return template
}

async function transact(sql: Sql, { work, client, turn }: { work: Work; client: number; turn: number }): Promise<void> {
  const { scripts, varying, clients } = work
  const now: Record<string, string> = varying
    ? {
        ':patient': String(varying.patients.from + client * varying.patients.perClient + turn),
        ':staff': String(varying.staff.from + ((turn * clients + client) % varying.staff.count)),
      }
    : {}
  const script = scripts[Math.floor(Math.random() * scripts.length)] ?? []
  for (const { text, parameters } of script) await sql(templateOf(text), ...parameters.map((value) => now[value ?? ''] ?? value))
}
