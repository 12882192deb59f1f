import { checkDocument } from '@clinic/contract/documents/verification'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { CheckCard } from './check-card.tsx'
import { CHECK_EN } from './check-messages.ts'
import { CHECK_FR } from './check-messages-fr.ts'

test('the code of the QR picture is checked at once, and only "valid" is said', async () => {
  api.answers(checkDocument, { valid: true, message: 'valid' })
  await render(<CheckCard given="7QK4-M2XR" brand={null} />)
  expect(await screen.findByText('Valid')).toBeDefined()
  expect(api.received(checkDocument).map(({ body }) => body)).toEqual([{ code: '7QK4-M2XR' }])
  await expectAccessible()
})

test('any other code gets the same words, and an empty one is asked for', async () => {
  api.answers(checkDocument, { valid: false, message: 'not valid, contact the office' })
  const { user } = await render(<CheckCard given="" brand={null} />)
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(screen.getByText('Enter the code on the document.')).toBeDefined()
  expect(api.received(checkDocument)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Check code' }), 'AAAA')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('Not valid, contact the office')).toBeDefined()
  api.disconnects(checkDocument)
  await user.click(screen.getByRole('button', { name: 'Check' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(CHECK_EN.failed))
})

test('the French words have every key of the English ones and no space before ; ? !', () => {
  expect(Object.keys(CHECK_FR)).toEqual(Object.keys(CHECK_EN))
  for (const words of Object.values(CHECK_FR)) expect(words).not.toMatch(/ [:;?!»]/)
})
