import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { CHAT_KEY } from '@clinic/testing/chat-key'
import { type Ask, logIn } from '@clinic/testing/log-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROGRAM_RIGHTS } from '../../src/audit/program-rights.ts'
import { runVerification } from '../../src/audit/run-verification.ts'
import { openDatabase, type Sql } from '../../src/platform/db/database.ts'
import { isMigrated } from '../../src/platform/db/migrate.ts'
import { MIGRATIONS, prepareSchema } from '../../src/platform/db/prepare-schema.ts'
import { type Embedded, openEmbedded } from '../../src/platform/embedded/open.ts'
import { listLosses, type Snapshot, takeSnapshot } from './compare-rows.ts'
import { type Fixture, STAFF } from './fixture.ts'

// The data folder that the version before has left behind: made by its own program (see make-data-folder.ts).
const PACKED = join(import.meta.dirname, 'data-folder.tar.zst')
const SOURCE = join(import.meta.dirname, '..', '..', 'src')
const CLOCK = join(SOURCE, '..', '..', '..', 'faults', 'shift-clock.ts')

/**
 * What the start and the calls of the test change: drafts that follow newer built-in questionnaires, the conversation and its answers, last
 * logins, and counts that jobs collect.
 */
const IN_USE = [
  'questionnaire_drafts',
  'answer_sets',
  'conversations',
  'conversation_figures',
  'users',
  'managed_changes',
  'managed_fences',
  'managed_id_fences',
]

const folders: string[] = []
let folder: string
let before: Snapshot
beforeAll(() => {
  folder = unpack()
})
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true })
})

function unpack(): string {
  const made = mkdtempSync(join(tmpdir(), 'clinic-upgrade-'))
  folders.push(made)
  // PostgreSQL's own account has to reach the data folder.
  chmodSync(made, 0o711)
  const { status, stderr } = spawnSync('tar', ['-x', '--no-same-owner', '-C', made], { input: zstdDecompressSync(readFileSync(PACKED)) })
  if (status !== 0) throw new Error(`tar ended with ${status}: ${stderr}`)
  return made
}

async function inDatabase<T>(dataDir: string, work: (owner: Sql, embedded: Embedded) => Promise<T>): Promise<T> {
  const embedded = await openEmbedded({ dataDir, log: () => {} })
  const database = openDatabase(embedded.owner, { connections: 2 })
  try {
    return await work(database.sql, embedded)
  } finally {
    await database.close()
    await embedded.stop()
  }
}

test('migrations lose no row and no column of a data folder of the previous version', { timeout: 60_000 }, async () => {
  await inDatabase(folder, async (sql, embedded) => {
    const taken = await takeSnapshot(sql)
    before = new Map([...taken].map(([table, rows]) => [table, rows ?? { columns: [], hashes: [] }]))
    const filled = [...before].filter(([, { hashes }]) => hashes.length > 0).map(([table]) => table)
    expect(filled).toEqual(expect.arrayContaining(['patients', 'answer_sets', 'audit_log', 'conversations', 'conversation_turns', 'users']))

    const migrated = () => isMigrated(sql, MIGRATIONS)
    expect(await migrated()).toBe(false)
    const program = openDatabase(embedded, { connections: 1 })
    await prepareSchema(program.sql, { owner: embedded.owner, limits: PROGRAM_RIGHTS }, async () => {})
    await program.close()
    expect(await migrated()).toBe(true)
    expect(await listLosses(sql, before)).toEqual([])
  })
})

/** What a change that is undone again would lose. */
async function lossesOf(statement: string): Promise<string[]> {
  const undo = new Error('undo')
  let losses: string[] = []
  await inDatabase(folder, (owner) =>
    owner.begin(async (tx) => {
      await tx.unsafe(statement)
      losses = await listLosses(tx, before)
      throw undo
    }),
  ).catch((error: unknown) => {
    if (error !== undo) throw error
  })
  return losses
}

test.each([
  ['deletes rows', 'delete from conversation_turns where turn = 1', 'conversation_turns: 2 rows are gone or changed'],
  ['empties a column', "update patients set appointment_notes = ''", 'patients: 1 rows are gone or changed'],
  ['drops a column', 'alter table patient_details drop column city', 'patient_details: a column is gone'],
  ['drops a table', 'drop table saved_views', 'saved_views: the table is gone'],
])('notices a migration that %s', { timeout: 60_000 }, async (_, statement, loss) => {
  expect(await lossesOf(statement)).toEqual([loss])
})

