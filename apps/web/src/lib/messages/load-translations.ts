import { setFormatLanguage } from './language.ts'
import { setRefusals } from './refusal.ts'
import { setSentences } from './sentence.ts'
import { setTranslations, t } from './t.ts'

/**
 * Makes the page French where `theme.js` found that the person reads French. English where the texts can't be had: work continues.
 * `withDates` writes the dates in a sentence of the server as staff read them.
 */
export async function loadTranslations(withDates: (text: string) => string): Promise<void> {
  setSentences(withDates)
  if (document.documentElement.lang !== 'fr-CA') return
  setFormatLanguage('fr-CA')
  const french = await Promise.all([
    import('../../../../../data/staff-messages/fr.json'),
    import('../../../../../data/staff-messages/sentences-fr.json'),
    import('@clinic/core/shared/known-sentences'),
    import('./refusal-text.ts'),
  ]).catch(() => null)
  if (!french) return
  const [messages, sentences, { knownSentences }, { translateRefusal }] = french
  setTranslations(messages.default)
  const known = knownSentences(sentences.default, t)
  setSentences((text) => withDates(known(text)))
  setRefusals(translateRefusal)
}
