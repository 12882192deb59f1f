import type { Page } from '@playwright/test'

type Answer = { status?: number; json: object }

/**
 * Spoils the answers to a call of a page that is yet to be opened: the first way until something is pressed, the second way until the next
 * press, and so on. Not by the count of calls: what happens elsewhere at the clinic makes a screen ask again automatically.
 */
export async function failUntilPressed(page: Page, path: string, answers: readonly Answer[]): Promise<void> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { presses: number }
    seen.presses = 0
    addEventListener('click', () => (seen.presses += 1), true)
  })
  await page.route(path, async (route) => {
    const presses = await page.evaluate(() => (globalThis as unknown as { presses: number }).presses)
    const answer = answers[presses]
    await (answer ? route.fulfill(answer) : route.fallback())
  })
}
