import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { sendAs } from './support/send-as.ts'
import { callAs } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'
import { makeUser, UsersPage } from './support/users-page.ts'

const REFUSED = /the server responded with a status of/

test.describe('the list', () => {
  test('of a thousand draws only what is seen (REQ-232)', async ({ visitor }) => {
    const page = await visitor(STAFF.admin)
    await page.route('**/api/users/adminlist', async (route) => {
      const answer = await route.fetch()
      const [first] = (await answer.json()) as [Record<string, unknown>]
      const many = Array.from({ length: 1000 }, (_, index) => ({
        ...first,
        id: 10_000 + index,
        last_name: `Crowd${index}`,
        email: `crowd${index}@clinic.example`,
      }))
      await route.fulfill({ json: many })
    })
    const users = new UsersPage(page)
    await users.open('?size=1000')
    const rows = users.table.locator('tr[data-row-key]')
    await expect(rows.first()).toContainText('')
    expect(await rows.count()).toBeLessThan(100)
    const last = users.page.locator('tr[data-row-key="10999"]')
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(last).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(await rows.count()).toBeLessThan(100)
  })
})

test.describe('one field at a time', () => {
  test('the password is masked, its edit shows an input and Save; provinces and roles are chosen from lists, several at once; the account is switched off, after a question, and on again (REQ-222, REQ-224, REQ-227, REQ-228, REQ-233, REQ-240, REQ-275, REQ-289, REQ-294, REQ-296, REQ-297)', async ({
    visitor,
  }) => {
    const user = await makeUser()
    const users = new UsersPage(await visitor(STAFF.admin))
    await users.openFor(user)
    const row = users.row(user.id)
    await test.step('A password is typed where dots were.', async () => {
      await row.getByRole('button', { name: /^Edit the password/ }).click()
      const input = row.getByLabel(/^New password of/)
      await expect(input).toHaveAttribute('type', 'password')
      const save = row.getByRole('button', { name: 'Save', exact: true })
      await expect(save).toBeDisabled()
      await input.fill('brave-otter')
      await save.click()
      await expect(row).toContainText('Password must include at least one capital letter')
      await input.fill('Br4ve&otter-lake')
      await save.click()
      await users.expectMessage('Successfully updated password')
      await expect(input).toHaveCount(0)
    })
    await test.step('Provinces and roles are ticked.', async () => {
      await row.getByRole('button', { name: /^Licensed provinces of/ }).click()
      await expect(users.dialog.getByRole('checkbox')).toHaveCount(13)
      await users.dialog.getByLabel('Nunavut').check()
      await users.dialog.getByLabel('Alberta').check()
      await users.page.keyboard.press('Escape')
      await users.expectMessage('Licensed provinces updated successfully')
      await row.getByRole('button', { name: /^Roles of/ }).click()
      await users.dialog.getByLabel('NP Manager').check()
      await users.page.keyboard.press('Escape')
      await users.expectMessage('Auth group updated successfully')
      await expect(row.getByRole('button', { name: /: AB NU, that is Alberta, Nunavut$/ })).toBeVisible()
      expect(await callAs(STAFF.admin, `/api/users/${user.id}/single`)).toMatchObject({
        licensed_provinces: 'Alberta, Nunavut',
        auth_groups: [{ name: 'User' }, { name: 'nps' }, { name: 'npManagers' }],
      })
    })
    await test.step('The account goes off and on.', async () => {
      await users.press(user, 'Active')
      await expect(users.dialog).toContainText('none will be released')
      await users.dialog.getByRole('button', { name: 'Keep active' }).click()
      await expect(users.switch(user, 'Active')).toBeChecked()
      await users.press(user, 'Active')
      await users.dialog.getByRole('button', { name: 'Switch off' }).click()
      await users.expectMessage('Successfully updated activity')
      await expect(users.switch(user, 'Active')).not.toBeChecked()
      await users.press(user, 'Active')
      await expect.poll(() => callAs(STAFF.admin, `/api/users/${user.id}/verify`)).toMatchObject({ active: true })
    })
  })

  test('is left alone while somebody types, whatever another administrator saves; who was slower is told and sees both', async ({
    visitor,
    pageErrors,
  }) => {
    pageErrors.allow(REFUSED)
    const user = await makeUser()
    const users = new UsersPage(await visitor(STAFF.admin))
    await users.openFor(user)
    const held = await users.holdBack()
    await users.field(user, 'First name').fill('Mine')
    await held.arrived
    await sendAs(STAFF.admin, {
      method: 'PUT',
      path: `/api/users/${user.id}`,
      body: { first_name: 'Theirs', last_name: `Elsewhere${user.id}` },
    })
    await expect(users.field(user, 'Last name')).toHaveValue(`Elsewhere${user.id}`)
    await expect(users.field(user, 'First name')).toHaveValue('Mine')
    held.go()
    await users.expectMessage('Failed to update first name: Someone else changed this user. We’ve refreshed the row.')
    await expect(users.field(user, 'First name')).toHaveValue('Mine')
    await users.row(user.id).getByRole('button', { name: 'Try again' }).click()
    await users.expectMessage('Successfully updated first name')
    expect(await callAs(STAFF.admin, `/api/users/${user.id}`)).toMatchObject({ first_name: 'Mine' })
  })

  test('is taken back by Escape, even after it was saved', async ({ visitor }) => {
    const user = await makeUser()
    const users = new UsersPage(await visitor(STAFF.admin))
    await users.openFor(user)
    const field = users.field(user, 'First name')
    await field.fill('Wrong')
    await users.expectMessage('Successfully updated first name')
    await field.press('Escape')
    await expect(field).toHaveValue('Journey')
    await expect.poll(() => callAs(STAFF.admin, `/api/users/${user.id}`)).toMatchObject({ first_name: 'Journey' })
  })
})

test('the screen can be worked by keys alone and has nothing that axe calls grave', async ({ visitor, isMobile }) => {
  const user = await makeUser()
  const users = new UsersPage(await visitor(STAFF.admin))
  await users.openFor(user)
  await expectAccessible(users.page)
  await users.details(user)
  await expect(users.page.getByRole('heading', { name: 'Sessions' })).toBeVisible()
  await expectAccessible(users.page)
  if (isMobile) return
  await users.field(user, 'Last name').focus()
  await users.page.keyboard.press('Tab')
  await expect(users.row(user.id).getByRole('button', { name: /^Licensed provinces of/ })).toBeFocused()
  await users.page.keyboard.press('Enter')
  await expect(users.dialog.getByRole('checkbox').first()).toBeFocused()
  await users.page.keyboard.press('Space')
  await users.page.keyboard.press('Escape')
  await expect(users.row(user.id).getByRole('button', { name: /^Licensed provinces of/ })).toBeFocused()
  await users.expectMessage('Licensed provinces updated successfully')
  await users.page.getByRole('button', { name: 'Add user' }).click()
  await expectAccessible(users.page)
})
