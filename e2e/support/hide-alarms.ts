import type { Page } from '@playwright/test'

/** Other journeys may have raised alarms, any number of them. */
export async function hideAlarms(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':is([aria-label="Open alarms"], [aria-label="Alarmes ouvertes"]) { display: none }')
    document.adoptedStyleSheets.push(sheet)
  })
}
