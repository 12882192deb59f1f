import { DEFAULT_THRESHOLDS } from '@clinic/core/queues/wait'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStaff } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'

let clinic: TestClinic
beforeAll(async () => {
  clinic = await openTestClinic()
})
afterAll(() => clinic.close())

test('wait limits are the defaults until a manager sets them, which is audited', async () => {
  const np = await buildStaff(clinic.sql)
  const manager = await buildStaff(clinic.sql, { groups: ['pcrManagers'] })
  expect(await clinic.as(np, 'GET /api/queues/thresholds')).toEqual({ status: 200, ...DEFAULT_THRESHOLDS })
  const set = { ...DEFAULT_THRESHOLDS, help: 20, soon: 10 }
  expect(await clinic.as(manager, 'PUT /api/queues/thresholds', set)).toEqual({ status: 200, ...set })
  expect(await clinic.as(np, 'GET /api/queues/thresholds')).toEqual({ status: 200, ...set })
  const [entry] = await clinic.sql`select user_name, entity_kind, changes from audit_log where action = 'Update Thresholds'`
  expect(entry).toEqual({
    user_name: manager.name,
    entity_kind: 'settings',
    changes: { help: { from: 15, to: 20 }, soon: { from: 25, to: 10 } },
  })
})

test('wait limits are whole minutes in range, all given, and set by managers', async () => {
  const admin = await buildStaff(clinic.sql, { groups: ['admins'] })
  for (const wrong of [{ help: 0 }, { pcr: 1.5 }, { soon: 91 }, { hold: 100_001 }, { other: 1 }, { np_new: undefined }])
    expect(await clinic.as(admin, 'PUT /api/queues/thresholds', { ...DEFAULT_THRESHOLDS, ...wrong })).toMatchObject({
      status: 400,
      error: { code: 'invalid-input', fields: { [Object.keys(wrong)[0] ?? '']: expect.any(String) } },
    })
  const np = await buildStaff(clinic.sql)
  expect(await clinic.as(np, 'PUT /api/queues/thresholds', DEFAULT_THRESHOLDS)).toMatchObject({ status: 403 })
})
