import { readMessageFacts, type VisitDecision } from '@clinic/contract/queues/decision'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { patientRow } from '../../../../test/build.ts'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { DecisionDialog } from './decision-dialog.tsx'

let opened = 0
async function open() {
  const decided: VisitDecision[] = []
  const row = patientRow({ patient_id: `TCN-3${String(++opened).padStart(4, '0')}`, assigned_np: 'Noor Haddad' })
  const { user } = await render(
    <DecisionDialog asked={{ row, onDecide: (decision) => decided.push(decision) }} onClose={() => undefined} />,
  )
  const dialog = within(await screen.findByRole('dialog'))
  const message = () => dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the patient' })
  const complete = () => user.click(dialog.getByRole('button', { name: 'Complete appointment' }))
  return { user, dialog, decided, message, complete }
}

test('the words that the patient will read are on screen, in their language, and are what is sent (F-8)', async () => {
  api.answers(readMessageFacts, { language: 'fr', emailed: false })
  const { user, dialog, decided, message, complete } = await open()
  await user.click(dialog.getByRole('radio', { name: 'Decline' }))
  const shown = (await message()).value
  expect(shown).toContain('je ne vous remettrai pas de document médical')
  expect(dialog.getByText(/In French.*There is no address to email them at/)).toBeDefined()
  await expectAccessible()
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Heart')
  await complete()
  expect(decided).toEqual([{ kind: 'decline', reason: 'Heart', message: shown }])
})

test('the practitioner writes other words, takes the suggested ones back, or leaves the message out', async () => {
  api.answers(readMessageFacts, { language: 'en', emailed: true })
  const { user, dialog, decided, message, complete } = await open()
  await user.click(dialog.getByRole('radio', { name: 'See again' }))
  const suggested = (await message()).value
  expect(suggested).toMatch(/I would like to see you again around \w+day, /)
  await user.clear(await message())
  await complete()
  expect(dialog.getByText('Write a message, or leave it out.')).toBeDefined()
  await user.type(await message(), 'See you in spring.')
  await complete()
  await user.click(dialog.getByRole('button', { name: 'Use the suggested words' }))
  expect((await message()).value).toBe(suggested)
  await user.click(dialog.getByRole('checkbox', { name: 'Write to the patient in the chat' }))
  expect(dialog.queryByRole('textbox', { name: 'Message to the patient' })).toBeNull()
  await complete()
  expect(decided.map(({ message: text }) => text)).toEqual(['See you in spring.', null])
})

test('where the words cannot be loaded the decision goes without them, and the server writes the usual ones', async () => {
  api.refuses(readMessageFacts, 'internal-error')
  const { user, dialog, decided, complete } = await open()
  await user.click(dialog.getByRole('radio', { name: 'Refer' }))
  expect(await dialog.findByText(/could not be loaded/)).toBeDefined()
  await user.type(dialog.getByRole('textbox', { name: 'To whom, and why' }), 'Pain clinic')
  await complete()
  expect(decided).toEqual([{ kind: 'refer', reason: 'Pain clinic' }])
})
