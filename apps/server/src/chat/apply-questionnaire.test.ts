import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, nobodyContext, TEST_NOW } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { change, KEPT_AS_TURN } from '../platform/change.ts'
import { applyQuestionnaire } from './apply-questionnaire.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function finish(patient_id: string, key: string, total: number): Promise<void> {
  const facts = { conversation_id: 'scales000001', patient_id, now: TEST_NOW, at: '', address: '', agent: '', consentHash: '' }
  await change(nobodyContext(database), async (tx) => {
    const answers = { [`${key}_1`]: { value: 2, at: TEST_NOW } }
    await applyQuestionnaire(tx, { kind: 'finish-scale', key, version: 1, answers, total, flags: {} }, facts)
    return { result: null, audit: KEPT_AS_TURN }
  })
}

test('the forms that stand in for the HADS keep their answers apart, and its own field stays its own (REQ-146)', async () => {
  const { patient_id } = await buildPatient(database.sql)
  await finish(patient_id, 'gad7', 11)
  await finish(patient_id, 'phq9', 7)
  const [record] =
    await database.sql`select gad7_answers, phq9_answers, hads_scale_answers from patient_records where patient_id = ${patient_id}`
  expect(record).toEqual({
    gad7_answers: { gad7_1: { value: 2, at: TEST_NOW }, instrument: 'gad7', total: { value: 11, at: TEST_NOW } },
    phq9_answers: { phq9_1: { value: 2, at: TEST_NOW }, instrument: 'phq9', total: { value: 7, at: TEST_NOW } },
    hads_scale_answers: null,
  })
  await finish(patient_id, 'hads_scale', 9)
  const [after] = await database.sql`select hads_scale_answers, gad7_answers from patient_records where patient_id = ${patient_id}`
  expect(after).toMatchObject({ hads_scale_answers: { instrument: 'hads_scale' }, gad7_answers: { instrument: 'gad7' } })
})
