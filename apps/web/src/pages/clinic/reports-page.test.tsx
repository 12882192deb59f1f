import { exportReport, listDrillDown, readMetrics } from '@clinic/contract/reports'
import { listDue } from '@clinic/contract/retention'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { metrics, totals } from '../../../test/build-reports.ts'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { api } from '../../../test/fake-api.ts'
import { giveSize } from '../../../test/give-size.ts'
import { render } from '../../../test/render.tsx'
import { ReportsPage } from './reports-page.tsx'

const open = async (given = metrics(), search = '') => {
  api.answers(readMetrics, given)
  const shown = await render(<ReportsPage />, { as: { scopes: ['admin'] }, at: `/pages/ReportsPage${search}` })
  await screen.findByRole('list', { name: 'Key figures' })
  return shown
}
const statistics = () => screen.getByRole('table', { name: 'User Statistics' })
const names = () =>
  within(statistics())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('th, td')?.textContent)

const FILES = [
  ['Download Overall CSV', 'overall_report'],
  ['Download Seen CSV', 'patients_seen'],
  ['Download Ineligible CSV', 'ineligible_report'],
  ['Download Unfinished CSV', 'unfinished_questionnaires'],
  ['Download Missed CSV', 'renewal_missed'],
  ['Download Opt-in CSV', 'opt_in_for_call'],
] as const

beforeEach(() => giveSize())

describe('the report', () => {
  test('counts per person with a total below, and compares with the days before (REQ-658, REQ-670)', async () => {
    await open()
    expect(names()).toEqual(['Dana Whitfield', 'Amara Osei', 'Total'])
    const [seen] = within(screen.getByRole('list', { name: 'Key figures' })).getAllByRole('listitem')
    expect(seen?.textContent).toMatch(/3/)
    const tile = (name: RegExp) => screen.getByRole('button', { name }).textContent
    expect(tile(/^Opted In For Call/)).toMatch(/3.*1 more.*4 requests in all/)
    expect(tile(/^Renew Patients Seen/)).toMatch(/1.*of them 1 follow-up/)
    expect(screen.getByText(/^compared with/)).toBeDefined()
    await expectAccessible()
  })

  test('has one menu with the files, each of its own kind (REQ-652 to REQ-657, E-5)', async () => {
    const { user } = await open()
    const menu = async () => {
      await user.click(screen.getByRole('button', { name: 'Downloads' }))
      return within(await screen.findByRole('menu', { name: 'Downloads' }))
    }
    const begun = []
    for (const [name] of FILES) {
      api.disconnects(exportReport)
      const entries = await menu()
      expect(entries.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(FILES.map(([file]) => file))
      await user.click(entries.getByRole('menuitem', { name }))
      expect((await screen.findAllByText('The download was interrupted. Please try again.')).length).toBeGreaterThan(0)
      await waitFor(() => expect(screen.queryByRole('status', { name: 'Preparing…' })).toBeNull())
      begun.push(api.received(exportReport).at(-1)?.query.type)
    }
    expect(begun).toEqual(FILES.map(([, type]) => type))
  })

  test('is sorted by any column, both ways, with the total kept last (REQ-658)', async () => {
    const { user } = await open()
    const head = within(statistics()).getByRole('button', { name: /^Sort by .*opt/i })
    await user.click(head)
    const once = names()
    await user.click(within(statistics()).getByRole('button', { name: /^Sort by .*opt/i }))
    const twice = names()
    expect([once, twice]).toContainEqual(['Amara Osei', 'Dana Whitfield', 'Total'])
    expect([once, twice]).toContainEqual(['Dana Whitfield', 'Amara Osei', 'Total'])
  })

  test('asks for the days of the address (REQ-651)', async () => {
    await open(metrics(), '?from=2026-02-24&to=2026-03-02')
    expect(api.received(readMetrics)[0]?.query).toMatchObject({ startDate: '2026-02-24', endDate: '2026-03-02' })
  })

  test('of days without events says so', async () => {
    await open(metrics({ people: [], totals: totals() }))
    expect(screen.queryByRole('table', { name: 'User Statistics' })).toBeNull()
    expect(screen.getByText(/^No activity in this period/)).toBeDefined()
  })

  test.each([
    [{ checked_at: '2026-03-02T08:00:00.000Z', last_day: '2026-03-01', differences: 3, days: ['2026-02-27'] }, /found 3 differences/],
    [{ checked_at: '2026-03-02T08:00:00.000Z', last_day: '2026-03-01', differences: 0, days: [] }, /All totals match/],
    [null, /hasn’t run yet/],
  ])('shows the result of the nightly recount: %j', async (check, text) => {
    await open(metrics({ check }))
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.queryAllByRole('alert')).toHaveLength(check?.differences ? 1 : 0)
  })

  test('that cannot be loaded says so and is loaded by the next try (C-11)', async () => {
    api.refuses(readMetrics, 'internal-error')
    const { user } = await render(<ReportsPage />, { as: { scopes: ['admin'] }, at: '/pages/ReportsPage' })
    const again = await screen.findByRole('button', { name: /^(Retry|Try again)$/ })
    api.answers(readMetrics, metrics())
    await user.click(again)
    expect(await screen.findByRole('list', { name: 'Key figures' })).toBeDefined()
  })
})

