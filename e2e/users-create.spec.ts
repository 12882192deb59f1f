import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { emailsTo } from './support/mail.ts'
import { callAs } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'
import { UsersPage } from './support/users-page.ts'

test.describe('"Create a New User"', () => {
  test('invites by mail, the row says so, and the link can be sent again', async ({ visitor }) => {
    const email = `guest.${Date.now()}@clinic.example`
    const users = new UsersPage(await visitor(STAFF.admin))
    await users.open()
    await users.page.getByRole('button', { name: 'Add user' }).click()
    const form = users.page.getByRole('dialog', { name: 'Create a New User' })
    await form.getByRole('textbox', { name: /^Email/ }).fill(email)
    await form.getByRole('textbox', { name: /^First name/ }).fill('Gail')
    await form.getByRole('textbox', { name: /^Last name/ }).fill(`Guest${Date.now()}`)
    await form.getByRole('button', { name: 'Save and invite' }).click()
    await users.ends('Success', 'The link expires in 7 days.')
    expect(emailsTo(email)).toHaveLength(1)
    await users.page.getByRole('searchbox').fill(email)
    const row = users.table.locator('tr[data-row-key]')
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('invited')
    await expect(row).toContainText('Not chosen yet')
    await row.getByRole('button', { name: /^Details of/ }).click()
    await users.page.getByRole('button', { name: 'Send again' }).click()
    await users.expectMessage(`A link was sent to ${email}.`)
    expect(emailsTo(email)).toHaveLength(2)
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
  await users.expectMessage(`Group Front desk ${mark} saved.`)
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
  await users.expectMessage('Group deleted.')
})
