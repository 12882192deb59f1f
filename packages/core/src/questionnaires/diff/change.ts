import type { Choice, Question } from '@clinic/contract/questionnaires'
import type { IneligibleReason } from '@clinic/contract/vocabulary'

/** What follows from where a question stands or from its options; compared as places, links and options, not as fields. */
type Structure =
  | 'start_branch'
  | 'in_branch'
  | 'branch_origin'
  | 'branch_id'
  | 'child_branches'
  | 'branch_level'
  | 'previous_question'
  | 'next_question'
  | 'question_number'
  | 'options'
  | 'select_multiple_options'
  | 'yes_no_options'
  | 'input'
  | 'flags'
  | 'scores'
  | 'exclusive'
  | 'choices'

export type QuestionField = Exclude<keyof Question, Structure>
export type ChoiceField = keyof Choice

/** Questions by their text. `origin`: the answer that leads into the branch; `after`: what comes before it there, `null` at its beginning. */
export type PlaceText = { origin: { question: string; labels: string[] } | null; after: string | null }

type Difference =
  | { what: 'added' | 'removed'; place: PlaceText }
  | { what: 'moved'; direction: 'earlier' | 'later' | 'elsewhere'; from: PlaceText; to: PlaceText }
  | { what: 'form'; from: string; to: string }
  | { what: 'option-added'; label: string; leads: string | null }
  | { what: 'option-removed'; label: string }
  | { what: 'option-renamed'; from: string; to: string }
  | { what: 'options-order'; from: string[]; to: string[] }
  | { what: 'alone'; label: string; alone: boolean }
  | { what: 'leads'; label: string | null; from: string | null; to: string | null }
  | { what: 'field'; field: QuestionField; from: string | null; to: string | null }
  | { what: 'choice'; label: string; field: ChoiceField; from: string | null; to: string | null }
  | { what: 'score'; label: string; from: number | null; to: number | null }
  | { what: 'flags'; label: string; raised: string[]; dropped: string[] }
  | { what: 'eligibility'; reason: IneligibleReason; decides: boolean }
  | { what: 'tag'; from: string; to: string }
  | { what: 'inner'; fields: string[] }

/**
 * One difference between two versions. `tag` names the question in the newer one, in the older one where it is gone; `question` is its text
 * there. `notices`: whether a patient would, or staff alone. Values are words already, `null` where there is none.
 */
export type Change = Difference & { tag: string; question: string; notices: 'patient' | 'staff' }
