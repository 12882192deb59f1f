import { chromium, type Page } from '@playwright/test'
import type { Clinic } from './clinic.ts'
import { median, type Row, type Table } from './table.ts'

const TIMES = 5
/** What WebPageTest calls 4G: 9 Mbit a second, 170 ms there and back; and a processor a quarter as fast, as a cheap phone's is. */
const NETWORK = { offline: false, downloadThroughput: 9_000_000 / 8, uploadThroughput: 9_000_000 / 8, latency: 170 }
const SLOWER = 4
const AIMS = { kilobytes: 100, replyMs: 1500 }

/** The public chat on a slow phone: what crosses the wire until it can be used, and when the first words and the first reply are there. */
export async function measureFirstLoad({ port }: Clinic): Promise<Table> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const visits: Visit[] = []
    for (let turn = 0; turn < TIMES; turn += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
      visits.push(await visit(await context.newPage(), port))
      await context.close()
    }
    const kilobytes = median(visits.map(({ bytes }) => bytes)) / 1000
    const reply = median(visits.map(({ firstReply }) => firstReply))
    return { title: 'Chat: the first visit on a phone, 4G, a processor a quarter as fast', rows: rowsOf(visits, kilobytes, reply) }
  } finally {
    await browser.close()
  }
}

type Visit = { bytes: number; all: number; firstWords: number; firstReply: number }

function rowsOf(visits: readonly Visit[], kilobytes: number, reply: number): Row[] {
  return [
    {
      what: 'HTML, CSS and JavaScript as sent',
      value: `${kilobytes.toFixed(0)} KB`,
      aim: `under ${AIMS.kilobytes} KB`,
      met: kilobytes < AIMS.kilobytes,
    },
    { what: 'everything, fonts and pictures too', value: `${(median(visits.map(({ all }) => all)) / 1000).toFixed(0)} KB` },
    { what: 'first words on the screen', value: `${median(visits.map(({ firstWords }) => firstWords)).toFixed(0)} ms` },
    {
      what: 'first reply, without the time until somebody presses Begin',
      value: `${reply.toFixed(0)} ms`,
      aim: `under ${AIMS.replyMs} ms`,
      met: reply < AIMS.replyMs,
    },
  ]
}

async function visit(page: Page, port: number): Promise<Visit> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.emulateNetworkConditions', NETWORK)
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const types = new Map<string, string>()
  let [bytes, all] = [0, 0]
  wire.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength
    if (['Document', 'Script', 'Stylesheet'].includes(types.get(requestId) ?? '')) bytes += encodedDataLength
  })
  const started = performance.now()
  await page.goto(`http://127.0.0.1:${port}/coachchat`, { waitUntil: 'commit' })
  const begin = page.getByRole('button', { name: 'Begin Conversation With Our AI' })
  await begin.waitFor()
  const firstWords = performance.now() - started
  const loaded = bytes
  const pressed = performance.now()
  await begin.click()
  await page.getByText(/^Hello, I am the/).waitFor()
  return { bytes: loaded, all, firstWords, firstReply: firstWords + performance.now() - pressed }
}
