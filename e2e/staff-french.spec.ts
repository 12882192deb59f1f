import { readFileSync } from 'node:fs'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test as plainTest } from './support/fixtures.ts'
import { showInFrench } from './support/in-french.ts'
import { storedSession } from './support/sessions.ts'
import { settled } from './support/settled.ts'
import { STAFF, type StaffEmail } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

const PAGES: Readonly<Partial<Record<StaffEmail, readonly string[]>>> = {
  [STAFF.pcr]: ['/pages/today', '/pages/userqueue', '/pages/user', '/pages/timeline'],
  [STAFF.np]: ['/pages/NPqueue', '/admin/calendar', '/pages/approvals', '/pages/timeline'],
  [STAFF.admin]: [
    ...['/pages/today', '/pages/PCRAdmin', '/pages/NPAdmin', '/pages/PatientManager', '/pages/useradmin', '/pages/audit'],
    ...['/pages/spreadsheet_uploader', '/pages/editQuestionnaire', '/pages/conversations', '/pages/answers', '/pages/languages'],
    ...['/pages/ReportsPage', '/admin/stats', '/admin/charts', '/pages/duplicates', '/pages/sellers', '/pages/verify', '/pages/chase'],
  ],
}
const FRENCH = messagesOf('fr.json')
/** Opens the first patient of one's own. */
const ROW = 'row'
/** The page that a dialog opens on, and what is clicked until it does, each by its English. */
const DIALOGS: Readonly<Partial<Record<StaffEmail, readonly (readonly string[])[]>>> = {
  [STAFF.pcr]: [
    ['/pages/userqueue', 'Closed alarms'],
    ['/pages/userqueue', 'Look up caller'],
    ['/pages/userqueue', ROW, 'Record a call'],
    ['/pages/userqueue', ROW, 'More actions', 'Mark as ineligible…'],
    ['/pages/userqueue', ROW, 'Correct contact details'],
    ['/pages/userqueue', ROW, 'Record a reaction'],
    ['/pages/userqueue', ROW, 'Record Veterans Affairs'],
  ],
  [STAFF.np]: [
    ['/pages/NPqueue', ROW, 'Complete'],
    ['/pages/NPqueue', ROW, 'More actions', 'Hold until…'],
    ['/pages/NPqueue', ROW, 'More actions', 'Send back to PCR queue…'],
    ['/pages/NPqueue', ROW, 'Visits', 'Book a visit'],
  ],
  [STAFF.admin]: [
    ['/pages/useradmin', 'Groups'],
    ['/pages/useradmin', 'Add user'],
    ['/pages/PCRAdmin', 'Wait limits'],
    ['/pages/PCRAdmin', 'Opening hours'],
    ['/pages/PCRAdmin', 'On-call list'],
    ['/pages/sellers', 'Add a seller'],
  ],
}
/** A translation can be this much longer than the English, and still fits. */
const LONGER = 1.4
/** Names and signs that are the same in every language, months and days of the week, and what French dates and units are written with. */
const EVERYWHERE =
  /^(pcr|tcn|cudit|clinic|demo|csv|json|excel|xlsx|pdf|utc|est|edt|mst|mdt|pst|pdt|cst|cdt|nst|ndt|ast|adt|ctrl|esc|alt|maj|min|sec|mg|kb|mo|km|janv?|févr?|mars|avr|avril|mai|juin|juil|juill|juillet|août|sept|septembre|oct|octobre|nov|novembre|déc|décembre|lun|lundi|mar|mardi|mer|mercredi|jeu|jeudi|ven|vendredi|sam|samedi|dim|dimanche|français|english|openstreetmap)$/

