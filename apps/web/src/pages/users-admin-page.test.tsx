import { listSessions } from '@clinic/contract/auth'
import { readFactors } from '@clinic/contract/auth/second-factors'
import { readPractitionerDetails } from '@clinic/contract/documents/practitioner-details'
import {
  type AdminUser,
  adminList,
  deleteUser,
  groupAdd,
  listAuthGroups,
  releasePreview,
  setQueueEnabled,
  updateUser,
} from '@clinic/contract/users'
import { readLicences } from '@clinic/contract/users/licences'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { account, GROUPS } from '../../test/build.ts'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { api } from '../../test/fake-api.ts'
import { render } from '../../test/render.tsx'
import { UsersAdminPage } from './users-admin-page.tsx'

const ADMIN = { scopes: ['admin' as const] }
const SERVER_ERROR = 'A server error occurred. Please try again.'
const open = async (users: AdminUser[] = [account()], at = '/pages/userAdmin') => {
  api.answers(adminList, users)
  const shown = await render(<UsersAdminPage />, { as: ADMIN, at })
  await screen.findByRole('table', { name: 'Users' })
  return shown
}
const field = (label: string, name = 'Ada Quill') => screen.getByRole<HTMLInputElement>('textbox', { name: `${label} of ${name}` })
const rows = () => [...document.querySelectorAll('tr[data-row-key]')].map((row) => row.getAttribute('data-row-key'))
const pager = () => within(screen.getByRole('navigation', { name: 'Pages of users' }))
const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })

beforeEach(() => {
  api.answers(listAuthGroups, GROUPS)
  api.answers(listSessions, [])
  api.answers(readLicences, [])
  api.answers(readPractitionerDetails, {
    ...{ given_name: '', surname: '', register_given_name: '', register_surname: '', profession: '' },
    ...{ address: '', phone: '', fax: '', email: '', version: 0 },
  })
  api.answers(readFactors, { needed: false, totp: false, passkeys: 0, recovery_left: 0 })
  api.answers(releasePreview, { pcr: 0, np: 2, held: 1, patients: 2 })
})

