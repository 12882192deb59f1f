import type { Readiness } from '@clinic/contract/documents/readiness'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, staffContext } from '../../../test/build.ts'
import { mergeRecords } from '../patients/merging/merge-records.ts'
import { readPatient } from '../patients/read-patient.ts'
import { type DocumentClinic, openDocumentClinic } from './documents.harness.ts'

let clinic: DocumentClinic
let np: Staff
beforeAll(async () => {
  clinic = await openDocumentClinic()
  np = await clinic.buildNp()
})
afterAll(() => clinic.close())

const waiting = async () => (await buildPatient(clinic.sql, { province: 'ON', in_np_queue: true, assigned_np: np.id })).patient_id
const consent = (patient_id: string, given: boolean) => clinic.call(np, `POST /api/patients/${patient_id}/treatment_consent`, { given })
const refusalsOf = async (patient_id: string) => (await clinic.draft(np, patient_id)).refusals.map(({ code }) => code)

async function merge(survivor_id: string, merged_id: string) {
  const versionOf = async (id: string) => (await readPatient(clinic.sql, id))?.version ?? 0
  const versions = { survivor_version: await versionOf(survivor_id), merged_version: await versionOf(merged_id) }
  await mergeRecords(staffContext(clinic, clinic.admin), { survivor_id, merged_id, ...versions, take: [] })
}

test('a consent that was withdrawn in a merged record refuses a signature in the one that remains, until it is given there', async () => {
  const [remains, other] = [await clinic.visited(np), await waiting()]
  expect(await refusalsOf(remains)).toEqual([])
  await consent(other, false)
  await merge(remains, other)
  expect(await refusalsOf(remains)).toEqual(['consent-withdrawn'])
  await consent(remains, true)
  expect(await refusalsOf(remains)).toEqual([])
})

test('visit, decision and note of a merged record carry the document of the one that remains', async () => {
  const [remains, other] = [await waiting(), await clinic.visited(np)]
  await merge(remains, other)
  expect(await refusalsOf(remains)).toEqual([])
  const meter = await clinic.call<Readiness>(np, `GET /api/patients/${remains}/documents/draft`)
  expect(meter.ready).toBe(true)
})
