import { useSyncExternalStore } from 'react'
import { EN_FORMS, type FormWords } from './form-words.ts'
import { onSpoken, spokenNow } from './spoken.ts'

/** The words of the dialogs, for their own files alone: whoever imports this brings the English ones along. */
export function useFormWords(): FormWords {
  return useSyncExternalStore(onSpoken, spokenNow).forms ?? EN_FORMS
}
