import { activateAccount, validateActivationToken } from '@clinic/contract/users'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { api } from '../../../test/fake-api.ts'
import { render } from '../../../test/render.tsx'
import { ValidatePage } from './validate-page.tsx'

const open = (at: string) => render(<ValidatePage />, { at })

describe('the TCN Validation Page', () => {
  test.each(['/validate', '/validate?key=', '/validate?key=12345'])(
    'calls the key of %s invalid without asking the server (REQ-103, REQ-105)',
    async (at) => {
      await open(at)
      expect(screen.getByRole('heading', { level: 1, name: 'TCN Validation Page' })).toBeDefined()
      expect(screen.getByText('Invalid key')).toBeDefined()
      await expectAccessible()
    },
  )

  test('shows what the server says of a key (REQ-104, REQ-106)', async () => {
    api.answers(validateActivationToken, { message: 'Whatever the server says.', kind: 'none', email: null })
    await open('/validate?key=654321')
    expect((await screen.findByText('Whatever the server says.')).closest('[role="status"]')).not.toBeNull()
    expect(api.received(validateActivationToken)[0]?.query).toEqual({ key: '654321' })
    await expectAccessible()
  })

  test('says one sentence where the server fails, and asks again (REQ-107)', async () => {
    api.garbles(validateActivationToken, 500, 'inner words')
    const { user } = await open('/validate?key=abcdef')
    expect(await screen.findByText('An unexpected error has occurred.')).toBeDefined()
    api.answers(validateActivationToken, { message: 'There again.', kind: 'none', email: null })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('There again.')).toBeDefined()
  })

  test('lets an invited person choose a password, twice the same, by the rules (REQ-264, REQ-271, A-7, B-6)', async () => {
    api.answers(validateActivationToken, {
      message: 'Choose a password to open your account.',
      kind: 'invite',
      email: 'ivy@clinic.example',
    })
    api.answers(activateAccount, { message: 'Your account is active. You can log in now.' })
    const { user } = await open('/validate?key=abcdef')
    const [first, second] = await screen.findAllByLabelText<HTMLInputElement>(/password|once more/i, { selector: 'input[type="password"]' })
    if (!first || !second) throw new Error('there are not two fields')
    await user.type(first, 'harvest')
    await user.type(second, 'other{Enter}')
    expect(screen.getByText('Password must include at least one capital letter')).toBeDefined()
    expect(screen.getByText('Passwords do not match.')).toBeDefined()
    expect(api.received(activateAccount)).toEqual([])
    await expectAccessible()
    for (const field of [first, second]) {
      await user.clear(field)
      await user.type(field, 'Winter&lantern-5')
    }
    await user.type(second, '{Enter}')
    expect(await screen.findByText('Your account is active. You can log in now.')).toBeDefined()
    expect(api.received(activateAccount)[0]?.body).toEqual({ key: 'abcdef', password: 'Winter&lantern-5', confirm: 'Winter&lantern-5' })
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  })
})
