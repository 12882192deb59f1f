import { listAlarms } from '@clinic/contract/alarms'
import { logout } from '@clinic/contract/auth'
import { handBackConversation, type LiveConversation, readLiveConversation } from '@clinic/contract/chat/attention'
import { countToday, type TodayCounts } from '@clinic/contract/queues/today'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NOW } from '../../test/build.ts'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { api } from '../../test/fake-api.ts'
import { render } from '../../test/render.tsx'
import { useUnread } from '../lib/unread.ts'
import { Shell } from './shell.tsx'

const HELD = [
  { id: 'held00000001', patient_id: 'TCN-20001', name: 'Océane Pelletier-Roy', unread: 2, read: 4 },
  { id: 'held00000002', patient_id: null, name: null, unread: 0, read: 0 },
]
const LIVE: LiveConversation = {
  ...{ id: 'held00000001', patient_id: 'TCN-20001', live_id: 'TCN-20001', closed: false, ineligible: false, language: 'fr', turn: 4 },
  ...{ state: 'held', holder: 'Noor Ito', mine: true, unread: 2, patient: { delivered_seq: 0, read_seq: 0 }, log: [] },
}

const END = { at: '2026-03-02T22:00:00.000Z', clock: '17:00', over: false }

/** A page with a row. */
function Page() {
  return <p>{`${useUnread('TCN-20001')} new in the row`}</p>
}

afterEach(() => sessionStorage.clear())

async function open(held = HELD, more: Partial<TodayCounts> = {}) {
  api.answers(listAlarms, { alarms: [], now: NOW })
  api.answers(countToday, { due: 0, pcr: 3, np: null, held, ...more })
  api.answers(logout, { success: true })
  api.answers(readLiveConversation, LIVE)
  return render(
    <Shell title="PCR Queue" fill={false}>
      <Page />
    </Shell>,
    { as: { scopes: ['pcr'] } },
  )
}
const bar = () => screen.findByRole('region', { name: 'Your conversations' })

test('the conversation leads to the record of the patient, once there is one (F-11)', async () => {
  const { user, address } = await open()
  const buttons = within(await bar()).getAllByRole('button')
  await user.click(buttons[1] as HTMLElement)
  const unknown = await screen.findByRole('dialog', { name: 'Unknown person in the chat' })
  expect(within(unknown).queryByRole('link', { name: 'Open the record' })).toBeNull()
  await user.click(within(unknown).getByRole('button', { name: 'Close' }))
  await user.click(buttons[0] as HTMLElement)
  const drawer = await screen.findByRole('dialog', { name: 'Océane Pelletier-Roy' })
  await user.click(await within(drawer).findByRole('link', { name: 'Open the record' }))
  await waitFor(() => expect(address()).toBe('/pages/patient?patient=TCN-20001'))
})

const logOut = () => screen.getByRole('button', { name: 'Log out' })

test('interleaving 38: who has patients in the chat sees them on every page with what is new, and opens them there (F-11)', async () => {
  const { user } = await open()
  const buttons = within(await bar()).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Océane Pelletier-Roy2 new', 'Unknown person in the chat'])
  expect(screen.getByText('2 new messages from patients in your conversations')).toBeDefined()
  await expectAccessible()
  await user.click(buttons[0] as HTMLElement)
  const drawer = await screen.findByRole('dialog', { name: 'Océane Pelletier-Roy' })
  expect(await within(drawer).findByText('You have this conversation. The assistant is silent.')).toBeDefined()
})

test('interleaving 38: logging out with conversations asks first; staying stays, leaving leaves (F-11)', async () => {
  const { user, address } = await open()
  const before = address()
  await bar()
  await user.click(logOut())
  const dialog = await screen.findByRole('dialog', { name: 'You still have 2 conversations' })
  await expectAccessible()
  await user.click(within(dialog).getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe(before)
  expect(api.received(logout)).toEqual([])
  await user.click(logOut())
  await user.click(await screen.findByRole('button', { name: 'Leave them to a colleague and log out' }))
  await waitFor(() => expect(address()).toBe('/login'))
})

test('pages know what is new in each patient’s chat (F-11)', async () => {
  await open([], { unread: { 'TCN-20001': 3 } })
  expect(await screen.findByText('3 new in the row')).toBeDefined()
})

test('the sidebar has all that is new in one’s conversations, and opens the one with the most (F-11)', async () => {
  const { user } = await open()
  const line = await screen.findByRole('button', { name: 'My chats' })
  expect(line.getAttribute('aria-describedby')).not.toBeNull()
  expect(document.getElementById(line.getAttribute('aria-describedby') ?? '')?.textContent).toBe('2 new messages')
  await bar()
  await user.click(line)
  expect(await screen.findByRole('dialog', { name: 'Océane Pelletier-Roy' })).toBeDefined()
})

test('interleaving 38: ten minutes before the hours end each conversation can be handed back or left from where one is; once dismissed it stays away (F-11)', async () => {
  const { user } = await open(HELD, { hours_end: END })
  const warning = within(await screen.findByRole('region', { name: 'End of the team’s hours' }))
  expect(warning.getByRole('alert').textContent).toBe('The team’s hours end at 17:00. You still have 2 conversations.')
  await expectAccessible()
  api.answers(handBackConversation, { state: 'asked' })
  await user.click(warning.getByRole('button', { name: 'Leave to a colleague: Océane Pelletier-Roy' }))
  expect(await screen.findByText('Océane Pelletier-Roy waits for a colleague.')).toBeDefined()
  await user.click(warning.getByRole('button', { name: 'Hand back to assistant: Unknown person in the chat' }))
  await waitFor(() =>
    expect(api.received(handBackConversation).map(({ params, body }) => [params.conversation_id, body])).toEqual([
      ['held00000001', { to: 'queue', turn: 4 }],
      ['held00000002', { to: 'assistant', turn: 0 }],
    ]),
  )
  await user.click(warning.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'End of the team’s hours' })).toBeNull())
  expect(sessionStorage.getItem('hours-end')).toBe(END.at)
})

test('without a conversation logging out asks nothing', async () => {
  const { user, address } = await open([])
  await user.click(logOut())
  await waitFor(() => expect(address()).toBe('/login'))
})
