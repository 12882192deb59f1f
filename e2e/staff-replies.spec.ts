import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { ChatPage } from './support/chat-page.ts'
import { expect, test } from './support/fixtures.ts'
import { patientIdFromChat } from './support/patient-id-from-chat.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

const waiting = (page: Page) => page.getByRole('table', { name: 'Waiting for a person' })

test('a manager sees who waits for a person, answers, and finds the time to the first reply (F-11)', async ({ visitor }) => {
  const chat = new ChatPage(await visitor())
  const readPatientId = patientIdFromChat(chat.page)
  await chat.open()
  await chat.begin()
  await chat.send('I want to talk to a person')
  await expect(chat.heading).toHaveText('A person will help you')
  const patientId = await readPatientId()

  const page = await visitor(STAFF.pcrManager)
  await page.goto('/pages/conversations')
  await page.getByText('Replies', { exact: true }).click()
  await expect(page).toHaveURL(/\?view=replies$/)
  const row = waiting(page).getByRole('row').filter({ hasText: patientId })
  await expect(row).toContainText('Someone to join')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
      await takeScreenshot(page, `staff-replies-${colorScheme}`)
    }
  }

  await row.getByRole('button', { name: /^Transcript of/ }).click()
  await page.getByRole('button', { name: 'Open the chat' }).click()
  await page.getByRole('button', { name: 'Join the conversation' }).click()
  await page.getByRole('textbox', { name: 'To the patient' }).fill('Hello, how can I help?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(chat.conversation).toContainText('Hello, how can I help?', { timeout: 20_000 })

  await page.goto('/pages/conversations?view=replies&days=30')
  await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked()
  await expect(row).toHaveCount(0)
  const figures = page.getByRole('list', { name: 'Time to first reply' })
  await expect(figures.getByRole('listitem').first()).toHaveText(/^Median\d/)
})
