import { checkUser, createUser, inviteUser } from '@clinic/contract/users'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { GROUPS } from '../../../../test/build.ts'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { CreateDialog } from './create-dialog.tsx'

const open = async () => {
  const props = { onClose: vi.fn<() => void>(), onDone: vi.fn<(outcome: { kind: string; text: string }) => void>() }
  const shown = await render(<CreateDialog groups={GROUPS} {...props} />)
  await screen.findByRole('dialog', { name: 'Create a New User' })
  return { ...shown, ...props }
}
const form = () => within(screen.getByRole('dialog', { name: 'Create a New User' }))
const box = (name: string) => form().getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: 'input:not([type="radio"])' })
const save = (name = 'Save') => form().getByRole<HTMLButtonElement>('button', { name })

/** Everything a new user with a password needs, but for what `parts` says otherwise. */
async function fill({ user }: Awaited<ReturnType<typeof open>>, parts: Record<string, string> = {}): Promise<void> {
  await user.click(form().getByRole('radio', { name: 'Set a password' }))
  const values = {
    Email: 'nadia@clinic.example',
    Password: 'Qu7iet&harbour',
    'Confirm password': 'Qu7iet&harbour',
    'First name': 'Nadia',
    'Last name': 'Frost',
  }
  for (const [name, value] of Object.entries({ ...values, ...parts })) {
    await user.clear(box(name))
    if (value) await user.type(box(name), value)
  }
}

beforeEach(() => api.answers(checkUser, 0))

describe('“Create a New User”', () => {
  test('has a name, states eight characters, and offers thirteen provinces (REQ-238, REQ-269, REQ-275)', async () => {
    const { user } = await open()
    await expectAccessible()
    await user.click(form().getByRole('radio', { name: 'Set a password' }))
    expect(form().getByText(/^At least 8 characters/)).toBeDefined()
    await user.click(form().getByRole('combobox', { name: /^Licensed provinces/ }))
    expect(screen.getAllByRole('option')).toHaveLength(13)
  })

  test.each(['Email', 'Password', 'Confirm password', 'First name', 'Last name'])(
    'keeps Save disabled without %s (REQ-256, REQ-262)',
    async (name) => {
      const shown = await open()
      await fill(shown)
      expect(save().disabled).toBe(false)
      await shown.user.clear(box(name))
      expect(save().disabled).toBe(true)
    },
  )

  test('says that a field is required once it was left empty, not before (REQ-257)', async () => {
    const { user } = await open()
    await user.click(box('First name'))
    await user.tab()
    expect(form().queryByText('This field is required')).toBeNull()
    await user.type(box('First name'), 'N{Backspace}')
    await user.tab()
    expect(form().getByText('This field is required')).toBeDefined()
    expect(box('First name').getAttribute('aria-invalid')).toBe('true')
  })

  test.each([
    [
      { Password: 'quiet&7harbour', 'Confirm password': 'quiet&7harbour' },
      'Password must include at least one capital letter',
      'REQ-263, REQ-264',
    ],
    [{ Password: 'Quiet&harbour', 'Confirm password': 'Quiet&harbour' }, 'Password must include at least one number', 'REQ-265, REQ-266'],
    [
      { Password: 'Qu7ietharbour', 'Confirm password': 'Qu7ietharbour' },
      'Password must include at least one special character',
      'REQ-267, REQ-268',
    ],
    [{ Password: 'Qu7et&h', 'Confirm password': 'Qu7et&h' }, 'Password must be at least 8 characters long', 'REQ-269'],
    [{ 'Confirm password': 'Qu7iet&harbou' }, 'Passwords do not match.', 'REQ-270, REQ-271'],
    [{ Phone: '12' }, 'Please enter a valid phone number (10–15 digits).', 'REQ-274'],
  ])('%o is refused beside its field: “%s” (%s)', async (parts: Record<string, string>, error: string, _rows: string) => {
    const shown = await open()
    await fill(shown, parts)
    await shown.user.click(save())
    expect(await form().findByText(error)).toBeDefined()
    expect(api.received(createUser)).toEqual([])
    await expectAccessible()
  })

  test('asks first whether the email is taken, and sends nothing then (REQ-272, REQ-273)', async () => {
    api.answers(checkUser, 1)
    const shown = await open()
    await fill(shown)
    await shown.user.click(save())
    expect(await form().findByText('Email is already taken')).toBeDefined()
    expect(api.received(checkUser)[0]?.params).toEqual({ id: 'nadia@clinic.example' })
    expect(api.received(createUser)).toEqual([])
  })

  test('saves without a phone and gives the group of new users (REQ-251, REQ-254, REQ-274)', async () => {
    api.answers(createUser, { id: 99, name: 'Nadia Frost' })
    const shown = await open()
    await fill(shown)
    await shown.user.click(save())
    await waitFor(() => expect(shown.onDone).toHaveBeenCalledOnce())
    expect(shown.onDone.mock.calls[0]?.[0]).toMatchObject({ kind: 'Success', text: expect.stringContaining('Nadia Frost') })
    expect(shown.onClose).toHaveBeenCalledOnce()
    expect(api.received(createUser)[0]?.body).toMatchObject({
      email: 'nadia@clinic.example',
      confirmPassword: 'Qu7iet&harbour',
      phone: '',
      _auth_group_ids: [2],
    })
  })

  test('invites without a password, and says where the mail could not be sent', async () => {
    api.answers(inviteUser, { id: 99, name: 'Gail Guest', mailed: false })
    const { user, onDone } = await open()
    await user.type(box('Email'), 'gail@clinic.example')
    await user.type(box('First name'), 'Gail')
    await user.type(box('Last name'), 'Guest')
    await user.click(save('Save and invite'))
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ kind: 'Error', text: expect.stringContaining('Gail Guest') })
    expect(api.received(inviteUser)[0]?.body).toMatchObject({ email: 'gail@clinic.example', groups: [2] })
  })

  test('that fails says why and keeps what was typed (REQ-237, REQ-286)', async () => {
    api.refuses(createUser, 'internal-error')
    const shown = await open()
    await fill(shown)
    await shown.user.click(save())
    await waitFor(() => expect(shown.onDone).toHaveBeenCalledOnce())
    expect(shown.onDone.mock.calls[0]?.[0]).toEqual({
      kind: 'Error',
      text: 'Error creating user: A server error occurred. Please try again.',
    })
    expect(box('First name').value).toBe('Nadia')
    expect(shown.onClose).not.toHaveBeenCalled()
  })

  test('shows what the server refuses at its field (REQ-258 to REQ-261)', async () => {
    api.refuses(createUser, 'invalid-input', {
      fields: {
        email: 'No user email!',
        first_name: 'No user first name!',
        last_name: 'No user last name!',
        password: 'No user password!',
      },
    })
    const shown = await open()
    await fill(shown)
    await shown.user.click(save())
    for (const text of ['No user email!', 'No user password!', 'No user first name!', 'No user last name!']) {
      expect(await form().findByText(text)).toBeDefined()
    }
  })
})
