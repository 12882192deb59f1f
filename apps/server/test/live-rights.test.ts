import type { LiveEvent } from '@clinic/contract/events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../src/identity/auth/credentials/passwords.ts'
import { buildPatient, buildStaff } from './build.ts'
import { openProgram, type Program } from './program.ts'

const PASSWORD = 'Correct-horse-7!'
let program: Program
let admin: string
let people = 0
beforeAll(async () => {
  program = await openProgram()
  await buildStaff(program.database.sql, { groups: ['admins'], email: 'admin@clinic.example', password_hash: await hashPassword(PASSWORD) })
  admin = await program.logIn('admin@clinic.example', PASSWORD)
})
afterAll(() => program.close())

async function buildNurse() {
  people += 1
  const email = `np${people}@clinic.example`
  const { id } = await buildStaff(program.database.sql, {
    groups: ['nps'],
    email,
    password_hash: await hashPassword(PASSWORD),
    provinces: ['ON'],
  })
  const token = await program.logIn(email, PASSWORD)
  return { id, token }
}

/** A live stream, and whether the server has ended it. */
async function openStream(token: string) {
  const stop = new AbortController()
  const response = await fetch(`${program.url}/api/events`, { headers: { authorization: `Bearer ${token}` }, signal: stop.signal })
  const stream = { ended: false, status: response.status, events: [] as LiveEvent[], close: () => stop.abort() }
  const read = async () => {
    for await (const chunk of response.body ?? [])
      for (const [, event = ''] of Buffer.from(chunk)
        .toString()
        .matchAll(/^data: (.*)$/gm))
        stream.events.push(JSON.parse(event))
    stream.ended = true
  }
  read().catch(() => undefined)
  return stream
}

const put = async (path: string, body: object) => {
  const { status, text } = await program.call('PUT', path, { token: admin, body })
  expect(status, text).toBe(200)
}
const CHANGES: readonly (readonly [string, (id: number) => Promise<void>])[] = [
  ['licence', (id) => put(`/api/users/${id}`, { licensed_provinces: ['BC'] })],
  ['group', async (id) => put(`/api/users/${id}`, { auth_groups: [await groupId('pcrs')] })],
]

async function groupId(name: string): Promise<number> {
  const [row] = await program.database.sql<{ id: number }[]>`select id from auth_groups where name = ${name}`
  return row?.id ?? 0
}

test('an event says to each person whether a patient of their own is concerned, so that others keep that list', async () => {
  const [holder, other] = [await buildNurse(), await buildNurse()]
  const streams = [await openStream(holder.token), await openStream(other.token)]
  const { patient_id: id } = await buildPatient(program.database.sql, { in_np_queue: true, province: 'ON' })
  expect((await program.call('POST', `/api/queues/np/${id}/claim`, { token: holder.token })).status).toBe(200)
  for (const [index, own] of [true, false].entries())
    await expect.poll(() => streams[index]?.events.find((event) => event.id === id)).toMatchObject({ kind: 'patient', own })
  for (const stream of streams) stream.close()
})

test.each(CHANGES)('a live stream ends at once when the %s of its person changes, those of others continue', async (_, change) => {
  const [changed, other] = [await buildNurse(), await buildNurse()]
  const [ends, continues] = [await openStream(changed.token), await openStream(other.token)]
  await change(changed.id)
  // Sooner than the check of the session, which comes every four seconds.
  await expect.poll(() => ends.ended, { timeout: 3000, interval: 50 }).toBe(true)
  expect(continues.ended).toBe(false)
  const again = await openStream(changed.token)
  expect(again.status).toBe(200)
  for (const stream of [continues, again]) stream.close()
})

test('every live stream ends when what a group may do changes, as its members may be anyone', async () => {
  const { token } = await buildNurse()
  const stream = await openStream(token)
  const id = await groupId('nps')
  const body = { description: 'Nurse practitioners of the clinic', scopes: ['np'], pcr_capable: false, np_capable: true }
  await put(`/api/authgroups/${id}`, body)
  await expect.poll(() => stream.ended, { timeout: 3000, interval: 50 }).toBe(true)
})

test('a live stream ends with its session', async () => {
  const { id, token } = await buildNurse()
  const stream = await openStream(token)
  await put(`/api/users/${id}`, { active: false })
  await expect.poll(() => stream.ended, { timeout: 10_000, interval: 100 }).toBe(true)
  expect((await openStream(token)).status).toBe(401)
})
