import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { showInFrench } from './in-french.ts'
import { settled } from './settled.ts'

/** A translation can be this much longer than the English, and still fits. */
const LONGER = 1.4
/** Names and signs that are the same in every language, months and days of the week, and what French dates and units are written with. */
const EVERYWHERE =
  /^(pcr|tcn|cudit|clinic|demo|csv|json|excel|xlsx|pdf|utc|est|edt|mst|mdt|pst|pdt|cst|cdt|nst|ndt|ast|adt|ctrl|esc|alt|maj|min|sec|mg|kb|mo|km|janv?|févr?|mars|avr|avril|mai|juin|juil|juill|juillet|août|sept|septembre|oct|octobre|nov|novembre|déc|décembre|lun|lundi|mar|mardi|mer|mercredi|jeu|jeudi|ven|vendredi|sam|samedi|dim|dimanche|français|english|openstreetmap)$/

const STORED_DATE = /\b\d{4}-\d\d-\d\d\b/
const FRENCH = messagesOf('fr.json')

/** Shows the staff's screens in French, whose messages are marked and longer. */
export async function showMarkedFrench(context: BrowserContext): Promise<void> {
  await showInFrench(context)
  for (const [chunk, file] of Object.entries({ fr: 'fr.json', 'sentences-fr': 'sentences-fr.json' }))
    await context.route(`**/assets/${chunk}-*.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(markedMessages(file))}` }),
    )
}

/** What is wrong with the texts of a page in marked French, gathered from place to place. */
export class FrenchReader {
  readonly page: Page
  private readonly found = new Set<string>()
  private readonly served: { text: string }

  constructor(page: Page) {
    this.page = page
    this.served = answersTo(page)
  }

  /** Reads what is shown: each text is a message, or was answered by the server; no date has the digits of a file. */
  async read(where: string): Promise<void> {
    await expect(this.page.locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0)
    await settled(this.page)
    const texts = await textsOf(this.page)
    const unmarked = texts.map(withoutMarked).filter((text) => text !== '' && !isServed(text, this.served.text))
    const stored = texts.filter((text) => STORED_DATE.test(text)).map((text) => `a date as it is stored: ${text}`)
    for (const text of [...unmarked, ...stored]) this.found.add(`${where}: ${text}`)
  }

  /** The same of the dialog on top, whose buttons have room for their labels. */
  async readDialog(where: string): Promise<Locator> {
    const dialog = this.page.getByRole('dialog').or(this.page.getByRole('alertdialog')).filter({ visible: true }).last()
    await expect(dialog, where).toBeVisible()
    await this.read(where)
    for (const text of await cutLabels(dialog)) this.found.add(`${where}, cut off: ${text}`)
    return dialog
  }

  complaints(): string[] {
    return [...this.found]
  }
}

/** How a message begins in French, up to its first value, marked or not. */
export function inFrench(english: string): RegExp {
  const begins = FRENCH[english]?.split('{')[0]?.trim()
  if (!begins) throw new Error(`No French for ${english}`)
  return new RegExp(`^⟦*${begins.replaceAll(/[.*+?^${}()|[\]\\…]/g, '.').replaceAll(/\s/g, '\\s')}`)
}

/** What is called so in French; names go on with a patient's. */
export function named(place: Page | Locator, english: string): Locator {
  const name = inFrench(english)
  const roles = (['button', 'menuitem', 'tab'] as const).map((role) => place.getByRole(role, { name }))
  return roles
    .reduce((one, other) => one.or(other))
    .filter({ visible: true })
    .first()
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
  return JSON.parse(readFileSync(new URL(`../../data/staff-messages/${file}`, import.meta.url).pathname, 'utf8'))
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

/** What is read or heard on the page. */
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
