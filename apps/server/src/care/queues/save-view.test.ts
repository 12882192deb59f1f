import type { View } from '@clinic/contract/queues'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStaff } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'

let clinic: TestClinic
beforeAll(async () => {
  clinic = await openTestClinic({ connections: 10 })
})
afterAll(() => clinic.close())

const view = { page: 'pcr-admin', name: 'Late ones', search: 'due=soon&type=Renewal' }
const names = (answer: object) => Object.values(answer).flatMap((one: unknown) => (typeof one === 'object' ? [(one as View).name] : []))

test('a view is saved under its name, replaced by another of that name on the same page, and deleted', async () => {
  const staff = await buildStaff(clinic.sql)
  const first = await clinic.as<View>(staff, 'POST /api/queues/views', view)
  expect(first).toEqual({ status: 200, id: first.id, ...view })
  await clinic.as(staff, 'POST /api/queues/views', { ...view, page: 'np-admin' })
  const again = await clinic.as<View>(staff, 'POST /api/queues/views', { ...view, name: '  Late ones ', search: 'due=soon' })
  expect(again).toMatchObject({ id: first.id, search: 'due=soon' })
  expect(names(await clinic.as(staff, 'GET /api/queues/views'))).toEqual(['Late ones', 'Late ones'])
  expect(await clinic.as(staff, `DELETE /api/queues/views/${first.id}`)).toEqual({ status: 200, success: true })
  expect(names(await clinic.as(staff, 'GET /api/queues/views'))).toEqual(['Late ones'])
  expect(await clinic.as(staff, `DELETE /api/queues/views/${first.id}`)).toMatchObject({ status: 404 })
})

test('views are private: no one sees or deletes another’s, and their search is in no log', async () => {
  const [mine, other] = [await buildStaff(clinic.sql), await buildStaff(clinic.sql)]
  const saved = await clinic.as<View>(mine, 'POST /api/queues/views', { ...view, search: 'search=Arsenault' })
  expect(names(await clinic.as(other, 'GET /api/queues/views'))).toEqual([])
  expect(await clinic.as(other, `DELETE /api/queues/views/${saved.id}`)).toMatchObject({ status: 404 })
  expect(await clinic.as(other, 'DELETE /api/queues/views/none')).toMatchObject({ status: 404 })
  expect(await clinic.sql`select from audit_log a where a::text like '%Arsenault%'`).toHaveLength(0)
  expect(await clinic.sql`select from audit_log where action = 'Save View' and user_id = ${mine.id}`).toHaveLength(1)
})

test('a user has at most thirty views, even when many are saved concurrently', async () => {
  const staff = await buildStaff(clinic.sql)
  const answers = await Promise.all(
    Array.from({ length: 34 }, (_, n) => clinic.as(staff, 'POST /api/queues/views', { ...view, name: `View ${n}` })),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(30)
  expect(answers.find((answer) => answer.status !== 200)).toMatchObject({
    status: 409,
    message: 'You already have 30 saved views. Delete one first.',
  })
})
