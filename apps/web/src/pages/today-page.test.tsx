import { listAlarms } from '@clinic/contract/alarms'
import { joinConversation } from '@clinic/contract/chat/attention'
import { readToday, type Today, type TodayPatient } from '@clinic/contract/queues/today'
import type { Scope } from '@clinic/contract/vocabulary'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { alarmOf, NOW } from '../../test/build.ts'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { api } from '../../test/fake-api.ts'
import { readInFrench } from '../../test/read-in-french.ts'
import { render } from '../../test/render.tsx'
import { TodayPage } from './today-page.tsx'

const row = (parts: Partial<TodayPatient> = {}): TodayPatient => ({
  ...{ patient_id: 'TCN-20418', name: 'Robin Leaf', province: 'Ontario', appointment_type: 'Renewal', queue: 'pcr', on_hold: false },
  ...{
    urgent_reason: '',
    safety_concern: false,
    help_reason: '',
    help_about: '',
    notes: 'Call before noon',
    holder: 'Noor Ito',
    due_at: '2026-03-02T15:22:00.000Z',
    call_due: null,
  },
  ...parts,
})
const none = { total: 0, rows: [] }
const open = async (scopes: Scope[], parts: Partial<Today> = {}, alarms = [] as ReturnType<typeof alarmOf>[]) => {
  api.answers(listAlarms, { alarms, now: NOW })
  api.answers(readToday, {
    ...{ now: NOW, today: '2026-03-02', clock: '10:00', zone: 'America/Toronto' },
    ...{
      mine: none,
      late: none,
      due: none,
      callbacks: none,
      asking: none,
      visits: [],
      teams: [],
      lost: null,
      undecided: null,
      licences: null,
      chase: none,
      deliveries: none,
      doubts: null,
      duplicates: null,
      corrections: [],
      unsigned: null,
    },
    ...parts,
  })
  const shown = await render(<TodayPage />, { as: { scopes }, at: '/pages/today' })
  await screen.findByRole('heading', { name: /^(Good morning|Bonjour), Noor/ })
  return shown
}
const region = (name: string) => screen.getByRole('region', { name })

