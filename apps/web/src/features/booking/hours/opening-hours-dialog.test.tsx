import { readOpeningHours, writeOpeningHours } from '@clinic/contract/chat/opening-hours'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { OpeningHoursButton } from './hours-button.tsx'

test('managers set when patients in the chat are answered (F-10)', async () => {
  api.answers(readOpeningHours, { hours: null, zone: 'America/Toronto' })
  api.answers(writeOpeningHours, ({ body }) => ({ hours: body, zone: 'America/Toronto' }))
  const { user } = await render(<OpeningHoursButton />, { as: { scopes: ['pcrmanager'] }, at: '/pages/PCRAdmin' })
  await user.click(screen.getByRole('button', { name: 'Opening hours' }))
  const dialog = await screen.findByRole('dialog', { name: 'Opening hours' })
  expect(await within(dialog).findByText(/Nothing is set yet/)).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Add hours on Monday' }))
  const minutes = within(dialog).getByRole('textbox', { name: 'Offer a call or an email after' })
  await user.clear(minutes)
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(within(dialog).getByText('Enter 1 to 240 minutes.')).toBeDefined()
  expect(api.received(writeOpeningHours)).toEqual([])
  await user.type(minutes, '20')
  await expectAccessible()
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(api.received(writeOpeningHours)[0]?.body).toEqual({
      weekly: [{ weekday: 1, starts: 540, ends: 1020 }],
      holidays: true,
      days_off: [],
      offer_minutes: 20,
    }),
  )
})
