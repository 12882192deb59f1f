import type { Questions } from '@clinic/contract/questionnaires'
import type { QuestionsPatch } from '@clinic/contract/questionnaires/edits'
import type { MeaningFault, MeaningLanguage } from '../meanings/meaning-faults.ts'

/** What an edit did that a person is told. `reference-cleared`: `question` named `tag` in `field`, and there is no such question. */
export type EditDescription =
  | { said: 'field-updated'; field: string; tag: string }
  | { said: 'branch-created'; tag: string; label: string; id: string }
  | { said: 'reference-cleared'; question: string; field: string; tag: string }

/** What stands there now and what the edit would have put there. `field` is `null` where the whole question is meant. */
export type EditConflict = { tag: string; field: string | null; present: unknown; wanted: unknown }

/** Why an edit was not made. `unchanged` is nobody's fault: an empty or unchanged name, or a value that stands there already (REQ-389). */
export type EditRefused =
  | { refused: 'unchanged' }
  | { refused: 'unknown-tag'; tag: string }
  | { refused: 'unknown-label'; tag: string; label: string }
  | { refused: 'tag-taken'; tag: string }
  | { refused: 'key-taken'; tag: string; label: string }
  | { refused: 'name-refused'; name: string }
  | { refused: 'name-too-long'; limit: number }
  | { refused: 'not-start-branch'; tag: string }
  | { refused: 'branch-exists'; tag: string; label: string }
  | { refused: 'branch-id-taken'; id: string }
  | { refused: 'yes-no-fixed'; tag: string }
  | { refused: 'no-options'; tag: string }
  | { refused: 'numbers-keep-order'; tag: string; label: string }
  | { refused: 'meaning-refused'; tag: string; label: string; language: MeaningLanguage; place: number; why: MeaningFault; other: string }
  | { refused: 'missing-target'; field: string; tag: string }
  | { refused: 'loop'; path: string[] }
  | { refused: 'conflict'; conflicts: EditConflict[] }

/** Questions as one edit leaves them, before they are put in order. `created`: the tag of a question that is new. */
export type Edited = { questions: Questions; said?: EditDescription[]; created?: string }
export type EditOutcome = Edited | EditRefused

export type EditResult = { questions: Questions; patch: QuestionsPatch; said: EditDescription[]; created: string | null } | EditRefused
