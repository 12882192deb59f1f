import type { ChatLanguage } from '@clinic/contract/chat'
import { useSyncExternalStore } from 'react'
import { onSpoken, spokenNow } from './spoken.ts'
import type { Words } from './words.ts'

/** The words of the page in the language that the person chose; drawn anew when they choose the other. */
export function useWords(): Words {
  return useSyncExternalStore(onSpoken, spokenNow).words
}

export function useLanguage(): ChatLanguage {
  return useSyncExternalStore(onSpoken, spokenNow).language
}