test('the program starts on that data folder: staff log in and read a record, a patient continues the chat, the audit log is whole', {
  timeout: 60_000,
}, async () => {
  const dataDir = unpack()
  const { madeAt, patient, conversation } = JSON.parse(readFileSync(join(dataDir, 'fixture.json'), 'utf8')) as Fixture
  const program = await start(dataDir, madeAt)
  try {
    const ask: Ask = (line, given) => request(program.url, line, given)
    const newCode = async (to: string) => () => newestCode(dataDir, to)
    const enter = (email: string) => logIn({ ask, newCode }, { email, password: STAFF.password })

    const { token } = await enter(STAFF.np)
    const overview = await ask(`GET /api/patients/${patient.id}/overview`, { token })
    // Health number and answers are stored encrypted: they can be read only with the keys of the folder.
    expect(overview).toMatchObject({
      status: 200,
      body: {
        details: { health_number: patient.health_number },
        answer_sets: expect.arrayContaining([expect.objectContaining({ key: 'async', lines: patient.lines })]),
      },
    })
    expect((await enter(STAFF.administrator)).user.scopes).toContain('admin')

    const { id, key, next, asked } = conversation
    const reply = await ask('POST /api/ai', { body: { action: 'query', conversation_id: id, key, ...next } })
    expect(reply).toMatchObject({ status: 200, body: { DATA: { question: { tag: expect.any(String) } }, QUESTIONNAIRE_IN_PROGRESS: true } })
    expect(reply.body).not.toMatchObject({ DATA: { question: { tag: asked } } })
  } finally {
    expect(await program.stop()).toBe(0)
  }

  const { losses, own, owners, roles } = await inDatabase(dataDir, async (sql) => ({
    losses: await listLosses(sql, before),
    own: await sql`select name from questionnaire_drafts where key = 'sleep'`,
    // The previous version served with the role that owned them (F-17).
    owners: await sql`select distinct tableowner as owner from pg_tables where schemaname = 'public'`,
    roles: await sql`select rolname as role from pg_roles where rolname like 'clinic%' and (rolcreaterole or rolsuper)`,
  }))
  expect([owners, roles]).toEqual([[{ owner: 'clinic_owner' }], []])
  expect(own).toEqual([{ name: 'Sleep' }])
  expect(losses.filter((loss) => !IN_USE.includes(loss.split(':')[0] ?? ''))).toEqual([])
  const lines: string[] = []
  expect(await runVerification({ DATA_DIR: dataDir }, (line) => lines.push(line)), lines.join('\n')).toBe(0)
})

type Started = { url: string; stop(): Promise<number | null> }

/** The real program, with its clock a minute after the folder was left: what is due later is not due yet. */
async function start(dataDir: string, madeAt: string): Promise<Started> {
  const clock = join(dataDir, 'clock')
  writeFileSync(clock, String(Math.round((Date.parse(madeAt) - Date.now()) / 1000) + 60))
  const child = spawn(process.execPath, ['--import', CLOCK, join(SOURCE, 'main.ts')], {
    env: {
      ...process.env,
      ...{
        DATA_DIR: dataDir,
        PORT: '0',
        HOST: '127.0.0.1',
        DEMO: '0',
        PUBLIC_URL: 'http://localhost',
        LOG_LEVEL: 'error',
        SMTP_URL: '',
        DATABASE_URL: '',
      },
      FAULTS_CLOCK: clock,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { url: await readyUrl(child), stop: () => end(child) }
}

async function readyUrl(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => {
        output += text.toString()
        const url = /ready at (http:[^\s"]+)/.exec(output)?.[1]
        if (url) resolve(url.replace('localhost', '127.0.0.1'))
      })
    child.once('exit', (code) => reject(new Error(`the program ended with ${code}: ${output}`)))
  })
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode
  child.kill('SIGTERM')
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

async function request(origin: string, line: string, { body, token }: Parameters<Ask>[1]): ReturnType<Ask> {
  const [method = 'GET', path = ''] = line.split(' ')
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      'x-api-key': CHAT_KEY,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

async function newestCode(dataDir: string, email: string): Promise<string> {
  const mails = join(dataDir, 'mail')
  const name = readdirSync(mails)
    .filter((one) => one.includes(email))
    .sort()
    .at(-1)
  return /^(\d{6})$/m.exec(readFileSync(join(mails, name ?? ''), 'utf8'))?.[1] ?? ''
}
