import { useSyncExternalStore } from 'react'
import { currentLanguage, onLanguageChange } from './current-language.ts'
import { EN_FORM_MESSAGES, type FormSegments } from './form-messages.ts'

/** The words of the dialogs, for their own files alone: anyone who imports this brings the English ones along. */
export function useFormMessages(): FormSegments {
  return useSyncExternalStore(onLanguageChange, currentLanguage).forms ?? EN_FORM_MESSAGES
}
