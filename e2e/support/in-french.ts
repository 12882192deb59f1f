import type { BrowserContext, Page } from '@playwright/test'

/** Shows the staff's screens in French, without a change to the account that other journeys use too; in a browser that is lent to several journeys, of a page. */
export async function showInFrench(context: BrowserContext | Page): Promise<void> {
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('preference.language', 'fr-CA')
  })
  await context.route('**/api/me/preferences', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { language: 'fr-CA' } }) : route.continue(),
  )
}
