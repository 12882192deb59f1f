import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { CHAT_KEY } from './processes.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const PATIENT = { timeout: 240_000 }
const START_MS = 120_000
const CONVERSATION = 'readmereadme'

const folder = mkdtempSync(join(tmpdir(), 'clinic-readme-'))
const at = (name: string) => join(folder, name)
const started: ChildProcess[] = []
afterAll(async () => {
  for (const child of started) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const OWN_CLINIC = {
  ...{ PORT: '0', HOST: '127.0.0.1', DEMO: '1', LOG_LEVEL: 'error', CHAT_API_KEY: CHAT_KEY },
  ...{ DATA_DIR: at('data'), BACKUP_DIR: at('backups'), BACKUP_KEY: 'a key for backups that is long enough for this' },
}

/** `npm` as people type it. */
function npm(args: readonly string[], env: Readonly<Record<string, string>>) {
  const { VITEST: _, VITEST_MODE: __, NODE_OPTIONS: ___, CI: ____, ...rest } = process.env
  const child = spawn('npm', [...args], { cwd: ROOT, env: { ...rest, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += String(bytes)))
  const ended = new Promise<number | null>((settle) => child.once('close', settle))
  return { child, ended, said: () => said }
}

let clinic: ReturnType<typeof npm>
test('npm start serves the demo clinic', PATIENT, async () => {
  clinic = npm(['start'], OWN_CLINIC)
  await expect.poll(clinic.said, { timeout: START_MS }).toMatch(/is ready at http\S+/)
  const url = /is ready at (http\S+)/.exec(clinic.said())?.[1]
  const body = JSON.stringify({ action: 'query', conversation_id: CONVERSATION, query: 'book with tcn', key: '' })
  const headers = { 'content-type': 'application/json', 'x-api-key': CHAT_KEY }
  expect((await fetch(`${url}/api/ai`, { method: 'POST', headers, body })).status).toBe(200)
})

/** Commands of the README in a short form, in an order in which each finds what it needs: what they are given, and what they say. */
const SHORT: readonly { given: string; says: RegExp; env?: Record<string, string> }[] = [
  { given: `replay -- ${CONVERSATION}`, says: /The turns give the stored state/, env: OWN_CLINIC },
  { given: 'demo:refresh', says: /The demo clinic is up to date: \d+ visits/, env: OWN_CLINIC },
  { given: 'audit:verify', says: /The audit log is whole/, env: OWN_CLINIC },
  { given: 'backup', says: /Backed up \d+ files/, env: OWN_CLINIC },
  { given: 'backup -- --list', says: /good from/, env: OWN_CLINIC },
  { given: `export -- --to ${at('whole.export')}`, says: /Exported [\d,]+ rows/, env: OWN_CLINIC },
  { given: 'keys:rotate', says: /everything is encrypted with the key/, env: OWN_CLINIC },
  { given: `restore -- --into ${at('restored')}`, says: /The audit log is whole/, env: OWN_CLINIC },
  {
    given: `import -- --from ${at('whole.export')}`,
    says: /counts and sums are those of the export/,
    env: { ...OWN_CLINIC, DATA_DIR: at('imported') },
  },
  { given: 'test -- unit packages/core/src/shared/dates.test.ts', says: /Unit and server tests: passed/ },
  { given: 'check -- LOCKFILE', says: /^check: all 1 steps passed/m },
  { given: 'figures', says: /apps\/server/ },
  { given: 'bench -- memory', says: /resident memory/ },
  { given: 'bench -- claim --patients 500 --short', says: /claim ÷ / },
  { given: 'bench -- page --patients 500 --short', says: /page ÷ fastify and pg, the same fields/ },
  { given: 'bench -- live --patients 500 --short', says: /two processes ÷ one/ },
  { given: 'bench -- conversation --patients 20', says: /lines lost/ },
  { given: 'drill -- --short', says: /patients and \d+ audit entries back/ },
  { given: 'faults -- bad-input --short', says: /: 0 wrong/ },
  { given: 'faults -- intruders --short', says: /: 0 log-ins/ },
  { given: 'demo:live -- --hours 0.02 --speed 60', says: /^Kept: /m, env: { DATA_DIR: at('live') } },
]

/** The steps of the check but one: the others are what this runs in, or run beside it. */
const STEPS = [...readFileSync(join(ROOT, 'scripts', 'check.mjs'), 'utf8').matchAll(/name: '([^']+)'/g)].map(([, name = '']) => name)
const WITHOUT = STEPS.filter((name) => name !== 'lockfile').flatMap((name) => ['--without', name])

test.each(SHORT)('npm run $given', PATIENT, async ({ given, says, env }) => {
  const args = given.split(' ').flatMap((word) => (word === 'LOCKFILE' ? WITHOUT : [word]))
  const { ended, said } = npm(['run', ...args], env ?? {})
  expect([await ended, said()]).toEqual([0, expect.stringMatching(says)])
})

test('npm run dev serves the pages and the calls', PATIENT, async () => {
  const { child, ended, said } = npm(['run', 'dev'], { ...OWN_CLINIC, DATA_DIR: at('dev'), DEMO: '0', PUBLIC_URL: 'http://localhost' })
  await expect.poll(said, { timeout: START_MS }).toMatch(/is ready at http.*Local:|Local:.*is ready at http/s)
  child.kill('SIGTERM')
  await ended
})

test('npm start ends cleanly when it is asked to', PATIENT, async () => {
  clinic.child.kill('SIGTERM')
  await clinic.ended
  await expect.poll(() => existsSync(at('data/db/postmaster.pid'))).toBe(false)
})

/** Commands that no test starts from here, and where what they do is tested. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'run faults': 'faults/short-run.test.ts',
  'test e2e': '.ci/run',
  'run format': 'scripts/check.mjs',
  'run build': 'apps/server/test/built.test.ts',
  'run train': 'apps/server/src/assistant/chat/models/train-shipped.test.ts',
  'run evaluate': 'docs/decisions/0039-models-are-trained-before-they-ship.md',
  'run mutate': 'scripts/mutate.test.ts',
}

test('every command that the README names is run here in a short form, or what it does is tested elsewhere', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const named = [...readme.matchAll(/npm (start|test|run [\w:]+)( -- (?:unit|e2e|bad-input|intruders))?/g)]
  const commands = [...new Set(named.map(([, command = '', part = '']) => `${command}${part.replace(' -- ', ' ')}`))]
  const run = SHORT.map(({ given }) => `run ${given.replace(' -- ', ' ')}`)
  const known = (command: string) =>
    ['start', 'test', 'run dev'].includes(command) ||
    command in ELSEWHERE ||
    run.some((given) => given.replace('run test', 'test').startsWith(command))
  expect(commands.length).toBeGreaterThan(20)
  expect(commands.filter((command) => !known(command))).toEqual([])
  for (const place of Object.values(ELSEWHERE)) expect(existsSync(join(ROOT, place)), place).toBe(true)
})
