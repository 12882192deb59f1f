import type { BrowserContext } from '@playwright/test'

/** Shows the staff's screens in French, without a change to the account that other journeys use too. */
export async function showInFrench(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('preference.language', 'fr-CA')
  })
  await context.route('**/api/me/preferences', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { language: 'fr-CA' } }) : route.continue(),
  )
}
