import { type Browser, type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { collectFaults, type Faults } from './faults.ts'
import { type BrowserState, keptSession } from './sessions.ts'
import type { StaffEmail } from './staff.ts'

type Fixtures = {
  /** What went wrong in any browser of the journey; anything unforeseen fails it. */
  faults: Faults
  /** A person at a browser of their own: nobody known, a member of staff who is logged in, or whoever holds a session. */
  visitor: (who?: StaffEmail | BrowserState) => Promise<Page>
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: how a fixture says that it needs no other
  baseURL: async ({}, use) => {
    await use(process.env.CLINIC_URL)
  },
  faults: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const faults = collectFaults()
      await use(faults)
      expect(faults.found, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, faults }, use) => {
    await faults.watch(context)
    await use(context)
  },
  visitor: async ({ browser, contextOptions, baseURL, faults, viewport, isMobile, hasTouch }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (who) => {
      const options = {
        ...contextOptions,
        baseURL: baseURL ?? '',
        viewport,
        isMobile,
        hasTouch,
        locale: 'en-CA',
        timezoneId: 'America/Toronto',
      }
      const storageState = typeof who === 'string' ? keptSession(who) : who
      const context = await open(browser, storageState ? { ...options, storageState } : options)
      contexts.push(context)
      await faults.watch(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }

function open(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  return browser.newContext(options)
}
