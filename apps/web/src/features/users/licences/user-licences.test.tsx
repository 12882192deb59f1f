import { type Licence, readLicences, saveLicence } from '@clinic/contract/users/licences'
import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { setTranslations } from '../../../lib/messages/t.ts'
import { UserLicences } from './user-licences.tsx'

const LICENCE: Licence = {
  ...{ province: 'ON', college: 'CNO', number: '1234567', valid_from: '2020-01-01', valid_to: '2027-03-31', suspended_on: null },
  ...{ restrictions: '', notice_on: null, notice_retracted_on: null, checked_on: '2026-11-02', standing: 'valid', version: 3 },
}
const open = async (licences: Licence[]) => {
  api.answers(readLicences, licences)
  const shown = await render(<UserLicences user={{ id: 41, name: 'Ada Quill' }} provinces={['ON', 'NS']} />, { as: { scopes: ['admin'] } })
  await screen.findAllByRole('listitem')
  return shown
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))

test('every province is listed, with what the register says or that it was not verified (F-7)', async () => {
  await open([LICENCE])
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines[0]).toContain('Nova ScotiaNot verified yet')
  expect(lines[1]).toContain('CNO 1234567 · last day 31 Mar 2027 · register read 2 Nov 2026')
  expect(lines[1]).toContain('Valid')
  await expectAccessible()
})

test('a change is sent on the version that was read, and the list shows the answer (F-7)', async () => {
  const { user } = await open([LICENCE])
  api.answers(saveLicence, [{ ...LICENCE, suspended_on: '2026-11-20', standing: 'suspended', version: 4 }])
  await user.click(screen.getByRole('button', { name: 'Change the licence of Ada Quill in Ontario' }))
  const dialog = await screen.findByRole('dialog', { name: 'Licence of Ada Quill in Ontario' })
  await user.type(within(dialog).getByLabelText(/^Suspended from/), '2026-11-20')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Suspended')).toBeDefined()
  const { standing: _, ...sent } = LICENCE
  expect(api.received(saveLicence).map(({ body }) => body)).toEqual([{ ...sent, suspended_on: '2026-11-20' }])
})

test('what is missing is said at its field, and nothing is sent (F-7)', async () => {
  const { user } = await open([])
  api.answers(saveLicence, [])
  await user.click(screen.getByRole('button', { name: 'Record the licence of Ada Quill in Ontario' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The college is missing.')).toBeDefined()
  expect(screen.getByText('The day on which the register was read is missing.')).toBeDefined()
  expect(document.activeElement).toBe(field('College'))
  expect(api.received(saveLicence)).toEqual([])
})

test('what is missing is said in the person’s language (F-15)', async () => {
  setTranslations({ 'The college is missing.': 'L’ordre professionnel manque.' })
  onTestFinished(() => setTranslations({}))
  const { user } = await open([])
  await user.click(screen.getByRole('button', { name: 'Record the licence of Ada Quill in Ontario' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('L’ordre professionnel manque.')).toBeDefined()
})
