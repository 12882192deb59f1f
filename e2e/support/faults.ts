import type { BrowserContext } from '@playwright/test'

export type Faults = {
  /** What went wrong in a browser and was not foreseen. */
  found: string[]
  /** Some journeys provoke a failure that the browser then reports. */
  foresee(fault: RegExp): void
  watch(context: BrowserContext): Promise<void>
}

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
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) hear(`${message.type()}: ${message.text()} (${message.page()?.url()})`)
      })
      context.on('weberror', (fault) => hear(`uncaught: ${fault.error().stack ?? fault.error().message}`))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
          reportError(new Error(`policy: ${effectiveDirective} refused ${blockedURI} (${sourceFile})`))
        })
      })
    },
  }
}
