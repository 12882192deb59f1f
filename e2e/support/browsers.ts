import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { BrowserState } from './sessions.ts'

/** Browsers that journeys lend and give back. */
export type Browsers = {
  /** A page of someone who is logged in, in a browser that no one else uses at the same time. */
  lend(browser: Browser, options: BrowserContextOptions, state: BrowserState): Promise<Page>
  /** Closes its pages and forgets who was there; the next one begins with nothing but the files that it has loaded. */
  undo(context: BrowserContext): Promise<void>
}

/**
 * Staff come to a browser that has been to the clinic before, as at work: what it has loaded and compiled it has still. That halves what a
 * journey costs; each begins with its own session and empty stores anyway.
 */
export function openBrowsers(): Browsers {
  const kinds = new Map<BrowserContext, string>()
  const shifted = new Set<BrowserContext>()
  const free: BrowserContext[] = []
  return {
    async lend(browser, options, { cookies, origins }) {
      const kind = JSON.stringify(options)
      const place = free.findIndex((context) => kinds.get(context) === kind)
      const [found] = place < 0 ? [] : free.splice(place, 1)
      const context = found ?? (await browser.newContext(options))
      if (!found) noteShift(context, shifted)
      kinds.set(context, kind)
      await context.addCookies(cookies)
      const page = await context.newPage()
      await page.addInitScript(begin, { visit: randomUUID(), origins })
      return page
    },
    async undo(context) {
      // A clock that a journey turned stays turned.
      if (shifted.delete(context)) return context.close()
      await Promise.all(context.pages().map((page) => page.close()))
      await context.unrouteAll()
      await context.setOffline(false)
      await context.clearCookies()
      free.push(context)
    },
  }
}

function noteShift(context: BrowserContext, shifted: Set<BrowserContext>): void {
  const { clock } = context
  const install = clock.install.bind(clock)
  clock.install = (options) => {
    shifted.add(context)
    return install(options)
  }
}

/** Runs before any script of a page: the first one of a visit finds the stores as the visit begins. */
function begin({ visit, origins }: { visit: string } & Pick<BrowserState, 'origins'>): void {
  const own = origins.find(({ origin }) => origin === location.origin)
  if (!own || localStorage.getItem('visit') === visit) return
  localStorage.clear()
  localStorage.setItem('visit', visit)
  for (const { name, value } of own.localStorage) localStorage.setItem(name, value)
}
