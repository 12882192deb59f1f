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
const NONE = { total: 0, rows: [] }
const LETTER = {
  ...{ id: 7, patient_id: 'TCN-20419', name: 'Sam Roy', document_number: 'MD-26-0000003-C', seller: 'Green Leaf' },
  ...{ way: 'original_by_mail' as const, letter: true, owner: 'Ana Roy', since: '2026-03-02T15:00:00.000Z' },
}
const open = () => render(<ChaseScreen />, { as: { scopes: ['pcr'] }, at: '/pages/chase' })

test('every document to chase leads to the documents of its patient (s. 273(4))', async () => {
  api.answers(listUnregistered, {
    total: 2,
    rows: [ROW, { ...ROW, document_number: 'MD-26-0000002-B', seller: 'Green Leaf' }],
    deliveries: NONE,
  })
  await open()
  const [link] = await screen.findAllByRole('link', { name: 'Maria Santos' })
  expect(link?.getAttribute('href')).toBe('/pages/patient?patient=TCN-20418&part=documents')
  expect(screen.getByText('Not sent')).toBeDefined()
  expect(screen.getByText('Green Leaf')).toBeDefined()
  expect(screen.getByText('2 documents')).toBeDefined()
  await expectAccessible()
})

test('it says when there is none, and what to do when they cannot be loaded', async () => {
  api.answers(listUnregistered, { ...NONE, deliveries: NONE })
  await open()
  expect(await screen.findByText('No documents to chase')).toBeDefined()
})

test('a letter that someone has to post is listed with its owner and since when it is due', async () => {
  api.answers(listUnregistered, { ...NONE, deliveries: { total: 1, rows: [LETTER] } })
  await open()
  const row = await screen.findByRole('row', { name: /Sam Roy/ })
  expect(row.textContent).toContain('letter about MD-26-0000003-C')
  expect(row.textContent).toContain('Green Leaf, original by post')
  expect(row.textContent).toContain('Ana Roy')
  expect(screen.queryByText('No documents to chase')).toBeNull()
})

test('what could not be loaded is tried again', async () => {
  api.refuses(listUnregistered, 'internal-error')
  const { user } = await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  api.answers(listUnregistered, { total: 1, rows: [ROW], deliveries: NONE })
  await user.click(again)
  expect(await screen.findByText('MD-26-0000001-A')).toBeDefined()
})
