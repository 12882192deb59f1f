import {
  copyDocument,
  deliverDocument,
  listDocuments,
  readDocument,
  registerDocument,
  transferDocument,
  voidDocument,
  withdrawSupport,
} from '@clinic/contract/documents/documents'
import type { DocumentList } from '@clinic/contract/documents/medical-document'
import { listSellers } from '@clinic/contract/documents/sellers'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { detailOf, documentOf, listOf, PATIENT, SELLERS } from '../documents.test-data.ts'
import { DocumentsTab } from './documents-tab.tsx'

const NUMBER = 'MD-26-4Q7XK2M-9'

async function open(list: DocumentList) {
  api.answers(listDocuments, list)
  api.answers(listSellers, SELLERS)
  const shown = await render(
    <DocumentsTab patientId={PATIENT} called="Léa O’Neil" about="born 6 May 1980, Ontario" goTo={() => undefined} />,
    {
      as: { scopes: ['np'] },
    },
  )
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading the medical documents' })).toBeNull())
  return shown
}

test('shows current and earlier documents with state, amount, end and seller, and what the patient may carry (F-7)', async () => {
  await open(
    listOf([
      documentOf({
        state: 'registered',
        registered_on: '2026-12-03',
        last_day: '2027-12-02',
        seller: 'Northern Meadow',
        dates_differ: true,
      }),
      documentOf({ id: 4, document_number: 'MD-25-OLD-1', state: 'replaced', superseded_by: NUMBER, actions: [] }),
    ]),
  )
  const current = within(screen.getByRole('region', { name: 'Current documents' })).getByRole('article', {
    name: '1.5 g a day for 12 months',
  })
  for (const text of ['Registered', NUMBER, '20 Nov 2026, Ana Roy', '2 Dec 2027', 'Northern Meadow, since 3 Dec 2026'])
    expect(within(current).getByText(text)).toBeDefined()
  expect(within(current).getByText(/gave different days of registration/)).toBeDefined()
  expect(screen.getByText('45 g')).toBeDefined()
  const earlier = within(screen.getByRole('region', { name: 'Earlier documents' }))
  expect(earlier.getByText('Replaced')).toBeDefined()
  expect(earlier.queryByRole('button', { name: /Withdraw/ })).toBeNull()
  await expectAccessible()
})

