import { setTimeout as sleep } from 'node:timers/promises'
import { median, quantile } from '@clinic/testing/quantile'
import { chromium, type Page } from '@playwright/test'
import type { Clinic } from './clinic.ts'
import type { People } from './fill.ts'
import type { Row, Table } from './table.ts'
import { type Painted, untilPainted } from './until-painted.ts'

const ROUNDS = 16
/** Until the page has done what follows a click. */
const REST_MS = 700
const AIMS = { cached: 100, cold: 300 }
const ROWS = '[data-row-key]'

/** The PCR queue in Chromium on the built page: from a click on a row until the record beside the list is painted, its summary included. */
export async function measureRecord({ port }: Clinic, { pcrs: [pcr] }: People): Promise<Table> {
  if (!pcr) throw new Error('no one opens a record')
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await page.addInitScript((token) => {
      for (const name of ['authToken', 'jwtToken']) localStorage.setItem(name, token)
    }, pcr.token)
    await page.goto(`http://127.0.0.1:${port}/pages/userqueue`)
    await page.locator(ROWS).nth(ROUNDS).waitFor()
    const ids = await page.locator(ROWS).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row-key') ?? ''))
    const [first = '', ...others] = ids.slice(0, ROUNDS + 1)
    const once = await open(page, first)
    const [cold, again] = [await openAll(page, others), await openAll(page, others.toReversed())]
    const rows: Row[] = [
      { what: 'the first record, its code loaded too', value: `${once.ms.toFixed(0)} ms` },
      row('a record for the first time', cold, AIMS.cold),
      row('a record again, from the cache', again, AIMS.cached),
    ]
    return { title: 'Record: from a click on a row of the PCR queue until its summary is painted, in Chromium', rows }
  } finally {
    await browser.close()
  }
}

async function openAll(page: Page, ids: readonly string[]): Promise<Painted[]> {
  const times: Painted[] = []
  for (const id of ids) times.push(await open(page, id))
  return times
}

async function open(page: Page, id: string): Promise<Painted> {
  const place = page.locator(`[data-row-key="${id}"]`).getByRole('group', { name: 'Patient Type' })
  await place.scrollIntoViewIfNeeded()
  await sleep(REST_MS)
  const sight = { selector: '[data-pane]:has(dt)', text: id }
  return await untilPainted(page, { event: 'click', sight }, () => place.click())
}

/** Median and 95th percentile, and the median processor time of the page itself. */
function row(what: string, times: readonly Painted[], aim: number): Row {
  const all = times.map(({ ms }) => ms)
  const most = quantile(all, 0.95)
  const work = median(times.map((one) => one.work)).toFixed(0)
  return {
    what,
    value: `${median(all).toFixed(0)} ms, p95 ${most.toFixed(0)} (${work} of work)`,
    aim: `under ${aim} ms`,
    met: most < aim,
  }
}
