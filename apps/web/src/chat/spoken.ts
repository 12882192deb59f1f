import type { ChatLanguage } from '@clinic/contract/chat'
import type { FormWords } from './form-words.ts'
import { EN, type Words } from './words.ts'

/** What the page is written in just now. `forms: null`: those of the English page come with the dialogs. */
export type Spoken = { language: ChatLanguage; words: Words; forms: FormWords | null }

const ENGLISH: Spoken = { language: 'en', words: EN, forms: null }
const listeners = new Set<() => void>()
let spoken = ENGLISH

export function spokenNow(): Spoken {
  return spoken
}

/** Returns the way to stop listening. */
export function onSpoken(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Writes the page in a language; French is fetched first. False where it could not be had: the page then stays as it is. */
export async function changeLanguage(language: ChatLanguage): Promise<boolean> {
  try {
    spoken = language === 'fr' ? await loadFrench() : ENGLISH
  } catch {
    return false
  }
  document.documentElement.lang = spoken.words.locale
  for (const listener of listeners) listener()
  return true
}

async function loadFrench(): Promise<Spoken> {
  const [{ FR }, { FR_FORMS }] = await Promise.all([import('./words-fr.ts'), import('./form-words-fr.ts')])
  return { language: 'fr', words: FR, forms: FR_FORMS }
}