describe('the charts', () => {
  const region = (name: string) => screen.findByRole('region', { name })

  test('write their numbers out, with the days before', async () => {
    await open()
    const waits = await region('Wait times')
    expect(waits.textContent).toMatch(/Median25 min25 min before/)
    expect(waits.textContent).toMatch(/Under 1 h75%75% before/)
  })

  test('open the patients of their own number', async () => {
    api.answers(listDrillDown, { columns: ['Patient Id'], rows: [], total: 0 })
    const { user } = await open()
    const waits = await region('Wait times')
    const [pcr, np] = within(waits)
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-label')?.startsWith('What') !== true)
    await user.click((np ?? pcr) as HTMLElement)
    await waitFor(() => expect(api.received(listDrillDown)).toHaveLength(1))
    expect(api.received(listDrillDown)[0]?.query.figure).toMatch(/^(pcr|np)Wait$/)
  })

  test('have the days as a table too, whose numbers open the patients of that day', async () => {
    api.answers(listDrillDown, { columns: ['Patient Id'], rows: [], total: 0 })
    const { user } = await open()
    const days = await region('Patients seen per day')
    await user.click(within(days).getByRole('radio', { name: 'Table' }))
    const table = within(days).getByRole('table')
    expect(within(table).getAllByRole('row')).toHaveLength(3)
    await user.click(within(table).getByRole('button', { name: /^3 seen/ }))
    await waitFor(() =>
      expect(api.received(listDrillDown)[0]?.query).toMatchObject({
        figure: 'patientsSeen',
        startDate: '2026-03-01',
        endDate: '2026-03-01',
      }),
    )
  })
})

describe('the patients of a number', () => {
  const rows = Array.from({ length: 20 }, (_, place) => ({ patient_id: `TCN-${place}`, cells: [`TCN-${place}`, 'Ontario', ''] }))
  const openSeen = async (total: number) => {
    api.answers(listDrillDown, { columns: ['Patient Id', 'Province', 'Seen by'], rows: total === 0 ? [] : rows.slice(0, total), total })
    const { user } = await open()
    await user.click(within(statistics()).getByRole('button', { name: /^Dana Whitfield, .*seen: 3$/i }))
    return { user, dialog: await screen.findByRole('dialog') }
  }

  test('are those of one person, with what the number counts', async () => {
    const { dialog } = await openSeen(3)
    const table = await within(dialog).findByRole('table', { name: 'Patients' })
    expect(within(table).getAllByRole('row')).toHaveLength(4)
    expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(/TCN-0.*Ontario.*–/)
    expect(within(dialog).getByRole('status').textContent).toBe('3 entries')
    expect(api.received(listDrillDown)[0]?.query).toMatchObject({ figure: 'patientsSeen', user: 12, page: 1, size: 20 })
  })

  test('come page by page', async () => {
    const { user, dialog } = await openSeen(45)
    const next = await within(dialog).findByRole('button', { name: /next/i })
    await user.click(next)
    await waitFor(() => expect(api.received(listDrillDown).at(-1)?.query).toMatchObject({ page: 2, size: 20 }))
  })

  test('that cannot be loaded say so inside the drawer, which closes by the keyboard', async () => {
    api.refuses(listDrillDown, 'internal-error')
    const { user } = await open()
    await user.click(within(statistics()).getByRole('button', { name: /^Dana Whitfield, .*seen: 3$/i }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByRole('alert')).toBeDefined()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the records due for review', () => {
  test('are read only when asked for, and show a legal hold', async () => {
    const { user } = await open()
    expect(api.received(listDue)).toEqual([])
    const record = {
      patient_id: 'TCN-9',
      name: 'Robin Leaf',
      province: null,
      last_entry_at: '2015-01-01T12:00:00.000Z',
      due_on: '2026-01-01',
    }
    api.answers(listDue, { records: [{ ...record, held: true }], total: 1, years: 10 })
    await user.click(screen.getByRole('button', { name: 'Show records due for review' }))
    const table = await screen.findByRole('table', { name: 'Records due for review' })
    expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(/TCN-9.*Robin Leaf.*–.*On hold/)
  })

  test('are empty with the years of the clinic', async () => {
    api.answers(listDue, { records: [], total: 0, years: 10 })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Show records due for review' }))
    expect((await screen.findByText(/for 10 years/)).textContent).toContain('10 years')
  })
})
