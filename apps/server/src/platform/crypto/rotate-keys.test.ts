import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildPatient, buildStaff } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { now } from '../clock.ts'
import { openDatabase } from '../db/database.ts'
import { makeDataKey } from './data-keys.ts'
import { encryptColumns } from './encrypted-columns.ts'
import { checkKeys } from './encrypted-keys.ts'
import { countByKey, encryptPlainValues } from './encrypted-values.ts'
import { openKeyRing, SealBroken } from './key-ring.ts'
import { rotateKeys } from './rotate-keys.ts'

const PATIENTS = 24

let database: TestDatabase
let settings: { DATA_DIR: string; DATA_KEYS: undefined; CLINIC_TIME_ZONE: string }
beforeEach(async () => {
  database = await openTestDatabase()
  settings = { DATA_DIR: mkdtempSync(join(tmpdir(), 'clinic-rotation-')), DATA_KEYS: undefined, CLINIC_TIME_ZONE: 'America/Toronto' }
  const ring = openKeyRing(settings)
  await checkKeys(database.sql, ring, now())
  await encryptColumns(database.sql, ring)
})
afterEach(async () => {
  await database.close()
  rmSync(settings.DATA_DIR, { recursive: true, force: true })
})

const silent = () => {}
const keysInFile = (): { id: string; key: string }[] =>
  JSON.parse(readFileSync(join(settings.DATA_DIR, 'keys', 'data-keys.json'), 'utf8')).keys

async function patients(): Promise<string[]> {
  const ids: string[] = []
  for (let number = 0; number < PATIENTS; number += 1) {
    const { patient_id } = await buildPatient(database.sql)
    await database.sql`update patient_details set health_number = ${database.sql.types.sealed(`number 0 of ${patient_id}`)} where patient_id = ${patient_id}`
    ids.push(patient_id)
  }
  return ids
}

test('a rotation loses nothing that is written meanwhile, and leaves nothing under the old key', async () => {
  const { sql } = database
  const ids = await patients()
  const [old] = keysInFile()
  const second = openDatabase(database.address, { connections: 4, name: 'second process' })
  await encryptColumns(second.sql, openKeyRing(settings))
  let going = true
  const written = new Map<string, number>()
  const write = async (pool: typeof sql, mine: string[]) => {
    while (going) {
      for (const patient_id of mine) {
        const times = (written.get(patient_id) ?? 0) + 1
        await pool.begin(async (tx) => {
          const [row] = await tx<
            { health_number: string }[]
          >`select health_number from patient_details where patient_id = ${patient_id} for update`
          expect(row?.health_number).toBe(`number ${times - 1} of ${patient_id}`)
          await tx`update patient_details set health_number = ${tx.types.sealed(`number ${times} of ${patient_id}`)} where patient_id = ${patient_id}`
        })
        written.set(patient_id, times)
      }
    }
  }
  const writing = [write(sql, ids.slice(0, PATIENTS / 2)), write(second.sql, ids.slice(PATIENTS / 2))]
  const { newest, retired } = await rotateKeys(sql, settings, silent).finally(() => {
    going = false
  })
  await Promise.all(writing)
  await second.close()
  expect(retired).toEqual([old?.id])
  expect(newest).toBe(keysInFile()[0]?.id)
  expect([...(await countByKey(sql)).keys()]).toEqual([newest])
  for (const { patient_id, health_number } of await sql`select patient_id, health_number from patient_details`) {
    expect(written.get(patient_id)).toBeGreaterThan(1)
    expect(health_number).toBe(`number ${written.get(patient_id)} of ${patient_id}`)
  }
  const [entry] = await sql`select user_name, description, additional_info from audit_log where action = 'Data Keys Rotated'`
  expect(entry).toMatchObject({ user_name: 'Key rotation', additional_info: `Seals nothing any more: ${old?.id}` })
})

