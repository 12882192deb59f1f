import { readVeteran, recordVeteran } from '@clinic/contract/patients/veteran'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { VeteranPart } from './veteran-part.tsx'

const NONE = { version: 0, cover: null, limit_g: null, by: null, at: null, reason: '' }
const open = (scope: 'pcr' | 'np' = 'pcr') => render(<VeteranPart patientId="TCN-20418" />, { as: { scopes: [scope] } })
const type = async (user: Awaited<ReturnType<typeof open>>['user'], label: RegExp, text: string) =>
  user.type(screen.getByLabelText(label), text)

test('a PCR records that Veterans Affairs pays, with a letter and a reason (facts 7)', async () => {
  api.answers(readVeteran, NONE)
  api.answers(recordVeteran, { version: 1, message: 'Veterans Affairs recorded.' })
  const { user } = await open()
  expect(await screen.findByText('Veterans Affairs doesn’t pay.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Record Veterans Affairs' }))
  const dialog = await screen.findByRole('dialog', { name: 'Does Veterans Affairs pay?' })
  await user.click(within(dialog).getByRole('button', { name: 'Save who pays' }))
  expect(within(dialog).getAllByText('Fill this in.')).toHaveLength(2)
  await type(user, /^File number/, 'K1234567')
  await user.click(within(dialog).getByRole('checkbox', { name: 'A specialist’s letter is on file' }))
  await type(user, /^Specialist\b/, 'Dr. Ito')
  await type(user, /^Specialty/, 'Pain medicine')
  await type(user, /^Date of the letter/, '2026-02-01')
  await type(user, /^Grams a day in the letter/, '4,5')
  await type(user, /^Reason for the change/, 'Letter of the ministry')
  await expectAccessible()
  await user.click(within(dialog).getByRole('button', { name: 'Save who pays' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.received(recordVeteran)[0]?.body).toEqual({
    version: 0,
    cover: {
      ...{ vac_file: 'K1234567', billing_limit_g: null },
      letter: { by: 'Dr. Ito', specialty: 'Pain medicine', on: '2026-02-01', grams: 4.5, ends_on: null },
    },
    reason: 'Letter of the ministry',
  })
})

test('a file number that the server refuses is said at its field, and what was typed stays', async () => {
  api.answers(readVeteran, NONE)
  api.refuses(recordVeteran, 'invalid-input', { fields: { vac_file: 'Enter K and six to eight digits, such as K1234567.' } })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Record Veterans Affairs' }))
  await type(user, /^File number/, '12')
  await type(user, /^Reason for the change/, 'Told by phone')
  await user.click(screen.getByRole('button', { name: 'Save who pays' }))
  expect(await screen.findByText('Enter K and six to eight digits, such as K1234567.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>(/^File number/).value).toBe('12')
})

test('an NP reads it, and cannot change it', async () => {
  const cover = { vac_file: 'K1234567', billing_limit_g: 4, letter: null }
  api.answers(readVeteran, { version: 2, cover, limit_g: 4, by: 'Amara Osei', at: '2026-03-01T15:00:00.000Z', reason: 'Told by phone' })
  await open('np')
  expect(await screen.findByText(/, up to 4 g a day\. File K1234567\./)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
