import { type Alarm, type AlarmList, takeAlarm } from '@clinic/contract/alarms'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { AlarmInChat, useAlarmInChat } from './alarm-in-chat.tsx'

const ALARM = { id: 7, patient_id: 'TCN-20001', name: 'Tyler Mackinnon', words: 'I see no way out', taken: null } as Alarm

function Shown() {
  return <AlarmInChat alarm={useAlarmInChat({ patientId: 'TCN-20001' })} />
}

async function show(alarm: Alarm) {
  const shown = await render(<Shown />, { as: { scopes: ['pcr'] } })
  act(() => {
    shown.client.setQueryData<AlarmList>(['alarms'], { alarms: [alarm], now: '2026-03-02T15:00:00.000Z' })
  })
}

test('the alarm of the patient in the conversation can be taken there, because a drawer covers the lane (F-4)', async () => {
  api.answers(takeAlarm, { id: 7, taken_at: '2026-03-02T15:00:00.000Z', taken_by: 'Robin Vale' })
  await show(ALARM)
  expect((await screen.findByRole('region', { name: 'Alarm of this patient' })).textContent).toContain('Wrote: “I see no way out”')
  await userEvent.click(screen.getByRole('button', { name: /^Take as / }))
  expect(api.received(takeAlarm)).toHaveLength(1)
})

test('one that a colleague has is named without a button, and one of another patient is not here (F-4)', async () => {
  await show({ ...ALARM, taken: { id: 999, name: 'Dana Whitfield', at: '2026-03-02T15:00:00.000Z' } })
  await screen.findByText('Dana Whitfield has the alarm of this patient.')
  expect(screen.queryByRole('button')).toBeNull()
})
