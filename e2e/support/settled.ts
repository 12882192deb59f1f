import type { Page } from '@playwright/test'

/**
 * Waits until what fades or moves in has come to rest, also what began while the first was awaited: colours and places can be judged then.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let quiet = 0; quiet < 2; ) {
      const passing = document
        .getAnimations()
        .filter(({ effect, playState }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      await Promise.allSettled(passing.map(({ finished }) => finished))
      await frame()
      quiet = passing.length === 0 ? quiet + 1 : 0
    }
  })
}