describe('the list', () => {
  test('has its nine columns and what each holds (REQ-218, REQ-222 to REQ-230)', async () => {
    await open()
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      ...['Active', 'Email', 'Password', 'First Name', 'Last Name', 'Licensed Provinces', 'Roles', 'Queues', 'Actions'],
    ])
    expect(screen.getByRole('searchbox', { name: 'Search by name or email' })).toBeDefined()
    expect(toggle('Active: Ada Quill').checked).toBe(true)
    expect(toggle('Queue: Ada Quill').checked).toBe(true)
    expect(field('Email').value).toBe('ada.quill@clinic.example')
    expect(screen.getByText('••••••••')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Licensed provinces of Ada Quill: Ontario' })).toBeDefined()
    expect(screen.getByRole('button', { name: /^Roles of Ada Quill.*: User, Nurse Practitioner$/ })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Save user Ada Quill' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Delete user Ada Quill' })).toBeDefined()
    await expectAccessible()
  })

  test('leads to the form for a new user (REQ-221, REQ-238)', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add user' }))
    expect(await screen.findByRole('dialog', { name: 'Create a New User' })).toBeDefined()
  })

  test.each(['ada', 'QUILL', 'ada quill', 'ADA.QUILL@CLINIC'])('is searched for “%s”, whatever the case (REQ-219)', async (text) => {
    const { user, address } = await open([
      account(),
      account({ id: 42, first_name: 'Ben', last_name: 'Other', email: 'ben@clinic.example' }),
    ])
    await user.type(screen.getByRole('searchbox'), text)
    await waitFor(() => expect(rows()).toEqual(['41']))
    expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe(text)
  })

  test('says that nobody matches, and shows everybody again once the search is cleared (REQ-219, REQ-220)', async () => {
    const { user } = await open()
    await user.type(screen.getByRole('searchbox'), 'nobody at all')
    await waitFor(() => expect(rows()).toEqual([]))
    expect(screen.getByText(/“nobody at all”/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    await waitFor(() => expect(rows()).toEqual(['41']))
  })

  test('is paged by total, sizes, previous, pages, next and a jumper, in the address too (REQ-231, REQ-232)', async () => {
    const many = Array.from({ length: 45 }, (_, at) => account({ id: at + 1, last_name: `Q${String(at).padStart(2, '0')}` }))
    const { user, address } = await open(many)
    expect(rows()).toHaveLength(20)
    expect(screen.getByRole('navigation').textContent).toContain('Total 45')
    const sizes = within(pager().getByLabelText('Rows per page')).getAllByRole('option')
    expect(sizes.map((size) => size.textContent)).toEqual([20, 50, 100, 200, 500, 1000].map((size) => `${size} per page`))
    await user.click(pager().getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(pager().getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page'))
    await user.click(pager().getByRole('button', { name: 'Previous page' }))
    await user.type(pager().getByLabelText('Go to page'), '3{Enter}')
    await waitFor(() => expect(rows()).toHaveLength(5))
    expect(address()).toContain('page=3')
    await user.selectOptions(pager().getByLabelText('Rows per page'), '50')
    await waitFor(() => expect(rows()).toHaveLength(45))
  })

  test('opens at the page that its address names (REQ-231)', async () => {
    await open(
      Array.from({ length: 25 }, (_, at) => account({ id: at + 1 })),
      '/pages/userAdmin?page=2',
    )
    expect(rows()).toHaveLength(5)
  })

  test('of a thousand draws only some rows (REQ-232)', async () => {
    await open(
      Array.from({ length: 1_000 }, (_, at) => account({ id: at + 1 })),
      '/pages/userAdmin?size=1000',
    )
    expect(rows().length).toBeGreaterThan(0)
    expect(rows().length).toBeLessThan(100)
  })

  test('announces that it is loading', async () => {
    const answer = api.stalls(adminList, [account()])
    await render(<UsersAdminPage />, { as: ADMIN, at: '/pages/userAdmin' })
    expect(screen.getByRole('status', { name: 'Loading the users' })).toBeDefined()
    answer()
    await screen.findByRole('table', { name: 'Users' })
  })

  test('that cannot be loaded says so in a dialog and is asked for again (REQ-697, C-11)', async () => {
    api.refuses(adminList, 'internal-error')
    const { user } = await render(<UsersAdminPage />, { as: ADMIN, at: '/pages/userAdmin' })
    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(dialog.textContent).toContain(SERVER_ERROR)
    await expectAccessible()
    api.answers(adminList, [account()])
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'Users' })).toBeDefined()
  })

  test('says so where the groups could not be loaded (REQ-283)', async () => {
    api.refuses(listAuthGroups, 'internal-error')
    await open()
    expect(await screen.findByText(`Failed to load auth groups: ${SERVER_ERROR}`)).toBeDefined()
  })

  test('marks who was invited and who has not logged in for long', async () => {
    await open([
      account({
        state: 'invited',
        active: true,
        mailed: { kind: 'invite', at: '2026-03-01T00:00:00Z', until: '2026-03-08T00:00:00Z', delivered: true },
      }),
      account({ id: 42, last_login_at: '2024-01-01T00:00:00Z' }),
    ])
    expect(screen.getByText('invited')).toBeDefined()
    expect(screen.getByText('Not chosen yet')).toBeDefined()
    expect(within(screen.getByRole('table')).getByText(/for 90 days$/)).toBeDefined()
  })
})

const TEXTS = [
  ['Email', 'email', 'anouk@clinic.example', 'Successfully updated email', 'Failed to update email', 'REQ-223, REQ-290', 'REQ-277'],
  ['First name', 'first_name', 'Anouk', 'Successfully updated first name', 'Failed to update first name', 'REQ-225, REQ-291', 'REQ-278'],
  ['Last name', 'last_name', 'Berger', 'Successfully updated last name', 'Failed to update last name', 'REQ-226, REQ-292', 'REQ-279'],
  ['Phone', 'phone', '4165550190', 'Successfully updated phone number', 'Failed to update phone number', 'REQ-293', 'REQ-280'],
] as const

