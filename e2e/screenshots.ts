import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ROOT } from '../scripts/run.mjs'
import { ChatPage } from './support/chat-page.ts'
import { ODILE } from './support/patients.ts'
import { startProgram } from './support/program.ts'
import { QueuePage } from './support/queue-page.ts'
import { keepSession, storedSession } from './support/sessions.ts'
import { settled } from './support/settled.ts'
import { STAFF } from './support/staff.ts'

const FOLDER = join(ROOT, 'docs', 'screenshots')
const QUEUE = { width: 1440, height: 900 }
const CHAT = { width: 430, height: 900 }
const BROWSER_OPTIONS = { locale: 'en-CA', timezoneId: 'America/Toronto', colorScheme: 'light' } as const
const FRAME = { padding: 32, gap: 28, ground: '#e7ece9' }

/** Takes the pictures of the documents from the running demo clinic, so that they show what is there. */
const program = await startProgram()
process.env.CLINIC_URL = program.url
process.env.CLINIC_DATA_DIR = program.dataDir
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  mkdirSync(FOLDER, { recursive: true })
  await keepSession(STAFF.np)
  const queue = await picture(await npQueue(browser))
  const chat = await picture(await chatInTheMiddle(browser))
  await picture(await sideBySide(browser, [queue, chat]), join(FOLDER, 'np-queue-and-chat.png'))
} finally {
  await browser.close()
  await program.stop()
}

async function npQueue(from: Browser): Promise<Page> {
  const page = await from.newPage({ baseURL: program.url, storageState: storedSession(STAFF.np), viewport: QUEUE, ...BROWSER_OPTIONS })
  const queue = new QueuePage(page, 'np')
  await queue.open()
  await queue.openBeside(queue.mine, 'Maria Santos')
  return page
}

async function chatInTheMiddle(from: Browser): Promise<Page> {
  const page = await from.newPage({ baseURL: program.url, viewport: CHAT, isMobile: true, hasTouch: true, ...BROWSER_OPTIONS })
  const chat = new ChatPage(page)
  await chat.open()
  await chat.reachQuestions(ODILE)
  for (const answer of ['Trouble sleeping', 'Getting to sleep', '5']) {
    const question = (await chat.heading.textContent()) ?? ''
    await chat.answer(answer)
    await chat.heading.filter({ hasNotText: question }).waitFor()
  }
  // Chosen without a pointer, which would answer.
  await chat.card.getByLabel('2 to 5 years').dispatchEvent('click')
  return page
}

async function sideBySide(from: Browser, pictures: Buffer[]): Promise<Page> {
  const width = QUEUE.width + CHAT.width + FRAME.gap + 2 * FRAME.padding
  const page = await from.newPage({ viewport: { width, height: QUEUE.height + 2 * FRAME.padding } })
  const images = pictures.map((bytes) => `<img alt="" height="${QUEUE.height}" src="data:image/png;base64,${bytes.toString('base64')}">`)
  await page.setContent(`<style>
    body { margin: 0; padding: ${FRAME.padding}px; display: flex; gap: ${FRAME.gap}px; background: ${FRAME.ground} }
    img { border-radius: 12px; box-shadow: 0 8px 28px rgb(0 0 0 / .16) }
  </style>${images.join('')}`)
  return page
}

async function picture(page: Page, path?: string): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready)
  await settled(page)
  const bytes = await page.screenshot(path ? { path } : {})
  await page.close()
  return bytes
}
