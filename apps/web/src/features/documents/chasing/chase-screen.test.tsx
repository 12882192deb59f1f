import { listUnregistered } from '@clinic/contract/documents/documents'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { ChaseScreen } from './chase-screen.tsx'

const ROW = {
  ...{ patient_id: 'TCN-20418', name: 'Maria Santos', document_number: 'MD-26-0000001-A' },
  ...{ seller: null, signed_on: '2026-02-10', days: 20 },
}
const open = () => render(<ChaseScreen />, { as: { scopes: ['pcr'] }, at: '/pages/chase' })

test('every document to chase leads to the documents of its patient (s. 273(4))', async () => {
  api.answers(listUnregistered, { total: 2, rows: [ROW, { ...ROW, document_number: 'MD-26-0000002-B', seller: 'Green Leaf' }] })
  await open()
  const [link] = await screen.findAllByRole('link', { name: 'Maria Santos' })
  expect(link?.getAttribute('href')).toBe('/pages/patient?patient=TCN-20418&part=documents')
  expect(screen.getByText('Not sent')).toBeDefined()
  expect(screen.getByText('Green Leaf')).toBeDefined()
  expect(screen.getByText('2 documents')).toBeDefined()
  await expectAccessible()
})

test('it says when there is none, and what to do when they cannot be loaded', async () => {
  api.answers(listUnregistered, { total: 0, rows: [] })
  await open()
  expect(await screen.findByText('No documents to chase')).toBeDefined()
})

test('what could not be loaded is tried again', async () => {
  api.refuses(listUnregistered, 'internal-error')
  const { user } = await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  api.answers(listUnregistered, { total: 1, rows: [ROW] })
  await user.click(again)
  expect(await screen.findByText('MD-26-0000001-A')).toBeDefined()
})
