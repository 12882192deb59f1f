import { type DocumentAmounts, readDocumentAmounts } from '@clinic/contract/documents/amounts'
import { type Authority, listAuthority, saveAuthority } from '@clinic/contract/documents/authority'
import { listSellers, saveSeller } from '@clinic/contract/documents/sellers'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { SELLERS } from '../documents.test-data.ts'
import { SettingsScreen } from './settings-screen.tsx'

const PE: Authority = {
  ...{ province: 'PE', status: 'unknown', from: null, source: '', checked_on: '2026-11-01', note: 'Cannabis is not named.' },
  ...{ entered_by: null, version: 1 },
}

const NO_AMOUNTS: DocumentAmounts = {
  ...{ startDate: '2025-12-01', endDate: '2026-11-21', practitioners: [] },
  clinic: { documents: 0, median: null, p90: null, highest: null, above: [0, 0, 0, 0], months: [] },
}

async function open(scopes: ('admin' | 'pcrmanager' | 'npmanager')[]) {
  api.answers(listSellers, SELLERS)
  api.answers(listAuthority, [PE])
  api.answers(readDocumentAmounts, NO_AMOUNTS)
  return render(<SettingsScreen />, { as: { scopes } })
}

test('a seller is added with its phone on file, how it takes documents and who said so (F-7)', async () => {
  const { user } = await open(['admin'])
  expect(await screen.findByText(/613-555-0170, fax 613-555-0171/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Add a seller' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a licensed seller' }))
  await user.click(await dialog.findByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Enter the name.')).toBeDefined()
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Coast Garden')
  await user.type(dialog.getByRole('textbox', { name: 'Phone on file' }), '604-555-0111')
  await user.type(dialog.getByLabelText(/^Told us on/), '2026-11-02')
  await user.type(dialog.getByRole('textbox', { name: 'Who told us, and what' }), 'Their desk, by phone')
  api.answers(saveSeller, SELLERS)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.received(saveSeller)).toHaveLength(1))
  expect(api.received(saveSeller)[0]).toMatchObject({ params: { id: '0' }, body: { name: 'Coast Garden', accepts: 'portal', version: 0 } })
})

test('a province needs a source before NPs may sign there (F-7)', async () => {
  const { user } = await open(['admin'])
  await user.click(await screen.findByRole('button', { name: 'Change Prince Edward Island' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'May NPs authorize cannabis in Prince Edward Island?' }))
  await user.click(await dialog.findByRole('radio', { name: 'Yes' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText(/without one the status stays unknown/)).toBeDefined()
  await user.type(dialog.getByRole('textbox', { name: 'Source' }), 'Letter of the college')
  api.answers(saveAuthority, [{ ...PE, status: 'yes', source: 'Letter of the college', entered_by: 'Noor Ito', version: 2 }])
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.received(saveAuthority)[0]?.body).toMatchObject({ province: 'PE', status: 'yes', from: null, version: 1 }))
  expect(await screen.findByText(/Letter of the college · checked 1 Nov 2026 by Noor Ito/)).toBeDefined()
  await expectAccessible()
})

test('NP managers read the provinces, PCR managers see sellers alone', async () => {
  await open(['npmanager'])
  expect(await screen.findByText('Prince Edward Island')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Change Prince Edward Island' })).toBeNull()
})
