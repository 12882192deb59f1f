import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { freshName } from './support/fresh-name.ts'
import { newPatients } from './support/queue-people.ts'
import { sendAs } from './support/send-as.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test('a manager merges two records of one person, choosing the email of the other one, and takes the merge back (F-13)', async ({
  visitor,
}) => {
  test.setTimeout(400_000)
  const name = `Robin ${freshName('Twice')}`
  const ids = await newPatients('pcr', name.slice('Robin '.length), 2)
  const emailOf = async (id: string) =>
    (await sendAs<{ contact: { email: string } }>(STAFF.admin, { method: 'GET', path: `/api/patients/${id}/contact` })).contact.email
  const emails = await Promise.all(ids.map(emailOf))
  expect(emails[0]).not.toBe(emails[1])

  const page = await visitor(STAFF.pcrManager)
  const compare = page.getByRole('button', { name: `Compare ${name} and ${name}` })
  /** Records are compared once a minute. */
  const listed = () =>
    expect(async () => {
      await page.goto('/pages/duplicates')
      await expect(page.getByText('Likely the same person', { exact: true })).toBeVisible()
      const more = page.getByRole('region', { name: 'Likely the same person' }).getByRole('button', { name: /^Show \d+ more$/ })
      while (!(await compare.isVisible()) && (await more.isVisible())) await more.click()
      await expect(compare).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 150_000 })
  await listed()
  await compare.click()
  const merging = page.getByRole('button', { name: /^Merge into / })
  const survivor = ((await merging.textContent()) ?? '').replace('Merge into ', '')
  const merged = ids.find((id) => id !== survivor) ?? ''
  await page.getByRole('radio', { name: new RegExp(`^Email: .*, of ${merged}$`) }).check()
  await expectAccessible(page)
  await takeScreenshot(page, 'duplicates-compared')
  await merging.click()
  const dialog = page.getByRole('dialog', { name: `Merge ${name} into ${name}?` })
  await expect(dialog).toContainText(`${name} (${survivor}) remains.`)
  await takeScreenshot(page, 'duplicates-merge')
  await dialog.getByRole('button', { name: 'Merge the records' }).click()
  const undo = page.getByRole('button', { name: `Undo the merge of ${name} into ${name}` })
  await expect(undo).toBeVisible()
  expect(await emailOf(survivor)).toBe(emails[ids.indexOf(merged)])
  await page.goto(`/pages/patient?patient=${merged}`)
  await expect(page.getByRole('region', { name: 'Patient', exact: true })).toContainText(survivor)

  await page.goto('/pages/duplicates')
  await takeScreenshot(page, 'duplicates-merged')
  await undo.click()
  await expect(undo).toHaveCount(0)
  await listed()
  expect(await Promise.all(ids.map(emailOf))).toEqual(emails)
  await page.goto(`/pages/patient?patient=${merged}`)
  await expect(page.getByRole('region', { name: 'Patient', exact: true })).toContainText(merged)
})
