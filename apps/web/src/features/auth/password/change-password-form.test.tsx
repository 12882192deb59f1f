import { changePassword } from '@clinic/contract/auth'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement
const open = () => render(<ChangePasswordForm />, { as: { scopes: ['user'] } })
type Shown = Awaited<ReturnType<typeof open>>
const enter = async ({ user }: Shown, values: Record<string, string>) => {
  for (const [name, value] of Object.entries({
    current: 'Old&secret-9',
    password: 'Winter&lantern-5',
    confirm: 'Winter&lantern-5',
    ...values,
  })) {
    await user.clear(field(name))
    if (value) await user.type(field(name), value)
  }
  await user.click(screen.getByRole('button', { name: 'Change password' }))
}

describe('one’s own password', () => {
  test.each([
    [{ current: '' }, 'This field is required', 'REQ-257', 'current'],
    [
      { password: 'winter&lantern-5', confirm: 'winter&lantern-5' },
      'Password must include at least one capital letter',
      'REQ-264',
      'password',
    ],
    [{ password: 'Winter&lantern', confirm: 'Winter&lantern' }, 'Password must include at least one number', 'REQ-266', 'password'],
    [
      { password: 'Winterlantern5', confirm: 'Winterlantern5' },
      'Password must include at least one special character',
      'REQ-268',
      'password',
    ],
    [{ confirm: 'Winter&lantern-6' }, 'Passwords do not match.', 'REQ-271', 'confirm'],
  ])('%o is refused beside its field: “%s” (%s), which takes the focus: %s', async (values: Record<string, string>, words, _rows, name) => {
    const shown = await open()
    await enter(shown, values)
    expect(screen.getByText(words)).toBeDefined()
    expect(document.activeElement).toBe(field(name))
    expect(api.received(changePassword)).toEqual([])
    await expectAccessible()
  })

  test('is changed, says how many other sessions ended, and empties the fields', async () => {
    api.answers(changePassword, { message: 'Successfully updated password', ended: 2 })
    await enter(await open(), {})
    expect(await screen.findByText(/^Successfully updated password\. 2 other sessions ended\.$/)).toBeDefined()
    await waitFor(() => expect(['current', 'password', 'confirm'].map((name) => field(name).value)).toEqual(['', '', '']))
  })

  test('shows at its field what the server refuses', async () => {
    api.refuses(changePassword, 'invalid-input', { fields: { current_password: 'That is not your password.' } })
    await enter(await open(), {})
    expect(await screen.findByText('That is not your password.')).toBeDefined()
    expect(document.activeElement).toBe(field('current'))
  })

  test('that could not be changed says so (REQ-276)', async () => {
    api.refuses(changePassword, 'internal-error')
    await enter(await open(), {})
    expect(await screen.findByText('Failed to update password')).toBeDefined()
    expect(field('current').value).toBe('Old&secret-9')
  })
})
