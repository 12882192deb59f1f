import type { QueuePage } from '@clinic/contract/queues'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../src/identity/auth/credentials/passwords.ts'
import { now } from '../src/platform/clock.ts'
import { buildPatient, buildSession, buildStaff } from './build.ts'
import { type FollowedStream, followStream } from './follow-stream.ts'
import { openProgram, type Program } from './program.ts'

const PASSWORD = 'Correct-horse-7!'
let program: Program
let admin: string
beforeAll(async () => {
  program = await openProgram()
  await buildStaff(program.database.sql, { groups: ['admins'], email: 'admin@clinic.example', password_hash: await hashPassword(PASSWORD) })
  admin = await program.logIn('admin@clinic.example', PASSWORD)
})
afterAll(() => program.close())

type Parts = Parameters<typeof buildStaff>[1]
async function buildPerson(parts: Parts = {}) {
  const { id } = await buildStaff(program.database.sql, { groups: ['pcrs'], provinces: ['ON'], ...parts })
  const { authorization } = await buildSession(program.database.sql, id, now())
  return { id, token: authorization.replace('Bearer ', '') }
}

const follow = (token: string, search = 'queue=pcr') => followStream(program.url, { token, search })
const wait = (parts: object = {}) => buildPatient(program.database.sql, { in_pcr_queue: true, province: 'ON', ...parts })
const claim = (id: string, token: string, verb = 'claim') => program.call('POST', `/api/queues/pcr/${id}/${verb}`, { token })
const put = async (path: string, body: object) => {
  const { status, text } = await program.call('PUT', path, { token: admin, body })
  expect(status, text).toBe(200)
}
const ids = (page: QueuePage | undefined) => page?.rows.map((row) => row.patient_id)
const hasBegun = (stream: FollowedStream) => expect.poll(() => stream.page('unassigned')).toBeDefined()

async function read(token: string, list: string, search = ''): Promise<QueuePage> {
  const { body, status } = await program.call('GET', `/api/queues/pcr/page?list=${list}${search}`, { token })
  expect(status).toBe(200)
  return body as unknown as QueuePage
}

test('a row goes to those who work in its queue and province, with what the list itself would show, and is taken from them again', async () => {
  const [near, far] = [await buildPerson({ provinces: ['ON'] }), await buildPerson({ provinces: ['BC'] })]
  const { patient_id: id } = await wait({ first_name: 'Ottilie' })
  const [here, elsewhere] = [await follow(near.token), await follow(far.token)]
  await Promise.all([hasBegun(here), hasBegun(elsewhere)])
  expect(ids(here.page('unassigned'))).toContain(id)
  const actor = await buildPerson()
  expect((await claim(id, actor.token)).status).toBe(200)
  await expect.poll(() => ids(here.page('unassigned'))).not.toContain(id)
  expect((await claim(id, actor.token, 'unassign')).status).toBe(200)
  await expect.poll(() => ids(here.page('unassigned'))).toContain(id)
  expect(here.page('unassigned')?.rows).toEqual((await read(near.token, 'unassigned')).rows)
  expect(elsewhere.text).not.toContain(id)
  expect(elsewhere.text).not.toContain('Ottilie')
  expect(here.gaps + elsewhere.gaps).toBe(0)
  for (const stream of [here, elsewhere]) stream.close()
})

test('a patient who moves to another province appears there, and no longer where they were', async () => {
  const [near, far] = [await buildPerson({ provinces: ['ON'] }), await buildPerson({ provinces: ['BC'] })]
  const { patient_id } = await wait()
  const [here, there] = [await follow(near.token), await follow(far.token)]
  await Promise.all([hasBegun(here), hasBegun(there)])
  const moved = await program.call('POST', '/api/patient_status', { token: admin, body: { patient_id, province: 'British Columbia' } })
  expect(moved.status, moved.text).toBe(200)
  await expect.poll(() => ids(there.page('unassigned'))).toContain(patient_id)
  await expect.poll(() => ids(here.page('unassigned'))).not.toContain(patient_id)
  for (const stream of [here, there]) stream.close()
})

