import { DOCUMENT_STATEMENT } from '@clinic/core/documents/document-words'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { DocumentPage } from './support/document-page.ts'
import { expect, test } from './support/fixtures.ts'
import { openTab } from './support/open-tab.ts'
import { claimAs, newPatients } from './support/queue-people.ts'
import { authorizedPatient, clinicDay, newSeller, newSigner } from './support/signers.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test('a visit is decided, its note and its medical document are signed, the document is verified, sent and registered, and renewal follows (F-7, F-8)', async ({
  visitor,
}) => {
  test.slow()
  const seller = `Northern Meadow ${Date.now()}`
  await newSeller(seller)
  const [id = ''] = await newPatients('np', 'Signed-For', 1)
  const signer = await newSigner(visitor)
  const { page } = signer
  const documents = new DocumentPage(page)
  await claimAs(signer.email, 'np', id)
  await page.goto(`/pages/patient?patient=${id}`)
  await decideAndWriteNote(page)

  await test.step('The meter names what is missing, and what is filled in leaves it.', async () => {
    await openTab(page, 'Documents')
    await page.getByRole('button', { name: 'Prepare a medical document' }).click()
    await expect(documents.meter).toContainText('The address of the consultation is missing.')
    await expectAccessible(page)
    await takeScreenshot(page, 'document-meter')
    await documents.fillIn()
    await documents.meter.getByRole('button', { name: 'Record consent' }).click()
    await page
      .getByRole('dialog', { name: /agreed to treatment/ })
      .getByRole('button', { name: 'Record consent' })
      .click()
    await expect(documents.meter).not.toContainText('No consent to treatment')
    await documents.explainWarnings('Seen with the patient')
    await takeScreenshot(page, 'document-ready')
  })

  await test.step('It is signed after the statement and a fresh code, and becomes the current document.', async () => {
    const button = await documents.sign(signer.email)
    await expectAccessible(page)
    await takeScreenshot(page, 'document-sign')
    await button.click()
    await expect(documents.current.getByRole('article')).toContainText('Signed, not sent')
    await expect(documents.draft).toHaveCount(0)
    await takeScreenshot(page, 'document-signed')
  })

  const number = (await documents.current.getByText(/^MD-/).textContent()) ?? ''
  await test.step('A PDF library finds every element in the file, and COPY on every page of a copy.', async () => {
    const said = (await documents.readFile('Download PDF')).pages.flatMap(({ blocks }) => blocks.map(({ text }) => text))
    for (const text of elements(number, signer)) expect(said).toContain(text)
    for (const copied of (await documents.readFile('Copy for the patient')).pages) expect(copied.text).toMatch(/^COPY COPIE/)
  })

  await test.step('A seller who calls is called back, and hears match.', () => verify(visitor, { seller, number }))

  await test.step('Sent, received and registered: the renewal date follows the registration.', async () => {
    await sendAndRegister(documents, seller)
    const card = documents.current.getByRole('article')
    await expect(card).toContainText('Registered')
    await expect(card).toContainText(`${seller}, since`)
    await takeScreenshot(page, 'document-registered')
    const ends = await card.locator('dt', { hasText: 'Ends' }).locator('xpath=following-sibling::dd').textContent()
    await openTab(page, 'Summary')
    await expect(page.getByRole('tabpanel', { name: /^Summary/ })).toContainText(ends ?? 'no end')
  })
})

test('a mistake is put right by a new document that replaces the signed one, and support is withdrawn from it (F-7)', async ({
  visitor,
}) => {
  test.slow()
  const signer = await newSigner(visitor)
  const id = await authorizedPatient(signer, 'Replaced-Once')
  const documents = new DocumentPage(signer.page)
  await documents.open(id)
  await signer.page.getByRole('button', { name: 'Prepare a medical document' }).click()
  await documents.fillIn()
  await documents.explainWarnings('Seen with the patient')
  await (await documents.sign(signer.email)).click()
  await expect(documents.current.getByRole('article')).toHaveCount(1)
  const old = (await documents.current.getByText(/^MD-/).textContent()) ?? ''

  const replacing = await documents.act('Replace', /^Replace the document of /)
  await expect(replacing).toContainText('A signed document never changes.')
  await replacing.getByRole('button', { name: 'Prepare the new document' }).click()
  await documents.fillIn('1')
  await documents.explainWarnings('The first said 1.5 g by mistake')
  await (await documents.sign(signer.email)).click()
  await expect(documents.current.getByRole('article')).toContainText('1 g a day for 12 months')
  await expect(documents.current).toContainText(old)
  await expect(signer.page.getByRole('region', { name: 'Earlier documents' })).toContainText('Replaced')
  await takeScreenshot(signer.page, 'document-replaced')

  const withdrawing = await documents.act('Withdraw support', /^Withdraw support for the document of /)
  await withdrawing.getByRole('textbox', { name: 'Reason' }).fill('No longer needed')
  await expectAccessible(signer.page)
  await withdrawing.getByRole('button', { name: /^Withdraw support for / }).click()
  await expect(signer.page.getByRole('region', { name: 'Earlier documents' })).toContainText('Support withdrawn')
})

test('a declined visit leads to no document (F-7, F-8)', async ({ visitor }) => {
  const signer = await newSigner(visitor)
  const [id = ''] = await newPatients('np', 'Declined-Here', 1)
  const documents = new DocumentPage(signer.page)
  await claimAs(signer.email, 'np', id)
  await signer.page.goto(`/pages/patient?patient=${id}`)
  await complete(signer.page, async (dialog) => {
    await dialog.getByRole('radio', { name: 'Decline' }).check()
    await dialog.getByLabel('Reason', { exact: true }).fill('Psychosis in the family')
  })
  await documents.open(id)
  await signer.page.getByRole('button', { name: 'Prepare a medical document' }).click()
  await documents.fillIn()
  await expect(documents.meter).toContainText('The visit did not end with an authorization.')
  await expect(documents.draft.getByRole('button', { name: /left before signing$/ })).toBeDisabled()
})

