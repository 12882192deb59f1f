import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STARTERS } from '../content/starters.ts'
import { now } from '../src/platform/clock.ts'
import { buildSession, buildStaff } from './build.ts'
import { ask, CHAT_KEY, openProcesses, type Processes, type Reply, type Running } from './processes.ts'
import { publishApproved } from './publish-approved.ts'

const SHIFT_CLOCK = fileURLToPath(new URL('../../../faults/shift-clock.ts', import.meta.url))
const START_MS = 240_000
/** A process looks at its clock five times a second. */
const NOTICED_MS = 500

let folder: string
let house: Processes
let token: string
/** Has its own clock, which is right until a test shifts it. */
let skewed: Running
const clock = () => join(folder, 'seconds')
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-skew-'))
  writeFileSync(clock(), '0')
  writeFileSync(join(folder, 'right'), '0')
  house = await openProcesses({ count: 1, settings: { FAULTS_CLOCK: join(folder, 'right') }, loaders: [SHIFT_CLOCK] })
  skewed = await house.start({ FAULTS_CLOCK: clock() })
  await publishApproved(house.database.sql, STARTERS)
  const staff = await buildStaff(house.database.sql, { first_name: 'Dana', groups: ['admins'] })
  const { authorization } = await buildSession(house.database.sql, staff.id, now())
  token = authorization.replace('Bearer ', '')
}, START_MS)
afterAll(async () => {
  await house?.close()
  rmSync(folder, { recursive: true, force: true })
})

type Heard = { lines: { seq: number; at: string; text: string; mark: string | null }[]; attention: { state: string }; known: string }
let chats = 0
/** A conversation that Dana has joined; each call names the process that it goes to. */
async function begin(at: Running) {
  const id = `across${String(++chats).padStart(6, '0')}`
  let key = ''
  const say = async (query: string, to: Running): Promise<Reply['body']> => {
    const body = { action: 'query', conversation_id: id, query, key }
    const answer = await ask(to.url, 'POST /api/ai', { headers: { 'x-api-key': CHAT_KEY }, body })
    if (answer.status !== 200) throw new Error(answer.text)
    key = String(answer.body.key)
    return answer.body
  }
  const path = `/api/conversations/${id}`
  const look = async (to: Running) =>
    (await ask(to.url, `GET ${path}/live`, { token })).body as { turn: number; log: { from: string; mark: string | null; text: string }[] }
  const write = async (text: string, to: Running) => {
    const sent = await ask(to.url, `POST ${path}/lines`, { token, body: { text, client_id: randomUUID(), turn: (await look(to)).turn } })
    if (sent.status !== 200) throw new Error(sent.text)
  }
  const listen = async (to: Running, more: { after?: number; wait?: boolean; known?: string } = {}): Promise<Heard> => {
    const body = { conversation_id: id, key, after: 0, ...more }
    return (await ask(to.url, 'POST /api/ai/lines', { headers: { 'x-api-key': CHAT_KEY }, body })).body as Heard
  }
  await say('book with tcn', at)
  await ask(at.url, `POST ${path}/join`, { token })
  return { id, say, look, write, listen }
}
const texts = ({ lines }: Heard) => lines.map(({ mark, text }) => mark ?? text)

describe('F-11: one conversation on several processes', () => {
  test('interleaving 40: a process that is killed while a page waits takes nothing along: the page continues at another after its last line, and nothing comes twice', async () => {
    const dying = await house.start({ FAULTS_CLOCK: join(folder, 'right') })
    const [staying] = house.running
    if (!staying) throw new Error('no process')
    const one = await begin(dying)
    await one.write('before', dying)
    const heard = await one.listen(dying)
    expect(texts(heard)).toEqual(['joined', 'before'])
    const waiting = one.listen(dying, { after: heard.lines.at(-1)?.seq ?? 0, wait: true, known: heard.known }).catch(() => 'cut off')
    await sleep(300)
    house.running.splice(house.running.indexOf(dying), 1)
    dying.child.kill('SIGKILL')
    expect(await waiting).toBe('cut off')
    await one.write('after', staying)
    const again = await one.listen(staying, { after: heard.lines.at(-1)?.seq ?? 0 })
    expect(texts(again)).toEqual(['after'])
    expect(again.attention.state).toBe('held')
    expect(await one.say('Hello?', staying)).toMatchObject({ ACTION: 'ATTENDED', text: '' })
    expect(texts(await one.listen(staying))).toEqual(['joined', 'before', 'after'])
  })

  test('interleaving 41: a page that waits at one process hears what is written at another, also where the notice is lost', async () => {
    const [first] = house.running
    if (!first) throw new Error('no process')
    const one = await begin(first)
    const heard = await one.listen(skewed)
    const after = heard.lines.at(-1)?.seq ?? 0
    const waits = () => one.listen(skewed, { after, wait: true, known: heard.known })
    const [prompt] = await Promise.all([waits(), sleep(300).then(() => one.write('with a notice', first))])
    expect(texts(prompt)).toEqual(['with a notice'])
    // The connection that listens is lost, and with it what is notified until there is another.
    const late = one.listen(skewed, { after: after + 1, wait: true, known: prompt.known })
    await sleep(300)
    const cut = await house.database.owner`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`
    expect(cut.length).toBeGreaterThan(0)
    await one.write('without a notice', first)
    expect(texts(await late)).toEqual(['without a notice'])
  })

  test('interleaving 42: with clocks an hour apart all see the lines and words in the order in which they were written', async () => {
    const [first] = house.running
    if (!first) throw new Error('no process')
    const one = await begin(first)
    writeFileSync(clock(), '-3600')
    await sleep(NOTICED_MS)
    await one.write('first', first)
    await one.write('second', skewed)
    await one.say('third', skewed)
    await one.write('fourth', first)
    const heard = await one.listen(first)
    writeFileSync(clock(), '0')
    expect(texts(heard)).toEqual(['joined', 'first', 'second', 'fourth'])
    expect(heard.lines.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    const [, before = '', after = ''] = heard.lines.map(({ at }) => at)
    expect(Date.parse(after)).toBeLessThan(Date.parse(before))
    const log = (await one.look(first)).log.slice(-5).map(({ mark, text }) => mark ?? text)
    expect(log).toEqual(['joined', 'first', 'second', 'third', 'fourth'])
  })
})
