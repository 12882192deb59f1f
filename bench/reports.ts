import { addDays } from '@clinic/core/shared/dates'
import { median } from '@clinic/testing/quantile'
import type { Clinic } from './clinic.ts'
import type { People } from './fill.ts'
import type { Row, Table } from './table.ts'

const TIMES = 7
const AIM_RATIO = 0.1
const RANGES = [
  { what: '7 days', days: 7 },
  { what: 'one year', days: 365 },
]

/** The figures of the Reports page beside the raw grouping of the log by person and action, and their equality with the rows. */
export async function measureReports(clinic: Clinic, { administrator }: People): Promise<Table> {
  const rows: Row[] = []
  const endDate = new Date().toISOString().slice(0, 10)
  for (const { what, days } of RANGES) {
    const startDate = addDays(endDate, 1 - days)
    const ours = await timed(() => figures(clinic, administrator.token, `startDate=${startDate}&endDate=${endDate}`))
    const raw = await timed(async () => {
      await clinic.sql`select user_id, action, count(*) from audit_log where created_at >= ${startDate} and created_at < ${addDays(endDate, 2)} group by 1, 2`
    })
    rows.push({ what: `${what}: every figure of the page, at the client`, value: `${ours.toFixed(0)} ms` })
    rows.push({ what: `${what}: raw grouping by person and action`, value: `${raw.toFixed(0)} ms` })
    const share = ours / raw
    rows.push({
      what: `${what}: figures ÷ raw`,
      value: share.toFixed(2),
      ...(days > 31 && { aim: `at most ${AIM_RATIO}`, met: share <= AIM_RATIO }),
    })
  }
  const [entries] = await clinic.sql<{ count: number }[]>`select count(*) as count from audit_log`
  return { title: `Reports over ${entries?.count} audit entries`, rows }
}

async function figures({ port }: Clinic, token: string, query: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/reports/figures?${query}&compare=0`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (answer.status !== 200) throw new Error(`no figures: ${answer.status} ${(await answer.text()).slice(0, 200)}`)
  await answer.arrayBuffer()
}

async function timed(work: () => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn += 1) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return median(times)
}
