import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { newStaff } from './support/new-staff.ts'
import { logInByCalls } from './support/sessions.ts'
import { STAFF, type StaffEmail } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'
import { waitingPatient } from './support/waiting-patients.ts'

const PANELS: [StaffEmail, string[]][] = [
  [STAFF.pcr, ['Due within two hours', 'My patients', 'Crises', 'Callbacks']],
  [STAFF.np, ['My visits', 'Due within two hours', 'My patients', 'Crises']],
  [STAFF.pcrManager, ['PCR queue', 'Due within two hours', 'My patients', 'Crises', 'Callbacks']],
  [STAFF.admin, ['PCR queue', 'NP queue', 'Due within two hours', 'Crises', 'Callbacks']],
]

for (const [who, panels] of PANELS) {
  test(`the start page of ${who} is Today, with what concerns their role (F-2, REQ-089)`, async ({ visitor }) => {
    const page = await visitor(who)
    await page.goto('/')
    await expect(page).toHaveURL(/\/pages\/today$/)
    await expect(page.getByRole('heading', { level: 2, name: /^Good (morning|afternoon|evening), / })).toBeVisible()
    const main = page.getByRole('main')
    for (const name of panels) await expect(main.getByRole('region', { name, exact: true })).toBeVisible()
    await expectAccessible(page)
    await takeScreenshot(page, `today-${who.split('@')[0]}`)
  })
}

test('a PCR opens the record of a patient of theirs from Today (F-2)', async ({ visitor, isMobile }) => {
  const name = { first_name: 'Homer', last_name: isMobile ? 'Phoneside' : 'Deskside' }
  const patient = await waitingPatient(name)
  // The list shows the first few, so that someone with other patients might not see this one.
  const { email } = await newStaff('pcrs')
  const page = await visitor(await logInByCalls(email))
  await page.goto('/pages/userqueue')
  await page.getByRole('searchbox').first().fill(patient)
  await page
    .getByRole('button', { name: new RegExp(`^Claim.*${patient}`) })
    .first()
    .click()
  await expect(page.getByRole('alert').filter({ hasText: 'Patient successfully claimed' })).toBeVisible()
  await page.goto('/pages/today')
  await page
    .getByRole('region', { name: 'My patients' })
    .getByRole('button', { name: `${name.first_name} ${name.last_name}`, exact: true })
    .click()
  await expect(page.getByRole('dialog').filter({ hasText: patient })).toBeVisible()
})
