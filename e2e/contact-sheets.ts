import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { ROOT } from '../scripts/run.mjs'
import { cutOff } from './support/cut-off.ts'
import { showInFrench } from './support/in-french.ts'
import { startProgram } from './support/program.ts'
import { keepSession, storedSession } from './support/sessions.ts'
import { settled } from './support/settled.ts'
import { STAFF, type StaffEmail } from './support/staff.ts'

// npm run screenshots -- --sheets [FOLDER] [--pages PATTERN]: every page, or those whose path matches, at four widths, light and dark, in both languages; one sheet for each page.
// What is measured beside it is printed: a page that scrolls sideways, and text that is cut off without an ellipsis. With a pattern, each picture is a file too.
const FOLDER = resolve(process.argv[process.argv.indexOf('--sheets') + 1] ?? join(ROOT, 'node_modules', '.cache', 'contact-sheets'))
const PATTERN = process.argv.includes('--pages') ? new RegExp(process.argv[process.argv.indexOf('--pages') + 1] ?? '') : null
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const
const SCHEMES = ['light', 'dark'] as const
const LANES = 3
const SHOWN_HEIGHT = 420
const WAIT_MS = 15_000
const REST_MS = 500

type Route = { path: string; access: string }
/** The table of pages, read as text: its types belong to the web. */
const ROUTES: readonly Route[] = [
  ...readFileSync(join(ROOT, 'apps/web/src/lib/routes/routes.ts'), 'utf8').matchAll(
    /path: '(?<path>[^']+)', name: .+, access: '(?<access>\w+)'/g,
  ),
]
  .map(({ groups }) => ({ path: groups?.path ?? '', access: groups?.access ?? '' }))
  .filter(({ path }) => PATTERN === null || PATTERN.test(path))

/** Whose screen shows a page; administrators have no queue of their own. */
const SEEN_BY: Readonly<Record<string, StaffEmail>> = { isPCR: STAFF.pcr, isNP: STAFF.np, isUser: STAFF.user }

const program = await startProgram()
process.env.CLINIC_URL = program.url
process.env.CLINIC_DATA_DIR = program.dataDir
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  if (!PATTERN) rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const email of [STAFF.admin, STAFF.pcr, STAFF.otherPcr, STAFF.np, STAFF.user]) await keepSession(email)
  const waiting = [...ROUTES]
  const lane = async () => {
    for (let route = waiting.shift(); route; route = waiting.shift()) await drawSheet(browser, route)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  process.stdout.write(`Sheets of ${ROUTES.length} pages in ${FOLDER}\n`)
} finally {
  await browser.close()
  await program.stop()
}

/** One picture with a page at every width: a row for each scheme and language. */
async function drawSheet(from: Browser, { path, access }: Route): Promise<void> {
  // This page locks the screen of the person who opens it.
  const email = path === '/lock' ? STAFF.otherPcr : access === 'public' ? null : (SEEN_BY[access] ?? STAFF.admin)
  const name = path.slice(1).replaceAll('/', '-')
  const rows: string[] = []
  for (const locale of ['en-CA', 'fr-CA'] as const) {
    const looks = await take(from, path, { email, locale })
    for (const scheme of SCHEMES) {
      const shown = looks.filter((look) => look.scheme === scheme)
      rows.push(`<div>${shown.map(({ bytes }) => `<img alt="" src="data:image/png;base64,${bytes.toString('base64')}">`).join('')}</div>`)
    }
    for (const { size, scheme, bytes, flaws } of looks) {
      const where = `${name}-${size.width}-${locale.slice(0, 2)}-${scheme}`
      if (PATTERN) writeFileSync(join(FOLDER, `${where}.png`), bytes)
      if (scheme === 'light') for (const flaw of flaws) process.stdout.write(`  ${where}: ${flaw}\n`)
    }
  }
  const page = await from.newPage()
  await page.setContent(`<style>
    body { margin: 0; padding: 16px; width: max-content; background: #8a9490; font: 20px sans-serif }
    div { display: flex; gap: 12px; margin-top: 12px } img { height: ${SHOWN_HEIGHT}px }
  </style>${path}${rows.join('')}`)
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true })
  await page.close()
  process.stdout.write(`${path}\n`)
}

/** The page has a heading, and nothing says that it loads; what never does is in the picture. */
async function loaded(page: Page): Promise<void> {
  await page
    .getByRole('heading')
    .first()
    .waitFor({ timeout: WAIT_MS })
    .catch(() => undefined)
  await expect(page.getByRole('status', { name: /^Loading|^Chargement/ }))
    .toHaveCount(0, { timeout: WAIT_MS })
    .catch(() => undefined)
  await page.waitForTimeout(REST_MS)
}

type Look = { size: (typeof SIZES)[number]; scheme: (typeof SCHEMES)[number]; bytes: Buffer; flaws: string[] }

/** A page in one language, opened once and then shown at every width in both schemes. */
async function take(from: Browser, path: string, { email, locale }: { email: StaffEmail | null; locale: string }): Promise<Look[]> {
  const [largest] = SIZES
  const context = await from.newContext({
    ...{ baseURL: program.url, viewport: largest, locale, timezoneId: 'America/Toronto', reducedMotion: 'reduce' },
    ...(email && { storageState: storedSession(email) }),
  })
  if (email && locale === 'fr-CA') await showInFrench(context)
  const looks: Look[] = []
  try {
    const page = await context.newPage()
    await page.goto(path)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await loaded(page)
      for (const scheme of SCHEMES) {
        await page.emulateMedia({ colorScheme: scheme })
        await settled(page)
        looks.push({ size, scheme, bytes: await page.screenshot(), flaws: scheme === 'light' ? await cutOff(page) : [] })
      }
    }
    return looks
  } finally {
    await context.close()
  }
}