test('a document is sent the way the seller takes it, and a fax needs initials (F-7)', async () => {
  const { user } = await open(listOf([documentOf()]))
  api.answers(deliverDocument, { document: detailOf({ state: 'sent' }), message: 'Sent to Northern Meadow.' })
  await user.click(screen.getByRole('button', { name: `Send to a seller: ${NUMBER}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the document of Léa O’Neil to a seller' }))
  await user.click(await dialog.findByRole('combobox', { name: 'Licensed seller' }))
  await user.click(await screen.findByRole('option', { name: 'Northern Meadow' }))
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Fax number' }).value).toBe('6135550171')
  expect(dialog.getByText('Keep the paper here as a record and give it to no one: otherwise there are two originals.')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Send to Northern Meadow' }))
  expect(dialog.getByText('Without initials a fax does not count as the original.')).toBeDefined()
  expect(api.received(deliverDocument)).toEqual([])
  await user.click(dialog.getByRole('checkbox', { name: /initials/ }))
  await user.click(dialog.getByRole('button', { name: 'Send to Northern Meadow' }))
  await waitFor(() => expect(api.received(deliverDocument)).toHaveLength(1))
  expect(api.received(deliverDocument)[0]?.body).toEqual({
    seller_id: 3,
    way: 'secure_fax',
    number: '6135550171',
    initials: true,
    pages: 1,
  })
})

test('a registration needs a seller, a day and who told us; the refusal stays in the dialog', async () => {
  const { user } = await open(listOf([documentOf({ state: 'received', seller: 'Northern Meadow', seller_id: 3, actions: ['register'] })]))
  await user.click(screen.getByRole('button', { name: `Registered on: ${NUMBER}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Record the registration of Léa O’Neil' }))
  await user.click(await dialog.findByRole('button', { name: 'Record registration' }))
  expect(dialog.getByText('Enter the day of registration.')).toBeDefined()
  await user.type(dialog.getByLabelText('Registered on'), '2026-11-01')
  await user.click(dialog.getByRole('radio', { name: 'The patient' }))
  api.refuses(registerDocument, 'document-before-signature')
  await user.click(dialog.getByRole('button', { name: 'Record registration' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('before the document was signed')
  expect(api.received(registerDocument)[0]?.body).toEqual({ seller_id: 3, registered_on: '2026-11-01', reported_by: 'patient' })
})

test('a transfer offers every seller but the one it is with', async () => {
  const { user } = await open(listOf([documentOf({ state: 'registered', seller: 'Northern Meadow', seller_id: 3, actions: ['transfer'] })]))
  api.answers(transferDocument, { document: detailOf({ state: 'transferred' }), message: 'Transfer recorded.' })
  await user.click(screen.getByRole('button', { name: `Transferred: ${NUMBER}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Record the transfer of Léa O’Neil to another seller' }))
  await user.click(await dialog.findByRole('combobox', { name: 'To which seller' }))
  expect(screen.queryByRole('option', { name: 'Northern Meadow' })).toBeNull()
  await user.click(await screen.findByRole('option', { name: 'Prairie Leaf' }))
  await user.type(dialog.getByLabelText('Transferred on'), '2027-02-28')
  await user.click(dialog.getByRole('button', { name: 'Record transfer' }))
  await waitFor(() => expect(api.received(transferDocument)[0]?.body).toEqual({ seller_id: 4, on: '2027-02-28' }))
})

test('what ends a document names the person and the consequence, and wants a reason', async () => {
  const { user } = await open(listOf([documentOf({ seller: 'Northern Meadow', seller_id: 3 })]))
  api.answers(withdrawSupport, { document: detailOf({ state: 'support-withdrawn' }), message: 'Support withdrawn.' })
  await user.click(screen.getByRole('button', { name: `Withdraw support: ${NUMBER}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw support for the document of Léa O’Neil?' }))
  expect(dialog.getByText(/Northern Meadow gets your letter and has to revoke the registration/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Withdraw support for Léa O’Neil' }))
  expect(dialog.getByText('Write the reason.')).toBeDefined()
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Psychosis')
  await user.click(dialog.getByRole('button', { name: 'Withdraw support for Léa O’Neil' }))
  await waitFor(() => expect(api.received(withdrawSupport)[0]?.body).toMatchObject({ reason: 'Psychosis', letter_way: 'secure_fax' }))
})

test('a document that never left is voided with a reason', async () => {
  const { user } = await open(listOf([documentOf()]))
  api.answers(voidDocument, { document: detailOf({ state: 'voided' }), message: 'Voided.' })
  await user.click(screen.getByRole('button', { name: `Void: ${NUMBER}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Void the document of Léa O’Neil?' }))
  await user.type(await dialog.findByRole('textbox', { name: 'Reason' }), 'Wrong address')
  await user.click(dialog.getByRole('button', { name: 'Void document' }))
  await waitFor(() => expect(api.received(voidDocument)[0]?.body).toEqual({ reason: 'Wrong address' }))
})

test('an altered file is never saved, and the history says when the stored document was altered', async () => {
  const { user } = await open(listOf([documentOf()]))
  api.answers(copyDocument, { name: 'copy.pdf', bytes: '', intact: false })
  api.answers(readDocument, detailOf({ intact: false }))
  await user.click(screen.getByRole('button', { name: `Copy for the patient: ${NUMBER}` }))
  expect(await screen.findByText(/The stored file is not what was signed/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: `Deliveries and history of ${NUMBER}` }))
  expect(await screen.findByText(/the stored document was altered/)).toBeDefined()
})

test('who may not sign reads that a nurse practitioner does it, and a list that fails can be asked for again', async () => {
  const { user } = await open(listOf([]))
  expect(screen.getByText('A nurse practitioner signs one after a visit.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Prepare a medical document' })).toBeNull()
  expect(user).toBeDefined()
})
