import { expect, type Locator, type Page } from '@playwright/test'

const SCREENS = {
  pcr: { path: '/pages/userqueue', title: 'PCR Queue', unassigned: 'Unassigned Patients', claimed: 'Patient successfully claimed' },
  np: {
    path: '/pages/NPqueue',
    title: 'NP Queue',
    unassigned: 'Unassigned Patients in your Provinces',
    claimed: 'Patient claimed successfully.',
  },
} as const

/** A queue screen as its staff use it. */
export class QueuePage {
  readonly page: Page
  readonly mine: Locator
  readonly unassigned: Locator
  private readonly screen: (typeof SCREENS)[keyof typeof SCREENS]

  constructor(page: Page, queue: keyof typeof SCREENS) {
    this.page = page
    this.screen = SCREENS[queue]
    this.mine = page.getByRole('region', { name: 'Patients Assigned to You' })
    this.unassigned = page.getByRole('region', { name: this.screen.unassigned, exact: true })
  }

  async open(): Promise<void> {
    await this.page.goto(this.screen.path)
    await this.showsLists()
  }

  async showsLists(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.screen.title })).toBeVisible()
    await expect(this.page.getByText('live', { exact: true })).toBeVisible()
    await expect(this.page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  }

  async search(words: string): Promise<void> {
    await this.page.getByRole('searchbox').fill(words)
    await expect.poll(() => new URL(this.page.url()).searchParams.get('q') ?? '').toBe(words)
  }

  /** A patient's row in one of the lists, by id or by words of a name: a note may name another patient's id. */
  row(list: Locator, patient: string): Locator {
    if (patient.startsWith('TCN-')) return list.locator(`[data-row-key="${patient}"]`)
    return list.locator('[data-row-key]').filter({ hasText: patient })
  }

  async claim(patient: string): Promise<void> {
    await this.row(this.unassigned, patient)
      .getByRole('button', { name: /^Claim/ })
      .click()
    await expect(this.row(this.mine, patient)).toBeVisible()
    await this.expectMessage(this.screen.claimed)
  }

  /** An action of one's own row, wherever it is: beside the others, or in the menu. */
  async act(patient: string, action: string, inMenu = action): Promise<void> {
    const row = this.row(this.mine, patient)
    const button = row.getByRole('button', { name: new RegExp(`^${action} `) })
    if (await button.isVisible()) return button.click()
    const more = await this.more(row)
    await expect(more).toBeVisible()
    const inRecord = this.pane.getByRole('button', { name: action, exact: true })
    if (await inRecord.isVisible()) return inRecord.click()
    await more.click()
    await this.page.getByRole('menuitem', { name: inMenu }).click()
  }

  /** The menu of a row; on a phone it is in the patient's record. */
  private async more(row: Locator): Promise<Locator> {
    const inRow = row.getByRole('button', { name: /^More actions/ })
    if (await inRow.isVisible()) return inRow
    await row.getByRole('group', { name: 'Patient Type' }).click()
    return this.pane.getByRole('button', { name: 'More actions' })
  }

  /** The patient beside the list; on a phone, in its place. */
  get pane(): Locator {
    return this.page.getByRole('complementary', { name: 'Open patient' })
  }

  /** Opens a patient beside the list. */
  async openBeside(list: Locator, patient: string): Promise<Locator> {
    await this.row(list, patient).getByRole('group', { name: 'Patient Type' }).click()
    await expect(this.pane.getByRole('tab', { name: 'Summary' })).toBeVisible()
    return this.pane
  }

  /** Puts one's own patient on hold, by the menu where there is room for it, else by the dialog. */
  async hold(patient: string, until: string): Promise<void> {
    const row = this.row(this.mine, patient)
    const button = row.getByRole('button', { name: /^Hold / })
    if (await button.isVisible()) {
      await button.click()
      return this.page.getByRole('menuitem', { name: until }).click()
    }
    await (await this.more(row)).click()
    await this.page.getByRole('menuitem', { name: 'Hold until…' }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: until }).click()
  }

  /** Ticks the boxes of patients, for one thing to be done to all of them. */
  async choose(list: Locator, patients: readonly string[]): Promise<Locator> {
    for (const patient of patients) await this.row(list, patient).getByRole('checkbox').check()
    return this.page.getByRole('region', { name: 'Selected patients' })
  }

  async confirm(button: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: button }).click()
  }

  /** Completes the visit that is asked about, with a decision. */
  async decide(decision: string, fields: Record<string, string> = {}): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: /^Complete the appointment of / })
    await dialog.getByRole('radio', { name: decision, exact: true }).check()
    for (const [name, value] of Object.entries(fields)) await dialog.getByLabel(name).fill(value)
    await dialog.getByRole('button', { name: 'Complete appointment' }).click()
  }

  async openDetails(list: Locator, patient: string): Promise<Locator> {
    const details = this.row(list, patient).getByRole('button', { name: /^Details of/ })
    if (!(await details.isVisible())) return await this.openBeside(list, patient)
    await details.click()
    const dialog = this.page.getByRole('dialog')
    await expect(dialog.getByRole('tab', { name: 'Summary' })).toBeVisible()
    return dialog
  }

  /** A message at the top right. */
  async expectMessage(message: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible()
  }
}
