import { beginVisit } from '@clinic/server/testing/begin-visit'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { inDatabase } from './support/booked.ts'
import type { DocumentPage } from './support/document-page.ts'
import { expect, test } from './support/fixtures.ts'
import { openTab } from './support/open-tab.ts'
import { prepareDocument } from './support/prepare-document.ts'
import { claimAs, newPatient, newWorker } from './support/queue-people.ts'
import { sendAs } from './support/send-as.ts'
import { clinicDay, newSeller, newSigner, recordLicence } from './support/signers.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test('a patient who does not come to a visit is back in the queue, and can be booked again at once (F-3, F-9)', async ({ visitor }) => {
  const np = await newWorker(visitor, 'np')
  const { id: np_id } = await sendAs<{ id: number }>(np.email, { method: 'GET', path: '/api/me' })
  const { id, name } = await newPatient('pcr', 'Never-Came')
  await inDatabase((sql) => beginVisit(sql, { patient_id: id, np_id }))
  const pcr = await newWorker(visitor, 'pcr')
  await sendAs(STAFF.admin, { method: 'PUT', path: `/api/queues/pcr/${id}/priority`, body: { priority: true } })
  await claimAs(pcr.email, 'pcr', id)
  await sendAs(pcr.email, { method: 'POST', path: `/api/queues/pcr/${id}/complete_help` })
  const stands = async () =>
    (await sendAs<{ in_pcr_queue: boolean }>(STAFF.admin, { method: 'GET', path: `/api/patient_status/${id}` })).in_pcr_queue
  expect(await stands()).toBe(false)

  const { page } = np
  await page.goto(`/pages/patient?patient=${id}`)
  await openTab(page, 'Visits')
  const visits = page.getByRole('tabpanel', { name: 'Visits' })
  await visits.getByRole('button', { name: /^No-show: / }).click()
  await page
    .getByRole('dialog', { name: `Record a no-show for ${name}?` })
    .getByRole('button', { name: 'Record no-show' })
    .click()
  await expect(page.getByText(`No-show recorded for ${name}.`)).toBeVisible()
  await expect(visits.getByRole('listitem')).toContainText('No-show')
  await visits.getByRole('button', { name: 'Book again' }).click()
  await expect(page.getByRole('dialog', { name: `Book a visit for ${name}` })).toBeVisible()
  await takeScreenshot(page, 'visit-no-show')
  expect(await stands()).toBe(true)
})

test('where the patient is on the day of the visit decides: without a licence there the NP cannot sign, and with one its number is on the document (F-7, F-9)', async ({
  visitor,
}) => {
  test.slow()
  const signer = await newSigner(visitor)
  const documents = await prepareDocument(signer, 'Away-That-Day')
  const missing = 'You hold no licence in Alberta, where the patient was consulted.'
  await expect(documents.meter).not.toContainText(missing)
  await documents.choose('Province at this visit', 'Alberta')
  await expect(documents.meter).toContainText(missing)
  await expect(documents.draft.getByRole('button', { name: /left before signing$/ })).toBeDisabled()
  await takeScreenshot(documents.page, 'document-elsewhere')

  const number = `A${signer.number}`
  await recordLicence(signer, { province: 'AB', college: 'College of Registered Nurses of Alberta', number })
  await documents.page.reload()
  await expect(documents.meter).not.toContainText(missing)
  await documents.draft.getByLabel('Address where the patient is', { exact: true }).fill('10230 Jasper Avenue, Edmonton AB T5J 4P6')
  await documents.draft.getByLabel('Address where the patient is', { exact: true }).blur()
  await documents.saved()
  await documents.explainWarnings('Seen with the patient')
  await (await documents.sign(signer.email)).click()
  await expect(documents.current.getByRole('article')).toContainText('Signed, not sent')
  const said = (await documents.readFile('Download PDF')).pages.map(({ text }) => text).join(' ')
  for (const text of [number, 'Alberta', '10230 Jasper Avenue', 'College of Registered Nurses of Alberta']) expect(said).toContain(text)
  expect(said.replaceAll(number, '')).not.toContain(signer.number)
})

