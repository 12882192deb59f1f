import { answerConfirmation, type ConfirmationRequest, listConfirmations } from '@clinic/contract/documents/drafts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { ConfirmationsPanel } from './confirmations-panel.tsx'

const ASKED: ConfirmationRequest = {
  ...{ id: 2, kind: 'second-np', patient_id: 'TCN-20418', patient: 'Léa O’Neil', asked_by: 'Ana Roy', asked_at: '2026-11-20T15:00:00Z' },
  ...{ daily_grams: 6, period: '3 months', condition: 'Cancer pain', condition_reason: 'Opioids were not tolerated.' },
}

test('a second NP reads grams, period and reason, and declines only with a word to the colleague (F-7)', async () => {
  api.answers(listConfirmations, [ASKED])
  api.answers(answerConfirmation, { message: 'Answered.' })
  const { user } = await render(<ConfirmationsPanel />, { as: { scopes: ['np'] } })
  await user.click(await screen.findByRole('button', { name: 'Answer for Léa O’Neil' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the daily grams of Léa O’Neil?' }))
  for (const text of ['6 g a day for 3 months', 'Cancer pain', 'Opioids were not tolerated.']) expect(dialog.getByText(text)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(dialog.getByText('Say why you don’t confirm it.')).toBeDefined()
  expect(api.received(answerConfirmation)).toEqual([])
  await expectAccessible()
  await user.click(dialog.getByRole('button', { name: 'Confirm 6 g a day' }))
  await waitFor(() => expect(api.received(answerConfirmation)[0]).toMatchObject({ params: { id: '2' }, body: { confirmed: true } }))
})

test('nothing is shown while nothing is asked', async () => {
  api.answers(listConfirmations, [])
  await render(<ConfirmationsPanel />, { as: { scopes: ['npmanager'] } })
  await waitFor(() => expect(api.received(listConfirmations)).toHaveLength(1))
  expect(screen.queryByText('Documents to confirm')).toBeNull()
})
