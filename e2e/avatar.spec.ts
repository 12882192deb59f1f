import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { CLIPS } from '../scripts/avatar/clips.mjs'
import { expectAccessible } from './support/accessible.ts'
import { ChatPage } from './support/chat-page.ts'
import { expect, test } from './support/fixtures.ts'
import { settled } from './support/settled.ts'
import { silentVoice } from './support/silent-voice.ts'

const MANIFEST = new URL('../apps/web/dist/.vite/manifest.json', import.meta.url)
const STOP = 'Pause animation'
const MOVE = 'Play animation'

/** The clip on top, while it plays. */
function playing(page: Page, clip: keyof typeof CLIPS): Locator {
  return page.locator(`video[data-layer="front"][data-clip="${clip}"]`)
}

/** What was fetched of everything that moves. */
function movingParts(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/avatar-player|\.webm|\.mp4/.test(request.url())) fetched.push(request.url())
  })
  return fetched
}

async function isPaused(video: Locator): Promise<boolean> {
  return video.evaluate((element) => element instanceof HTMLVideoElement && element.paused)
}

/** The next turn stays on its way until it is let go. */
async function holdTurn(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/ai', async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

test.describe('where movement is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the face greets, rests, listens, thinks and talks at the right moments (REQ-109)', async ({ page }) => {
    const fetched = movingParts(page)
    const chat = new ChatPage(page)
    await chat.open()
    expect(fetched, 'before the conversation').toEqual([])
    await chat.begin()
    await expect(playing(page, 'greeting')).toBeVisible()
    await expect(playing(page, 'idle')).toBeVisible()
    await expect(page.locator('video')).toHaveCount(1)
    await expectAccessible(page)

    await chat.input.pressSequentially('What do you do with my data?')
    await expect(playing(page, 'listening')).toBeVisible()
    const letGo = await holdTurn(page)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(playing(page, 'thinking')).toBeVisible()
    letGo()
    await expect(playing(page, 'talking')).toBeVisible()
    await expect(playing(page, 'idle')).toBeVisible()

    await chat.send('stop')
    await expect(chat.card).toBeVisible()
    await expect(playing(page, 'goodbye')).toBeVisible()
    await expect(playing(page, 'idle')).toBeVisible()
  })

  test('the face is calm and still for somebody in danger (D-6)', async ({ page }) => {
    const chat = new ChatPage(page)
    await chat.open()
    await chat.begin()
    await chat.send('I want to kill myself')
    await expect(chat.heading).toHaveText('Please get help now')
    await expect(page.locator('img[src*="grave"]')).toBeVisible()
    await expect(page.locator('video').filter({ visible: true })).toHaveCount(0)
    await chat.send('I am safe now')
    await expect(page.locator('img[src*="grave"]')).toBeVisible()
    await chat.choose('No, not in danger')
    await expect(page.locator('video[data-layer="front"]')).toBeVisible()
  })

  test('the picture can be stopped, and rests while the page is out of sight', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same at every width')
    const chat = new ChatPage(page)
    await chat.open()
    await chat.begin()
    await expect(playing(page, 'idle')).toBeVisible()
    const hide = (hidden: boolean) =>
      page.evaluate((so) => {
        Object.defineProperty(document, 'hidden', { value: so, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await hide(true)
    await expect.poll(() => isPaused(playing(page, 'idle'))).toBe(true)
    await hide(false)
    await expect.poll(() => isPaused(playing(page, 'idle'))).toBe(false)

    await page.getByRole('button', { name: STOP }).click()
    await expect(page.locator('video')).toHaveCount(0)
    await page.getByRole('button', { name: MOVE }).click()
    await expect(page.locator('video[data-layer="front"]')).toBeVisible()
  })

  test('clips that do not arrive leave the still picture, and the conversation goes on', async ({ page, pageErrors, isMobile }) => {
    test.skip(isMobile, 'the same at every width')
    pageErrors.allow(/ERR_FAILED/)
    await page.route(/\.(webm|mp4)$/, (route) => route.abort())
    const chat = new ChatPage(page)
    await chat.open()
    await chat.begin()
    await chat.choose('New Patient Intake')
    await expect(chat.dialog('Consent form')).toBeVisible()
    await expect(page.locator('video[data-layer="front"]')).toHaveCount(0)
    await expectStill(page)
  })

  test('after the last spoken word the conversation goes on by itself (REQ-112, REQ-134, REQ-136)', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same at every width')
    const voice = await silentVoice(page)
    const chat = new ChatPage(page)
    await chat.open()
    await chat.begin()
    await expect(playing(page, 'idle')).toBeVisible()
    expect(await voice.said()).toEqual([])
    await page.getByRole('switch', { name: 'Sound off' }).click()
    const [greeting] = await voice.said()
    expect(greeting).toMatchObject({ pitch: expect.closeTo(1.3), rate: expect.closeTo(1.05), lang: expect.stringMatching(/^en/) })
    await voice.start(0)
    await expect(page.getByText(greeting?.text ?? '', { exact: true }).last()).toBeVisible()
    await expect(playing(page, 'talking')).toBeVisible()
    await voice.endAll()
    await expect(playing(page, 'idle')).toBeVisible()

    await chat.choose('New Patient Intake')
    await expect(chat.heading).toHaveText('Next: the consent form')
    await expect(playing(page, 'talking')).toBeVisible()
    const goesOn = page.waitForRequest((request) => request.url().endsWith('/api/ai'))
    await voice.endAll()
    expect((await goesOn).postDataJSON()).toMatchObject({ query: 'ok', context: { video: { clip: 'consent', ended: true } } })
    await expect(chat.dialog('Consent form')).toBeVisible()

    await chat.dialog('Consent form').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Close the form' }).click()
    await page.getByRole('switch', { name: 'Sound on' }).click()
    expect(await voice.waiting()).toBe(0)
  })
})

test('less motion shows the still picture and fetches no clip (D-8)', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same at every width')
  const fetched = movingParts(page)
  const chat = new ChatPage(page)
  await chat.open()
  await expectStill(page)
  await chat.begin()
  await expectStill(page)
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  await expect(page.getByRole('button', { name: STOP })).toHaveCount(0)
  await expectAccessible(page)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.locator('video[data-layer="front"]')).toBeVisible()
})

