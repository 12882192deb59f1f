import { median } from '@clinic/testing/quantile'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Clinic } from './clinic.ts'
import type { Row, Table } from './table.ts'

const TIMES = 5
/** What WebPageTest calls 4G: 9 Mbit a second, 170 ms there and back. */
const NETWORK = { offline: false, downloadThroughput: 9_000_000 / 8, uploadThroughput: 9_000_000 / 8, latency: 170 }
/** A cheap phone computes a quarter as fast. */
const SLOWER = 4
const AIMS = { kilobytes: 100, replyMs: 1500 }

/** The public chat on a phone: what crosses the wire until it can be used, and when the first words and the first reply are there. */
export async function measureFirstLoad({ port }: Clinic): Promise<Table> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const [plain, slow] = [await visits(browser, { port, slower: 1 }), await visits(browser, { port, slower: SLOWER })]
    return { title: 'Chat: the first visit on a phone with 4G', rows: rowsOf(plain, slow) }
  } finally {
    await browser.close()
  }
}

type Visit = { bytes: number; all: number; firstWords: number; firstReply: number }
type Visiting = { port: number; slower: number }

async function visits(browser: Browser, visiting: Visiting): Promise<Visit> {
  const seen: Visit[] = []
  for (let turn = 0; turn < TIMES; turn += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    seen.push(await visit(await context.newPage(), visiting))
    await context.close()
  }
  const middle = (what: keyof Visit) => median(seen.map((one) => one[what]))
  return { bytes: middle('bytes'), all: middle('all'), firstWords: middle('firstWords'), firstReply: middle('firstReply') }
}

function rowsOf(plain: Visit, slow: Visit): Row[] {
  const kilobytes = plain.bytes / 1000
  return [
    {
      what: 'HTML, CSS and JavaScript as sent',
      value: `${kilobytes.toFixed(0)} KB`,
      aim: `under ${AIMS.kilobytes} KB`,
      met: kilobytes < AIMS.kilobytes,
    },
    { what: 'everything until the first reply, fonts and pictures too', value: `${(plain.all / 1000).toFixed(0)} KB` },
    { what: 'first words on the screen', value: `${plain.firstWords.toFixed(0)} ms` },
    {
      what: 'first reply, without the time until somebody presses Begin',
      value: `${plain.firstReply.toFixed(0)} ms`,
      aim: `under ${AIMS.replyMs} ms`,
      met: plain.firstReply < AIMS.replyMs,
    },
    {
      what: 'the same with a processor a quarter as fast',
      value: `${slow.firstWords.toFixed(0)} and ${slow.firstReply.toFixed(0)} ms`,
    },
  ]
}

/** What the page itself notices, in milliseconds since the visit began: the button, and the greeting. */
type Noticed = { button?: number; greeting?: number }

async function visit(page: Page, { port, slower }: Visiting): Promise<Visit> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.emulateNetworkConditions', NETWORK)
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const types = new Map<string, string>()
  let [bytes, all] = [0, 0]
  wire.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength
    if (['Document', 'Script', 'Stylesheet'].includes(types.get(requestId) ?? '')) bytes += encodedDataLength
  })
  await page.addInitScript(() => {
    const noticed: Noticed = {}
    Object.assign(window, { noticed })
    new MutationObserver(() => {
      const text = document.body?.textContent ?? ''
      if (text.includes('Begin Conversation With Our AI')) noticed.button ??= performance.now()
      if (text.includes('Hello, I am the')) noticed.greeting ??= performance.now()
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const read = () => page.evaluate(() => (window as unknown as { noticed: Noticed }).noticed)
  await page.goto(`http://127.0.0.1:${port}/coachchat`, { waitUntil: 'commit' })
  const begin = page.getByRole('button', { name: 'Begin Conversation With Our AI' })
  await begin.waitFor()
  const loaded = bytes
  const pressed = await begin.evaluate((button: HTMLElement) => {
    button.click()
    return performance.now()
  })
  await page.getByText(/^Hello, I am the/).waitFor()
  const { button = 0, greeting = 0 } = await read()
  return { bytes: loaded, all, firstWords: button, firstReply: button + greeting - pressed }
}
