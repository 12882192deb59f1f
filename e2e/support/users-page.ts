import { expect, type Locator, type Page } from '@playwright/test'
import { sendAs } from './send-as.ts'
import { STAFF } from './staff.ts'

export type MadeUser = { id: number; email: string; first_name: string; last_name: string; name: string }

/** Users Admin as an administrator uses it. */
export class UsersPage {
  readonly page: Page
  readonly table: Locator

  constructor(page: Page) {
    this.page = page
    this.table = page.getByRole('table', { name: 'Users' })
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/pages/useradmin${query}`)
    await expect(this.table).toBeVisible()
  }

  /** Opens the screen with one user on it. */
  async openFor(user: MadeUser): Promise<void> {
    await this.open(`?q=${encodeURIComponent(user.email)}`)
    await expect(this.row(user.id)).toBeVisible()
  }

  row(id: number): Locator {
    return this.table.locator(`tr[data-row-key="${id}"]`)
  }

  field(user: MadeUser, label: 'Email' | 'First name' | 'Last name' | 'Phone'): Locator {
    return this.table.getByRole('textbox', { name: new RegExp(`^${label} of `) }).and(this.inside(user))
  }

  /** What is in a user's row, or in what opens beneath it. */
  inside({ id }: MadeUser): Locator {
    return this.page.locator(`tr[data-row-key="${id}"] *, tr[data-below="${id}"] *`)
  }

  async details(user: MadeUser): Promise<void> {
    await this.row(user.id)
      .getByRole('button', { name: /^Details of/ })
      .click()
  }

  switch(user: MadeUser, which: 'Active' | 'Queue'): Locator {
    return this.row(user.id).getByRole('switch', { name: new RegExp(`^${which}: `) })
  }

  /** A switch is pressed where a person sees it: on its track, not on the hidden box. */
  async press(user: MadeUser, which: 'Active' | 'Queue'): Promise<void> {
    await this.switch(user, which).locator('xpath=..').locator('label, [class*="track"]').first().click()
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  async expectMessage(message: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible()
  }

  /** Puts the messages away: on a narrow screen they cover what is pressed next. */
  async hearAndClose(message: string | RegExp): Promise<void> {
    await this.expectMessage(message)
    await this.page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>('[aria-label="Close message"]')) button.click()
    })
    await expect(this.page.getByRole('button', { name: 'Close message' })).toHaveCount(0)
  }

  /** The dialogs "Success" and "Error". */
  async ends(kind: 'Success' | 'Error', text: string | RegExp): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: kind })
    await expect(dialog).toContainText(text)
    await dialog
      .getByRole('button', { name: /^(OK|Close)$/ })
      .last()
      .click()
    await expect(dialog).toBeHidden()
  }

  /** Holds calls on one user back until told to let them go. */
  async holdBack(method = 'PUT'): Promise<{ arrived: Promise<void>; go: () => void }> {
    const arrived = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    await this.page.route(/\/api\/users\/\d+$/, async (route) => {
      if (route.request().method() === method) {
        arrived.resolve()
        await released.promise
      }
      await route.fallback()
    })
    return { arrived: arrived.promise, go: () => released.resolve() }
  }

  /** Every next call of that kind fails as told; answers how to let them through again. */
  async refuse(
    method: string,
    path: RegExp,
    { status = 500, body = {} }: { status?: number; body?: object } = {},
  ): Promise<() => Promise<void>> {
    await this.page.route(path, (route) => (route.request().method() === method ? route.fulfill({ status, json: body }) : route.fallback()))
    return () => this.page.unroute(path)
  }
}

let made = 0

/** A new member of staff of a journey’s own, made by a call. */
export async function makeUser(parts: Record<string, unknown> = {}): Promise<MadeUser> {
  made += 1
  const mark = `${Date.now().toString(36)}${made}`
  const user = { email: `journey.${mark}@clinic.example`, first_name: 'Journey', last_name: `Made${mark}` }
  const body = { ...user, password: 'Qu7iet&harbour', confirmPassword: 'Qu7iet&harbour', _auth_group_ids: [2, 3], ...parts }
  const { id, name } = await sendAs<{ id: number; name: string }>(STAFF.admin, { method: 'POST', path: '/api/users', body })
  return { ...user, id, name }
}
