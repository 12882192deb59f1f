import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'
import { makeUser, UsersPage } from './support/users-page.ts'

const DAY = 86_400_000
const day = (fromNow: number) => new Date(Date.now() + fromNow * DAY).toISOString().slice(0, 10)

test('an administrator records an NP’s licence, is told what is wrong with it, and Today lists what has to be checked (F-7)', async ({
  visitor,
}) => {
  const user = await makeUser({ licensed_provinces: 'Ontario, Nova Scotia' })
  const page = await visitor(STAFF.admin)
  const users = new UsersPage(page)
  await users.openFor(user)
  await users.details(user)
  const licences = page.getByRole('region', { name: `Licences of ${user.name}` })
  await expect(licences.getByText('Not verified yet')).toHaveCount(2)
  await licences.getByRole('button', { name: `Record the licence of ${user.name} in Ontario` }).click()
  const dialog = page.getByRole('dialog', { name: `Licence of ${user.name} in Ontario` })
  await test.step('What is missing and out of order is said at its field.', async () => {
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('The college is missing.')).toBeVisible()
    await expect(dialog.getByLabel(/^College/)).toBeFocused()
    await dialog.getByLabel(/^College/).fill('CNO')
    await dialog.getByLabel(/^Registration number/).fill('1234567')
    await dialog.getByLabel(/^Valid from/).fill(day(-400))
    await dialog.getByLabel(/^Register read on/).fill(day(-1))
    await dialog.getByLabel(/^Last day/).fill(day(-500))
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('The end date is before the start date.')).toBeVisible()
    await expectAccessible(page)
    await takeScreenshot(page, 'licence-dialog')
  })
  await test.step('It is saved, and stays after a reload.', async () => {
    await dialog.getByLabel(/^Last day/).fill(day(30))
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(licences.getByText('Ends soon')).toBeVisible()
    await page.reload()
    await users.details(user)
    await expect(licences.getByText('CNO 1234567')).toBeVisible()
    await expectAccessible(page)
    await takeScreenshot(page, 'licences-of-user')
  })
  await test.step('Today tells administrators, and leads to the person.', async () => {
    await page.goto('/pages/today')
    const panel = page.getByRole('region', { name: 'Licences to check' })
    await takeScreenshot(page, 'today-licences')
    await panel.getByRole('link').first().click()
    await expect(users.table).toBeVisible()
  })
})