test('a document moves from one seller to another without a new one, and its end stays (F-7)', async ({ visitor }) => {
  test.slow()
  const [first, second] = [`Northern Meadow ${Date.now()}`, `Coast Garden ${Date.now()}`]
  for (const name of [first, second]) await newSeller(name)
  const signer = await newSigner(visitor)
  const documents = await prepareDocument(signer, 'Moves-Seller')
  await documents.explainWarnings('Seen with the patient')
  await (await documents.sign(signer.email)).click()
  const card = documents.current.getByRole('article')
  await expect(card).toContainText('Signed, not sent')
  await register(documents, first)
  await expect(card).not.toContainText('Not running yet')
  const end = () => card.locator('dt', { hasText: 'Ends' }).locator('xpath=following-sibling::dd').textContent()
  const before = await end()
  const moving = await documents.act('Transferred', /^Record the transfer of /)
  await choose(documents.page, { seller: second, field: 'To which seller' })
  await moving.getByLabel('Transferred on').fill(clinicDay(0))
  await takeScreenshot(documents.page, 'document-transfer')
  await moving.getByRole('button', { name: 'Record transfer' }).click()
  await expect(card).toContainText('Transferred')
  expect(await end()).toBe(before)
})

test('a death is recorded from the record: it says so, offers no contact, and can be undone (s. 286(1), F-3)', async ({ visitor }) => {
  const { id, name } = await newPatient('pcr', 'Late-Patient')
  const { page } = await newWorker(visitor, 'pcr')
  await page.goto(`/pages/patient?patient=${id}`)
  await page.getByRole('button', { name: 'Record a death…' }).click()
  const dialog = page.getByRole('dialog', { name: `Record that ${name} has died` })
  await expect(dialog).toContainText(id)
  await dialog.getByRole('combobox', { name: 'Reported by' }).click()
  await page.getByRole('option', { name: 'A relative or friend' }).click()
  await dialog.getByLabel('Day of death').fill(clinicDay(0))
  await expectAccessible(page)
  await pictureDialog(page, 'death-dialog')
  await dialog.getByRole('button', { name: 'Record the death' }).click()

  const head = page.getByRole('region', { name: 'Patient', exact: true })
  await expect(head).toContainText(/Died \d+ \w+ \d{4}/)
  const next = page.getByRole('group', { name: 'Next action' })
  for (const offered of [/^Call /, 'Record a call', 'Ask by phone']) await expect(next.getByText(offered)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Request a follow-up' })).toHaveCount(0)
  await pictureDialog(page, 'death-record')
  const visits = await openTab(page, 'Visits')
  await expect(visits).toContainText('No visits.')
  await expect(visits.getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(head).not.toContainText('Died')
  await expect(next.getByText('Record a call')).toBeVisible()
})

/** Wide and narrow, light and dark. */
async function pictureDialog(page: Page, name: string) {
  if (!process.env.PICTURES) return
  const wide = page.viewportSize() ?? { width: 1440, height: 900 }
  for (const width of [1440, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await takeScreenshot(page, `${name}-${colorScheme}`)
    }
  await page.emulateMedia({ colorScheme: null })
  await page.setViewportSize(wide)
}

async function register(documents: DocumentPage, seller: string) {
  const dialog = await documents.act('Registered on', /^Record the registration of /)
  await choose(documents.page, { seller, field: 'Licensed seller' })
  await dialog.getByLabel('Registered on').fill(clinicDay(0))
  await dialog.getByRole('radio', { name: 'The seller' }).check()
  await dialog.getByRole('button', { name: 'Record registration' }).click()
  await expect(dialog).toHaveCount(0)
}

async function choose(page: Page, { seller, field }: { seller: string; field: string }) {
  await page.getByRole('dialog').getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: seller }).click()
}
