import type { StatusRow } from '@clinic/contract/patients'
import { QUEUES } from '@clinic/contract/queues'
import type { Patient } from '@clinic/core/patients/patient'
import { isInList } from '@clinic/core/queues/is-in-list'
import { DEFAULT_THRESHOLDS } from '@clinic/core/queues/wait'
import { provinceName } from '@clinic/core/reference-data/provinces'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { namedPeople, presentedColumns } from '../patients/named-columns.ts'
import { findMatching } from './store.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const PLAIN = { search: '', type: '', who: '', due: '', order: 'fair' } as const
const PROVINCES = [null, [], ['ON'], ['ON', 'AB']] as const

test('SQL and the program agree on who stands in which list, for every place that a patient can have (REQ-459, B-11)', async () => {
  const [one, other] = [await buildStaff(db.sql), await buildStaff(db.sql)]
  const holders = [null, one.id, other.id]
  const inPcr: Partial<Patient>[] = [{}, ...holders.map((assigned_pcr) => ({ in_pcr_queue: true, assigned_pcr }))]
  const inNp: Partial<Patient>[] = [
    {},
    ...holders.map((assigned_np) => ({ in_np_queue: true, assigned_np, on_hold_in_queue: assigned_np === one.id })),
  ]
  const places = inPcr.flatMap((pcr) =>
    inNp.flatMap((np) => (['ON', 'AB', null] as const).map((province) => ({ ...pcr, ...np, province }))),
  )
  const ids = new Set<string>()
  for (const place of places) ids.add((await buildPatient(db.sql, place)).patient_id)
  const rows = await db.sql<StatusRow[]>`
    select ${presentedColumns(db.sql)} from patients p ${namedPeople(db.sql)} where p.patient_id = any(${[...ids]})`
  expect(rows).toHaveLength(places.length)

  let listed = 0
  for (const queue of QUEUES)
    for (const list of ['mine', 'unassigned', 'all'] as const)
      for (const provinces of PROVINCES) {
        const shown = { ...PLAIN, queue, list, user_id: one.id, provinces, thresholds: DEFAULT_THRESHOLDS, now: TEST_NOW }
        const bySql = await findMatching(db.sql, shown, 1000)
        const names = provinces?.map(provinceName) ?? null
        const byProgram = rows.filter((row) => isInList(row, { queue, list, user_id: one.id, provinces: names }))
        expect(bySql.sort(), `${queue} ${list} ${provinces}`).toEqual(byProgram.map(({ patient_id }) => patient_id).sort())
        listed += bySql.length
      }
  expect(listed).toBeGreaterThan(100)
})