test('one’s own patients go to oneself alone', async () => {
  const [holder, other] = [await buildPerson(), await buildPerson()]
  const { patient_id } = await wait()
  const [own, strange] = [await follow(holder.token), await follow(other.token)]
  await Promise.all([hasBegun(own), hasBegun(strange)])
  expect((await claim(patient_id, holder.token)).status).toBe(200)
  await expect.poll(() => ids(own.page('mine'))).toEqual([patient_id])
  await expect.poll(() => ids(strange.page('unassigned'))).not.toContain(patient_id)
  expect(ids(strange.page('mine'))).toEqual([])
  for (const stream of [own, strange]) stream.close()
})

test('who looked a caller up hears that the record changed, and receives no row of a list that they are not in', async () => {
  const seeker = await buildPerson({ groups: ['nps'] })
  const { patient_id } = await wait({ last_name: 'Sought' })
  const identifiers = { patient_id, name: 'Pat Sought', date_of_birth: '1980-05-17' }
  const looked = await program.call('POST', '/api/patients/look_up', { token: seeker.token, body: { identifiers, reason: 'caller' } })
  expect(looked.body, looked.text).toMatchObject({ candidates: [{ patient_id }] })
  const stream = await follow(seeker.token, 'queue=np')
  await hasBegun(stream)
  expect((await claim(patient_id, (await buildPerson()).token)).status).toBe(200)
  await expect.poll(() => stream.said.find((one) => one.kind === 'patient' && one.id === patient_id)).toBeDefined()
  expect(stream.said.filter((one) => one.kind === 'list' && JSON.stringify(one).includes(patient_id))).toEqual([])
  stream.close()
})

test('the other queue cannot be followed, and parameters that make no sense are named', async () => {
  const { token } = await buildPerson({ groups: ['pcrs'] })
  expect((await follow(token, 'queue=np')).status).toBe(403)
  const { status, body } = await program.call('GET', '/api/events?queue=pcr&size=7', { token })
  expect(status).toBe(400)
  expect(Object.keys(body.error?.fields ?? {})).toEqual(['size'])
})

test('while one’s queue is off, the unassigned are not sent (REQ-567)', async () => {
  const { token } = await buildPerson({ queue_enabled: false })
  const { patient_id } = await wait()
  const stream = await follow(token)
  await expect.poll(() => stream.page('mine')).toBeDefined()
  expect((await claim(patient_id, (await buildPerson()).token)).status).toBe(200)
  expect(stream.page('unassigned')).toBeUndefined()
  expect(stream.said.filter((one) => one.kind === 'list' && one.list === 'unassigned')).toEqual([])
  stream.close()
})

const CHANGES: readonly (readonly [string, (id: number) => Promise<void>])[] = [
  ['provinces', (id) => put(`/api/users/${id}`, { licensed_provinces: ['BC'] })],
  ['licence', (id) => put(`/api/users/${id}/licences`, EXPIRED)],
  ['group', async (id) => put(`/api/users/${id}`, { auth_groups: [await groupId('nps')] })],
  ['account', (id) => put(`/api/users/${id}`, { active: false })],
  ['session', (id) => endSessions(id)],
]
const EXPIRED = {
  ...{ province: 'ON', college: 'CNO', number: '1', valid_from: '2019-01-01', valid_to: '2020-01-01', version: 0 },
  ...{ suspended_on: null, restrictions: '', notice_on: null, notice_retracted_on: null, checked_on: '2019-02-01' },
}

async function groupId(name: string): Promise<number> {
  const [row] = await program.database.sql<{ id: number }[]>`select id from auth_groups where name = ${name}`
  return row?.id ?? 0
}

async function endSessions(id: number): Promise<void> {
  const { status, text } = await program.call('DELETE', `/api/users/${id}/sessions`, { token: admin })
  expect(status, text).toBe(200)
}

