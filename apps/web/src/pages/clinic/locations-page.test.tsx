import { createLocation, deleteLocation, listLocations, updateLocation } from '@clinic/contract/booking'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { clinicLocation } from '../../../test/build-booking.ts'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { api } from '../../../test/fake-api.ts'
import { render } from '../../../test/render.tsx'
import { LocationsPage } from './locations-page.tsx'

const open = async (scope: 'admin' | 'np' = 'admin') => {
  const shown = await render(<LocationsPage />, { as: { scopes: [scope] }, at: '/admin/locations' })
  await screen.findByRole('heading', { name: 'Clinics' })
  return shown
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

beforeEach(() =>
  api.answers(listLocations, [
    clinicLocation(),
    clinicLocation({ id: 2, name: 'Harbour', province: 'NS', city: 'Halifax', active: false, phone: '' }),
  ]),
)

describe('the clinics', () => {
  test('are listed by province with address, phone and whether they are open (E-9)', async () => {
    await open()
    const ontario = screen.getByRole('region', { name: 'Ontario' })
    expect(within(ontario).getByRole('link', { name: '613-555-0134' }).getAttribute('href')).toBe('tel:6135550134')
    expect(screen.getByRole('region', { name: 'Nova Scotia' }).textContent).toContain('Closed for now')
    await expectAccessible()
  })

  test('are changed by administrators only', async () => {
    await open('np')
    expect(screen.queryByRole('button', { name: 'Edit Rideau' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add a clinic' })).toBeNull()
  })

  test('are none before the first', async () => {
    api.answers(listLocations, [])
    await open()
    expect(screen.getByText('No clinics yet')).toBeDefined()
  })
})

describe('a clinic', () => {
  test('that is added needs its fields, the first wrong one in focus', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add a clinic' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add a clinic' })
    await user.click(within(dialog).getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
    expect(field('City').getAttribute('aria-invalid')).toBe('true')
    expect(api.received(createLocation)).toEqual([])
  })

  test('keeps what was typed where its name is taken (E-9)', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Edit Rideau' }))
    const dialog = await screen.findByRole('dialog', { name: 'Rideau' })
    await user.clear(field('Name'))
    await user.type(field('Name'), 'Harbour')
    api.refuses(updateLocation, 'location-name-taken')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBe('true'))
    expect(field('Name').value).toBe('Harbour')
    api.answers(updateLocation, clinicLocation({ name: 'Harbour Two' }))
    await user.type(field('Name'), ' Two')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Harbour Two saved.')).toBeDefined()
    expect(api.received(updateLocation)[1]).toMatchObject({ params: { id: '1' }, body: { name: 'Harbour Two', version: 4 } })
  })

  test('whose postal code is of another province is warned about, not refused', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Edit Rideau' }))
    await screen.findByRole('dialog', { name: 'Rideau' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Province or territory' }), 'Quebec')
    expect(await screen.findByText(/doesn’t look like Quebec/)).toBeDefined()
  })

  test('is removed after a question', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Edit Rideau' }))
    await user.click(within(await screen.findByRole('dialog', { name: 'Rideau' })).getByRole('button', { name: 'Remove from list' }))
    api.answers(deleteLocation, { id: 1 })
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2))
    const [, question] = screen.getAllByRole('dialog')
    const [, confirm] = within(question as HTMLElement)
      .getAllByRole('button')
      .toReversed()
    expect(api.received(deleteLocation)).toEqual([])
    await user.click(within(question as HTMLElement).queryByRole('button', { name: 'Remove from list' }) ?? (confirm as HTMLElement))
    expect(await screen.findByText('Rideau is off the list.')).toBeDefined()
  })
})
