import type { Staff } from '@clinic/core/authorization/staff'
import { mountEscalation } from '../src/care/alarms/escalation/routes.ts'
import { mountAlarms } from '../src/care/alarms/routes.ts'
import { mountCalls } from '../src/care/calls/routes.ts'
import { mountRecord } from '../src/care/chart/routes.ts'
import { mountPatients } from '../src/care/patients/status/routes.ts'
import { mountQueues } from '../src/care/queues/routes.ts'
import { mountVisitNotes } from '../src/care/visit-notes/routes.ts'
import { buildSession } from './build.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { openTestHttp, type TestHttp } from './http.ts'

type Row = Record<string, unknown> & { patient_id: string }
export type Answer = {
  status: number
  message: string
  patient: Row
  undo: { id: number; until: string } | null
  error: { code: string; message: string; fields?: Record<string, string>; details?: Record<string, unknown> }
}

/** Patients, queues and alarms over HTTP with their own database. */
export type TestClinic = TestDatabase & {
  http: TestHttp
  /** Calls as a staff member; returns status and body. */
  as<T = unknown>(staff: Staff, call: string, body?: object): Promise<Answer & T>
  /** A patient’s row without version and change times. */
  row(patient_id: string): Promise<Record<string, unknown>>
  /** A patient’s newest entries, newest first. */
  entries(patient_id: string): Promise<{ action: string; user_name: string; changes: Record<string, { from: unknown; to: unknown }> }[]>
}

/** `call` takes `POST /api/…`. */
export async function openTestClinic(options: { connections?: number } = {}): Promise<TestClinic> {
  const database = await openTestDatabase(options)
  const { sql } = database
  const http = await openTestHttp(database, (mount) => {
    mountQueues(mount)
    mountCalls(mount)
    mountVisitNotes(mount)
    mountAlarms(mount)
    mountEscalation(mount)
    mountPatients(mount)
    mountRecord(mount)
  })
  return {
    ...database,
    http,
    async as<T>(staff: Staff, call: string, body?: object) {
      const [method = 'GET', url = ''] = call.split(' ')
      const answer = await http.call(url, {
        method: method as 'GET',
        headers: await buildSession(sql, staff.id),
        ...(body && { body }),
      })
      return { ...answer.json<Answer & T>(), status: answer.statusCode }
    },
    async row(patient_id) {
      const [row] = await sql<Record<string, unknown>[]>`select * from patients where patient_id = ${patient_id}`
      const { version: _version, updated_at: _updated, ...rest } = row ?? {}
      return rest
    },
    entries: (patient_id) => sql`select action, user_name, changes from audit_log where patient_id = ${patient_id} order by id desc`,
    async close() {
      await http.close()
      await database.close()
    },
  }
}
