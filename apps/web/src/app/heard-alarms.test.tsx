import { type Alarm, listAlarms } from '@clinic/contract/alarms'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { alarmOf, NOW } from '../../test/build.ts'
import { api } from '../../test/fake-api.ts'
import { render } from '../../test/render.tsx'
import { listen } from '../../test/screen-reader.ts'
import { refreshAlarms } from '../lib/alarms/alarms.ts'
import { OpenAlarms } from './open-alarms.tsx'

vi.mock('../lib/live.ts', () => ({ useLive: () => 'live' }))

test('a person with a screen reader is interrupted by an alarm that rises, hears of a second one, and is not told again once they are taken (F-4)', async () => {
  let alarms: Alarm[] = []
  api.answers(listAlarms, () => ({ alarms, now: NOW }))
  const { client } = await render(<OpenAlarms />, { as: { scopes: ['pcr'] } })
  await waitFor(() => expect(api.received(listAlarms)).not.toEqual([]))
  const heard = await listen()
  const become = async (next: Alarm[]) => {
    alarms = next
    await act(() => refreshAlarms(client))
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(next.length))
  }
  const taken = { id: 9, name: 'Jasdeep Gill', at: NOW }
  await become([alarmOf()])
  await become([alarmOf(), alarmOf({ id: 77 })])
  await become([alarmOf({ taken }), alarmOf({ id: 77, taken })])
  expect(await heard()).toEqual(['assertive: 1 alarm that no one has taken.', 'assertive: 2 alarms that no one has taken.'])
})
