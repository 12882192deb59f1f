import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { constants, zstdCompressSync } from 'node:zlib'
import { RENEE } from '@clinic/testing/chat-patient'
import { Conversation, type Turn } from '@clinic/testing/conversation'
import { freePort } from '@clinic/testing/free-port'
import { type Ask, logIn } from '@clinic/testing/log-in'
import { postTurn } from '@clinic/testing/post-turn'
import { type Fixture, ODETTE, STAFF } from './fixture.ts'

// node apps/server/test/upgrade/make-data-folder.ts CHECKOUT
//
// Makes data-folder.tar.zst: starts the program of CHECKOUT, a checkout of the version to upgrade from with its packages installed, works in it
// over HTTP as staff and patients do, stops it, and packs its data folder. Run it for each released version.

const CHECKOUT = resolve(process.argv[2] ?? '')
const OUT = join(import.meta.dirname, 'data-folder.tar.zst')
const NP_GROUP = 3
const PCR_GROUP = 6
/** Of the position of the last checkpoint in `pg_control`, and what one file of the write-ahead log holds. */
const CHECKPOINT_OFFSET = 32
const SEGMENT_BYTES = 16n * 1024n * 1024n

const folder = mkdtempSync(join(tmpdir(), 'clinic-upgrade-'))
const dataDir = join(folder, 'data')

const program = await start()
const fixture = await work(program.url)
await stop(program)
removeSpareSegments()
pack(fixture)

type Started = { url: string; stop(): Promise<unknown> }

