import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import type { DocumentPage } from './support/document-page.ts'
import { expect, test } from './support/fixtures.ts'
import { prepareDocument } from './support/prepare-document.ts'
import { newWorker } from './support/queue-people.ts'
import { newSigner, type Signer } from './support/signers.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test('more than 5 g a day is signed only after a second NP has read and confirmed it (F-7)', async ({ visitor }) => {
  test.slow()
  const signer = await newSigner(visitor)
  const documents = await prepareDocument(signer, 'Six-Grams', '6')
  await askAndWait(documents)

  const { page } = await newWorker(visitor, 'np')
  const question = await openQuestion(page, signer, 'Six-Grams')
  await expect(question).toContainText('You answer as the second NP.')
  await expect(question).toContainText('Chronic low back pain')
  await expect(question).toContainText('Physiotherapy and acetaminophen did not help enough.')
  await expect(question).toContainText(`Asked by${signer.name}`)
  await expectAccessible(page)
  await takeScreenshot(page, 'document-second')
  await confirm(question, '6 g')

  await signs(signer, documents, '6 g a day for 12 months')
})

test('what the second NP declines stays unsigned, with their words, until it is asked and confirmed again (F-7)', async ({ visitor }) => {
  test.slow()
  const signer = await newSigner(visitor)
  const documents = await prepareDocument(signer, 'Declined-Grams', '7')
  await askAndWait(documents)
  const { page, name } = await newWorker(visitor, 'np')
  const question = await openQuestion(page, signer, 'Declined-Grams')
  await question.getByRole('button', { name: 'Decline' }).click()
  await expect(question).toContainText('Say why you don’t confirm it.')
  await question.getByLabel('Note to your colleague').fill('Try 4 g first')
  await question.getByRole('button', { name: 'Decline' }).click()
  await expect(question).toHaveCount(0)

  await signer.page.reload()
  await expect(documents.meter).toContainText(`Declined by ${name}: Try 4 g first`)
  await expect(documents.draft.getByRole('button', { name: /left before signing$/ })).toBeDisabled()
  await documents.meter.getByRole('button', { name: 'Ask again' }).click()
  await expect(documents.meter).toContainText('Waiting for an answer.')
  await confirm(await openQuestion(page, signer, 'Declined-Grams'), '7 g')
  await signs(signer, documents, '7 g a day for 12 months')
})

test('more than 10 g a day waits for a manager of NPs as well, whom no one else replaces (F-7)', async ({ visitor }) => {
  test.slow()
  const signer = await newSigner(visitor)
  const documents = await prepareDocument(signer, 'Twelve-Grams', '12')
  await askAndWait(documents)

  const { page } = await newWorker(visitor, 'np')
  await confirm(await openQuestion(page, signer, 'Twelve-Grams'), '12 g')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: /^Good / })).toBeVisible()
  await expect(answersTo(page, signer.name, 'Twelve-Grams')).toHaveCount(0)
  await signer.page.reload()
  await expect(documents.meter).toContainText('An NP manager confirms more than 10 g a day')
  await expect(documents.draft.getByRole('button', { name: /left before signing$/ })).toBeDisabled()

  const manager = await visitor(STAFF.npManager)
  const question = await openQuestion(manager, signer, 'Twelve-Grams')
  await expect(question).toContainText('You answer as an NP manager.')
  await confirm(question, '12 g')
  await signs(signer, documents, '12 g a day for 12 months')
})

type Question = ReturnType<Page['getByRole']>

function answersTo(page: Page, signer: string, lastName: string) {
  return page
    .getByRole('listitem')
    .filter({ hasText: signer })
    .getByRole('button', { name: `Answer for Robin ${lastName}` })
}

/** The signer asks; until colleagues answer nothing can be signed. */
async function askAndWait({ meter, draft }: DocumentPage) {
  await meter.getByRole('button', { name: 'Ask', exact: true }).first().click()
  await expect(meter).toContainText('Waiting for an answer.')
  await expect(draft.getByRole('button', { name: /left before signing$/ })).toBeDisabled()
}

/** Of this signer: an earlier try may have left its own. */
async function openQuestion(page: Page, { name }: Signer, lastName: string): Promise<Question> {
  await page.goto('/pages/today')
  await answersTo(page, name, lastName).click()
  return page.getByRole('dialog', { name: `Confirm the daily grams of Robin ${lastName}?` })
}

async function confirm(question: Question, grams: string) {
  await question.getByRole('button', { name: `Confirm ${grams} a day` }).click()
  await expect(question).toHaveCount(0)
}

/** The signer finds the answers, gives reasons for the warnings and signs. */
async function signs({ page, email }: Signer, documents: DocumentPage, use: string) {
  await page.reload()
  await expect(documents.meter.getByRole('textbox', { name: /^Your reason: / }).first()).toBeVisible()
  await documents.explainWarnings('Lower amounts were not enough')
  await (await documents.sign(email)).click()
  await expect(documents.current.getByRole('article')).toContainText(use)
}
