import type { CsvType, DrillDown, Metrics, Report, ReportItem } from '@clinic/contract/reports'
import { buildPatient, buildSession, buildStaff } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../test/http.ts'
import { entry, mark, visit } from './figures.harness.ts'
import { mountReports } from './routes.ts'

// Today is Monday, 2 March 2026, ten in the morning in Toronto.
export const WEEK = 'startDate=2026-02-24&endDate=2026-03-02'
type Who = { np: number; otherNp: number; pcr: number }
type Headers = { authorization: string }

export type ReportClinic = Awaited<ReturnType<typeof openReportClinic>>

/** A clinic’s week with everything that reports count, queried as an administrator. */
export async function openReportClinic() {
  const db = await openTestDatabase()
  const http = await openTestHttp(db, (mount) => mountReports(mount))
  const admin = await buildStaff(db.sql, { groups: ['admins'] })
  const pcr = await buildStaff(db.sql, { groups: ['pcrs'], first_name: 'Amara', last_name: 'Osei' })
  const headers = await buildSession(db.sql, admin.id)
  const who = {
    pcr: pcr.id,
    np: (await buildStaff(db.sql, { first_name: 'Dana', last_name: 'Whitfield' })).id,
    otherNp: (await buildStaff(db.sql, { first_name: 'Aiyana', last_name: 'Cardinal' })).id,
  }
  const patients = await fill(db, who)
  return { db, http, who, patients, pcrHeaders: await buildSession(db.sql, pcr.id), ...calls(http, headers), close: () => close(http, db) }
}

function calls(http: TestHttp, headers: Headers) {
  const get = (url: string, as = headers) => http.call(url, { headers: as })
  return {
    get,
    report: async (days = WEEK) => (await get(`/api/reports/report?${days}`)).json() as Report,
    figures: async (query = WEEK) => (await get(`/api/reports/figures?${query}`)).json() as Metrics,
    behind: async (query: string) => (await get(`/api/reports/patients?${query}`)).json() as DrillDown,
    csv: async (type: CsvType, days = WEEK) => parseCsv((await get(`/api/reports/csv?type=${type}&${days}`)).body),
  }
}

async function close(http: TestHttp, db: TestDatabase): Promise<void> {
  await http.close()
  await db.close()
}

export const ids = (list: readonly ReportItem[]) => list.map(({ patient_id }) => patient_id)

async function fill({ sql }: TestDatabase, who: Who): Promise<Record<string, string>> {
  const patients: Record<string, string> = {}
  const add = async (name: string, partial: Parameters<typeof buildPatient>[1] = {}) => {
    const { patient_id } = await buildPatient(sql, { patient_id: name, ...partial })
    patients[name] = patient_id
    return patient_id
  }
  // 23:30 on 28 February in Toronto, already March in UTC.
  await visit(sql, { patient_id: await add('late-new'), user_id: who.np, at: '2026-03-01T04:30:00.000Z', waited: 45 })
  await visit(sql, {
    patient_id: await add('renewed'),
    user_id: who.np,
    at: '2026-02-25T16:00:00.000Z',
    isNew: false,
    type: 'Renewal',
    waited: 15,
  })
  await visit(sql, {
    patient_id: await add('western', { province: 'AB' }),
    user_id: who.otherNp,
    at: '2026-03-02T14:59:00.000Z',
    waited: null,
  })
  const undone = await add('taken-back')
  await visit(sql, { patient_id: undone, user_id: who.np, at: '2026-02-26T16:00:00.000Z' })
  await sql`update encounters set undone_at = '2026-02-26T16:00:30Z' where patient_id = ${undone}`
  await visit(sql, { patient_id: await add('week-before'), user_id: who.np, at: '2026-02-20T16:00:00.000Z' })

  await mark(sql, { patient_id: await add('marked'), user_id: who.pcr, at: '2026-02-26T18:00:00.000Z', reason: 'Schizophrenia' })
  await mark(sql, { patient_id: await add('judged'), user_id: null, at: '2026-02-27T18:00:00.000Z', reason: '=HYPERLINK("http://x")' })
  const spared = await add('spared')
  await mark(sql, { patient_id: spared, user_id: who.pcr, at: '2026-02-26T19:00:00.000Z', reason: 'Other' })
  const undo = { action: 'Undo Change' as const, description: 'Took back: Mark Patient Ineligible' }
  await entry(sql, { ...undo, patient_id: spared, user_id: who.pcr, at: '2026-02-26T19:00:20.000Z' })
  await entry(sql, { action: 'Opt In For Call', patient_id: await add('caller'), user_id: null, at: '2026-02-28T12:00:00.000Z' })
  for (const action of ['Conversation Started', 'Consent Given', 'Enter PCR Queue'] as const)
    await entry(sql, { action, patient_id: patients.caller ?? '', user_id: null, at: '2026-02-28T12:00:00.000Z', type: 'New Patient' })

  const started = { questionnaire_in_progress: true, questionnaire_started_at: '2026-02-27T15:00:00.000Z' }
  await add('undecided', { ...started, current_questionnaire_name: 'Intake, "the long one"', assigned_pcr: who.pcr })
  await add('alone', { ...started, current_questionnaire_name: 'Renewal' })

  const due = { last_seen_practitioner: who.np, is_new_patient: false }
  await add('lapsed', { ...due, upcoming_renewal_date: '2026-02-25', province: 'BC' })
  // Seen at 23:30 the day before, which is the same day in UTC.
  await visit(sql, {
    patient_id: await add('day-before', { ...due, upcoming_renewal_date: '2026-02-25' }),
    user_id: who.np,
    at: '2026-02-25T04:30:00.000Z',
  })
  await visit(sql, {
    patient_id: await add('same-day', { ...due, upcoming_renewal_date: '2026-02-25' }),
    user_id: who.np,
    at: '2026-02-26T02:00:00.000Z',
  })
  await add('today', { ...due, upcoming_renewal_date: '2026-03-02' })
  await add('soon', { ...due, upcoming_renewal_date: '2026-04-15' })
  await add('never-seen', { upcoming_renewal_date: '2026-02-26' })
  await add('waiting', { in_np_queue: true, entered_np_queue_at: '2026-03-02T12:00:00.000Z', assigned_np: who.np })
  await add('new-here', { in_pcr_queue: true, entered_pcr_queue_at: '2026-02-26T15:00:00.000Z' })
  return patients
}

/** Parses CSV like a spreadsheet program. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const body = text.replace(/^\uFEFF/, '')
  for (const [, quoted, plain, end] of body.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((cells) => cells.some((cell) => cell !== '') || cells.length > 1)
}