/** Opens a browser of its own, whose French is marked and longer: it stays with it. */
const test = plainTest.extend<{ longerFrench: (email: StaffEmail) => Promise<Page> }>({
  longerFrench: async ({ browser, pageErrors, contextOptions, baseURL, viewport }, use) => {
    const opened: BrowserContext[] = []
    await use(async (email) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        viewport,
        timezoneId: 'America/Toronto',
        storageState: storedSession(email),
      })
      opened.push(context)
      await pageErrors.watch(context)
      await showInFrench(context)
      const page = await context.newPage()
      for (const [chunk, file] of Object.entries({ fr: 'fr.json', 'sentences-fr': 'sentences-fr.json' }))
        await page.route(`**/assets/${chunk}-*.js`, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(markedMessages(file))}` }),
        )
      return page
    })
    for (const context of opened) await context.close()
  },
})

for (const [email, paths] of Object.entries(PAGES) as [StaffEmail, readonly string[]][])
  test(`every text that ${email} reads is a message, and holds texts 40 % longer (F-15)`, async ({ longerFrench }) => {
    test.slow()
    const page = await longerFrench(email)
    const served = answersTo(page)
    const found: string[] = []
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toContainText('⟦')
      await expect(page.getByText(FRENCH['The page you requested could not be found.'] ?? '')).toHaveCount(0)
      await expect(page.locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0)
      await settled(page)
      for (const text of await unmarkedTexts(page)) if (!isServed(text, served.text)) found.push(`${path}: ${text}`)
      for (const text of await storedDates(page)) found.push(`${path}, a date as it is stored: ${text}`)
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }))
      expect(scrollWidth, `${path} is wider than the screen`).toBeLessThanOrEqual(clientWidth)
    }
    expect([...new Set(found)]).toEqual([])
  })

for (const [email, dialogs] of Object.entries(DIALOGS) as [StaffEmail, readonly (readonly string[])[]][])
  test(`so is every text of the dialogs that ${email} opens, and no button of them is cut off (F-15)`, async ({ longerFrench }) => {
    test.slow()
    const page = await longerFrench(email)
    const served = answersTo(page)
    const found: string[] = []
    for (const [path = '', ...clicked] of dialogs) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toContainText('⟦')
      for (const name of clicked) await (name === ROW ? firstRow(page) : named(page, name)).click()
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true }).last()
      await expect(dialog, `${path}: ${clicked.join(', ')}`).toBeVisible()
      await expect(dialog.locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0)
      await settled(page)
      const where = `${path}, ${clicked.at(-1)}`
      for (const text of await unmarkedTexts(page)) if (!isServed(text, served.text)) found.push(`${where}: ${text}`)
      for (const text of await storedDates(page)) found.push(`${where}, a date as it is stored: ${text}`)
      for (const text of await cutLabels(dialog)) found.push(`${where}, cut off: ${text}`)
    }
    expect([...new Set(found)]).toEqual([])
  })

test('someone chooses French, reads it everywhere at once, and goes back to English (F-15)', async ({ visitor }) => {
  const page = await visitor(STAFF.user)
  await page.goto('/pages/user')
  await page.getByRole('radio', { name: 'Français' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon profil')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await expectAccessible(page)
  await takeScreenshot(page, 'profile-french')
  await page.goto('/pages/timeline')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon activité')
  await page.goto('/pages/user')
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
})

function firstRow(page: Page): Locator {
  return page.locator('[data-list="mine"] [data-row-key] button[title]').first()
}

/** What is called so in French; names go on with a patient's. */
function named(page: Page, english: string): Locator {
  const begins = FRENCH[english]?.split('{')[0]?.trim()
  if (!begins) throw new Error(`No French for ${english}`)
  const name = new RegExp(`^⟦*${begins.replaceAll(/[.…]/g, '.')}`)
  const roles = (['button', 'menuitem', 'tab'] as const).map((role) => page.getByRole(role, { name }))
  return roles
    .reduce((one, other) => one.or(other))
    .filter({ visible: true })
    .first()
}

/** Dates and times are shown in one way, never with the digits of a file. */
async function storedDates(page: Page): Promise<string[]> {
  return (await textsOf(page)).filter((text) => /\b\d{4}-\d\d-\d\d\b/.test(text))
}

/** Labels of buttons that are longer than their button. */
async function cutLabels(dialog: Locator): Promise<string[]> {
  return await dialog.locator('button, a').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const label = button.querySelector('.mantine-Button-label') ?? button
      return label.checkVisibility() && label.scrollWidth > label.clientWidth + 1 ? [label.textContent ?? ''] : []
    }),
  )
}

function messagesOf(file: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`../data/staff-messages/${file}`, import.meta.url).pathname, 'utf8'))
}

/** Every message between marks, and filled up to the length that it has to have room for. */
function markedMessages(file: string): Record<string, string> {
  const french = messagesOf(file)
  const longer = ([english, text]: [string, string]) => [english, `⟦${text.padEnd(Math.ceil(english.length * LONGER), ' ~')}⟧`]
  return Object.fromEntries(Object.entries(french).map(longer))
}

/** What the server composes itself: these sentences have French. */
const COMPOSED = /"(?:description|system_notes)":"(?:[^"\\]|\\.)*"/g

/** All else that the server answers to a page: names, notes and texts of the clinic are no messages. */
function answersTo(page: Page): { text: string } {
  const answers = { text: '' }
  page.on('response', async (response) => {
    if (response.url().includes('/api/') && response.headers()['content-type']?.includes('json'))
      answers.text += (await response.text().catch(() => '')).replaceAll(COMPOSED, '')
  })
  return answers
}

/** True where each part between signs and digits was answered as it is, or is put together from names that were. */
function isServed(text: string, answers: string): boolean {
  const parts = text.split(/[^\p{L}’' -]+/u).map((part) => part.trim())
  const isName = (word: string) => /^\p{Lu}/u.test(word) && answers.includes(word)
  const isKnown = (word: string) => word.length < 3 || EVERYWHERE.test(word.toLowerCase()) || isName(word)
  return parts.every((part) => answers.includes(part) || part.split(/[ -]/).every(isKnown))
}

/** What is read or heard on the page outside the marks. */
async function unmarkedTexts(page: Page): Promise<string[]> {
  return (await textsOf(page)).map(withoutMarked).filter((text) => text !== '')
}

function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest('script, style, noscript, [lang], kbd, svg') || !element.checkVisibility({ visibilityProperty: true })) continue
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '')
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(element.getAttribute(name) ?? '')
    }
    return found
  })
}

function withoutMarked(text: string): string {
  const shorter = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ')
  return shorter === text ? text.trim() : withoutMarked(shorter)
}
