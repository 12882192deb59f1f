import { test as base, expect, type Page } from '@playwright/test'
import { type Browsers, openBrowsers } from './browsers.ts'
import { collectPageErrors, type PageErrors } from './page-errors.ts'
import { type BrowserState, storedSession } from './sessions.ts'
import type { StaffEmail } from './staff.ts'

type Fixtures = {
  /** What went wrong in any browser of the journey; anything unforeseen fails it. */
  pageErrors: PageErrors
  /** A person at a browser of their own: no one known, a member of staff who is logged in, or anyone who holds a session. */
  visitor: (who?: StaffEmail | BrowserState) => Promise<Page>
}

export const test = base.extend<Fixtures, { browsers: Browsers }>({
  // biome-ignore lint/correctness/noEmptyPattern: how a fixture says that it needs no other
  baseURL: async ({}, use) => {
    await use(process.env.CLINIC_URL)
  },
  pageErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const pageErrors = collectPageErrors()
      await use(pageErrors)
      expect(pageErrors.found, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, pageErrors }, use) => {
    await pageErrors.watch(context)
    await use(context)
  },
  browsers: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      await use(openBrowsers())
    },
    { scope: 'worker' },
  ],
  visitor: async ({ browser, browsers, contextOptions, baseURL, pageErrors, viewport, isMobile, hasTouch, timezoneId }, use) => {
    const ends: (() => Promise<void>)[] = []
    const screen = { viewport, isMobile, hasTouch, locale: 'en-CA', timezoneId: timezoneId ?? 'America/Toronto' }
    const options = { ...contextOptions, ...screen, baseURL: baseURL ?? '' }
    await use(async (who) => {
      if (who === undefined) {
        const context = await browser.newContext(options)
        ends.push(() => context.close())
        await pageErrors.watch(context)
        return context.newPage()
      }
      const page = await browsers.lend(browser, options, typeof who === 'string' ? storedSession(who) : who)
      const context = page.context()
      const stop = await pageErrors.watch(context)
      ends.push(async () => {
        stop()
        await browsers.undo(context)
      })
      return page
    })
    for (const end of ends) await end()
  },
})

export { expect }
