import { DOCUMENT_STATEMENT } from '@clinic/core/documents/document-words'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import type { DocumentPage } from './document-page.ts'
import { expect, test } from './fixtures.ts'
import { openTab } from './open-tab.ts'
import { clinicDay } from './signers.ts'
import { STAFF } from './staff.ts'
import { takeScreenshot } from './take-screenshot.ts'

/** Whom a document is for, in journeys that follow it from the visit to its registration. */
export type DocumentPatient = { given: string; surname: string; bornOn: string }
type Dialog = ReturnType<Page['getByRole']>

/** Completes the visit of the open record; `fillIn` decides. */
export async function complete(page: Page, fillIn: (dialog: Dialog) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Complete the appointment of/ })
  await fillIn(dialog)
  await dialog.getByRole('button', { name: 'Complete appointment' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Authorizes 1.5 g for twelve months in the open record, and signs a note. */
export async function decideAndWriteNote(page: Page): Promise<void> {
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

/** Every element of the signed document, as its file has it. */
export function elements(number: string, signer: { number: string }, { given, surname }: DocumentPatient): string[] {
  return [
    `Document number / Numéro du document ${number}`,
    `Given name / Prénom ${given}`,
    `Surname / Nom de famille ${surname}`,
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

type Called = DocumentPatient & { seller: string; number: string }

/** Answers a seller who calls about a document. */
export async function verify(visitor: (who: typeof STAFF.pcr) => Promise<Page>, { seller, number, ...patient }: Called): Promise<void> {
  const page = await visitor(STAFF.pcr)
  await page.goto('/pages/verify')
  await page.getByLabel('Document number').fill(number)
  await page.getByRole('combobox', { name: 'Licensed seller' }).click()
  await page.getByRole('option', { name: seller }).click()
  await page.getByLabel('Caller’s name').fill('Sunita Rao')
  await takeScreenshot(page, 'verify-begin')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('link', { name: '613-555-0170' })).toBeVisible()
  await page.getByLabel('Number you called').fill('613-555-0170')
  await page.getByLabel('Given name', { exact: true }).fill(patient.given.toLowerCase())
  await page.getByLabel('Surname', { exact: true }).fill(patient.surname)
  await page.getByLabel('Birth date', { exact: true }).fill(patient.bornOn)
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('Match', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Daily quantity' }).check()
  await expectAccessible(page)
  await takeScreenshot(page, 'verify-match')
  await page.getByRole('button', { name: 'Log and end the call' }).click()
  await expect(page.getByRole('region', { name: 'Call logged' })).toBeVisible()
}

/** Sends the current document to the seller, who receives it and registers the patient today. */
export async function sendAndRegister(documents: DocumentPage, seller: string): Promise<void> {
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
  await documents.current.getByRole('button', { name: `Record outcome… of the delivery to ${seller}` }).click()
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
