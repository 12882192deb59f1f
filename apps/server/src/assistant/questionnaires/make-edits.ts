import type { Questions } from '@clinic/contract/questionnaires'
import { DRAFT_LIMITS, type EditOutcome, type Information } from '@clinic/contract/questionnaires/drafts'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import { applyEdit } from '@clinic/core/questionnaires/edits/apply-edit'
import { sameExactly } from '@clinic/core/questionnaires/edits/same-value'
import { findMeaningFault } from '@clinic/core/questionnaires/meanings/find-meaning-fault'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import type { Draft } from './draft-store.ts'
import type { Made } from './edit-store.ts'

/** A draft as edits leave it, those that were made, and what became of each that was wanted. */
export type Making = { draft: Draft; made: Made[]; results: EditOutcome[] }
type Wanted = { edits: readonly QuestionnaireEdit[]; batch?: string | undefined; known?: ReadonlyMap<number, Made> }

/**
 * Makes edits one after the other, each a revision of its own; what is refused changes nothing and says why. `known`: those of the batch that
 * were made before, by their place.
 */
export function makeEdits(draft: Draft, { edits, batch, known }: Wanted): Making {
  const making: Making = { draft, made: [], results: [] }
  for (const [place, edit] of edits.entries()) {
    const before = known?.get(place)
    making.results.push(
      before ? { ...MADE, revision: before.revision, created: createdBy(before) } : makeOne(making, edit, { batch, place }),
    )
  }
  return making
}

/** Changes general information, where it is another. */
export function describe(making: Making, information: Partial<Information>): Making {
  const { draft, made, results } = making
  const { name = draft.name, description = draft.description, image = draft.image } = information
  const same = name === draft.name && description === draft.description && image === draft.image
  if (same) return making
  const revision = draft.revision + 1
  const edit = { edit: 'describe', name, description, image: image === draft.image ? 'kept' : image === null ? 'removed' : 'set' }
  return {
    draft: { ...draft, name, description, image, revision },
    made: [...made, { revision, edit, patch: {}, touched: [], batch: null, place: null }],
    results,
  }
}

/** The questions that are others between two maps, by tag. */
export function touchedBy(before: Questions, after: Questions): string[] {
  const tags = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...tags].filter((tag) => !sameExactly(getOwnProperty(before, tag) ?? null, getOwnProperty(after, tag) ?? null))
}

const MADE = { said: [], refused: null }

function makeOne(making: Making, edit: QuestionnaireEdit, { batch, place }: { batch: string | undefined; place: number }): EditOutcome {
  const { draft, made } = making
  const result = applyEdit(draft.questions, edit)
  if ('refused' in result) return { revision: null, created: null, said: [], refused: result }
  const { questions, patch, said, created } = result
  if (Object.keys(questions).length > DRAFT_LIMITS.questions) {
    return { revision: null, created: null, said: [], refused: { refused: 'too-many-questions', limit: DRAFT_LIMITS.questions } }
  }
  const revision = draft.revision + 1
  const touched = touchedBy(draft.questions, questions)
  const faulty = findMeaningFault(questions, touched)
  if (faulty) return { revision: null, created: null, said: [], refused: faulty }
  made.push({ revision, edit, patch, touched, ...(batch === undefined ? { batch: null, place: null } : { batch, place }) })
  making.draft = { ...draft, questions, revision }
  return { revision, created, said, refused: null }
}

function createdBy({ edit, patch }: Made): string | null {
  if (!edit.edit.startsWith('add_') || edit.edit === 'add_option') return null
  return Object.keys(patch).find((tag) => patch[tag]?.before === null) ?? null
}
