import type { French } from '@clinic/contract/translations'
import { expect, type Page } from '@playwright/test'
import { sendAs } from './send-as.ts'
import { callAs } from './sessions.ts'
import { STAFF } from './staff.ts'

/** Approves every French text that is whole, so that patients can choose the language. */
export async function enableFrench(): Promise<void> {
  const { texts } = await callAs<French>(STAFF.admin, '/api/languages/fr')
  for (const { key, hash, approved, gaps } of texts)
    if (approved === null && gaps.length === 0)
      await sendAs<French>(STAFF.admin, { method: 'PUT', path: `/api/languages/fr/${key}`, body: { hash } })
}

/** Words that no French sentence has. */
const ENGLISH = /\b(?:the|your|you|please|with|what|this|that|have|next|choose|answer|close|skip|send|today|health)\b/i

/** Nothing on the page is in English, shown or read aloud, but the way back to it. */
export async function expectFrench(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  const words = await page.locator('#root').evaluate((root) => {
    const said: (string | null)[] = []
    for (const element of root.querySelectorAll('*:not([lang=en], [lang=en] *)')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'aria-valuetext']) said.push(element.getAttribute(name))
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) said.push(node.nodeValue)
    }
    return said.map((text) => text ?? '')
  })
  expect(words.length).toBeGreaterThan(20)
  expect(
    words.filter((text) => ENGLISH.test(text)),
    'words in English',
  ).toEqual([])
}
