import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

export type Faults = {
  /** What went wrong in a browser and was not foreseen. */
  found: string[]
  /** Some journeys provoke a failure that the browser then reports. */
  foresee(fault: RegExp): void
  /** Answers how to stop. */
  watch(context: BrowserContext): Promise<() => void>
}

/** Contexts that already have the script: it stays in them. */
const listening = new WeakSet<BrowserContext>()

/** Hears of console errors, uncaught exceptions and breaches of the Content-Security-Policy in every page of the contexts it watches. */
export function collectFaults(): Faults {
  const found: string[] = []
  const foreseen: RegExp[] = []
  const hear = (fault: string) => {
    if (!foreseen.some((one) => one.test(fault))) found.push(fault)
  }
  return {
    found,
    foresee: (fault) => foreseen.push(fault),
    async watch(context) {
      const onConsole = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) hear(`${message.type()}: ${message.text()} (${message.page()?.url()})`)
      }
      const onError = (fault: WebError) => hear(`uncaught: ${fault.error().stack ?? fault.error().message}`)
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
