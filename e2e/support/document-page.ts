import { readFileSync } from 'node:fs'
import { type ReadPdf, readPdf } from '@clinic/testing/read-pdf'
import { expect, type Locator, type Page } from '@playwright/test'
import { codeFromEmail, emailsTo } from './mail.ts'
import { openTab } from './open-tab.ts'

/** The documents of a patient, as an NP works with them in the record. */
export class DocumentPage {
  readonly page: Page
  readonly draft: Locator
  readonly meter: Locator
  readonly current: Locator

  constructor(page: Page) {
    this.page = page
    this.draft = page.getByRole('region', { name: 'Medical document, draft' })
    this.meter = page.getByRole('region', { name: 'Ready to sign' })
    this.current = page.getByRole('region', { name: 'Current documents' })
  }

  async open(patientId: string) {
    await this.page.goto(`/pages/patient?patient=${patientId}`)
    await openTab(this.page, 'Documents')
  }

  /** Writes what every document needs, and leaves the rest to the meter. */
  async fillIn(grams = '1.5') {
    const fill = (name: string, text: string) => this.draft.getByLabel(name, { exact: true }).fill(text)
    await fill('Dried cannabis, grams a day', grams)
    await fill('Period of use', '12')
    await this.choose('Unit', 'months')
    await fill('Address where the patient is', '41 Colborne Street, Brantford ON N3T 2G4')
    await this.choose('Province at this visit', 'Ontario')
    await fill('Condition being treated', 'Chronic low back pain')
    await fill('Why cannabis is required for it', 'Physiotherapy and acetaminophen did not help enough.')
    await this.saved()
  }

  async choose(field: string, option: string) {
    await this.draft.getByRole('combobox', { name: field }).click()
    await this.page.getByRole('option', { name: option, exact: true }).click()
  }

  async saved() {
    await expect(this.draft).toContainText('Draft saved.')
  }

  /** Gives every warning a reason, until nothing is left but the signature. */
  async explainWarnings(reason: string) {
    const reasons = this.meter.getByRole('textbox', { name: /^Your reason: / })
    for (const field of await reasons.all()) {
      await field.fill(reason)
      await field.blur()
    }
    await expect(this.meter).toContainText('Everything is there.')
  }

  /** Opens the dialog that signs and does all but the last press, with a code from the signer's mail. */
  async sign(email: string): Promise<Locator> {
    await this.draft.getByRole('button', { name: 'Sign…' }).click()
    const dialog = this.page.getByRole('dialog', { name: /^Sign the medical document of / })
    await dialog.getByRole('checkbox', { name: /correct and complete/ }).check()
    const confirm = dialog.getByRole('button', { name: 'Confirm it is you' })
    const fresh = dialog.getByText(/^It is you, confirmed until/)
    await expect(confirm.or(fresh)).toBeVisible()
    // Of an earlier signature within five minutes.
    if (await confirm.isVisible()) {
      const before = emailsTo(email)
      await confirm.click()
      await dialog.getByLabel('Code that we sent to your email').fill(await codeFromEmail(email, before))
      await dialog.getByRole('button', { name: 'Verify' }).click()
    }
    const button = dialog.getByRole('button', { name: /^Sign for / })
    await expect(button).toBeEnabled()
    return button
  }

  async readFile(kind: 'Download PDF' | 'Copy for the patient'): Promise<ReadPdf> {
    const started = this.page.waitForEvent('download')
    await this.current
      .getByRole('button', { name: new RegExp(`^${kind}`) })
      .first()
      .click()
    return readPdf(readFileSync(await (await started).path()))
  }

  /** Opens the dialog of an action on the first current document. */
  async act(name: string, title: RegExp): Promise<Locator> {
    await this.current
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click()
    return this.page.getByRole('dialog', { name: title })
  }
}
