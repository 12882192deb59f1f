/** Cards with charts come one after the other, each so long after the one before (REQ-072). Milliseconds, like all here. */
export const CHART_CARD = { duration: 500, step: 80 } as const

/** While the sidebar opens or closes the page tells its charts to measure again: so often, for so long (REQ-073). */
export const SIDEBAR_RESIZE = { every: 180, total: 1000 } as const

/** Charts move by script, which no style sheet stops. */
export function wantsStillness(): boolean {
  return document.documentElement.dataset.motion === 'reduced' || window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
