import type { ChatLanguage } from '@clinic/contract/chat'
import { useSyncExternalStore } from 'react'
import type { ChatMessages } from './chat-messages.ts'
import { currentLanguage, onLanguageChange } from './current-language.ts'

/** The words of the page in the language that the person chose; drawn again when they choose the other. */
export function useChatMessages(): ChatMessages {
  return useSyncExternalStore(onLanguageChange, currentLanguage).messages
}

export function useLanguage(): ChatLanguage {
  return useSyncExternalStore(onLanguageChange, currentLanguage).language
}
