import { IntlMessageFormat } from 'intl-messageformat'
import { formatLanguage } from './language.ts'

/** What a message is filled with. Nothing is written for null and undefined. */
export type Values = Record<string, string | number | null | undefined>

const formats = new Map<string, IntlMessageFormat>()
let translations: Readonly<Record<string, string>> = {}

/** The message in the person's language; in English, its own text, where the language has none (F-14). */
export function t(message: string, values?: Values): string {
  return values === undefined ? translated(message) : String(formatOf(message).format(values))
}

/** Two texts that are in the person's language already, with a colon between them. */
export function tPair(label: string, value: string): string {
  return t('{label}: {value}', { label, value })
}

/** A message whose English has two meanings: `tIn('state', 'Read')` is translated under `state|Read`. */
export function tIn(context: string, message: string): string {
  return translations[`${context}|${message}`] ?? translated(message)
}

/** A table of fixed texts in the person's language. What has braces is filled later, by `fillText`. */
export function translatedAll<Key extends string>(table: Readonly<Record<Key, string>>): Record<Key, string> {
  return Object.fromEntries(Object.entries<string>(table).map(([key, text]) => [key, translated(text)])) as Record<Key, string>
}

/** Set before any other module of the page is loaded: constants at the top of a file are messages too. */
export function setTranslations(next: Readonly<Record<string, string>>): void {
  translations = next
  formats.clear()
}

export function formatOf(message: string): IntlMessageFormat {
  const known = formats.get(message)
  if (known) return known
  const format = new IntlMessageFormat(translated(message), formatLanguage(), undefined, { ignoreTag: true })
  formats.set(message, format)
  return format
}

function translated(message: string): string {
  return translations[message] ?? message
}
