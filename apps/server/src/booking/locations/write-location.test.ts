import type { Location, LocationFields } from '@clinic/contract/booking'
import type { ProblemBody } from '@clinic/contract/problem'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSession, buildStaff } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../../test/http.ts'
import { mountBooking } from '../routes.ts'

const PLACES = '/api/booking/locations'
const CLINIC: LocationFields = {
  name: 'Harbour Clinic',
  street: '12 Water Street',
  city: 'Halifax',
  province: 'NS',
  postal_code: 'b3h1a1',
  phone: '902-555-0123',
  hours: 'Weekdays 09:00 to 17:00',
  active: true,
}

let db: TestDatabase
let http: TestHttp
let admin: Staff
let np: Staff

beforeAll(async () => {
  db = await openTestDatabase()
  http = await openTestHttp(db, (mount, services) => mountBooking(mount, { ...services, secret: 'a secret for tests' }))
  admin = await buildStaff(db.sql, { groups: ['admins'] })
  np = await buildStaff(db.sql)
})
afterAll(async () => {
  await http.close()
  await db.close()
})

type Answer = Partial<Location & ProblemBody> & { status: number }
async function send(who: Staff, call: string, body?: object): Promise<Answer> {
  const [method = 'GET', url = ''] = call.split(' ')
  const headers = await buildSession(db.sql, who.id)
  const answer = await http.call(url, { method: method as 'GET', headers, ...(body && { body }) })
  return { ...answer.json(), status: answer.statusCode }
}
const list = async (who: Staff): Promise<Location[]> => (await http.call(PLACES, { headers: await buildSession(db.sql, who.id) })).json()
const add = (change: Partial<LocationFields>, who = admin) => send(who, `POST ${PLACES}`, { ...CLINIC, ...change })
const write = ({ id, ...place }: Partial<Location>, who = admin) => send(who, `PUT ${PLACES}/${id}`, place)
const fieldsOf = ({ status: _, ...place }: Answer): Partial<Location> => place
const entries = (id: number | undefined) =>
  db.sql<{ user_id: number; description: string; changes: Record<string, unknown> }[]>`
    select user_id, description, changes from audit_log
    where action = 'Update Location' and entity_kind = 'location' and entity_id = ${String(id)} order by id`

describe('clinic locations', () => {
  test('are managed by administrators and readable by all staff, each change audited (E-9)', async () => {
    const made = await add({})
    expect(made).toMatchObject({ status: 200, version: 1, ...CLINIC, postal_code: 'B3H 1A1' })
    const moved = await write({ ...fieldsOf(made), street: '14 Water Street', active: false })
    expect(moved).toMatchObject({ status: 200, id: made.id, version: 2, street: '14 Water Street', active: false })
    expect(await list(np)).toEqual([fieldsOf(moved)])
    expect(await send(admin, `DELETE ${PLACES}/${made.id}`)).toMatchObject({ status: 200, id: made.id })
    expect(await list(np)).toEqual([])
    expect(await entries(made.id)).toEqual([
      {
        user_id: admin.id,
        description: 'Added the clinic Harbour Clinic',
        changes: Object.fromEntries(
          Object.entries({ ...CLINIC, postal_code: 'B3H 1A1' }).map(([field, to]) => [field, { from: null, to }]),
        ),
      },
      {
        user_id: admin.id,
        description: 'Changed the clinic Harbour Clinic',
        changes: { street: { from: '12 Water Street', to: '14 Water Street' }, active: { from: true, to: false } },
      },
      {
        user_id: admin.id,
        description: 'Took the clinic Harbour Clinic off the list',
        changes: expect.objectContaining({ street: { from: '14 Water Street', to: null } }),
      },
    ])
  })

  test('cannot be changed by others, and a refusal leaves no entry', async () => {
    const { id } = await add({ name: 'Ours' })
    for (const answer of [
      await add({ name: 'Theirs' }, np),
      await write({ ...CLINIC, name: 'Theirs', id: id ?? 0, version: 1 }, np),
      await send(np, `DELETE ${PLACES}/${id}`),
    ])
      expect(answer).toMatchObject({ status: 403, error: { code: 'forbidden' } })
    expect(await entries(id)).toHaveLength(1)
    await send(admin, `DELETE ${PLACES}/${id}`)
  })

  test('need a name, a street, a city and a Canadian postal code', async () => {
    expect(await add({ name: ' ', postal_code: '90210' })).toMatchObject({
      status: 400,
      error: {
        code: 'invalid-input',
        fields: { name: 'This field is required', postal_code: 'Please enter a valid postal code.' },
      },
    })
    expect(await add({ province: 'XX' as never })).toMatchObject({ status: 400, error: { code: 'invalid-input' } })
    expect(await add({ name: 'x'.repeat(81) })).toMatchObject({ status: 400, error: { code: 'invalid-input' } })
    expect(await list(admin)).toEqual([])
  })

  test('do not overwrite concurrent changes, have unique names, and stay deleted', async () => {
    const first = fieldsOf(await add({ name: 'First' }))
    const second = fieldsOf(await add({ name: 'Second', province: 'ON' }))
    expect(await add({ name: 'FIRST' })).toMatchObject({ status: 409, error: { code: 'location-name-taken' } })
    expect(await write({ ...second, name: 'first' })).toMatchObject({ status: 409, message: 'There is already a clinic called first.' })
    const races = await Promise.all(['One', 'Two'].map((city) => write({ ...first, city })))
    expect(races.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(races.find(({ status }) => status === 409)?.error?.code).toBe('location-changed')
    await send(admin, `DELETE ${PLACES}/${first.id}`)
    for (const gone of [
      await write(first),
      await send(admin, `DELETE ${PLACES}/${first.id}`),
      await send(admin, `DELETE ${PLACES}/nowhere`),
    ])
      expect(gone).toMatchObject({ status: 404, error: { code: 'location-not-found' } })
    expect((await list(np)).map(({ name }) => name)).toEqual(['Second'])
  })
})
