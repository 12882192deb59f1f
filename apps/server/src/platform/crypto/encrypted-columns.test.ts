import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { SealBroken } from './key-ring.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase({ connections: 1 })
})
afterAll(() => database.close())

test('a statement that PostgreSQL wants sent again, since its table has changed, seals the value once', async () => {
  const { sql } = database
  const { patient_id } = await buildPatient(sql)
  const given = { place: 'Trois-Rivières', "it's": ['"quoted"', '\\', '(', '{}'] }
  const write = () =>
    sql`update patient_records set async_answers = ${sql.types.sealed(given)} where patient_id = ${patient_id} returning *`
  await write()
  await database.owner`alter table patient_records add column later text`
  const [row] = await write()
  expect(row).toHaveProperty('later')
  expect(row?.async_answers).toEqual(given)
})

test('many values go as an array', async () => {
  const { sql } = database
  const ids = [await buildPatient(sql), await buildPatient(sql), await buildPatient(sql)].map(({ patient_id }) => patient_id)
  const values = ['one "two" \\three', '', null]
  await sql`
    update patient_details d set health_number = case when n.value is null then d.health_number else row(n.value)::sealed_health_number end
    from unnest(${ids}::text[], ${values as string[]}::sealed_health_number[]) as n (patient_id, value) where d.patient_id = n.patient_id`
  const rows =
    await sql`select health_number, (health_number).value as stored from patient_details where patient_id = any(${ids}) order by patient_id`
  expect(rows.map(({ health_number }) => health_number)).toEqual(['one "two" \\three', '', ''])
  expect(rows.map(({ stored }) => stored.slice(0, 9))).toEqual(['v1.tests.', '""', '""'])
})

test('what forgets to seal is refused by the database, whatever it writes', async () => {
  const { sql } = database
  const { patient_id } = await buildPatient(sql)
  await expect(sql`update patient_details set health_number = '1234' where patient_id = ${patient_id}`).rejects.toThrow(
    /malformed record literal/,
  )
  await expect(sql`update patient_details set health_number = '(1234)' where patient_id = ${patient_id}`).rejects.toThrow(
    /health_number_is_sealed/,
  )
  await expect(sql`update patient_records set async_answers = ${sql.json({ a: 1 })} where patient_id = ${patient_id}`).rejects.toThrow(
    /is of type/,
  )
})

test('a value that was altered, or moved from another kind of column, is not read', async () => {
  const { sql } = database
  const { patient_id } = await buildPatient(sql)
  const { sealed } = sql.types
  await sql`update patient_records set async_answers = ${sealed({ a: 1 })} where patient_id = ${patient_id}`
  await sql`update patient_details set health_number = ${sealed('12345')} where patient_id = ${patient_id}`
  const put = (value: string) =>
    sql`update patient_details set health_number = row(${value})::sealed_health_number where patient_id = ${patient_id}`
  const [kept] = await sql<{ number: string; answers: string }[]>`
    select (d.health_number).value as number, (r.async_answers).value as answers from patient_details d join patient_records r using (patient_id)
    where patient_id = ${patient_id}`
  const number = kept?.number ?? ''
  await put(`${number.slice(0, -2)}${number.at(-2) === 'A' ? 'B' : 'A'}${number.at(-1)}`)
  await expect(sql`select health_number from patient_details where patient_id = ${patient_id}`).rejects.toThrow(SealBroken)
  await put(kept?.answers ?? '')
  await expect(sql`select health_number from patient_details where patient_id = ${patient_id}`).rejects.toThrow(SealBroken)
})
