import type { BrowserContext, Page } from '@playwright/test'
import { test as plainTest } from './fixtures.ts'
import { showMarkedFrench } from './marked-french.ts'
import { type BrowserState, storedSession } from './sessions.ts'
import type { StaffEmail } from './staff.ts'

/** Opens a browser of its own, whose French is marked and longer: it stays with it. */
export const test = plainTest.extend<{ longerFrench: (who: StaffEmail | BrowserState) => Promise<Page> }>({
  longerFrench: async ({ browser, pageErrors, contextOptions, baseURL, viewport }, use) => {
    const opened: BrowserContext[] = []
    await use(async (who) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        viewport,
        timezoneId: 'America/Toronto',
        storageState: typeof who === 'string' ? storedSession(who) : who,
      })
      opened.push(context)
      await pageErrors.watch(context)
      await showMarkedFrench(context)
      return await context.newPage()
    })
    for (const context of opened) await context.close()
  },
})
