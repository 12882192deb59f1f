import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { mailsTo } from './support/mail.ts'
import { callAs } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'
import { makeUser, UsersPage } from './support/users-page.ts'

const REFUSED = /the server responded with a status of/

test.describe('"Create a New User"', () => {
  test('says each rule beside its field and saves once they are kept (REQ-221, REQ-238, REQ-251, REQ-262 to REQ-275)', async ({
    visitor,
  }) => {
    const taken = await makeUser()
    const users = new UsersPage(await visitor(STAFF.admin))
    await users.open()
    await users.page.getByRole('button', { name: 'Add user' }).click()
    const form = users.page.getByRole('dialog', { name: 'Create a New User' })
    await form.getByText('Type a password').click()
    await expect(form.getByText('At least 8 characters')).toBeVisible()
    const field = (name: string) => form.getByRole('textbox', { name: new RegExp(`^${name}`) })
    const secret = (name: string) => form.locator('input:not([type="radio"])').and(form.getByLabel(new RegExp(`^${name}`)))
    const save = form.getByRole('button', { name: 'Save' })
    const says = (text: string) => expect(form.getByText(text, { exact: true })).toBeVisible()
    const fill = async (password: string, confirmed = password) => {
      await secret('Password').fill(password)
      await secret('Confirm password').fill(confirmed)
    }
    await expect(save).toBeDisabled()
    await field('E-mail').fill(taken.email)
    await field('First name').fill('Nadia')
    await field('Last name').fill(`Frost${taken.id}`)
    await expect(save).toBeDisabled()
    await fill('quiet')
    await expect(save).toBeEnabled()
    await save.click()
    await says('Email is already taken')
    await field('E-mail').fill(`nadia.${taken.id}@clinic.example`)
    await says('Password must include at least one capital letter')
    await fill('Quiet')
    await says('Password must include at least one number')
    await fill('Quiet7')
    await says('Password must include at least one special character')
    await fill('Qu7et&h', 'Qu7et')
    await says('Password must be at least 8 characters long')
    await says('Passwords do not match.')
    await fill('Qu7iet&harbour')
    await field('Phone').fill('12')
    await save.click()
    await says('Please enter a valid phone number (10–15 digits).')
    await field('Phone').fill('')
    await form.getByRole('combobox', { name: 'Licensed provinces' }).or(form.getByLabel('Licensed provinces')).first().click()
    await expect(users.page.getByRole('listbox').getByRole('option')).toHaveCount(13)
    await users.page.keyboard.type('Quebec')
    await expect(users.page.getByRole('listbox').getByRole('option')).toHaveCount(1)
    await users.page.keyboard.press('ArrowDown')
    await users.page.keyboard.press('Enter')
    await users.page.keyboard.press('Tab')
    await save.click()
    await users.ends('Success', `Nadia Frost${taken.id} can log in now`)
    const list = await callAs<{ email: string }[]>(STAFF.admin, '/api/users/adminlist')
    expect(list.find(({ email }) => email === `nadia.${taken.id}@clinic.example`)).toMatchObject({
      licensed_provinces: 'Quebec',
      auth_groups: [{ description: 'User' }],
      active: true,
      phone: '',
    })
  })

  test('says which fields are needed; one that fails says so and keeps the form (REQ-237, REQ-256, REQ-257, REQ-286)', async ({
    visitor,
    faults,
  }) => {
    faults.foresee(REFUSED)
    const users = new UsersPage(await visitor(STAFF.admin))
    await users.open()
    await users.refuse('POST', /\/api\/users\/invite$/)
    await users.page.getByRole('button', { name: 'Add user' }).click()
    const form = users.page.getByRole('dialog', { name: 'Create a New User' })
    const first = form.getByRole('textbox', { name: /^First name/ })
    await first.fill('N')
    await first.fill('')
    await first.blur()
    await expect(form.getByText('This field is required')).toBeVisible()
    await form.getByRole('textbox', { name: /^E-mail/ }).fill(`lost.${Date.now()}@clinic.example`)
    await first.fill('Lost')
    await form.getByRole('textbox', { name: /^Last name/ }).fill('Once')
    await form.getByRole('button', { name: 'Save and invite' }).click()
    await users.ends('Error', 'Error creating user: A server error occurred. Please try again.')
    await expect(first).toHaveValue('Lost')
  })

  test('invites by mail, the row says so, and the link can be sent again', async ({ visitor }) => {
    const email = `guest.${Date.now()}@clinic.example`
    const users = new UsersPage(await visitor(STAFF.admin))
    await users.open()
    await users.page.getByRole('button', { name: 'Add user' }).click()
    const form = users.page.getByRole('dialog', { name: 'Create a New User' })
    await form.getByRole('textbox', { name: /^E-mail/ }).fill(email)
    await form.getByRole('textbox', { name: /^First name/ }).fill('Gail')
    await form.getByRole('textbox', { name: /^Last name/ }).fill(`Guest${Date.now()}`)
    await form.getByRole('button', { name: 'Save and invite' }).click()
    await users.ends('Success', 'was invited by mail. The link works for seven days.')
    expect(mailsTo(email)).toHaveLength(1)
    await users.page.getByRole('searchbox').fill(email)
    const row = users.table.locator('tr[data-row-key]')
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('invited')
    await expect(row).toContainText('Not chosen yet')
    await row.getByRole('button', { name: /^Details of/ }).click()
    await users.page.getByRole('button', { name: 'Send again' }).click()
    await users.says(`A link was sent to ${email}.`)
    expect(mailsTo(email)).toHaveLength(2)
  })
})

test('groups are edited beside the list: what they may do, and new ones (REQ-228, REQ-253)', async ({ visitor }) => {
  const mark = Date.now().toString(36)
  const users = new UsersPage(await visitor(STAFF.admin))
  await users.open()
  await users.page.getByRole('button', { name: 'Groups' }).click()
  const editor = users.page.getByRole('dialog', { name: 'Groups' })
  await editor.getByRole('button', { name: 'New group' }).click()
  await editor.getByRole('textbox', { name: /^Name/ }).fill(`desk-${mark}`)
  await editor.getByRole('textbox', { name: /^Description/ }).fill(`Front desk ${mark}`)
  await editor.getByLabel('The PCR queue').check()
  await editor.getByRole('button', { name: 'Save group' }).click()
  await users.says(`Group Front desk ${mark} saved.`)
  await editor.getByRole('button', { name: new RegExp(`Front desk ${mark}`) }).click()
  await expect(editor.getByLabel('The PCR queue')).toBeChecked()
  await expectAccessible(users.page)
  await editor.getByLabel('As PCR').check()
  await editor.getByRole('button', { name: 'Save group' }).click()
  const groups = () => callAs<{ description: string }[]>(STAFF.admin, '/api/authGroups')
  await expect
    .poll(async () => (await groups()).find(({ description }) => description.endsWith(mark)))
    .toMatchObject({ pcr_capable: true, scopes: [{ name: 'pcr' }, { name: 'user' }] })
  await editor.getByLabel('As PCR').uncheck()
  await editor.getByRole('button', { name: 'Save group' }).click()
  await expect
    .poll(async () => (await groups()).find(({ description }) => description.endsWith(mark)))
    .toMatchObject({ pcr_capable: false })
  await editor.getByRole('button', { name: 'Delete group' }).click()
  await users.says('Group deleted.')
})
