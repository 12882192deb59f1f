import { clinicOverview } from '@clinic/contract/reports'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { overview } from '../../../test/build-reports.ts'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { api } from '../../../test/fake-api.ts'
import { render } from '../../../test/render.tsx'
import { ChartsPage } from './charts-page.tsx'
import { MapFullPage } from './map-full-page.tsx'
import { OverviewPage } from './overview-page.tsx'
import { PatientsMapPage } from './patients-map-page.tsx'
import { StatsPage } from './stats-page.tsx'

const open = async (given = overview(), scope: 'np' | 'npmanager' = 'np') => {
  api.answers(clinicOverview, given)
  const shown = await render(<OverviewPage />, { as: { scopes: [scope] }, at: '/admin/overview' })
  await screen.findByText('Seen today')
  return shown
}
const region = (name: string) => screen.getByRole('heading', { name }).closest('section') as HTMLElement
const fact = (name: string, within_: HTMLElement = document.body) => within(within_).getByText(name).nextElementSibling?.textContent

describe('the overview', () => {
  test('counts the day, with last week to compare (REQ-013, E-9)', async () => {
    await open()
    expect(fact('Seen today')).toBe('3')
    expect(fact('New intakes today')).toBe('4')
    expect(fact('Renewals due')).toBe('6')
    expect(screen.getByText('in 1 province')).toBeDefined()
    await expectAccessible()
  })

  test('counts each queue, and names those on duty where the server does (E-9)', async () => {
    await open(overview(), 'npmanager')
    expect(fact('Longest wait', region('PCR queue'))).toBe('3 h')
    expect(region('NP queue').textContent).toContain('1 NP on duty: Dana Whitfield.')
    expect(region('PCR queue').textContent).toContain('2 PCRs on duty.')
  })

  test('begins with one’s own patients, and says when the queue is off', async () => {
    const own = { queue: 'np' as const, active: 4, on_hold: 2, limit: 5, late: 1, open: 3, queue_enabled: false }
    await open(overview({ own: [own] }))
    const panel = region('Your NP Queue')
    expect(fact('Your active patients', panel)).toBe('4 of 5')
    expect(fact('On hold', panel)).toBe('2')
    expect(panel.textContent).toContain('switched off')
  })

  test('leads to a queue only those who may open it', async () => {
    await open()
    expect(within(region('NP queue')).getByRole('link')).toBeDefined()
    expect(within(region('PCR queue')).queryByRole('link')).toBeNull()
  })

  test.each([
    ['/admin/overview', OverviewPage],
    ['/admin/stats', StatsPage],
    ['/admin/charts', ChartsPage],
    ['/maps/google', PatientsMapPage],
    ['/maps/full-screen', MapFullPage],
  ] as const)('%s asks for no counts without a queue, and says who sees them', async (at, PageOfCounts) => {
    await render(<PageOfCounts />, { as: { scopes: ['user'] }, at })
    expect(await screen.findByText('No counts for your account')).toBeDefined()
    expect(screen.queryByRole('status')).toBeNull()
    expect(api.received(clinicOverview)).toEqual([])
    await expectAccessible()
  })

  test('says that there are no patients yet', async () => {
    await open(overview({ patients: 0, provinces: [] }))
    expect(screen.getByText('No active patients yet.')).toBeDefined()
  })

  test('says what failed and loads by the next try (C-11)', async () => {
    api.refuses(clinicOverview, 'internal-error')
    const { user } = await render(<OverviewPage />, { as: { scopes: ['np'] }, at: '/admin/overview' })
    const alert = await screen.findByRole('alert')
    api.answers(clinicOverview, overview())
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByText('Seen today')).toBeDefined()
  })
})