describe('one field', () => {
  for (const [label, name, value, saved, failed, rowsOfSaved, rowOfFailed] of TEXTS) {
    const openField = async () => {
      const shown = await open()
      if (label === 'Phone') await openDetails(shown.user)
      return shown
    }
    test(`${label} is sent once, half a second after the last key, and says that it is saved (${rowsOfSaved}, REQ-233, REQ-235)`, async () => {
      const { user } = await openField()
      api.answers(updateUser, ({ body }) => ({ user: account({ [name]: body[name], version: 2 }), message: saved, released: 0 }))
      await user.clear(field(label))
      await user.type(field(label), value)
      expect(api.received(updateUser)).toEqual([])
      expect(await screen.findByText(saved)).toBeDefined()
      expect(api.received(updateUser).map(({ body }) => body[name])).toEqual([value])
    })

    test(`${label} that fails keeps what was typed, says why, and comes back by Escape (${rowOfFailed}, REQ-233, C-11)`, async () => {
      const { user } = await openField()
      api.refuses(updateUser, 'internal-error')
      const before = field(label).value
      await user.clear(field(label))
      await user.type(field(label), value)
      expect(await screen.findByText(`${failed}: ${SERVER_ERROR}`)).toBeDefined()
      expect(field(label).value).toBe(value)
      expect(field(label).getAttribute('aria-invalid')).toBe('true')
      await user.type(field(label), '{Escape}')
      await waitFor(() => expect(field(label).value).toBe(before))
      expect(field(label).getAttribute('aria-invalid')).toBeNull()
    })
  }

  test('that another administrator changed meanwhile keeps what was typed and shows the fresh row (C-11)', async () => {
    const { user } = await open()
    api.refuses(updateUser, 'user-changed', { details: { user: account({ first_name: 'Theirs', last_name: 'Elsewhere', version: 2 }) } })
    await user.clear(field('First name'))
    await user.type(field('First name'), 'Mine')
    expect(await screen.findByText(/^Failed to update first name: /)).toBeDefined()
    expect(field('First name', 'Theirs Elsewhere').value).toBe('Mine')
    expect(field('Last name', 'Theirs Elsewhere').value).toBe('Elsewhere')
  })

  test('the password is masked; its edit shows an input and Save, which waits for something (REQ-224, REQ-289)', async () => {
    const { user } = await open()
    api.answers(updateUser, () => ({ user: account({ version: 2 }), message: 'Successfully updated password', released: 0 }))
    await user.click(screen.getByRole('button', { name: 'Edit the password of Ada Quill' }))
    const input = screen.getByLabelText<HTMLInputElement>('New password of Ada Quill')
    expect(input.type).toBe('password')
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    expect(save.disabled).toBe(true)
    await user.type(input, 'Br4ve&otter-lake')
    await user.click(save)
    expect(await screen.findByText('Successfully updated password')).toBeDefined()
    await waitFor(() => expect(screen.queryByLabelText('New password of Ada Quill')).toBeNull())
    expect(api.received(updateUser).map(({ body }) => body.password)).toEqual(['Br4ve&otter-lake'])
  })

  test.each([
    ['brave-otter', 'Password must include at least one capital letter', 'REQ-263, REQ-264'],
    ['Brave-otter', 'Password must include at least one number', 'REQ-265, REQ-266'],
    ['Br4veotter', 'Password must include at least one special character', 'REQ-267, REQ-268'],
  ])('the password “%s” is refused without asking the server: “%s” (%s)', async (typed, error) => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Edit the password of Ada Quill' }))
    await user.type(screen.getByLabelText('New password of Ada Quill'), `${typed}{Enter}`)
    expect((await screen.findAllByText(error, { exact: false })).length).toBeGreaterThan(0)
    expect(api.received(updateUser)).toEqual([])
  })

  test('a password that fails says why (REQ-276)', async () => {
    const { user } = await open()
    api.refuses(updateUser, 'internal-error')
    await user.click(screen.getByRole('button', { name: 'Edit the password of Ada Quill' }))
    await user.type(screen.getByLabelText('New password of Ada Quill'), 'Br4ve&otter-lake{Enter}')
    expect(await screen.findByText(`Failed to update password: ${SERVER_ERROR}`)).toBeDefined()
  })

  test('provinces are ticked among the thirteen, several at once, and sent together (REQ-227, REQ-275, REQ-296)', async () => {
    const { user } = await open()
    api.answers(updateUser, () => ({
      user: account({ licensed_provinces: 'Alberta, Nunavut, Ontario', version: 2 }),
      message: '',
      released: 0,
    }))
    await user.click(screen.getByRole('button', { name: /^Licensed provinces of/ }))
    const list = within(await screen.findByRole('dialog'))
    expect(list.getAllByRole('checkbox')).toHaveLength(13)
    await expectAccessible()
    await user.click(list.getByRole('checkbox', { name: 'Nunavut' }))
    await user.click(list.getByRole('checkbox', { name: 'Alberta' }))
    await user.keyboard('{Escape}')
    expect(await screen.findByText('Licensed provinces updated successfully')).toBeDefined()
    expect(api.received(updateUser)).toHaveLength(1)
    expect(api.received(updateUser)[0]?.body.licensed_provinces).toEqual(expect.arrayContaining(['Alberta', 'Nunavut', 'Ontario']))
  })

  test('provinces that fail say so (REQ-282)', async () => {
    const { user } = await open()
    api.refuses(updateUser, 'internal-error')
    await user.click(screen.getByRole('button', { name: /^Licensed provinces of/ }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('checkbox', { name: 'Yukon' }))
    expect(await screen.findByText(/^Failed to update licensed provinces/)).toBeDefined()
  })

  test.each([
    ['saved', 'Auth group updated successfully', 'REQ-228, REQ-297'],
    ['refused', 'Failed to update auth group', 'REQ-284'],
  ])('roles are chosen by the description of their group and %s: “%s” (%s)', async (how, text) => {
    const { user } = await open()
    if (how === 'refused') {
      api.refuses(updateUser, 'internal-error')
      api.refuses(groupAdd, 'internal-error')
    } else api.answers(updateUser, () => ({ user: account({ version: 2 }), message: '', released: 0 }))
    await user.click(screen.getByRole('button', { name: /^Roles of/ }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('checkbox', { name: /^NP Manager/ }))
    expect(await screen.findByText(new RegExp(`^${text}`))).toBeDefined()
  })
})

describe('the switch “Active”', () => {
  test('asks before it goes off and says how many patients go back; a no leaves it on (REQ-222, REQ-240)', async () => {
    const { user } = await open()
    await user.click(toggle('Active: Ada Quill'))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.textContent).toContain('2 patient'))
    await user.click(within(dialog).getByRole('button', { name: 'Keep active' }))
    expect(toggle('Active: Ada Quill').checked).toBe(true)
    expect(api.received(updateUser)).toEqual([])
  })

  test('goes off after a yes (REQ-233, REQ-240, REQ-294)', async () => {
    const { user } = await open()
    api.answers(updateUser, () => ({ user: account({ active: false, version: 2 }), message: '', released: 2 }))
    await user.click(toggle('Active: Ada Quill'))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Switch off' }))
    expect(await screen.findByText('Successfully updated activity')).toBeDefined()
    await waitFor(() => expect(toggle('Active: Ada Quill').checked).toBe(false))
  })

  test('goes on without a question, and says where that failed (REQ-281)', async () => {
    const { user } = await open([account({ active: false })])
    api.refuses(updateUser, 'internal-error')
    await user.click(toggle('Active: Ada Quill'))
    expect(await screen.findByText(`Failed to update activity: ${SERVER_ERROR}`)).toBeDefined()
    expect(screen.getByText('Not saved')).toBeDefined()
  })

  test('of one’s own account is disabled, as is deleting it', async () => {
    await open([account({ id: 7 })])
    expect(toggle('Active: Ada Quill').disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete user Ada Quill' }).disabled).toBe(true)
  })
})