test('anyone may check a code, and learns nothing but that it is not valid (F-7)', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/check#AAAABBBBCCCCDDDD')
  await expect(page.getByText('Not valid, contact the office')).toBeVisible()
  await expectAccessible(page)
  await takeScreenshot(page, 'document-check')
})

type Dialog = ReturnType<Page['getByRole']>

async function complete(page: Page, fillIn: (dialog: Dialog) => Promise<void>) {
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Complete the appointment of/ })
  await fillIn(dialog)
  await dialog.getByRole('button', { name: 'Complete appointment' }).click()
  await expect(dialog).toHaveCount(0)
}

async function decideAndWriteNote(page: Page) {
  await test.step('The visit ends with an authorization, and its note is signed.', async () => {
    await complete(page, async (dialog) => {
      await dialog.getByRole('radio', { name: 'Authorize', exact: true }).check()
      await dialog.getByLabel('Grams a day').fill('1.5')
      await dialog.getByLabel('Months').fill('12')
    })
    await openTab(page, 'Notes')
    const notes = page.getByRole('region', { name: 'Visit notes' })
    await notes.getByRole('button', { name: 'Write a visit note' }).click()
    for (const name of ['Subjective', 'Objective', 'Assessment', 'Plan'])
      await notes.getByRole('textbox', { name }).fill('Back pain, oil at night.')
    await notes.getByRole('button', { name: 'Sign note' }).click()
    await page
      .getByRole('dialog', { name: /^Sign the visit note/ })
      .getByRole('button', { name: 'Sign note' })
      .click()
    await expect(notes.getByRole('article')).toContainText('Back pain, oil at night.')
  })
}

function elements(number: string, signer: { name: string; number: string }): string[] {
  return [
    `Document number / Numéro du document ${number}`,
    'Given name / Prénom Robin',
    'Surname / Nom de famille Signed-For',
    'Profession Nurse practitioner / Infirmière praticienne ou infirmier praticien',
    'Authorized in / Autorisation d’exercer Ontario',
    `Licence number / N° de permis ${signer.number}`,
    'Phone / Téléphone 519-555-0100',
    'Business address / Adresse professionnelle 220 Dundas Street, London ON N6A 1H3',
    'Address where the patient consulted / Adresse du lieu de la consultation 41 Colborne Street, Brantford ON N3T 2G4',
    'Daily quantity of dried cannabis / Quantité quotidienne de cannabis séché 1.5 g a day / 1,5 g par jour',
    'Period of use / Période d’usage 12 months 12 mois. From registration. À compter de l’inscription.',
    DOCUMENT_STATEMENT.en,
    DOCUMENT_STATEMENT.fr,
    `${clinicDay(0)} Date signed / Date de signature`,
  ]
}

async function verify(visitor: (who: typeof STAFF.pcr) => Promise<Page>, { seller, number }: { seller: string; number: string }) {
  const page = await visitor(STAFF.pcr)
  await page.goto('/pages/verify')
  await page.getByLabel('Document number').fill(number)
  await page.getByRole('combobox', { name: 'Licensed seller' }).click()
  await page.getByRole('option', { name: seller }).click()
  await page.getByLabel('Caller’s name').fill('Sunita Rao')
  await takeScreenshot(page, 'verify-begin')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('link', { name: '613-555-0170' })).toBeVisible()
  await page.getByRole('checkbox', { name: /^I called/ }).check()
  await page.getByLabel('Given name', { exact: true }).fill('robin')
  await page.getByLabel('Surname', { exact: true }).fill('Signed-For')
  await page.getByLabel('Birth date', { exact: true }).fill(BIRTH_DATE)
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('Match', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Daily quantity' }).check()
  await expectAccessible(page)
  await takeScreenshot(page, 'verify-match')
  await page.getByRole('button', { name: 'Log and end the call' }).click()
  await expect(page.getByRole('region', { name: 'Call logged' })).toBeVisible()
}
/** Of every patient that journeys put into a queue. */
const BIRTH_DATE = '1980-05-17'

async function sendAndRegister(documents: DocumentPage, seller: string) {
  const { page } = documents
  const choose = async (dialog: Dialog) => {
    await dialog.getByRole('combobox', { name: 'Licensed seller' }).click()
    await page.getByRole('option', { name: seller }).click()
  }
  const sending = await documents.act('Send to a seller', /^Send the document of /)
  await choose(sending)
  await sending.getByLabel('Id that the portal gave').fill('NM-1')
  await takeScreenshot(page, 'document-send')
  await sending.getByRole('button', { name: `Send to ${seller}` }).click()
  await expect(documents.current.getByText('Sent', { exact: true })).toBeVisible()
  await documents.current.getByRole('button', { name: /^Deliveries and history/ }).click()
  await documents.current.getByRole('button', { name: `Record what ${seller} did with it` }).click()
  const outcome = page.getByRole('dialog', { name: /^What did the seller do with the document/ })
  await outcome.getByRole('radio', { name: 'Received it' }).check()
  await outcome.getByRole('button', { name: 'Record outcome' }).click()
  await expect(documents.current.getByText('Received by the seller')).toBeVisible()
  const registering = await documents.act('Registered on', /^Record the registration of /)
  await registering.getByLabel('Registered on').fill(clinicDay(0))
  await registering.getByRole('radio', { name: 'The seller' }).check()
  await registering.getByRole('button', { name: 'Record registration' }).click()
  await expect(registering).toHaveCount(0)
}
