import { expect, type Locator, type Page } from '@playwright/test'

const SCREENS = {
  pcr: { path: '/pages/PCRAdmin', title: 'PCR Admin', list: 'Patients in the PCR Queue', statistics: 'PCR Statistics' },
  np: { path: '/pages/NPAdmin', title: 'NP Admin', list: 'Patients in the NP Queue', statistics: 'NP Statistics' },
} as const

/** PCR Admin or NP Admin as a manager uses it. */
export class AdminPage {
  readonly page: Page
  readonly list: Locator
  readonly statistics: Locator
  private readonly queue: keyof typeof SCREENS

  constructor(page: Page, queue: keyof typeof SCREENS) {
    this.page = page
    this.queue = queue
    this.list = page.getByRole('region', { name: SCREENS[queue].list })
    this.statistics = page.getByRole('region', { name: SCREENS[queue].statistics })
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`${SCREENS[this.queue].path}${search}`)
    await expect(this.page.getByRole('heading', { level: 1, name: SCREENS[this.queue].title })).toBeVisible()
    await expect(this.page.getByText('live', { exact: true })).toBeVisible()
    await this.settled()
  }

  /** Nothing is loading, and what is shown is what was asked for. */
  async settled(): Promise<void> {
    await expect(this.page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    await expect(this.list.locator('[aria-busy="true"]')).toHaveCount(0)
  }

  /** On a phone the figures open on demand. */
  async showStatistics(): Promise<void> {
    const show = this.statistics.getByRole('button', { name: 'Show' })
    if (await show.isVisible()) await show.click()
    await expect(this.statistics.getByRole('table')).toBeVisible()
  }

  async search(words: string): Promise<void> {
    await this.page.getByRole('searchbox').fill(words)
    await expect.poll(() => new URL(this.page.url()).searchParams.get('q')).toBe(words)
  }

  /** Chooses what the list shows: a filter or a person. */
  async show(filter: string): Promise<void> {
    // A list whose field an alarm pushes out of the window closes; it is opened again.
    await expect(async () => {
      await (await this.filters()).getByRole('option', { name: filter, exact: true }).click({ timeout: 3000 })
    }).toPass()
    await this.settled()
  }

  /** Opens the list of filters. */
  async filters(): Promise<Locator> {
    await this.page.getByRole('combobox', { name: 'Show' }).click()
    return this.page.getByRole('listbox').filter({ visible: true })
  }

  /** Who has each of the patients shown. */
  holders(): Locator {
    return this.rows().locator('[data-assign]')
  }

  async showing(text: string): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: text })).toBeVisible()
  }

  /** Finds one patient and answers their row. */
  async find(id: string): Promise<Locator> {
    await this.search(id)
    const row = this.row(id)
    await expect(row).toBeVisible()
    await expect(this.rows()).toHaveCount(1)
    return row
  }

  rows(): Locator {
    return this.list.locator('[data-row-key]')
  }

  row(id: string): Locator {
    return this.list.locator(`[data-row-key="${id}"]`)
  }

  /** The button that shows who has a patient, and opens the list of people. */
  holder(id: string): Locator {
    return this.row(id).locator('[data-assign]')
  }

  people(id: string): Locator {
    return this.page.getByRole('listbox', { name: new RegExp(`for ${id}$`) })
  }

  async choose(id: string, name: string): Promise<void> {
    await this.holder(id).click()
    await this.people(id)
      .getByRole('option', { name: new RegExp(`^${name}\\b`) })
      .click()
  }

  /** An action of a row that is in its menu. */
  async menu(id: string, action: string): Promise<void> {
    await this.row(id)
      .getByRole('button', { name: /^More actions/ })
      .click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }

  async confirm(button: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: button }).click()
  }

  /** Messages that offer an undo stay for a minute; on a phone they are before what comes next. */
  async closeMessages(): Promise<void> {
    const close = this.page.getByRole('button', { name: 'Close message' })
    while ((await close.count()) > 0) {
      const before = await close.count()
      await close.last().click()
      await expect(close).toHaveCount(before - 1)
    }
  }

  async expectMessage(message: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible()
  }
}