describe('the switch of a queue', () => {
  test('asks before it goes off, says how many go back, and stays on a cancel (REQ-229, REQ-242, REQ-244)', async () => {
    const { user } = await open()
    await user.click(toggle('Queue: Ada Quill'))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.textContent).toContain('2 patient'))
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Keep enabled' }))
    expect(toggle('Queue: Ada Quill').checked).toBe(true)
    expect(api.received(setQueueEnabled)).toEqual([])
  })

  test('goes off after a yes and tells what the person has to do (REQ-243, REQ-247, REQ-298)', async () => {
    const { user } = await open()
    api.answers(setQueueEnabled, () => {
      api.answers(adminList, [account({ queue_enabled: false })])
      return { user: account({ queue_enabled: false }), released: 2, message: 'x' }
    })
    await user.click(toggle('Queue: Ada Quill'))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disable and release patients' }))
    expect(await screen.findByText(/^Queue disabled for Ada Quill\. 2 patients released\. .*sign out and in/)).toBeDefined()
    await waitFor(() => expect(toggle('Queue: Ada Quill').checked).toBe(false))
  })

  test('goes on without a question (REQ-245, REQ-298)', async () => {
    const { user } = await open([account({ queue_enabled: false })])
    api.answers(setQueueEnabled, { user: account(), released: 0, message: 'x' })
    await user.click(toggle('Queue: Ada Quill'))
    expect(await screen.findByText(/^Queue enabled for Ada Quill/)).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is as it was where the server refused, and can be tried again (REQ-246, REQ-287)', async () => {
    const { user } = await open([account({ queue_enabled: false })])
    api.refuses(setQueueEnabled, 'internal-error')
    await user.click(toggle('Queue: Ada Quill'))
    expect(await screen.findByText(`Failed to enable/disable queue for Ada Quill: ${SERVER_ERROR}`)).toBeDefined()
    expect(toggle('Queue: Ada Quill').checked).toBe(false)
    api.answers(setQueueEnabled, { user: account(), released: 0, message: 'x' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^Queue enabled for Ada Quill/)).toBeDefined()
  })

  test('shows what the server has when only the answer was lost (REQ-246)', async () => {
    const { user } = await open([account({ queue_enabled: false, active: false })])
    api.refuses(updateUser, 'internal-error')
    api.answers(adminList, [account({ queue_enabled: false, active: true, version: 2 })])
    await user.click(toggle('Active: Ada Quill'))
    expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0)
    await waitFor(() => expect(toggle('Active: Ada Quill').checked).toBe(true))
    api.refuses(setQueueEnabled, 'internal-error')
    api.answers(adminList, [account({ queue_enabled: true, version: 3 })])
    await user.click(toggle('Queue: Ada Quill'))
    expect(await screen.findByText(/^Failed to enable\/disable queue for Ada Quill/)).toBeDefined()
    await waitFor(() => expect(toggle('Queue: Ada Quill').checked).toBe(true))
  })
})

