import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { sendAs } from './support/send-as.ts'
import { callAs } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'
import { makeUser, UsersPage } from './support/users-page.ts'

const REFUSED = /the server responded with a status of/
const COLUMNS = ['Active', 'Email', 'Password', 'First Name', 'Last Name', 'Licensed Provinces', 'Roles', 'Queues', 'Actions']

test.describe('the list', () => {
  test('has its nine columns, is searched by first name, last name and e-mail, and cleared (REQ-218 to REQ-230)', async ({ visitor }) => {
    const mark = `Quill${Date.now()}`
    const user = await makeUser({ first_name: 'Zora', last_name: mark })
    const users = new UsersPage(await visitor(STAFF.admin))
    await users.open()
    await expect(users.table.getByRole('columnheader')).toHaveText(COLUMNS)
    const box = users.page.getByRole('searchbox')
    const rows = users.table.locator('tr[data-row-key]')
    for (const words of [`ZORA ${mark.toLowerCase()}`, user.email.toUpperCase(), mark.slice(2)]) {
      await box.fill(words)
      await expect(rows).toHaveCount(1)
      await expect(users.row(user.id)).toBeVisible()
      await expect.poll(() => new URL(users.page.url()).searchParams.get('q')).toBe(words)
    }
    await users.page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(box).toHaveValue('')
    await expect.poll(() => rows.count()).toBeGreaterThan(10)
    await expect(users.page.getByRole('button', { name: 'Add user' })).toBeVisible()
    const row = users.row(user.id)
    await box.fill(user.email)
    await expect(users.switch(user, 'Active')).toBeVisible()
    await expect(users.field(user, 'Email')).toHaveValue(user.email)
    await expect(row.getByText('••••••••')).toBeVisible()
    await expect(users.field(user, 'First name')).toHaveValue('Zora')
    await expect(users.field(user, 'Last name')).toHaveValue(/^Quill/)
    await expect(row.getByRole('button', { name: /^Licensed provinces of Zora/ })).toBeVisible()
    await expect(row.getByRole('button', { name: /^Roles of Zora .*: User, Nurse Practitioner$/ })).toBeVisible()
    await expect(users.switch(user, 'Queue')).toBeVisible()
    for (const action of ['Save user', 'Delete user'])
      await expect(row.getByRole('button', { name: new RegExp(`^${action}`) })).toBeVisible()
  })

  test('is paged by total, sizes, previous, pages, next and a jumper, and the address keeps it (REQ-231, REQ-232)', async ({ visitor }) => {
    await Promise.all(Array.from({ length: 6 }, () => makeUser()))
    const users = new UsersPage(await visitor(STAFF.admin))
    await users.open()
    const pager = users.page.getByRole('navigation', { name: 'Pages of users' })
    const { length } = await callAs<unknown[]>(STAFF.admin, '/api/users/adminlist')
    await expect(pager).toContainText(/Total \d+/)
    expect(length).toBeGreaterThan(20)
    await expect(pager.getByLabel('Rows per page').getByRole('option')).toHaveText(
      [20, 50, 100, 200, 500, 1000].map((size) => `${size} per page`),
    )
    await expect(pager.getByLabel('Rows per page')).toHaveValue('20')
    await expect(users.table.locator('tr[data-row-key]')).toHaveCount(20)
    await pager.getByRole('button', { name: 'Next page' }).click()
    await expect(pager.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
    await pager.getByRole('button', { name: 'Previous page' }).click()
    await pager.getByLabel('Go to page').fill('2')
    await pager.getByLabel('Go to page').press('Enter')
    await expect.poll(() => new URL(users.page.url()).searchParams.get('page')).toBe('2')
    await users.page.reload()
    await expect(pager.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
    await pager.getByLabel('Rows per page').selectOption('1000')
    await expect.poll(() => users.table.locator('tr[data-row-key]').count()).toBeGreaterThan(20)
  })

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

  test('that cannot be loaded says so in a dialog and is asked for again; groups that cannot be loaded are told of (REQ-283, REQ-697, C-11)', async ({
    visitor,
    faults,
  }) => {
    faults.foresee(REFUSED)
    const users = new UsersPage(await visitor(STAFF.admin))
    await users.refuse('GET', /authGroups$/)
    const letThrough = await users.refuse('GET', /adminlist$/)
    await users.page.goto('/pages/useradmin')
    await expect(users.page.getByRole('dialog', { name: 'Error' })).toContainText('The users could not be loaded.')
    await users.says('Failed to load auth groups')
    await letThrough()
    await users.dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(users.table).toBeVisible()
  })
})

test.describe('one field at a time', () => {
  test('is sent once after the last key and says that it is saved (REQ-223, REQ-225, REQ-226, REQ-233, REQ-235, REQ-290 to REQ-293)', async ({
    visitor,
  }) => {
    const user = await makeUser()
    const users = new UsersPage(await visitor(STAFF.admin))
    await users.openFor(user)
    await users.details(user)
    const sent: string[] = []
    users.page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postData() ?? ''))
    const edits = [
      ['First name', 'first_name', 'Anouk', 'Successfully updated first name'],
      ['Last name', 'last_name', `Berger${user.id}`, 'Successfully updated last name'],
      ['Phone', 'phone', '416 555 0190', 'Successfully updated phone number'],
    ] as const
    for (const [label, field, value, saved] of edits) {
      sent.length = 0
      await users.field(user, label).selectText()
      await users.field(user, label).pressSequentially(value)
      await users.says(saved)
      expect(sent.map((body) => JSON.parse(body)[field])).toEqual([value])
    }
    const email = `anouk.${user.id}@clinic.example`
    await users.field(user, 'Email').fill(email)
    await users.says('Successfully updated email')
    expect(await callAs(STAFF.admin, `/api/users/${user.id}/single`)).toMatchObject({ first_name: 'Anouk', phone: '416 555 0190', email })
  })

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
      await users.says('Successfully updated password')
      await expect(input).toHaveCount(0)
    })
    await test.step('Provinces and roles are ticked.', async () => {
      await row.getByRole('button', { name: /^Licensed provinces of/ }).click()
      await expect(users.dialog.getByRole('checkbox')).toHaveCount(13)
      await users.dialog.getByLabel('Nunavut').check()
      await users.dialog.getByLabel('Alberta').check()
      await users.page.keyboard.press('Escape')
      await users.says('Licensed provinces updated successfully')
      await row.getByRole('button', { name: /^Roles of/ }).click()
      await users.dialog.getByLabel('NP Manager').check()
      await users.page.keyboard.press('Escape')
      await users.says('Auth group updated successfully')
      await expect(row.getByRole('button', { name: /: AB NU, that is Alberta, Nunavut$/ })).toBeVisible()
      expect(await callAs(STAFF.admin, `/api/users/${user.id}/single`)).toMatchObject({
        licensed_provinces: 'Alberta, Nunavut',
        auth_groups: [{ name: 'User' }, { name: 'nps' }, { name: 'npManagers' }],
      })
    })
    await test.step('The account goes off and on.', async () => {
      await users.press(user, 'Active')
      await expect(users.dialog).toContainText('nobody will be released')
      await users.dialog.getByRole('button', { name: 'Keep active' }).click()
      await expect(users.switch(user, 'Active')).toBeChecked()
      await users.press(user, 'Active')
      await users.dialog.getByRole('button', { name: 'Switch off' }).click()
      await users.says('Successfully updated activity')
      await expect(users.switch(user, 'Active')).not.toBeChecked()
      await users.press(user, 'Active')
      await expect.poll(() => callAs(STAFF.admin, `/api/users/${user.id}/verify`)).toMatchObject({ active: true })
    })
  })

  const failures = [
    ['REQ-277', 'Email', 'someone.else@clinic.example', 'Failed to update email'],
    ['REQ-278', 'First name', 'Other', 'Failed to update first name'],
    ['REQ-279', 'Last name', 'Other', 'Failed to update last name'],
    ['REQ-280', 'Phone', '4165550133', 'Failed to update phone number'],
  ] as const
  test(`that fails keeps what was typed, says why and can be tried again (${failures.map(([row]) => row).join(', ')}, C-11)`, async ({
    visitor,
    faults,
  }) => {
    faults.foresee(REFUSED)
    const user = await makeUser()
    const users = new UsersPage(await visitor(STAFF.admin))
    await users.openFor(user)
    await users.details(user)
    for (const [, label, value, failed] of failures) {
      const letThrough = await users.refuse('PUT', /\/api\/users\/\d+$/)
      await users.field(user, label).fill(value)
      await users.says(`${failed}: A server error occurred. Please try again.`)
      await expect(users.field(user, label)).toHaveValue(value)
      await expect(users.field(user, label)).toHaveAttribute('aria-invalid', 'true')
      await letThrough()
      await users.field(user, label).press('Escape')
      await expect(users.field(user, label)).not.toHaveAttribute('aria-invalid')
    }
  })

  test('a password, an activity, provinces and roles that fail say so too (REQ-276, REQ-281, REQ-282, REQ-284)', async ({
    visitor,
    faults,
  }) => {
    faults.foresee(REFUSED)
    const user = await makeUser({ active: false })
    const users = new UsersPage(await visitor(STAFF.admin))
    await users.openFor(user)
    await users.refuse('PUT', /\/api\/users\/\d+$/)
    const row = users.row(user.id)
    await row.getByRole('button', { name: /^Edit the password/ }).click()
    await row.getByLabel(/^New password of/).fill('Br4ve&otter-lake')
    await row.getByRole('button', { name: 'Save', exact: true }).click()
    await users.hearAndClose('Failed to update password: A server error')
    await users.press(user, 'Active')
    await users.hearAndClose('Failed to update activity: A server error')
    await row.getByRole('button', { name: /^Licensed provinces of/ }).click()
    await users.dialog.getByLabel('Yukon').check()
    await users.page.keyboard.press('Escape')
    await users.hearAndClose('Failed to update licensed provinces')
    await row.getByRole('button', { name: /^Roles of/ }).click()
    await users.dialog.getByLabel('NP Manager').check()
    await users.page.keyboard.press('Escape')
    await users.hearAndClose('Failed to update auth group')
  })

  test('is left alone while somebody types, whatever another administrator saves; who was slower is told and sees both', async ({
    visitor,
    faults,
  }) => {
    faults.foresee(REFUSED)
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
    await users.says('Failed to update first name: Somebody changed this user in the meantime. The row has been refreshed.')
    await expect(users.field(user, 'First name')).toHaveValue('Mine')
    await users.row(user.id).getByRole('button', { name: 'Retry' }).click()
    await users.says('Successfully updated first name')
    expect(await callAs(STAFF.admin, `/api/users/${user.id}`)).toMatchObject({ first_name: 'Mine' })
  })

  test('is taken back by Escape, even after it was saved', async ({ visitor }) => {
    const user = await makeUser()
    const users = new UsersPage(await visitor(STAFF.admin))
    await users.openFor(user)
    const field = users.field(user, 'First name')
    await field.fill('Wrong')
    await users.says('Successfully updated first name')
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
  await users.says('Licensed provinces updated successfully')
  await users.page.getByRole('button', { name: 'Add user' }).click()
  await expectAccessible(users.page)
})
