import { listSellers } from '@clinic/contract/documents/sellers'
import {
  beginVerification,
  type EarlierCall,
  endVerification,
  listVerifications,
  matchVerification,
  type VerificationCall,
} from '@clinic/contract/documents/verification'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { SELLERS } from '../documents.test-data.ts'
import { VerifyScreen } from './verify-screen.tsx'

const BEGUN: VerificationCall = {
  ...{ id: 9, found: true, seller: 'Northern Meadow', call_back: '6135550170', matched: null, facts: null, ended: false },
}
const FACTS: NonNullable<VerificationCall['facts']> = {
  ...{ document_number: 'MD-26-4Q7XK2M-9', consultation: true, consulted_on: '2026-11-20', practitioner: 'Ana Roy' },
  ...{ daily_grams: 1.5, period: { count: 12, unit: 'months' }, signed_on: '2026-11-20', state: 'received', in_force: true },
}

async function begin(earlier: EarlierCall[] = []) {
  api.answers(listSellers, SELLERS)
  api.answers(beginVerification, BEGUN)
  api.answers(listVerifications, { calls: earlier, total: earlier.length })
  const { user } = await render(<VerifyScreen />, { as: { scopes: ['pcr'] } })
  await user.type(await screen.findByRole('textbox', { name: 'Document number' }), 'md-26-4q7xk2m-9')
  await user.click(await screen.findByRole('combobox', { name: 'Licensed seller' }))
  await user.click(await screen.findByRole('option', { name: 'Northern Meadow' }))
  await user.type(screen.getByRole('textbox', { name: 'Caller’s name' }), 'Sunita Rao')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('region', { name: 'Call Northern Meadow back' })
  return user
}

async function read(user: UserEvent) {
  await user.type(screen.getByRole('textbox', { name: 'Given name' }), 'Léa')
  await user.type(screen.getByRole('textbox', { name: 'Surname' }), 'O’Neil')
  await user.type(screen.getByLabelText('Birth date'), '1980-05-06')
  await user.click(screen.getByRole('button', { name: 'Compare' }))
}

test('nothing is compared before the seller was called back on the number on file', async () => {
  const user = await begin()
  expect(screen.getByRole('link', { name: '613-555-0170' }).getAttribute('href')).toBe('tel:6135550170')
  const number = screen.getByRole('textbox', { name: 'Number you called' })
  await read(user)
  expect(screen.getByText(/^Call back first/)).toBeDefined()
  await user.type(number, '416-555-0199')
  await user.click(screen.getByRole('button', { name: 'Compare' }))
  expect(screen.getByText(/^This is not the number on file/)).toBeDefined()
  expect(api.received(matchVerification)).toEqual([])
  await expectAccessible()
})

test('a match shows what may be confirmed, and the log keeps what was asked and what was not told', async () => {
  const user = await begin()
  await user.type(screen.getByRole('textbox', { name: 'Number you called' }), '1 613 555-0170')
  api.answers(matchVerification, { ...BEGUN, matched: true, facts: FACTS })
  await read(user)
  expect(await screen.findByText('Match')).toBeDefined()
  expect(screen.getByText('1.5 g of dried cannabis a day')).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: 'Daily quantity' }))
  await user.click(screen.getByRole('checkbox', { name: 'Diagnosis' }))
  api.answers(endVerification, { ...BEGUN, matched: true, facts: FACTS, ended: true })
  await user.click(screen.getByRole('button', { name: 'Log and end the call' }))
  expect(await screen.findByRole('region', { name: 'Call logged' })).toBeDefined()
  expect(api.received(endVerification)[0]?.body).toMatchObject({
    asked: ['grams', 'diagnosis'],
    confirmed: ['grams'],
    doubt: false,
    minutes: 1,
  })
  expect(api.received(matchVerification)[0]?.body).toEqual({
    number_called: '1 613 555-0170',
    given_name: 'Léa',
    surname: 'O’Neil',
    birth_date: '1980-05-06',
  })
})

test('no match shows nothing of the document and logs that no answer was given', async () => {
  const user = await begin()
  await user.type(screen.getByRole('textbox', { name: 'Number you called' }), '1 613 555-0170')
  api.answers(matchVerification, { ...BEGUN, matched: false })
  await read(user)
  expect(await screen.findByText('No match')).toBeDefined()
  expect(screen.queryByRole('region', { name: /What you may confirm/ })).toBeNull()
  api.answers(endVerification, { ...BEGUN, matched: false, ended: true })
  await user.click(screen.getByRole('button', { name: 'Log: no answer given' }))
  await waitFor(() => expect(api.received(endVerification)[0]?.body).toMatchObject({ confirmed: [], doubt: true }))
  await user.click(await screen.findByRole('button', { name: 'Next call' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Document number' }).value).toBe('')
})

test('earlier calls are listed, and those about the document of this call, with who asked and what was confirmed', async () => {
  const earlier: EarlierCall = {
    ...{
      id: 8,
      begun_at: '2026-11-20T15:00:00.000Z',
      ended_at: '2026-11-20T15:04:00.000Z',
      document_number: 'MD-26-4Q7XK2M-9',
      found: true,
    },
    number_called: '6135550170',
    ...{ seller: 'Northern Meadow', caller_name: 'Sunita Rao', by: 'Ama Boateng', matched: true, doubt: false, note: 'Sounded rushed' },
    confirmed: ['grams'],
  }
  await begin([earlier])
  expect(api.received(listVerifications).map(({ query }) => query.document_number)).toEqual(['', 'md-26-4q7xk2m-9'])
  const region = screen.getByRole('region', { name: 'Earlier calls about this document' })
  expect(
    await within(region).findByText(/Sunita Rao to Ama Boateng · confirmed: daily quantity · called back on 613-555-0170 · Sounded rushed/),
  ).toBeDefined()
  expect(within(region).getByText('Match')).toBeDefined()
  await expectAccessible()
})
