import { expectAccessible } from './support/accessible.ts'
import { inDatabase } from './support/booked.ts'
import { expect, test } from './support/fixtures.ts'
import { freshName, freshPhone } from './support/fresh-name.ts'
import { openTab } from './support/open-tab.ts'
import { QueuePage } from './support/queue-page.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'
import { waitingPatient } from './support/waiting-patients.ts'

test('a PCR registers a caller, is shown a likely duplicate first, and opens the new record (F-12, F-13)', async ({
  visitor,
  pageErrors,
}) => {
  pageErrors.allow(/409 \(Conflict\)/)
  const [first_name, typed, last_name] = ['Odette', 'Odete', freshName('Deskford')]
  const phone = freshPhone()
  const known = await waitingPatient({ first_name, last_name })
  await inDatabase((sql) => sql`update patients set phone = ${phone} where patient_id = ${known}`)
  const page = await visitor(STAFF.pcr)
  await new QueuePage(page, 'pcr').open()
  await page.keyboard.press('Control+K')
  await page.getByRole('combobox', { name: 'Search patients, pages and actions' }).fill('register')
  await page.getByRole('option', { name: /^Register caller/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Register caller' })
  const fill = (name: string, value: string) => dialog.getByRole('textbox', { name, exact: true }).fill(value)

  await fill('First name', typed)
  await fill('Last name', last_name)
  await fill('Date of birth', '17 May 1980')
  await fill('Phone', `+1 ${phone}`)
  await dialog.getByRole('button', { name: 'Register caller' }).click()
  await expect(dialog).toContainText('Please enter a valid email address.')
  await expectAccessible(page)
  await takeScreenshot(page, 'register')

  await fill('Email', `register.${known.toLowerCase()}@mail.example`)
  await fill('Street address', '1 Main Street')
  await fill('City', 'Ottawa')
  await fill('Postal code', 'k1a0b1')
  await dialog.getByRole('combobox', { name: 'Province' }).selectOption('Ontario')
  await dialog.getByRole('combobox', { name: 'Sex' }).selectOption('Female')
  await dialog.getByRole('button', { name: 'Register caller' }).click()
  await expect(dialog.getByRole('list', { name: 'Likely the same person' })).toContainText(known)
  await expectAccessible(page)
  await takeScreenshot(page, 'register-duplicate')

  await dialog.getByRole('button', { name: 'This is someone else, register' }).click()
  await expect(page.getByText(`${typed} ${last_name} is registered and waits in the PCR queue.`)).toBeVisible()
  const record = page.getByRole('dialog').filter({ hasText: `${typed} ${last_name}` })
  await openTab(record, 'Timeline')
  await expect(record.getByText('Registered a caller', { exact: false }).first()).toBeVisible()
})