test('a rotation also encrypts again what never changes: decisions and signed notes', async () => {
  const { sql } = database
  const { patient_id } = await buildPatient(sql)
  const staff = await buildStaff(sql, { groups: ['nps'] })
  const decided = { patient_id, decided_at: now(), user_id: staff.id, kind: 'decline', reason: sql.types.sealed('Unstable') }
  await sql`insert into visit_decisions ${sql(decided as never)}`
  const content = { template: 'plain', text: 'Felt better', reason: 'Forgotten' }
  const times = { started_at: now(), saved_at: now(), signed_at: now() }
  const signed = { ...times, patient_id, author_id: staff.id, kind: 'late-entry', hash: 'ab', content: sql.types.sealed(content) }
  await sql`insert into visit_notes ${sql(signed as never)}`
  const { newest } = await rotateKeys(sql, settings, silent)
  expect([...(await countByKey(sql)).keys()]).toEqual([newest])
  expect(await sql`select reason from visit_decisions`).toEqual([{ reason: 'Unstable' }])
  expect(await sql`select content from visit_notes`).toEqual([{ content }])
  await expect(sql`update visit_notes set content = ${sql.types.sealed({ ...content, text: 'Felt worse' })}`).rejects.toThrow(
    /never changes/,
  )
  await expect(sql`update visit_decisions set reason = ${sql.types.sealed('Stable')}`).rejects.toThrow(/never changes/)
})

test('a rotation that was broken off is gone on with, under the same key', async () => {
  const { sql } = database
  await patients()
  let told = 0
  const dies = rotateKeys(sql, settings, () => {
    told += 1
    throw new Error('the power is gone')
  })
  await expect(dies).rejects.toThrow('the power is gone')
  expect(told).toBe(1)
  const [added] = keysInFile()
  const done = await rotateKeys(sql, settings, silent)
  expect(done).toMatchObject({ newest: added?.id, values: PATIENTS })
  expect(keysInFile()).toHaveLength(2)
})

test('a key in the setting: the first one is taken, and a start without the one before is refused until it seals nothing', async () => {
  const { sql } = database
  const ids = await patients()
  const named = ({ id, key }: { id: string; key: string }) => `${id}:${key}`
  const [before] = keysInFile().map(named)
  const fresh = makeDataKey()
  const after = named({ id: fresh.id, key: fresh.secret.toString('base64') })
  const only = (DATA_KEYS: string) => openKeyRing({ DATA_KEYS, DATA_DIR: '' })
  const beforeId = before?.split(':')[0]
  await expect(checkKeys(sql, only(after), now())).rejects.toThrow(`encrypted with the key ${beforeId}, which is not in DATA_KEYS`)
  await expect(checkKeys(sql, only(`${beforeId}:${fresh.secret.toString('base64')}`), now())).rejects.toThrow(
    `The key ${beforeId} in DATA_KEYS is not the one`,
  )

  const done = await rotateKeys(sql, { ...settings, DATA_KEYS: `${after},${before}` } as never, silent)
  expect(done).toMatchObject({ newest: fresh.id, values: PATIENTS, retired: [beforeId] })
  await checkKeys(sql, only(after), now())
  await encryptColumns(sql, only(after))
  const [row] = await sql`select health_number from patient_details where patient_id = ${ids[0] ?? ''}`
  expect(row?.health_number).toBe(`number 0 of ${ids[0]}`)
})

test('what a column held before it was a sealed one is sealed once, in whole; later nothing without a seal is read', async () => {
  const { sql } = database
  const [patient_id = '', other = ''] = await patients()
  const ring = openKeyRing(settings)
  await database.owner`alter table patient_details drop constraint health_number_is_sealed`
  await sql`update patient_details set health_number = row(${'"as it was"'})::sealed_health_number where patient_id = ${patient_id}`
  await database.owner`alter table patient_details add constraint health_number_is_sealed check (is_sealed((health_number).value)) not valid`
  const read = (id: string) => sql`select health_number from patient_details where patient_id = ${id}`
  await expect(read(patient_id)).rejects.toThrow(SealBroken)
  await encryptPlainValues(sql, { ring, owner: database.owner, say: silent })
  expect(await read(patient_id)).toEqual([{ health_number: 'as it was' }])
  await sql`update patient_details set health_number = (select health_number from patient_details where patient_id = ${other}) where patient_id = ${patient_id}`
  await expect(sql`update patient_details set health_number = row('plain')::sealed_health_number`).rejects.toThrow(
    /health_number_is_sealed/,
  )
})
