import type { ChatLanguage } from '@clinic/contract/chat'
import { type ChatMessages, EN } from './chat-messages.ts'
import type { FormSegments } from './form-messages.ts'

/** What the page is written in now. `forms: null`: those of the English page come with the dialogs. */
export type CurrentLanguage = { language: ChatLanguage; messages: ChatMessages; forms: FormSegments | null }

const ENGLISH: CurrentLanguage = { language: 'en', messages: EN, forms: null }
const listeners = new Set<() => void>()
let spoken = ENGLISH

export function currentLanguage(): CurrentLanguage {
  return spoken
}

/** Returns the way to stop listening. */
export function onLanguageChange(listener: () => void): () => void {
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
  document.documentElement.lang = spoken.messages.locale
  for (const listener of listeners) listener()
  return true
}

async function loadFrench(): Promise<CurrentLanguage> {
  const [{ FR }, { FR_FORM_MESSAGES }] = await Promise.all([import('./chat-messages-fr.ts'), import('./form-messages-fr.ts')])
  return { language: 'fr', messages: FR, forms: FR_FORM_MESSAGES }
}
