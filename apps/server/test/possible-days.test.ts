import type { Endpoint } from '@clinic/contract/endpoint'
import { DAYS_TAKEN } from '@clinic/contract/possible-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildSession, buildStaff } from './build.ts'
import { allEndpoints } from './endpoints.ts'
import { openProgram, type Program } from './program.ts'
import { type Schema, schemaOf } from './sample.ts'

/** These say in their own words that a range is too far away. */
const OWN_WORDS = /^GET \/api\/(reports|conversations\/(stops|shares))/

let program: Program
let authorization: string
beforeAll(async () => {
  program = await openProgram()
  const admin = await buildStaff(program.database.sql, { groups: ['admins'] })
  authorization = (await buildSession(program.database.sql, admin.id, new Date().toISOString())).authorization
})
afterAll(() => program.close())

test('every day and time that a call takes is limited to years that all calendars agree on (A-9)', async () => {
  const unlimited = (await allEndpoints()).flatMap((endpoint) => {
    const name = `${endpoint.method} ${endpoint.path}`
    return OWN_WORDS.test(name) ? [] : daysOf(endpoint).map((place) => `${name} ${place}`)
  })
  expect(unlimited).toEqual([])
})

test('a day in the year 0 or 9999 is refused by its field, in addresses and in bodies (A-9)', async () => {
  const { patient_id } = await buildPatient(program.database.sql)
  for (const day of ['0000-01-01', '0001-01-01', '9999-12-31']) {
    for (const [path, fields] of [
      [`/api/booking/agenda?day=${day}`, ['day']],
      [`/api/booking/calendar?from=${day}&to=${day}`, ['from', 'to']],
      [`/api/audit?from=${day}&until=${day}`, ['from', 'until']],
      [`/api/audit/export?from=${day}&until=${day}`, ['from', 'until']],
      [`/api/patients/manage?renewal_from=${day}`, ['renewal_from']],
    ] as const)
      expect(await ask('GET', path)).toEqual({ status: 400, fields })
    for (const field of ['upcoming_renewal_date', 'eligible_date'])
      expect(await ask('POST', '/api/patient_status', { patient_id, [field]: day })).toEqual({ status: 400, fields: [field] })
    const call = { outcome: 'no-answer', after: 0, next_local: `${day}T10:00` }
    expect(await ask('POST', `/api/patients/${patient_id}/calls`, call)).toEqual({ status: 400, fields: ['next_local'] })
    const help = { next: 'call-back', at_local: `${day}T10:00` }
    expect(await ask('POST', `/api/queues/pcr/${patient_id}/complete_help`, help)).toEqual({ status: 400, fields: ['at_local'] })
  }
})

async function ask(method: string, path: string, body?: object): Promise<{ status: number; fields: string[] }> {
  const answer = await program.call(method, path, { headers: { authorization }, ...(body && { body }) })
  return {
    status: answer.status,
    fields: Object.keys((answer.body as { error?: { fields?: object } } | null)?.error?.fields ?? {}),
  }
}

function daysOf({ body, query }: Endpoint): string[] {
  return [body, query].flatMap((schema) => (schema ? unlimitedIn(schemaOf(schema), '') : []))
}

/** A pattern alone is how a time without its zone is written. */
function takesDay({ format, pattern }: Schema): boolean {
  return format === 'date' || format === 'date-time' || (pattern?.startsWith('^\\d{4}-') ?? false)
}

function unlimitedIn(schema: Schema & { description?: string }, at: string): string[] {
  if (takesDay(schema) && schema.description !== DAYS_TAKEN) return [at]
  return Object.entries(schema).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null ? unlimitedIn(inner as Schema, `${at}/${key}`) : [],
  )
}
