import { readFileSync } from 'node:fs'
import { readPdf } from '@clinic/testing/read-pdf'
import { expectAccessible } from './support/accessible.ts'
import { DocumentPage } from './support/document-page.ts'
import { complete, decideAndWriteNote, elements, sendAndRegister, verify } from './support/document-steps.ts'
import { expect, test } from './support/fixtures.ts'
import { openTab } from './support/open-tab.ts'
import { claimAs, newPatients } from './support/queue-people.ts'
import { authorizedPatient, newSeller, newSigner } from './support/signers.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

/** As the patients that journeys put into a queue are. */
const SIGNED_FOR = { given: 'Robin', surname: 'Signed-For', bornOn: '1980-05-17' }

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
    for (const text of elements(number, signer, SIGNED_FOR)) expect(said).toContain(text)
    for (const copied of (await documents.readFile('Copy for the patient')).pages) expect(copied.text).toMatch(/^COPY COPIE/)
  })

  await test.step('A seller who calls is called back, and hears match.', () => verify(visitor, { seller, number, ...SIGNED_FOR }))

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

test('a mistake is put right by a new document that replaces the signed one, which its seller is told by letter, and support is withdrawn from it (F-7)', async ({
  visitor,
}) => {
  test.slow()
  const signer = await newSigner(visitor)
  const seller = `Harbour Meadow ${Date.now()}`
  await newSeller(seller)
  const id = await authorizedPatient(signer, 'Replaced-Once')
  const documents = new DocumentPage(signer.page)
  await documents.open(id)
  await signer.page.getByRole('button', { name: 'Prepare a medical document' }).click()
  await documents.fillIn()
  await documents.explainWarnings('Seen with the patient')
  await (await documents.sign(signer.email)).click()
  await expect(documents.current.getByRole('article')).toHaveCount(1)
  const old = (await documents.current.getByText(/^MD-/).textContent()) ?? ''
  await sendAndRegister(documents, seller)

  const replacing = await documents.act('Replace', /^Replace the document of /)
  await expect(replacing).toContainText('A signed document never changes.')
  await expect(replacing).toContainText(`${seller} gets a letter that says so`)
  await replacing.getByRole('button', { name: 'Prepare the new document' }).click()
  await documents.fillIn('1')
  await documents.explainWarnings('The first said 1.5 g by mistake')
  await (await documents.sign(signer.email)).click()
  await expect(documents.current.getByRole('article')).toContainText('1 g a day for 12 months')
  await expect(documents.current).toContainText(old)
  const earlier = signer.page.getByRole('region', { name: 'Earlier documents' })
  await expect(earlier).toContainText('Replaced')
  await earlier.getByRole('button', { name: /^Deliveries and history/ }).click()
  await expect(earlier.getByRole('list', { name: `Deliveries of ${old}` })).toContainText(
    `${seller}, letter that tells of the new document, `,
  )
  const started = signer.page.waitForEvent('download')
  await earlier.getByRole('button', { name: `Save the letter to ${seller}` }).click()
  const letter = await readPdf(readFileSync(await (await started).path()))
  expect(letter.pages.map(({ text }) => text).join(' ')).toContain('Notice that a medical document was replaced')
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