async function start(): Promise<Started> {
  const port = await freePort()
  // Older versions write PUBLIC_URL to the log instead of the address they listen at.
  const PUBLIC_URL = `http://localhost:${port}`
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    ...{ DEMO: '0', PUBLIC_URL, LOG_LEVEL: 'error', SMTP_URL: '' },
  }
  const administrator = { ADMIN_EMAIL: STAFF.administrator, ADMIN_PASSWORD: STAFF.password }
  const child = spawn(process.execPath, [join(CHECKOUT, 'apps', 'server', 'src', 'main.ts')], {
    cwd: CHECKOUT,
    env: { ...env, ...administrator },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for (;;) {
    const [text] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer | number | null]
    if (!(text instanceof Buffer)) throw new Error(`the program ended with ${text}: ${output}`)
    output += text.toString()
    const url = /ready at (http:[^\s"]+)/.exec(output)?.[1]
    const end = async () => {
      child.kill('SIGTERM')
      return once(child, 'exit')
    }
    if (url) return { url: url.replace('localhost', '127.0.0.1'), stop: end }
  }
}

async function stop({ stop: end }: Started): Promise<void> {
  const [code] = (await end()) as [number | null]
  if (code !== 0) throw new Error(`the program ended with ${code}`)
}

/** Makes one call as a member of staff and returns the answer's body. */
type Caller = (line: string, body?: object) => Promise<Record<string, never>>

/** A small clinic: staff, two patients who chat, one who is treated, imports, an article and a questionnaire. */
async function work(origin: string): Promise<Fixture> {
  const asAdministrator = await enter(origin, STAFF.administrator)
  await addStaff(asAdministrator)
  const callers = { asAdministrator, asPcr: await enter(origin, STAFF.pcr), asNp: await enter(origin, STAFF.np) }
  await openOffice(callers)
  const conversation = await chat(origin)
  const patient = await treat(callers)
  await write(callers)
  // Jobs that follow have their turn.
  await sleep(3000)
  return { madeAt: new Date().toISOString(), patient, conversation }
}

async function enter(origin: string, email: string): Promise<Caller> {
  const ask: Ask = (line, given) => request(origin, line, given)
  const { token } = await logIn({ ask, newCode: async (to) => () => newestCode(to) }, { email, password: STAFF.password })
  return async (line, body) => {
    const answer = await ask(line, { token, ...(body && { body }) })
    if (answer.status !== 200 && answer.status !== 201)
      throw new Error(`${line} was answered ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body as Record<string, never>
  }
}

async function request(origin: string, line: string, { body, token }: Parameters<Ask>[1]): ReturnType<Ask> {
  const [method = 'GET', path = ''] = line.split(' ')
  const form = body instanceof FormData
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && !form && { 'content-type': 'application/json' }) },
    ...(body && { body: form ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text }
}

async function addStaff(asAdministrator: Caller): Promise<void> {
  const people = [
    { email: STAFF.pcr, first_name: 'Paula', _auth_group_ids: [PCR_GROUP] },
    { email: STAFF.np, first_name: 'Nadia', _auth_group_ids: [NP_GROUP] },
  ]
  const account = { last_name: 'Roy', phone: '416-555-0134', licensed_provinces: 'Ontario', active: true, queue_enabled: true }
  for (const person of people)
    await asAdministrator('POST /api/users', { ...person, ...account, password: STAFF.password, confirmPassword: STAFF.password })
  const invited = { email: 'ivan.invited@clinic.example', first_name: 'Ivan', last_name: 'Invited', phone: '416-555-0135' }
  await asAdministrator('POST /api/users/invite', { ...invited, provinces: 'Ontario', groups: [1] })
}

type Callers = { asAdministrator: Caller; asPcr: Caller; asNp: Caller }

async function openOffice({ asAdministrator, asNp }: Callers): Promise<void> {
  const { id } = await asNp('GET /api/me')
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: 540, ends: 1020 }))
  await asNp(`PUT /api/booking/working_hours/${id}`, { version: 0, hours, days_off: [{ first_day: '2027-07-01', last_day: '2027-07-14' }] })
  const place = { name: 'Main Street', street: '1 Main Street', city: 'Toronto', postal_code: 'M5H 2N2', phone: '416-555-0134' }
  await asAdministrator('POST /api/booking/locations', { ...place, hours: '9 to 5', active: true, province: 'ON' })
}

/** One patient finishes the intake, another stops at a question. */
async function chat(origin: string): Promise<Fixture['conversation']> {
  const send = (turn: Turn) => postTurn({ origin }, turn)
  await new Conversation({ id: 'renee9876543', send }).finish()
  const open = new Conversation({ id: 'odette123456', send, persona: ODETTE })
  await open.finish(({ ACTION }) => ACTION === 'OPENQUESTIONRADIOOPTIONSWINDOW')
  for (let turn = 0; turn < 4; turn += 1) await open.say()
  const { id, key, next, reply } = open
  const question = reply?.DATA?.question as { tag: string } | undefined
  if (!next || !question) throw new Error('the conversation did not stop at a question')
  return { id, key, next, asked: question.tag }
}

async function treat({ asAdministrator, asPcr, asNp }: Callers): Promise<Fixture['patient']> {
  const { rows } = await asPcr('GET /api/queues/pcr/page?list=unassigned')
  const id = String((rows as unknown as { patient_id: string }[])[0]?.patient_id)
  await asPcr(`POST /api/queues/pcr/${id}/claim`)
  await asPcr(`PUT /api/patients/${id}/appointment_notes`, { appointment_notes: 'Prefers mornings, écrit en français.' })
  await asPcr('POST /api/queues/views', { page: 'pcr', name: 'Mine', search: 'list=mine' })
  await asPcr(`POST /api/queues/pcr/${id}/send_to_np`)
  await asNp(`POST /api/queues/np/${id}/claim`)
  await asNp(`POST /api/queues/np/${id}/hold`, {})
  await asAdministrator(`PUT /api/patients/${id}/legal_hold`, { reason: 'A complaint is open' })
  const { answer_sets } = await asNp(`GET /api/patients/${id}/overview`)
  const intake = (answer_sets as unknown as { key: string; lines: unknown[] }[]).find(({ key }) => key === 'async')
  if (!intake) throw new Error(`${id} has no finished intake`)
  return { id, health_number: RENEE.personal.provincialHealthID ?? '', lines: intake.lines }
}

async function write({ asAdministrator }: Callers): Promise<void> {
  const article = { title: 'Parking', text: 'You can park behind the building.', source: 'Clinic', owner: 'Office', language: 'en' }
  const dates = { reviewed_on: '2026-01-02', review_due: '2027-01-02' }
  const phrasings = ['where can I park', 'is there parking', 'parking at the clinic', 'can I come by car', 'do you have a car park']
  await asAdministrator('POST /api/articles', { ...article, ...dates, phrasings })
  await asAdministrator('POST /api/medical_questionnaires', { key: 'sleep', name: 'Sleep', description: 'About sleep' })
  const [ann, bo, cy] = ['TCN-9001,Ann,Lee,1980-02-03', 'TCN-9002,Bo,Roy,1981-03-04', 'TCN-9003,Cy,Fox,1982-04-05']
  await asAdministrator('POST /api/files/import', sheetOf([`${ann},416-555-0163,ON`, `${bo},416-555-0164,ON`]))
  await asAdministrator('POST /api/imports', sheetOf([`${cy},416-555-0165,ON`]))
}

function sheetOf(rows: readonly string[]): FormData {
  const data = new FormData()
  const text = ['Patient ID,First name,Last name,DOB,Phone,Prov.', ...rows].join('\r\n')
  data.append('spreadsheet', new Blob([text], { type: 'text/csv' }), 'patients.csv')
  return data
}

async function newestCode(email: string): Promise<string> {
  const mails = join(dataDir, 'mail')
  const name =
    readdirSync(mails)
      .filter((one) => one.includes(email))
      .sort()
      .at(-1) ?? ''
  return /^(\d{6})$/m.exec(readFileSync(join(mails, name), 'utf8'))?.[1] ?? ''
}

/** After a clean stop PostgreSQL needs only the segment of the last checkpoint; the others wait to be overwritten. */
function removeSpareSegments(): void {
  const cluster = realpathSync(join(dataDir, 'db'))
  const control = readFileSync(join(cluster, 'global', 'pg_control'))
  const segment = control.readBigUInt64LE(CHECKPOINT_OFFSET) / SEGMENT_BYTES
  const needed = `00000001${hex(segment / 256n)}${hex(segment % 256n)}`
  const names = readdirSync(join(cluster, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name))
  if (!names.includes(needed)) throw new Error(`there is no segment ${needed} among ${names.join(', ')}`)
  for (const name of names) if (name !== needed) rmSync(join(cluster, 'pg_wal', name))
}

function hex(value: bigint): string {
  return value.toString(16).toUpperCase().padStart(8, '0')
}

function pack(made: Fixture): void {
  writeFileSync(join(dataDir, 'fixture.json'), JSON.stringify(made))
  const names = ['db', 'db.password', 'audit.key', 'audit-anchors.jsonl', 'keys', 'mail', 'fixture.json']
  const { stdout, status } = spawnSync('tar', ['-ch', '-C', dataDir, ...names], { maxBuffer: 1 << 30 })
  if (status !== 0) throw new Error(`tar ended with ${status}`)
  const params = {
    [constants.ZSTD_c_compressionLevel]: 22,
    [constants.ZSTD_c_windowLog]: 27,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  }
  writeFileSync(OUT, zstdCompressSync(stdout, { params }))
  rmSync(folder, { recursive: true, force: true })
}