test('where data is saved no clip is fetched', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same at every width')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const fetched = movingParts(page)
  const chat = new ChatPage(page)
  await chat.open()
  await chat.begin()
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  await expectStill(page)
})

test('a paused conversation waits until it is told to go on (REQ-134)', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same at every width')
  await page.clock.install()
  const chat = new ChatPage(page)
  await chat.open()
  await chat.begin()
  await page.clock.pauseAt(Date.now() + 60_000)
  await chat.choose('New Patient Intake')
  await expect(chat.heading).toHaveText('Next: the consent form')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await chat.card.getByRole('button', { name: 'Pause' }).click()
  await page.clock.runFor(30_000)
  expect(sent.filter((url) => url.endsWith('/api/ai'))).toEqual([])

  await chat.card.getByRole('button', { name: 'Continue automatically' }).click()
  await page.clock.runFor(900)
  expect(sent.filter((url) => url.endsWith('/api/ai'))).toEqual([])
  await page.clock.runFor(200)
  await page.clock.resume()
  await expect(chat.dialog('Consent form')).toBeVisible()
})

test('every clip plays here, is as long and wide as it was drawn, and can be asked for in parts', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'the same files at every width')
  await page.goto('/coachchat')
  const files = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }>
  for (const [name, { seconds }] of Object.entries(CLIPS)) {
    const address = `/${files[`src/chat/avatar/avatar-clips/${name}.webm`]?.file}`
    const clip = await page.evaluate(async (src) => {
      const video = Object.assign(document.createElement('video'), { src, muted: true })
      await video.play()
      return { width: video.videoWidth, height: video.videoHeight, seconds: video.duration }
    }, address)
    expect(clip, name).toEqual({ width: 384, height: 384, seconds: expect.closeTo(seconds, 1) })
  }
  for (const format of ['webm', 'mp4']) {
    const part = await request.get(`/${files[`src/chat/avatar/avatar-clips/idle.${format}`]?.file}`, { headers: { range: 'bytes=0-99' } })
    expect(part.status()).toBe(206)
    expect((await part.body()).length).toBe(100)
    expect(part.headers()).toMatchObject({ 'content-type': `video/${format}`, 'content-range': expect.stringMatching(/^bytes 0-99\/\d+$/) })
  }
})

async function expectStill(page: Page): Promise<void> {
  await settled(page)
  const still = page.locator('img[src*="still"]')
  await expect(still).toBeVisible()
  expect(await still.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true)
}
