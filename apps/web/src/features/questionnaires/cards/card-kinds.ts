import type { QuestionKind } from '@clinic/core/questionnaires/question-map/kind'
import { t } from '../../../lib/messages/t.ts'

/** The types of a question in the specification's words (REQ-342 to REQ-345). */
export const KIND_LABELS: Readonly<Record<QuestionKind, string>> = {
  none: t('none (no branching)'),
  yes_no_options: t('yes_no_options (branch on Yes or No)'),
  options: t('options (radio, select one)'),
  select_multiple_options: t('select_multiple_options (checkboxes, select many)'),
}

/** The same where there is little room. */
export const KIND_NAMES: Readonly<Record<QuestionKind, string>> = {
  none: t('no branching'),
  yes_no_options: t('yes or no'),
  options: t('select one'),
  select_multiple_options: t('select many'),
}
