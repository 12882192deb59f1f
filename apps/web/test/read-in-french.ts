import { onTestFinished } from 'vitest'
import { datesText } from '../src/lib/format/dates.ts'
import { setFormatLanguage } from '../src/lib/messages/language.ts'
import { loadTranslations } from '../src/lib/messages/load-translations.ts'
import { setSentences } from '../src/lib/messages/sentence.ts'
import { setTranslations } from '../src/lib/messages/t.ts'

/** Shows what this test renders from here on as to a person who chose French. Constants of files loaded before stay English. */
export async function readInFrench(): Promise<void> {
  localStorage.setItem('preference.language', 'fr-CA')
  document.documentElement.lang = 'fr-CA'
  onTestFinished(() => {
    localStorage.removeItem('preference.language')
    document.documentElement.lang = 'en-CA'
    setFormatLanguage('en-CA')
    setTranslations({})
    setSentences((text) => text)
  })
  await loadTranslations(datesText)
}
