import { type DocumentAmounts, readDocumentAmounts } from '@clinic/contract/documents/amounts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { AmountsPanel } from './amounts-panel.tsx'

const usual = { median: 1.5, p90: 3, highest: 4, above: [4, 2, 0, 0] }
const KWAME = [
  { ...usual, month: '2026-11', documents: 12 },
  { ...usual, month: '2026-10', documents: 8, highest: 7 },
]
const FOUND: DocumentAmounts = {
  ...{ startDate: '2025-12-01', endDate: '2026-11-21' },
  clinic: { ...usual, documents: 44, months: [{ ...usual, month: '2026-11', documents: 44 }] },
  practitioners: [
    { ...usual, name: 'Dana Whitfield', documents: 20, outliers: [], months: [] },
    {
      ...usual,
      name: 'Kwame Mensah',
      documents: 20,
      median: 3,
      p90: 4,
      above: [12, 10, 5, 1],
      outliers: ['median', 'above-5'],
      months: KWAME,
    },
    { ...usual, name: 'Noor Haddad', documents: 4, outliers: null, months: [] },
  ],
}
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))

test('each practitioner is shown beside the clinic; what is higher is named, and few documents are not compared (F-7)', async () => {
  api.answers(readDocumentAmounts, FOUND)
  await render(<AmountsPanel />, { as: { scopes: ['npmanager'] } })
  expect(await screen.findByRole('row', { name: /^Whole clinic/ })).toBeDefined()
  expect(row('Dana Whitfield').getByText('As the clinic')).toBeDefined()
  expect(row('Kwame Mensah').getByText('3.00 g')).toBeDefined()
  expect(row('Kwame Mensah').getByText('Higher median')).toBeDefined()
  expect(row('Kwame Mensah').getByText('More above 5 g')).toBeDefined()
  expect(row('Kwame Mensah').getByText('25%')).toBeDefined()
  expect(row('Noor Haddad').getByText('Too few to compare')).toBeDefined()
  await expectAccessible()
})

test('the months of the clinic or of one practitioner are told apart (s. 297)', async () => {
  api.answers(readDocumentAmounts, FOUND)
  const { user } = await render(<AmountsPanel />, { as: { scopes: ['npmanager'] } })
  expect(await screen.findByRole('table', { name: 'Grams a day by month, Whole clinic' })).toBeDefined()
  await user.click(screen.getByRole('combobox', { name: 'By month' }))
  await user.click(await screen.findByRole('option', { name: 'Kwame Mensah' }))
  const table = within(await screen.findByRole('table', { name: 'Grams a day by month, Kwame Mensah' }))
  expect(table.getAllByRole('row').map((one) => one.textContent?.slice(0, 15))).toEqual([
    expect.stringContaining('Month'),
    expect.stringContaining('November 2026'),
    expect.stringContaining('October 2026'),
  ])
  await expectAccessible()
})

test('another period is read, and one without documents says so', async () => {
  api.answers(readDocumentAmounts, FOUND)
  const { user } = await render(<AmountsPanel />, { as: { scopes: ['npmanager'] } })
  await screen.findByRole('row', { name: /^Whole clinic/ })
  api.answers(readDocumentAmounts, { ...FOUND, clinic: { ...usual, documents: 0, months: [] }, practitioners: [] })
  await user.click(screen.getByRole('radio', { name: '3 months' }))
  expect(await screen.findByText('No documents in this period')).toBeDefined()
  expect(api.received(readDocumentAmounts).at(-1)?.query).toEqual({ months: '3' })
})