test('after one’s own log-out nothing more is sent to the other tabs of the browser', async () => {
  const { token } = await buildPerson()
  const { patient_id } = await wait()
  const stream = await follow(token)
  await hasBegun(stream)
  expect((await program.call('POST', '/api/auth/logout', { token })).status).toBe(200)
  expect((await claim(patient_id, (await buildPerson()).token)).status).toBe(200)
  await expect.poll(() => stream.ended, { timeout: 3000, interval: 25 }).toBe(true)
  expect(ids(stream.page('unassigned'))).toContain(patient_id)
})

test.each(CHANGES)('after a change of the %s nothing more is sent over the line that was open before', async (_, change) => {
  const person = await buildPerson()
  const { patient_id } = await wait()
  const stream = await follow(person.token)
  await hasBegun(stream)
  await change(person.id)
  const { patient_id: later } = await wait({ first_name: 'Perpetua' })
  const { token } = await buildPerson()
  for (const id of [patient_id, later]) expect((await claim(id, token)).status).toBe(200)
  for (const id of [patient_id, later]) expect((await claim(id, token, 'unassign')).status).toBe(200)
  await expect.poll(() => stream.ended, { timeout: 3000, interval: 25 }).toBe(true)
  expect(stream.text).not.toContain(later)
})

const deed = fc.record({
  verb: fc.constantFrom('enter', 'claim', 'unassign', 'move', 'leave', 'rename'),
  patient: fc.nat(29),
  person: fc.nat(1),
})

test('after any history, a list made of the frames is the list that the endpoint reads', async () => {
  const people = [await buildPerson({ provinces: ['AB'] }), await buildPerson({ provinces: ['AB', 'SK'] })]
  const admitted = [...people, await buildPerson({ provinces: ['SK'] })]
  const built = await Promise.all(
    Array.from({ length: 30 }, (_, place) => wait({ province: place % 3 === 0 ? 'SK' : 'AB', in_pcr_queue: place < 24 })),
  )
  const search = 'queue=pcr&size=20&page=1'
  const streams = await Promise.all(admitted.map(({ token }) => follow(token, search)))
  await Promise.all(streams.map(hasBegun))
  const patch = (body: object) => program.call('POST', '/api/patient_status', { token: admin, body: { confirmed: true, ...body } })
  let done = 0
  const act = async ({ verb, patient, person }: { verb: string; patient: number; person: number }) => {
    const patient_id = built[patient]?.patient_id ?? ''
    const token = people[person]?.token ?? ''
    const run: Record<string, () => Promise<{ status: number }>> = {
      enter: () => patch({ patient_id, in_pcr_queue: true }),
      claim: () => claim(patient_id, token),
      unassign: () => claim(patient_id, token, 'unassign'),
      move: () => patch({ patient_id, province: person === 0 ? 'Alberta' : 'Saskatchewan' }),
      leave: () => patch({ patient_id, in_pcr_queue: false }),
      rename: () => patch({ patient_id, appointment_notes: `note ${patient} ${person}` }),
    }
    const { status } = (await run[verb]?.()) ?? { status: 0 }
    // Many deeds are refused in the state that the one before has left.
    if (status === 200) done += 1
    expect(status).toBeLessThan(500)
  }
  const same = async () => {
    for (const [place, { token }] of admitted.entries())
      for (const list of ['mine', 'unassigned'] as const) {
        const { now: _, ...fresh } = await read(token, list)
        await expect
          .poll(() => ({ ...streams[place]?.page(list), now: undefined }), { timeout: 5000 })
          .toEqual({ ...fresh, now: undefined })
      }
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(deed, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }), async (bursts) => {
      for (const burst of bursts) await Promise.all(burst.map(act))
      await same()
    }),
    { numRuns: 12 },
  )
  expect(done).toBeGreaterThan(20)
  for (const stream of streams) {
    expect(stream.gaps).toBe(0)
    stream.close()
  }
}, 120_000)
