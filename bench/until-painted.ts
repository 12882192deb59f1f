import type { CDPSession, Page } from '@playwright/test'

/** What has to appear: an element with the text, or its absence. */
export type Visibility = { selector: string; text?: string; gone?: boolean }
/** The event of the browser that it begins with. */
export type Input = { event: 'click' | 'keydown'; sight: Visibility }

/** Milliseconds until it was painted, and of the processor time of the page's own thread in them, which says more on a machine with other work. */
export type Painted = { ms: number; work: number }

const LONGEST_MS = 10_000
const SESSIONS = new WeakMap<Page, Promise<CDPSession>>()

/**
 * From an input, as the browser stamps it, until the frame was painted in which it can be seen. Screens are drawn sixty times a second, so that
 * up to 17 ms of it are waiting for the next.
 */
export async function untilPainted(page: Page, { event, sight }: Input, act: () => Promise<void>): Promise<Painted> {
  const painted = page.evaluate(notePaint, { event, sight, longest: LONGEST_MS })
  // Whoever is asked second answers after the first one listens.
  await page.evaluate(() => undefined)
  const before = await workOf(page)
  await act()
  const ms = await painted
  return { ms, work: (await workOf(page)) - before }
}

async function workOf(page: Page): Promise<number> {
  const session = SESSIONS.get(page) ?? beginCounting(page)
  SESSIONS.set(page, session)
  const { metrics } = await (await session).send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

async function beginCounting(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

/** Runs in the page. */
function notePaint({ event, sight, longest }: Input & { longest: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    let began = 0
    const look = () => {
      const found = [...document.querySelectorAll(sight.selector)].some((one) => one.textContent.includes(sight.text ?? ''))
      if (began === 0 || found === (sight.gone ?? false)) return
      observer.disconnect()
      clearTimeout(timer)
      // A message that is sent while a frame is made arrives after it was painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - began)
        port2.postMessage(null)
      })
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(() => reject(new Error(`not seen: ${JSON.stringify(sight)}`)), longest)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    addEventListener(
      event,
      ({ timeStamp }) => {
        began = timeStamp
        look()
      },
      { capture: true, once: true },
    )
  })
}