describe('Today', () => {
  test('managers are told of calls in doubt, by document number and without a patient (facts 5.7)', async () => {
    const row = {
      id: 3,
      document_number: 'MD-26-0000001-A',
      seller: 'Green Leaf',
      by: 'Amara Osei',
      at: '2026-03-02T14:12:00.000Z',
      doubt: true,
    }
    await open(['pcrmanager'], { doubts: { total: 2, rows: [row, { ...row, id: 2, doubt: false }] } })
    const panel = within(region('Calls in doubt'))
    expect(panel.getByText(/^Doubt · Green Leaf, .* answered by Amara Osei$/)).toBeDefined()
    expect(panel.getByText(/^No match · Green Leaf/)).toBeDefined()
    expect(panel.getByRole('link', { name: 'All calls' }).getAttribute('href')).toBe('/pages/verify')
    await expectAccessible()
  })

  test('shows a PCR what is due, whose they are, and who asked for a call (F-2)', async () => {
    const late = row({ patient_id: 'TCN-1', name: 'Maude Lavoie', due_at: '2026-03-02T13:50:00.000Z', holder: null })
    await open(['pcr'], {
      mine: { total: 9, rows: [row()] },
      late: { total: 5, rows: [late] },
      due: { total: 1, rows: [row()] },
      callbacks: { total: 1, rows: [row({ patient_id: 'TCN-2', name: 'Gail Pelletier' })] },
    })
    expect(screen.getByText(/Monday, 2 Mar 2026, 10:00 clinic time\. 5 waits over the limit, 1 wait due/)).toBeDefined()
    const due = region('Due within two hours')
    expect(
      within(due)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([...['Maude Lavoieover by 1 h 10 min, unassigned', 'Robin Leaf22 min left']])
    expect(within(region('My patients')).getByText('Call before noon')).toBeDefined()
    expect(within(region('My patients')).getByText('8 more in the queue')).toBeDefined()
    expect(within(region('Callbacks')).getByRole('button', { name: 'Call: Gail Pelletier' })).toBeDefined()
    expect(screen.queryByRole('region', { name: 'My visits' })).toBeNull()
    await expectAccessible()
  })

  test('lists who waits in the chat, with what it is about; one press joins and opens the conversation (F-11)', async () => {
    const asked_at = '2026-03-02T14:48:00.000Z'
    const shown = await open(['pcr'], {
      asking: {
        total: 1,
        rows: [{ conversation_id: 'abcdefghijkl', patient_id: 'TCN-2', name: 'Gail Pelletier', asked_at, about: 'Asked for a call' }],
      },
    })
    const asking = within(region('Asking for a person'))
    expect(asking.getByRole('listitem').textContent).toBe('Gail Pelletier12 min · Asked for a callJoin')
    await expectAccessible()
    api.refuses(joinConversation, 'conversation-held', { details: { name: 'Sam Okafor' } })
    await shown.user.click(asking.getByRole('button', { name: 'Join: Gail Pelletier' }))
    expect(await screen.findByText('You have not joined. Sam Okafor already has this conversation.')).toBeDefined()
    api.answers(joinConversation, { state: 'held' })
    await shown.user.click(asking.getByRole('button', { name: 'Join: Gail Pelletier' }))
    await waitFor(() => expect(shown.address()).toBe('/pages/patient?patient=TCN-2&part=conversation'))
  })

  test('says in French what who waits in the chat asks about (F-15)', async () => {
    await readInFrench()
    const who = { conversation_id: 'abcdefghijkl', patient_id: 'TCN-2', name: 'Gail Pelletier', asked_at: '2026-03-02T14:48:00.000Z' }
    await open(['pcr'], { asking: { total: 1, rows: [{ ...who, about: 'Asked for a person at the questions' }] } })
    expect(within(region('Demandent à parler à une personne')).getByRole('listitem').textContent).toBe(
      'Gail Pelletier12\u00a0min · A demandé à parler à une personne à l’étape des questionsRejoindre',
    )
  })

  test('says to managers that no patient is without a next step (F-3)', async () => {
    await open(['pcrmanager'], { lost: { total: 0, rows: [] } })
    expect(within(region('Without a next step')).getByText(/^Every active patient is in a queue/)).toBeDefined()
  })

  test('shows administrators who is without a next step, and why (F-3)', async () => {
    await open(['admin'], { lost: { total: 9, rows: [{ patient_id: 'TCN-4', name: 'Ola Nord', reason: 'never-seen' }] } })
    const lost = within(region('Without a next step'))
    expect(lost.getByRole('listitem').textContent).toBe('Ola NordTCN-4 · The intake is done and no visit is booked')
    expect(lost.getByText('8 more')).toBeDefined()
    expect(lost.getByText('They return to the PCR queue tonight.')).toBeDefined()
  })

  test('shows an NP their visits in both clocks, the next one marked (F-2)', async () => {
    const visit = { ...{ id: 1, patient_id: 'TCN-3', name: 'Walter Hendry', visit: 'First visit' }, ...{ at: '10:30', until: '11:00' } }
    await open(['np'], { visits: [{ ...visit, local_at: '07:30', state: 'booked', arrived: false }] })
    const visits = region('My visits')
    expect(within(visits).getByRole('listitem').textContent).toBe('10:3007:30 theirsWalter HendryTCN-3 · First visitNextOpen')
    expect(screen.queryByRole('region', { name: 'Callbacks' })).toBeNull()
  })

  test('shows a manager their queue in numbers, and the open crises (F-2, F-4)', async () => {
    const team = { queue: 'pcr', unassigned: 46, assigned: 30, on_hold: 0, late: 2, oldest_at: '2026-03-01T11:00:00.000Z' } as const
    await open(['pcrmanager', 'pcr'], { teams: [team] }, [alarmOf()])
    expect(within(region('PCR queue')).getByText('Over the limit').nextElementSibling?.textContent).toBe('2')
    expect(within(region('PCR queue')).getByText('Longest wait').nextElementSibling?.textContent).toBe('1 d 4 h')
    expect((await within(region('Crises')).findByText('Tyler Mackinnon')).closest('li')?.textContent).toMatch(
      /12 min agoNo one has taken this/,
    )
  })

  test('says what to do to someone without a queue', async () => {
    await open(['user'])
    expect(screen.getByText('You don’t work in a queue yet')).toBeDefined()
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('says when it could not be loaded', async () => {
    api.answers(listAlarms, { alarms: [], now: NOW })
    api.refuses(readToday, 'forbidden')
    await render(<TodayPage />, { as: { scopes: ['pcr'] }, at: '/pages/today' })
    expect(await screen.findByText('Couldn’t load your day')).toBeDefined()
  })
})
