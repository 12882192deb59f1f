import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/db/database.ts'
import { OTHER_CERTIFICATE, OWN_CERTIFICATE, openTlsServer, type TlsServer } from './open-tls-server.ts'

const MAIN = join(import.meta.dirname, '..', '..', 'src', 'main.ts')
const SELF_SIGNED = 'DEPTH_ZERO_SELF_SIGNED_CERT'
const OTHER_NAME = 'ERR_TLS_CERT_ALTNAME_INVALID'
const WITHOUT_TLS = '28000'

let server: TlsServer
let folder: string
const running: ChildProcess[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-tls-program-'))
  server = await openTlsServer()
})
afterEach(async () => {
  for (const child of running.splice(0)) await end(child)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The protocol that a connection is encrypted with, or the code of the error. */
async function connect(host: string, query: string): Promise<string> {
  const { sql, close } = openDatabase({ url: server.url(host, query) }, { connections: 1 })
  try {
    const [row] = await sql<{ version: string }[]>`select version from pg_stat_ssl where ssl and pid = pg_backend_pid()`
    return row?.version ?? 'not encrypted'
  } catch (error) {
    return String((error as { code?: unknown }).code)
  } finally {
    await close()
  }
}

test.each([
  ['', WITHOUT_TLS],
  ['?sslmode=disable', WITHOUT_TLS],
  ['?sslmode=require', SELF_SIGNED],
  ['?sslmode=verify-ca', SELF_SIGNED],
  ['?sslmode=verify-full', SELF_SIGNED],
  [`?sslmode=verify-full&sslrootcert=${OTHER_CERTIFICATE}`, SELF_SIGNED],
  [`?sslmode=require&sslrootcert=${OTHER_CERTIFICATE}`, SELF_SIGNED],
])('DATABASE_URL with %s does not connect to a server whose certificate cannot be checked', async (query, code) => {
  expect(await connect('localhost', query)).toBe(code)
})

test.each(['require', 'verify-ca', 'verify-full'])(
  'sslmode=%s with sslrootcert connects, and only to the name in the certificate',
  async (mode) => {
    const query = `?sslmode=${mode}&sslrootcert=${encodeURIComponent(OWN_CERTIFICATE)}`
    expect(await connect('localhost', query)).toBe('TLSv1.3')
    expect(await connect('127.0.0.1', query)).toBe(OTHER_NAME)
  },
)

test('sslmode=require connects without a warning of the driver', async () => {
  const warnings: Error[] = []
  const note = (warning: Error) => void warnings.push(warning)
  process.on('warning', note)
  await connect('localhost', `?sslmode=require&sslrootcert=${OWN_CERTIFICATE}`)
  process.off('warning', note)
  expect(warnings).toEqual([])
})

test.each([
  ['verify-full and the certificate in NODE_EXTRA_CA_CERTS', '?sslmode=verify-full', { NODE_EXTRA_CA_CERTS: OWN_CERTIFICATE }],
  ['require and sslrootcert', `?sslmode=require&sslrootcert=${OWN_CERTIFICATE}`, {}],
])('the program starts, with its jobs and live events, over %s', { timeout: 60_000 }, async (_, query, env) => {
  const { child, output } = launch(server.url('localhost', query), env)
  await expect.poll(output, { timeout: 50_000 }).toMatch(/ready at http/)
  expect(output()).not.toMatch(/SECURITY WARNING/)
  const url = /ready at (http:[^\s"]+)/.exec(output())?.[1]?.replace('localhost', '127.0.0.1')
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(await end(child)).toBe(0)
})

test('the program ends with a sentence if it cannot check the certificate', { timeout: 60_000 }, async () => {
  const { child, output } = launch(server.url('localhost', '?sslmode=verify-full'))
  const [code] = (await once(child, 'exit')) as [number | null]
  expect(code).toBe(1)
  expect(output()).toMatch(/self-signed certificate/)
  expect(output()).not.toMatch(/at .*\.ts:\d+/)
})

function launch(url: string, settings: Record<string, string> = {}): { child: ChildProcess; output(): string } {
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: '0',
    PUBLIC_URL: 'http://localhost',
    LOG_LEVEL: 'error',
    DATA_DIR: folder,
    DATABASE_URL: url,
    ...settings,
  }
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (more: Buffer) => {
      text += more.toString()
    })
  return { child, output: () => text }
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill('SIGTERM')
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}
