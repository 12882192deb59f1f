import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { logIn } from '@clinic/testing/log-in'
import { expect, test } from 'vitest'
import { openDatabase } from '../src/platform/db/database.ts'
import { canMount, keepScratchFolder, newFolder, smallDisk, undo } from '../src/platform/embedded/open.harness.ts'
import { until } from '../src/platform/embedded/until.ts'
import { embeddedAddress } from './embedded-address.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const ADMIN = { email: 'admin@clinic.example', password: 'Harvest-canoe-71!' }
const MB = 1024 ** 2
/** A first start on a busy machine. */
const START_MS = 150_000

keepScratchFolder()

async function eventually(condition: () => Promise<boolean>, milliseconds = 60_000): Promise<void> {
  expect(await until(condition, milliseconds)).toBe(true)
}

async function startOn(dataDir: string, places: Record<string, string> = {}) {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: '0',
    PUBLIC_URL: 'http://localhost',
    LOG_LEVEL: 'info',
    DATA_DIR: dataDir,
    ...places,
  }
  const settings = { CHAT_API_KEY: 'a-chat-key', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
  const child: ChildProcess = spawn(process.execPath, [MAIN], { env: { ...env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] })
  undo.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
    await sleep(1000)
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => (output += piece.toString()))
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${output}`)
    return /ready at (http:[^\s"]+)/.test(output)
  }, START_MS)
  const url = /ready at (http:[^\s"]+)/.exec(output)?.[1]?.replace('localhost', '127.0.0.1') ?? ''
  const ask = async (line: string, { body, token }: { body?: object; token?: string } = {}) => {
    const [method = '', path = ''] = line.split(' ')
    const headers = { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
    const text = await answer.text()
    return { status: answer.status, text, body: text.startsWith('{') ? (JSON.parse(text) as { error?: { code: string } }) : {} }
  }
  const mail = join(dataDir, 'mail')
  const newCode = async (to: string) => async () => {
    const names = readdirSync(mail).filter((name) => name.includes(to))
    return /^(\d{6})$/m.exec(readFileSync(join(mail, names.sort().at(-1) ?? ''), 'utf8'))?.[1] ?? ''
  }
  return { child, ask, output: () => output, logIn: async () => (await logIn({ ask, newCode }, ADMIN)).token }
}

/** Leaves so many bytes free. */
function fillUp(disk: string, ballast: string, leave: number): void {
  const { bavail, bsize } = statfsSync(disk)
  const size = Math.max(0, Math.floor((bavail * bsize - leave) / MB))
  spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M', `count=${size}`], { stdio: 'ignore' })
}

async function keptEntries(dataDir: string): Promise<string[]> {
  const { sql, close } = openDatabase(embeddedAddress(dataDir), { connections: 1 })
  const rows = await sql<
    { entry: string }[]
  >`select substring(description from 'entry [0-9]+') as entry from audit_log where description like 'Check: entry %'`
  await close()
  return rows.map(({ entry }) => entry)
}

test.skipIf(!canMount)(
  'a disk that fills up and is freed under load loses nothing: changes are refused in words, reads continue (a root that may mount)',
  { timeout: 400_000 },
  async () => {
    const disk = smallDisk('600m')
    const dataDir = join(disk, 'data')
    const { child, ask, output, logIn: enter } = await startOn(dataDir)
    const token = await enter()
    const acknowledged: string[] = []
    const refusals = new Map<string, number>()
    let count = 0
    let working = true
    const write = async () => {
      count += 1
      const entry = `entry ${count}`
      const body = { action: 'Check', description: `${entry}.${'x'.repeat(3000)}`, entity: '{"kind":"Patient"}', changes: '{}' }
      const { status, body: said } = await ask('POST /api/audit_logs', { token, body }).catch(() => ({
        status: 0,
        body: {} as { error?: { code: string } },
      }))
      if (status === 200) acknowledged.push(entry)
      const kind = `${status} ${said.error?.code ?? ''}`
      refusals.set(kind, (refusals.get(kind) ?? 0) + 1)
      return status
    }
    const load = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (working) {
          await write()
          await sleep(5)
        }
      }),
    )
    await eventually(async () => acknowledged.length > 50)

    fillUp(disk, join(disk, 'ballast'), 60 * MB)
    await eventually(async () => (await write()) === 507)
    expect(await ask('GET /readyz')).toMatchObject({ status: 503, body: { ok: false, reason: 'storage-full' } })
    expect((await ask('GET /api/users', { token })).status).toBe(200)
    expect((await ask('GET /metrics')).text).toMatch(/^clinic_disk_full 1$/m)
    expect(output()).toMatch(/The disk of the database is full: changes are refused, reading continues\. \d+ MB are free/)
    expect((await ask('GET /api/users', { token: await enter() })).status).toBe(200)

    spawnSync('sh', ['-c', 'cat /dev/zero > "$1"', 'sh', join(disk, 'more')], { stdio: 'ignore' })
    await sleep(4000)
    await eventually(async () => (await ask('GET /api/users', { token }).catch(() => ({ status: 0 }))).status === 200)
    expect(await write()).toBe(507)

    for (const ballast of ['more', 'ballast']) rmSync(join(disk, ballast))
    const before = acknowledged.length
    await eventually(async () => acknowledged.length > before + 20)
    working = false
    await load
    await eventually(async () => (await ask('GET /readyz')).status === 200)
    await eventually(async () => output().includes('has room again'))

    const kept = await keptEntries(dataDir)
    expect(acknowledged.filter((entry) => !kept.includes(entry))).toEqual([])
    expect(new Set(kept).size).toBe(kept.length)
    expect([...refusals.keys()].filter((kind) => !/^(200 |507 storage-full|503 database-unavailable|0 )$/.test(kind))).toEqual([])
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  },
)

test.skipIf(!canMount)(
  'full disks of the backups and of the anchors stop nothing: /readyz names both, no half file is left, and with room again both are made (a root that may mount)',
  { timeout: 400_000 },
  async () => {
    const disk = smallDisk('3m')
    const backups = join(disk, 'backups')
    const anchors = join(disk, 'anchors.jsonl')
    const fill = () => spawnSync('sh', ['-c', 'cat /dev/zero > "$1"', 'sh', join(disk, 'ballast')], { stdio: 'ignore' })
    mkdirSync(backups)
    fill()
    const dataDir = newFolder()
    const { child, ask, output, logIn: enter } = await startOn(dataDir, { BACKUP_DIR: backups, AUDIT_ANCHOR_FILE: anchors })
    const token = await enter()
    const warnings = async () => (await ask('GET /readyz')).body as { ok?: boolean; warnings?: string[] }
    const files = () => readdirSync(disk, { recursive: true }).filter((name) => /\.(base|json|wal)$|\.part/.test(String(name)))

    await eventually(async () => (await warnings()).warnings?.includes('audit-anchors-fail') === true, 150_000)
    await eventually(async () => (await warnings()).warnings?.includes('backups-fail') === true, 150_000)
    expect(await warnings()).toMatchObject({ ok: true })
    expect(output()).toMatch(/Backups: The disk that holds .*backups.* is full: free some room there and try again/)
    expect(output()).toMatch(/The anchor of the audit log could not be written to .*anchors\.jsonl: ENOSPC/)
    expect(files()).toEqual([])
    expect(statSync(anchors).size).toBe(0)
    const body = { action: 'Check', description: 'entry 1.', entity: '{"kind":"Patient"}', changes: '{}' }
    expect((await ask('POST /api/audit_logs', { token, body })).status).toBe(200)
    expect((await ask('GET /api/users', { token })).status).toBe(200)

    rmSync(join(disk, 'ballast'))
    execFileSync('mount', ['-o', 'remount,size=300m', disk])
    await eventually(async () => (await warnings()).warnings?.some((one) => /fail/.test(one)) !== true, 200_000)
    expect(files().filter((name) => /\.part/.test(String(name)))).toEqual([])
    expect(readFileSync(anchors, 'utf8')).toMatch(/^.+\n$/)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  },
)
