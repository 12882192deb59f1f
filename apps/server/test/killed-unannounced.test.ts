import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '../src/platform/clock.ts'
import { buildPatient, buildSession, buildStaff } from './build.ts'
import { followStream } from './follow-stream.ts'
import { urlOf } from './processes.ts'
import { openProgram, type Program } from './program.ts'

const CLAIMS_AND_DIES = fileURLToPath(new URL('./claim-and-die.child.ts', import.meta.url))

let program: Program
beforeAll(async () => {
  program = await openProgram()
}, 180_000)
afterAll(() => program?.close())

async function logIn(): Promise<string> {
  const { sql } = program.database
  const { id } = await buildStaff(sql, { groups: ['nps'], provinces: ['ON'] })
  return (await buildSession(sql, id, now())).authorization.replace('Bearer ', '')
}

test('a process killed between the commit of a claim and its notification: screens at another get the change', {
  timeout: 120_000,
}, async () => {
  const { sql, address } = program.database
  const [watcher, worker] = [await logIn(), await logIn()]
  const { patient_id } = await buildPatient(sql, { in_np_queue: true, province: 'ON' })
  const stream = await followStream(program.url, { token: watcher, search: 'queue=np' })
  const has = () => stream.page('unassigned')?.rows.some((row) => row.patient_id === patient_id)
  await expect.poll(has, { timeout: 20_000 }).toBe(true)
  const dying = spawn(process.execPath, [CLAIMS_AND_DIES, urlOf(address), worker, patient_id], { stdio: 'inherit' })
  expect(await once(dying, 'exit')).toEqual([null, 'SIGKILL'])
  const [kept] = await sql<{ held: boolean }[]>`select assigned_np is not null as held from patients where patient_id = ${patient_id}`
  expect(kept).toEqual({ held: true })
  await expect.poll(has, { timeout: 20_000 }).toBe(false)
  expect(stream.said.filter((event) => event.kind === 'patient' && event.id === patient_id)).toHaveLength(1)
  expect([stream.gaps, stream.ended]).toEqual([0, false])
  stream.close()
})