describe('a whole row', () => {
  test('is saved with everything that was typed in it, and a dialog says so (REQ-230, REQ-234, REQ-236, REQ-295)', async () => {
    const { user } = await open()
    api.answers(updateUser, ({ body }) => ({
      user: account({ ...(body.first_name && { first_name: body.first_name }), version: 2 }),
      message: '',
      released: 0,
    }))
    await user.clear(field('First name'))
    await user.type(field('First name'), 'Whole')
    await user.click(screen.getByRole('button', { name: 'Save user Ada Quill' }))
    expect((await screen.findByRole('dialog', { name: 'Success' })).textContent).toContain('Successfully updated user')
    expect(api.received(updateUser).at(-1)?.body.first_name).toBe('Whole')
    await expectAccessible()
  })

  test('that could not be saved says why in a dialog, and tries again (REQ-237, REQ-285)', async () => {
    const { user } = await open()
    api.refuses(updateUser, 'internal-error')
    await user.click(screen.getByRole('button', { name: 'Save user Ada Quill' }))
    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(dialog.textContent).toContain(`Error updating user: ${SERVER_ERROR}`)
    api.answers(updateUser, { user: account({ version: 2 }), message: '', released: 0 })
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('dialog', { name: 'Success' })).toBeDefined()
  })
})

describe('deleting', () => {
  const remove = async (answer: 'Delete' | 'Cancel', users?: AdminUser[]) => {
    const shown = await open(users)
    await shown.user.click(screen.getByRole('button', { name: 'Delete user Ada Quill' }))
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Deletion' })
    expect(dialog.textContent).toContain('Are you sure you would like to delete this user?')
    await shown.user.click(within(dialog).getByRole('button', { name: answer }))
    return shown
  }

  test('is asked about first; a cancel keeps the row (REQ-239)', async () => {
    await remove('Cancel')
    expect(rows()).toEqual(['41'])
    expect(api.received(deleteUser)).toEqual([])
  })

  test('takes the row away at once and says how it ended (REQ-241, REQ-299)', async () => {
    const answer = api.stalls(deleteUser, { success: true, message: 'Successfully delete user!', released: 0 })
    await remove('Delete')
    await waitFor(() => expect(rows()).toEqual([]))
    answer()
    expect((await screen.findByRole('dialog', { name: 'Success' })).textContent).toContain('Successfully delete user!')
  })

  test('that fails says why and brings the row back (REQ-237, REQ-288)', async () => {
    api.refuses(deleteUser, 'internal-error')
    await remove('Delete')
    expect((await screen.findByRole('dialog', { name: 'Error' })).textContent).toContain(`Error while deleting user!: ${SERVER_ERROR}`)
    await waitFor(() => expect(rows()).toEqual(['41']))
  })
})

test('works by keys: to the provinces, a tick, and back to their button (REQ-227)', async () => {
  const { user } = await open()
  api.answers(updateUser, () => ({ user: account({ version: 2 }), message: '', released: 0 }))
  field('Last name').focus()
  await user.tab()
  const button = screen.getByRole('button', { name: /^Licensed provinces of/ })
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(within(screen.getByRole('dialog')).getAllByRole('checkbox')[0]))
  await user.keyboard(' {Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Licensed provinces of/ })))
  expect(await screen.findByText('Licensed provinces updated successfully')).toBeDefined()
})

async function openDetails(user: { click: (element: Element) => Promise<void> }): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Details of Ada Quill' }))
  await screen.findByRole('textbox', { name: 'Phone of Ada Quill' })
}
