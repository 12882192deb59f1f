import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { ChatPage } from './support/chat-page.ts'
import { closeAlarms } from './support/close-alarms.ts'
import { expect, test } from './support/fixtures.ts'
import { showInFrench } from './support/in-french.ts'
import { newWorker } from './support/queue-people.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

// One after the other: each begins without alarms of earlier journeys.
test.describe.configure({ mode: 'serial' })
test.beforeEach(closeAlarms)
test.setTimeout(240_000)

const newWords = () => `I want to kill myself, says ${Math.random().toString(36).slice(2, 10)}`
const laneOf = (page: Page) => page.getByRole('region', { name: /^(Open alarms|Alarmes ouvertes)$/ })

async function raise(phone: Page, words: string): Promise<void> {
  await phone.setViewportSize({ width: 390, height: 844 })
  const chat = new ChatPage(phone)
  await chat.open()
  await chat.begin()
  await chat.send(words)
  await expect(chat.card.getByText('9-8-8').first()).toBeVisible()
}

/** Pictures for people to look at: three widths, light and dark; the dialog stays whole in each. */
async function looks(page: Page, dialog: Locator, name: string): Promise<void> {
  const size = page.viewportSize()
  for (const width of [1440, 1024, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await takeScreenshot(page, `${name}-${width}-${colorScheme}`)
    }
  await page.emulateMedia({ colorScheme: null })
  if (size) await page.setViewportSize(size)
}

test('the ASQ is filled in by the keyboard on an alarm that one has: a fifth question follows a yes, and the answers stay with the alarm, without a score (F-4)', async ({
  visitor,
  isMobile,
}) => {
  test.skip(isMobile, 'sets its own widths')
  const words = newWords()
  const { queue, page, name } = await newWorker(visitor, 'pcr')
  await page.setViewportSize({ width: 1440, height: 900 })
  await queue.open()
  await raise(await visitor(), words)
  const alarm = laneOf(page).getByRole('listitem').filter({ hasText: words })
  await expect(alarm.getByRole('button', { name: 'Ask the ASQ' })).toHaveCount(0)
  await alarm.getByRole('button', { name: `Take as ${name.split(' ')[0]}` }).press('Enter')
  await alarm.getByRole('button', { name: 'Ask the ASQ' }).press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Ask the ASQ' })
  const groups = dialog.getByRole('radiogroup')
  await expect(groups).toHaveCount(4)
  await expect(dialog).toContainText('they are not scored')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save the answers' }).press('Enter')
  await expect(dialog.getByText('Choose an answer.')).toHaveCount(4)
  await expectAccessible(page)
  await takeScreenshot(page, 'asq-missing')

  // The first radio of each group, then along it by the arrows: no, no, yes, refuses.
  for (const [at, presses] of [1, 1, 0, 2].entries()) {
    const radios = groups.nth(at).getByRole('radio')
    await radios.first().focus()
    await page.keyboard.press('Space')
    for (let n = 0; n < presses; n += 1) await page.keyboard.press('ArrowRight')
    await expect(radios.nth(presses)).toBeChecked()
    if (at < 3) await page.keyboard.press('Tab')
  }
  await expect(groups).toHaveCount(5)
  await expect(groups.nth(4)).toHaveAccessibleName(/Are you having thoughts of killing yourself right now?/)
  await groups.nth(4).getByRole('radio', { name: 'No', exact: true }).focus()
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await looks(page, dialog, 'asq-answered')
  await dialog.getByRole('button', { name: 'Save the answers' }).press('Enter')
  await queue.expectMessage('The answers are saved with the alarm.')
  await expect(alarm).toContainText(`ASQ asked by ${name} less than a minute ago: 1 no, 2 no, 3 yes, 4 refused, 5 no.`)
  await expect(alarm).not.toContainText(/score|positive|risk/i)
  await takeScreenshot(page, 'asq-saved')
})

test('staff who chose French have the ASQ in English with the reason, and everything around it in French (F-15)', async ({
  visitor,
  isMobile,
}) => {
  test.skip(isMobile, 'sets its own widths')
  const words = newWords()
  const { page } = await newWorker(visitor, 'pcr')
  await showInFrench(page.context())
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/pages/userqueue')
  await raise(await visitor(), words)
  const alarm = laneOf(page).getByRole('listitem').filter({ hasText: words })
  await alarm.getByRole('button', { name: /^Prendre en charge/ }).click()
  await alarm.getByRole('button', { name: /ASQ/ }).click()
  const dialog = page.getByRole('dialog', { name: /ASQ/ })
  await expect(dialog).toContainText('Les questions sont en anglais')
  await expect(dialog.getByText('Have you ever tried to kill yourself?')).toHaveAttribute('lang', 'en')
  await expect(dialog.getByRole('radio', { name: 'Oui' }).first()).toBeVisible()
  await expectAccessible(page)
  await looks(page, dialog, 'asq-french')
})
