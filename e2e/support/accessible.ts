import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { settled } from './settled.ts'

/** Nothing that axe calls serious or critical, by WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page)
  // In the page itself: the other way opens a second page for every look.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // No rule that runs reads style sheets, and axe would put those that failed to load into the page as inline styles.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .analyze()
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target}: ${failureSummary}`).join('\n')}`,
    )
  expect(grave, `grave findings at ${page.url()}`).toEqual([])
}
