import { readPreferences, writePreferences } from '@clinic/contract/auth'
import { call } from '../../../lib/api.ts'
import { type FormatLanguage, formatLanguage } from '../../../lib/messages/language.ts'

const CHOICE = 'preference.language'

/** Makes the language in which someone logged in their own, unless they chose one before (F-15). In English nothing is asked: it is what comes without a choice. */
export async function keepLoginLanguage(token: string): Promise<void> {
  const language = formatLanguage()
  if (language === 'en-CA' && localStorage.getItem(CHOICE) === null) return
  const own = await call(readPreferences, { token })
  if (own.language === undefined) await call(writePreferences, { token, body: { language } })
}

/** Shows the page again in a language, which this browser remembers. */
export function chooseLoginLanguage(language: FormatLanguage): void {
  localStorage.setItem(CHOICE, language)
  location.reload()
}
