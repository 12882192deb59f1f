import { expect, test } from './support/fixtures.ts'
import { callAs } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'
import { makeUser, UsersPage } from './support/users-page.ts'

const REFUSED = /the server responded with a status of/

test('the whole row is saved with everything that was typed in it, and a dialog says so, or why it was not (REQ-230, REQ-234, REQ-236, REQ-237, REQ-285, REQ-295)', async ({
  visitor,
  faults,
}) => {
  faults.foresee(REFUSED)
  const user = await makeUser()
  const users = new UsersPage(await visitor(STAFF.admin))
  await users.openFor(user)
  const save = users.row(user.id).getByRole('button', { name: /^Save user/ })
  const accept = await users.refuse('PUT', /\/api\/users\/\d+$/)
  await save.click()
  await users.ends('Error', 'Error updating user: A server error occurred. Please try again.')
  await accept()

  const held = await users.holdBack()
  await users.field(user, 'First name').fill('Whole')
  await users.field(user, 'Last name').fill(`Row${user.id}`)
  held.go()
  await save.click()
  await users.ends('Success', 'Successfully updated user')
  expect(await callAs(STAFF.admin, `/api/users/${user.id}`)).toMatchObject({ first_name: 'Whole', last_name: `Row${user.id}` })
})

test('deleting is confirmed, takes the row away at once, says how it ended, and brings the row back where it fails (REQ-230, REQ-237, REQ-239, REQ-241, REQ-288, REQ-299)', async ({
  visitor,
  faults,
}) => {
  faults.foresee(REFUSED)
  const user = await makeUser()
  const users = new UsersPage(await visitor(STAFF.admin))
  await users.openFor(user)
  const remove = users.row(user.id).getByRole('button', { name: /^Delete user/ })
  const confirm = users.page.getByRole('dialog', { name: 'Confirm Deletion' })
  const accept = await users.refuse('DELETE', /\/api\/users\/\d+$/)
  await remove.click()
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await users.ends('Error', 'Error while deleting user!: A server error occurred. Please try again.')
  await expect(users.row(user.id)).toBeVisible()
  await accept()

  await remove.click()
  await expect(confirm).toContainText('Are you sure you would like to delete this user?')
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  await expect(users.row(user.id)).toBeVisible()
  const held = await users.holdBack('DELETE')
  await remove.click()
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await held.arrived
  await expect(users.row(user.id)).toHaveCount(0)
  held.go()
  await users.ends('Success', 'Successfully delete user!')
})

test.describe('a queue', () => {
  test('asks before it is switched off, says how many go back, and stays on a cancel (REQ-229, REQ-240, REQ-242, REQ-244)', async ({
    visitor,
  }) => {
    const people = await callAs<{ id: number; email: string; name: string; queue_enabled: boolean }[]>(STAFF.admin, '/api/users/adminlist')
    const busy = people.find(({ email }) => email.startsWith('kwame.mensah'))
    if (!busy) throw new Error('Kwame Mensah is not there')
    const users = new UsersPage(await visitor(STAFF.admin))
    const user = { ...busy, first_name: '', last_name: '' }
    await users.openFor(user)
    await users.press(user, 'Queue')
    const { patients } = await callAs<{ patients: number }>(STAFF.admin, `/api/users/${busy.id}/release_preview`)
    await expect(users.dialog).toContainText(patients === 0 ? 'nobody will be released' : `${patients} patient`)
    await expect(users.dialog).toContainText('must sign out and in to see the change')
    await users.dialog.getByRole('button', { name: 'Keep enabled' }).click()
    await expect(users.switch(user, 'Queue')).toBeChecked()
  })

  test('is switched off and on, the administrator is told what the person has to do, and one that cannot be switched is as it was (REQ-243, REQ-245 to REQ-247, REQ-287, REQ-298)', async ({
    visitor,
    faults,
  }) => {
    faults.foresee(REFUSED)
    const user = await makeUser({ queue_enabled: true })
    const users = new UsersPage(await visitor(STAFF.admin))
    await users.openFor(user)
    await users.press(user, 'Queue')
    await users.dialog.getByRole('button', { name: 'Disable and release' }).click()
    await users.says(`Queue disabled for ${user.name}. ${user.name} must sign out and in to see the change.`)
    await expect(users.switch(user, 'Queue')).not.toBeChecked()

    const accept = await users.refuse('PUT', /queue_enabled$/)
    await users.press(user, 'Queue')
    await users.says(`Failed to enable/disable queue for ${user.name}: A server error`)
    await expect(users.switch(user, 'Queue')).not.toBeChecked()
    await accept()
    await users.press(user, 'Queue')
    await users.says(`Queue enabled for ${user.name}`)
    await expect(users.dialog).toHaveCount(0)
    await expect(users.switch(user, 'Queue')).toBeChecked()
  })
})
