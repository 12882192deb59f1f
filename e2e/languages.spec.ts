import type { French } from '@clinic/contract/languages'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { STAFF } from './support/staff.ts'

test('a manager reads what is said in French beside the English, and withdraws and gives an approval', async ({ visitor }) => {
  const page = await visitor(STAFF.pcrManager)
  // Other journeys speak French meanwhile: what is withdrawn here is withdrawn for this screen alone.
  let now: French | null = null
  await page.route('**/api/languages/fr', async (route) => {
    const answer = await route.fetch()
    now = (await answer.json()) as French
    await route.fulfill({ json: now })
  })
  await page.route('**/api/languages/fr/consent', async (route) => {
    const approved = route.request().method() === 'PUT' ? { by: 'Priya Raghunathan', at: '2026-11-21T12:00:00.000Z' } : null
    const texts = (now?.texts ?? []).map((text) => (text.key === 'consent' ? { ...text, approved } : text))
    await route.fulfill({ json: { on: approved !== null, texts } })
  })
  await page.goto('/pages/languages')
  await expect(page.getByText('French is on')).toBeVisible()
  const consent = page.getByRole('listitem').filter({ hasText: 'Consent form' })
  await consent.getByRole('button', { name: 'Consent form', exact: true }).click()
  const table = consent.getByRole('table')
  await expect(table.getByRole('row').filter({ hasText: 'D. Regulations' })).toContainText('D. ')
  await expect(table.locator('td[lang="fr"]').first()).toBeVisible()
  await expectAccessible(page)
  await consent.getByRole('button', { name: 'Withdraw Consent form' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByText('French is off')).toBeVisible()
  await expect(page.getByText(/until these are approved: Consent form/)).toBeVisible()
  await consent.getByRole('button', { name: 'Approve Consent form' }).click()
  await expect(page.getByText('French is on')).toBeVisible()
  await expect(consent).toContainText('Approved by Priya Raghunathan')
})

test('what is said to patients is for managers and administrators', async ({ visitor }) => {
  const page = await visitor(STAFF.np)
  await page.goto('/pages/languages')
  await expect(page.getByText(/“French Texts” is for/)).toBeVisible()
})
