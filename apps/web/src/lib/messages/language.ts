import type { Preference } from '@clinic/contract/auth'

/** The language of the page: of its messages, and of how dates and numbers are written. */
export type FormatLanguage = Preference<'language'>

let language: FormatLanguage = 'en-CA'

export function formatLanguage(): FormatLanguage {
  return language
}

/** Set once, before the page is shown: it is loaded again in another language. */
export function setFormatLanguage(next: FormatLanguage): void {
  language = next
}
