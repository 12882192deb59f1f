import {
  type PractitionerDetails as Details,
  readPractitionerDetails,
  savePractitionerDetails,
} from '@clinic/contract/documents/practitioner-details'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { PractitionerDetails } from './practitioner-details.tsx'

const NOTHING: Details = {
  ...{ given_name: 'Ana', surname: 'Roy', register_given_name: '', register_surname: '', profession: 'Nurse practitioner' },
  ...{ address: '', phone: '', fax: '', email: '', version: 0 },
}

test('an administrator completes what documents print of an NP; until then it says that they can’t sign (F-7)', async () => {
  api.answers(readPractitionerDetails, NOTHING)
  const { user } = await render(<PractitionerDetails user={{ id: 12, name: 'Ana Roy' }} />, { as: { scopes: ['admin'] } })
  expect(await screen.findByText('Can’t sign yet')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Change what documents print of Ana Roy' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What documents print of Ana Roy' }))
  await user.click(await dialog.findByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Enter the 10 digits of the business phone.')).toBeDefined()
  await user.type(dialog.getByRole('textbox', { name: 'Given name in the college’s register' }), 'Ana')
  await user.type(dialog.getByRole('textbox', { name: 'Surname in the college’s register' }), 'Roy')
  await user.type(dialog.getByRole('textbox', { name: 'Business address' }), '220 Dundas Street, London ON')
  await user.type(dialog.getByRole('textbox', { name: 'Business phone' }), '519-555-0100')
  api.answers(savePractitionerDetails, ({ body }) => ({ ...body, version: 1 }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.received(savePractitionerDetails)[0]).toMatchObject({ params: { id: '12' }, body: { version: 0 } }))
  expect(await screen.findByText('Complete')).toBeDefined()
  expect(screen.getByText('220 Dundas Street, London ON · 519-555-0100')).toBeDefined()
})
