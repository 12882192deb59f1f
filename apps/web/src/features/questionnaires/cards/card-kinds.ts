import type { QuestionKind } from '@clinic/core/questionnaires/question-map/kind'

/** The types of a question in the specification's words (REQ-342 to REQ-345). */
export const KIND_LABELS: Readonly<Record<QuestionKind, string>> = {
  none: 'none (no branching)',
  yes_no_options: 'yes_no_options (branch on Yes or No)',
  options: 'options (radio, select one)',
  select_multiple_options: 'select_multiple_options (checkboxes, select many)',
}

/** The same where there is little room. */
export const KIND_NAMES: Readonly<Record<QuestionKind, string>> = {
  none: 'no branching',
  yes_no_options: 'yes or no',
  options: 'select one',
  select_multiple_options: 'select many',
}
