import { expect, type Page } from '@playwright/test'
import { codeFromEmail, emailsTo } from './mail.ts'
import { PASSWORD } from './staff.ts'

/** The login in two steps. */
export class LoginPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto('/login')
    await expect(this.page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  }

  async enter(email: string, password = PASSWORD): Promise<void> {
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Log in', exact: true }).click()
  }

  /** To the second step; answers the code that was emailed for it. */
  async askForCode(email: string): Promise<string> {
    const before = emailsTo(email)
    await this.enter(email)
    await expect(this.page.getByRole('heading', { name: 'Verify' })).toBeVisible()
    return codeFromEmail(email, before)
  }

  async typeCode(code: string): Promise<void> {
    await this.page.getByLabel('One-time code').fill(code)
  }
}

/** Logs in as a person does: form, mail, code. */
export async function logIn(page: Page, email: string): Promise<void> {
  const login = new LoginPage(page)
  await login.open()
  await login.typeCode(await login.askForCode(email))
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
}
