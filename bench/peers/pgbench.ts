import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Clinic } from '../clinic.ts'
import { said, start } from '../processes.ts'
import type { Statement } from './statements.ts'

/** What differs from one transaction to the next, as parameters called `:patient` and `:staff`: fresh numbers per client, people in turn. */
export type Varying = { patients: { from: number; perClient: number }; staff: { from: number; count: number } }
/** What the product's own connections for such statements are opened with, such as `plan_cache_mode`. */
export type Settings = Record<string, string>
/** Scripts are drawn at random, each a transaction. */
export type Work = { scripts: readonly (readonly Statement[])[]; clients: number; seconds: number; settings: Settings; varying?: Varying }

const hasPgbench = spawnSync('pgbench', ['--version']).status === 0

/** What a round without the product is called in the tables. */
export const PLAIN_SQL = hasPgbench ? 'pgbench, the same statements' : 'bare prepared statements (no pgbench here)'

/** Transactions per second of the statements alone, prepared, without anything of the product: by pgbench, else by a bare loop in Node. */
export async function runPlainSql({ address }: Clinic, work: Work): Promise<number> {
  return hasPgbench ? runPgbench(address, work) : runLoop(address, work)
}

async function runLoop(address: Clinic['address'], work: Work): Promise<number> {
  const child = start('peers/loop.ts')
  child.send({ address, work })
  const rate = (await said(child)) as number
  child.disconnect()
  return rate
}

async function runPgbench(address: Clinic['address'], work: Work): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-pgbench-'))
  const variables: string[] = []
  const files = work.scripts.map((statements, index) => {
    const file = join(folder, `${index}.sql`)
    writeFileSync(file, [...variablesOf(work), ...statements.map((statement) => oneLine(statement, variables))].join('\n'))
    return file
  })
  const { clients, seconds } = work
  const options = ['-n', '-M', 'prepared', '-c', `${clients}`, '-j', '2', '-T', `${seconds}`, '-h', address.socketDir, '-U', address.user]
  const each = [...files.flatMap((file) => ['-f', file]), ...variables.flatMap((variable) => ['-D', variable])]
  const child = spawn('pgbench', [...options, '-D', 'n=0', ...each, address.database], {
    env: { ...process.env, PGPASSWORD: address.password },
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  rmSync(folder, { recursive: true })
  const rate = /^tps = ([\d.]+)/m.exec(output)?.[1]
  if (rate === undefined || /ERROR/.test(errors)) throw new Error(`pgbench failed:\n${errors}${output}`)
  return Number(rate)
}

function variablesOf({ varying, clients }: Work): string[] {
  if (!varying) return []
  const { patients, staff } = varying
  return [
    `\\set patient ${patients.from} + :client_id * ${patients.perClient} + :n`,
    `\\set staff ${staff.from} + (:n * ${clients} + :client_id) % ${staff.count}`,
    '\\set n :n + 1',
  ]
}

/** A statement on one line, its parameters as variables; pgbench knows no NULL and takes any `:word` for a variable. */
function oneLine({ text, parameters }: Statement, variables: string[]): string {
  const line = text.replace(/\s+/g, ' ').replace(/\$(\d+)/g, (_, number: string) => {
    const value = parameters[Number(number) - 1]
    if (value === null || value === undefined) return 'null'
    if (value === ':patient' || value === ':staff') return value
    const name = `p${variables.length}`
    variables.push(`${name}=${value}`)
    return `:${name}`
  })
  return `${line};`
}
