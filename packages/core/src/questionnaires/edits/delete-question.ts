import type { Questions } from '@clinic/contract/questionnaires'
import type { EditOutcome } from './edit-result.ts'
import { deletedWith } from './links/deleted-with.ts'
import { without } from './links/without.ts'

/**
 * Deletes a question with all its branches and child questions (REQ-377 to REQ-380). "References to it are cleared" is read so that no part
 * of the questionnaire is cut off: what led to the deleted question leads to what came next, and to nothing only where nothing did.
 */
export function deleteQuestion(questions: Questions, { tag }: { tag: string }): EditOutcome {
  const gone = deletedWith(questions, tag)
  return gone.length === 0 ? { refused: 'unknown-tag', tag } : { questions: without(questions, new Set(gone)) }
}
