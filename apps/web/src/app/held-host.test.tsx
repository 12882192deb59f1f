import { listAlarms } from '@clinic/contract/alarms'
import { logout } from '@clinic/contract/auth'
import { type LiveConversation, readLiveConversation } from '@clinic/contract/chat/attention'
import { countToday } from '@clinic/contract/queues/today'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NOW } from '../../test/build.ts'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { api } from '../../test/fake-api.ts'
import { render } from '../../test/render.tsx'
import { Shell } from './shell.tsx'

const HELD = [
  { id: 'held00000001', name: 'Océane Pelletier-Roy', unread: 2 },
  { id: 'held00000002', name: null, unread: 0 },
]
const LIVE: LiveConversation = {
  ...{ id: 'held00000001', patient_id: 'TCN-20001', live_id: 'TCN-20001', closed: false, ineligible: false, language: 'fr', turn: 4 },
  ...{ state: 'held', holder: 'Noor Ito', mine: true, unread: 2, patient: { delivered_seq: 0, read_seq: 0 }, log: [] },
}

async function open(held = HELD) {
  api.answers(listAlarms, { alarms: [], now: NOW })
  api.answers(countToday, { due: 0, pcr: 3, np: null, held })
  api.answers(logout, { success: true })
  api.answers(readLiveConversation, LIVE)
  return render(
    <Shell title="PCR Queue" fill={false}>
      <p>The page</p>
    </Shell>,
    { as: { scopes: ['pcr'] } },
  )
}
const bar = () => screen.findByRole('region', { name: 'Your conversations' })
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

test('without a conversation logging out asks nothing', async () => {
  const { user, address } = await open([])
  await user.click(logOut())
  await waitFor(() => expect(address()).toBe('/login'))
})
