import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a tab of a patient’s record. */
export async function openTab(record: Locator | Page, name: string): Promise<Locator> {
  const tab = record.getByRole('tab', { name: new RegExp(`^${name}`) })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  return record.getByRole('tabpanel', { name: new RegExp(`^${name}`) })
}
