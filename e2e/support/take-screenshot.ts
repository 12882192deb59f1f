import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

/** Leaves a picture where `PICTURES` names a folder, for someone who wants to look at the journey. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (!folder) return
  await settled(page)
  const width = page.viewportSize()?.width ?? 0
  await page.screenshot({ path: `${folder}/${name}-${width}.png` })
}
