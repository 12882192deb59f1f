import { addDays } from '@clinic/core/shared/dates'
import { median } from '@clinic/testing/quantile'
import type { Clinic } from './clinic.ts'
import { type People, SHARED_NAME } from './fill.ts'
import type { Row, Table } from './table.ts'

const TIMES = 15
const AIM_MS = 50
const PATH = '/api/patients/manage?size=20'

type Look = { what: string; query: string; bare?: string }

/** `bare`: the same question put plainly to PostgreSQL, without the index, counts and order that the Patient Manager keeps. */
const looks = (patients: number): Look[] => [
  { what: 'first page', query: '', bare: 'select * from patients order by last_name, first_name, patient_id limit 20' },
  {
    what: 'page in the middle',
    query: `&page=${Math.ceil(patients / 40)}`,
    bare: `select * from patients order by last_name, first_name, patient_id limit 20 offset ${Math.ceil(patients / 2)}`,
  },
  { what: 'last page', query: `&page=${Math.ceil(patients / 20)}` },
  { what: 'by whole id', query: '&search=1500000' },
  {
    what: 'by part of an id',
    query: '&search=50012',
    bare: "select count(*) from patients where patient_id ilike '%50012%' or first_name || ' ' || last_name ilike '%50012%'",
  },
  { what: 'by name', query: '&search=Last77' },
  {
    what: 'by part of a name',
    query: '&search=st300',
    bare: "select count(*) from patients where patient_id ilike '%st300%' or first_name || ' ' || last_name ilike '%st300%'",
  },
  { what: 'by one character', query: '&search=1' },
  { what: 'by two characters', query: '&search=la' },
  { what: 'by two characters, by renewal date', query: '&search=la&sort=renewal' },
  { what: 'by one character, by id, descending', query: '&search=1&sort=patient_id&direction=desc' },
  { what: 'by two rarer characters, by renewal date', query: `&search=${SHARED_NAME.slice(0, 2).toLowerCase()}&sort=renewal` },
  {
    what: 'by a name of 7 in 100',
    query: `&search=${SHARED_NAME}`,
    bare: `select count(*) from patients where patient_id ilike '%${SHARED_NAME}%' or first_name || ' ' || last_name ilike '%${SHARED_NAME}%'`,
  },
  { what: 'by a part of it, by renewal date', query: `&search=${SHARED_NAME.slice(2, 7).toLowerCase()}&sort=renewal` },
  { what: 'by first and last name', query: `&search=First17 ${SHARED_NAME}` },
  { what: 'with a filter, in the middle', query: `&only=enabled&page=${Math.ceil(patients / 50)}` },
  { what: 'by renewal date, in the middle', query: `&sort=renewal&page=${Math.ceil(patients / 40)}` },
  { what: 'by id, in the middle', query: `&sort=patient_id&page=${Math.ceil(patients / 40)}` },
  { what: 'by id, last page', query: `&sort=patient_id&page=${Math.ceil(patients / 20)}` },
  { what: 'by eligibility, in the middle', query: `&sort=eligibility&page=${Math.ceil(patients / 40)}` },
  { what: 'renewals of thirty days', query: `&renewal_from=${dayFromNow(20)}&renewal_to=${dayFromNow(49)}` },
]

/** The Patient Manager's list, one look after the other, each with its exact total. */
export async function measureManager(clinic: Clinic, { administrator }: People): Promise<Table> {
  const [all] = await clinic.sql<{ count: number }[]>`select count(*) as count from patients`
  const rows: Row[] = []
  for (const look of looks(all?.count ?? 0)) {
    const took = await ask(clinic, administrator.token, look.query)
    const bare = look.bare === undefined ? '' : `  (plainly: ${(await askPlainly(clinic, look.bare)).toFixed(0)} ms)`
    rows.push({ what: `${look.what}${bare}`, value: `${took.toFixed(1)} ms`, aim: `under ${AIM_MS} ms`, met: took < AIM_MS })
  }
  return { title: `Patient Manager, ${all?.count} patients, page of 20 with its total, at the client`, rows }
}

const dayFromNow = (days: number) => addDays(new Date().toISOString().slice(0, 10), days)

async function ask({ port }: Clinic, token: string, query: string): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn += 1) {
    const began = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}${PATH}${query}`, { headers: { authorization: `Bearer ${token}` } })
    const body = (await answer.json()) as { total?: number }
    if (answer.status !== 200 || typeof body.total !== 'number') throw new Error(`no page for ${query}: ${answer.status}`)
    times.push(performance.now() - began)
  }
  return median(times)
}

async function askPlainly({ sql }: Clinic, statement: string): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    const began = performance.now()
    await sql.unsafe(statement)
    times.push(performance.now() - began)
  }
  return median(times)
}
