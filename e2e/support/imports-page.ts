import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { takeScreenshot } from './take-screenshot.ts'

/** The Spreadsheet Uploader as an administrator uses it. */
export class ImportsPage {
  readonly page: Page
  readonly chooser: Locator
  readonly upload: Locator
  readonly next: Locator
  readonly rows: Locator

  constructor(page: Page) {
    this.page = page
    this.chooser = page.getByLabel('Spreadsheet file')
    this.upload = page.getByRole('button', { name: 'Upload', exact: true })
    this.next = page.getByRole('button', { name: /^Next/ })
    this.rows = page.getByRole('table', { name: 'Rows of the file' })
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/pages/spreadsheet_uploader${search}`)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Spreadsheet Uploader' })).toBeVisible()
    await expect(this.page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  }

  async choose(name: string, content: string | Buffer): Promise<void> {
    await this.chooser.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })
  }

  /** What dragging a file onto the page comes to; `null`: something that is no file. */
  async drop(file: { name: string; content: string } | null): Promise<void> {
    const transfer = await this.page.evaluateHandle((given) => {
      const data = new DataTransfer()
      if (given) data.items.add(new File([given.content], given.name))
      return data
    }, file)
    await this.chooser.locator('..').dispatchEvent('drop', { dataTransfer: transfer })
  }

  /** The words under the button. */
  expectMessage(message: string): Promise<void> {
    return expect(this.page.locator('form').getByRole('status')).toHaveText(message)
  }

  heading(words: string): Locator {
    return this.page.getByRole('heading', { name: words })
  }

  /** A step is there, and is fit to be used. */
  async reach(heading: string, picture: string): Promise<void> {
    await expect(this.heading(heading)).toBeVisible()
    await expect(this.page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    await expectAccessible(this.page)
    await takeScreenshot(this.page, `imports-${picture}`)
  }

  row(number: number): Locator {
    return this.rows.locator(`[data-row-key="${number}"]`)
  }

  tab(outcome: string, count: number): Locator {
    return this.page.getByRole('tab', { name: `${outcome} (${count})`, exact: true })
  }

  /** The number of the import that is open. */
  number(): number {
    return Number(new URL(this.page.url()).searchParams.get('import'))
  }
}
