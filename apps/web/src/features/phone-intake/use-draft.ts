import type { Question } from '@clinic/contract/questionnaires'
import type { AnswerValue } from '@clinic/core/questionnaires/answers'
import { useState } from 'react'
import { type Draft, draftOf, draftText } from './draft-answer.ts'

/** An answer as it is written down. What is stored at the same time, by the patient in the chat or by others, shows where nothing was written yet. */
export function useDraft(
  question: Question,
  given: AnswerValue | undefined,
  onWriting: (text: string | null) => void,
): { draft: Draft; write: (draft: Draft) => void } {
  const stored = JSON.stringify(given)
  const [draft, setDraft] = useState<Draft>(() => draftOf(question, given))
  const [seen, setSeen] = useState(stored)
  const [isWritten, setIsWritten] = useState(false)
  if (seen !== stored) {
    setSeen(stored)
    if (!isWritten) setDraft(draftOf(question, given))
  }
  const write = (next: Draft) => {
    setIsWritten(true)
    setDraft(next)
    onWriting(draftText(next))
  }
  return { draft, write }
}
