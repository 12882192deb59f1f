import type { Preference } from '@clinic/contract/auth'

/** How dates and numbers are written: as English or as French Canada does. The words of the screens stay English. */
export type FormatLanguage = Preference<'language'>

let language: FormatLanguage = 'en-CA'

export function formatLanguage(): FormatLanguage {
  return language
}

/** Set by the person's preferences. */
export function setFormatLanguage(next: FormatLanguage): void {
  language = next
}
