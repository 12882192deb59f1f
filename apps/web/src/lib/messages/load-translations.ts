import { setFormatLanguage } from './language.ts'
import { setTranslations } from './t.ts'

/** Makes the page French where this browser knows that the person reads French. English where the texts can't be had: work continues. */
export async function loadTranslations(): Promise<void> {
  if (localStorage.getItem('preference.language') !== 'fr-CA') return
  setFormatLanguage('fr-CA')
  document.documentElement.lang = 'fr-CA'
  const french = await import('../../../../../data/staff-messages/fr.json').catch(() => null)
  if (french) setTranslations(french.default)
}
