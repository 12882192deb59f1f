import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

export type PageErrors = {
  /** What went wrong in a browser and was not foreseen. */
  found: string[]
  /** Some journeys provoke a failure that the browser then reports. */
  allow(error: RegExp): void
  /** Answers how to stop. */
  watch(context: BrowserContext): Promise<() => void>
}

/** Contexts that already have the script: it stays in them. */
const listening = new WeakSet<BrowserContext>()

/** Hears of console errors, uncaught exceptions and breaches of the Content-Security-Policy in every page of the contexts it watches. */
export function collectPageErrors(): PageErrors {
  const found: string[] = []
  const foreseen: RegExp[] = []
  const report = (error: string) => {
    if (!foreseen.some((one) => one.test(error))) found.push(error)
  }
  return {
    found,
    allow: (error) => foreseen.push(error),
    async watch(context) {
      const onConsole = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) report(`${message.type()}: ${message.text()} (${message.page()?.url()})`)
      }
      const onError = (error: WebError) => report(`uncaught: ${error.error().stack ?? error.error().message}`)
      context.on('console', onConsole).on('weberror', onError)
      if (!listening.has(context)) await context.addInitScript(reportBreaches)
      listening.add(context)
      return () => void context.off('console', onConsole).off('weberror', onError)
    },
  }
}

function reportBreaches(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    reportError(new Error(`policy: ${effectiveDirective} refused ${blockedURI} (${sourceFile})`))
  })
}
