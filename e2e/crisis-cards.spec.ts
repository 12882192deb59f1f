import { CRISIS_KINDS } from '@clinic/contract/vocabulary'
import { CLINIC, NOW, PERSON } from '@clinic/core/chat/conversation.test-data'
import { startCrisis } from '@clinic/core/chat/stages/crisis'
import { type ChatState, newConversation } from '@clinic/core/chat/state/state'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { ENGLISH, FRENCH } from './support/chat-messages.ts'
import { ChatPage } from './support/chat-page.ts'
import { expect, test } from './support/fixtures.ts'
import { settled } from './support/settled.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

type Kind = (typeof CRISIS_KINDS)[number]

/** The card as the assistant gives it for a danger, for any words that lead there. */
async function answerWith(page: Page, kind: Kind, parts: Partial<ChatState>): Promise<void> {
  const state: ChatState = { ...newConversation('p'), started: true, ...parts }
  const { show } = startCrisis({ state, text: 'x', context: null, intent: 'unknown', ...NOW, knowledge: CLINIC }, kind)
  await page.route('**/api/ai', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...show } })
  })
}

test.use({ viewport: { width: 390, height: 844 } })

for (const [language, words] of [
  ['en', ENGLISH],
  ['fr', FRENCH],
] as const) {
  test.describe(`a person in danger, on a phone, in ${language}`, () => {
    test.use({ locale: `${language}-CA` })
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`sees 9-1-1 and both 9-8-8 buttons above the message box for every danger, ${colorScheme} (D-6, F-20)`, async ({
        page,
        isMobile,
      }) => {
        test.skip(!isMobile, 'a matter of the phone')
        await page.emulateMedia({ colorScheme })
        for (const kind of CRISIS_KINDS) {
          await page.unrouteAll({ behavior: 'wait' })
          await page.context().clearCookies()
          if (kind !== CRISIS_KINDS[0]) await page.evaluate(forgetAll)
          const chat = new ChatPage(page, words)
          await chat.open(`?lang=${language}`)
          await chat.begin()
          await answerWith(page, kind, { language, personal: kind === 'suicide' ? null : { ...PERSON, province: 'Quebec' } })
          await chat.send('x y z')
          await expect(chat.card.locator('a[href="tel:911"]')).toBeVisible()
          await settled(page)
          await expectAboveComposer(page, ['tel:911', 'tel:988', 'sms:988'], kind)
          await takeScreenshot(page, `crisis-${kind}-${language}-${colorScheme}`)
          await expectAccessible(page)
        }
      })
    }
  })
}

for (const width of [390, 1024, 1440]) {
  test(`at ${width} a person who is being hurt leaves the page at once, and Back does not come back (F-20)`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'the width is set here')
    await page.setViewportSize({ width, height: 844 })
    await page.route('https://weather.gc.ca/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }))
    await page.goto('/login')
    const chat = new ChatPage(page)
    await chat.open()
    await chat.begin()
    await answerWith(page, 'abuse', {})
    await chat.send('x y z')
    const leave = chat.card.getByRole('button', { name: 'Leave this page now' })
    await expect(leave).toBeInViewport()
    await takeScreenshot(page, 'crisis-abuse')
    await leave.click()
    await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/login/)
    await chat.open()
    await expect(page.getByRole('button', { name: 'Continue where you left off' })).toHaveCount(0)
  })
}

function forgetAll(): void {
  localStorage.clear()
  sessionStorage.clear()
}

async function expectAboveComposer(page: Page, addresses: readonly string[], what: string): Promise<void> {
  const composer = await page.locator('form:has(#message)').boundingBox()
  const face = await page.locator('aside').boundingBox()
  for (const address of addresses) {
    const box = await page.locator(`a[href="${address}"]`).last().boundingBox()
    expect(box, `${address} for ${what}`).not.toBeNull()
    expect(box?.y ?? -1, `${address} for ${what}`).toBeGreaterThanOrEqual((face?.y ?? 0) + (face?.height ?? 0))
    expect((box?.y ?? 0) + (box?.height ?? 0), `${address} for ${what}`).toBeLessThanOrEqual(composer?.y ?? 0)
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  }
}
