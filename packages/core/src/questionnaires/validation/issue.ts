import type { QuestionErrorCode } from '../question-error.ts'

/** A patient who answers longer than this at one sitting tends to leave. Minutes. */
export const LONG_MINUTES = 20
/** What a button of the chat shows on one or two lines of a phone. Characters. */
export const MAX_BUTTON_LABEL = 60

/** A fault blocks publishing, a warning has to be signed, a note is only shown. */
export type ValidationIssueLevel = 'fault' | 'warning' | 'note'

const OF_THE_MAP = {
  empty: 'fault',
  'no-start': 'fault',
  'blank-text': 'fault',
  'missing-target': 'fault',
  unreachable: 'fault',
  loop: 'fault',
  'dead-end': 'fault',
  number: 'fault',
  'required-rule': 'fault',
  'branch-origin': 'fault',
  'unknown-option': 'fault',
  range: 'fault',
} as const satisfies Record<QuestionErrorCode, ValidationIssueLevel>

/** Everything that a proof can find, with what it means for publishing. */
export const ISSUE_LEVELS = {
  ...OF_THE_MAP,
  'required-skipped': 'fault',
  'leads-out': 'fault',
  'start-branch': 'fault',
  'no-options': 'fault',
  'two-kinds': 'fault',
  'blank-label': 'fault',
  'alike-labels': 'fault',
  widget: 'fault',
  'number-only': 'fault',
  'patient-data': 'fault',
  'unknown-flag': 'fault',
  'unknown-questionnaire': 'fault',
  'rule-missing': 'fault',
  'rule-silent': 'fault',
  'item-missing': 'fault',
  'item-values': 'fault',
  'item-extra': 'warning',
  'outside-branch': 'warning',
  tangled: 'warning',
  'long-way': 'warning',
  'long-label': 'warning',
  'default-text': 'warning',
  'same-variable': 'warning',
  'same-text': 'warning',
  sentence: 'warning',
  'no-sentence': 'note',
} as const satisfies Record<string, ValidationIssueLevel>
export type ValidationIssueCode = keyof typeof ISSUE_LEVELS

/**
 * `id`: the same for the same finding in every proof, so that a warning can be signed by it. `tag`: the question at fault, '' for the whole.
 * `field`, `target`: the field or option label, and what it names. `path`: tags from the first question to the fault, empty where no
 * way leads there. `loop`: the tags of a circle in the order asked.
 */
export type ValidationIssue = {
  id: string
  code: ValidationIssueCode
  tag: string
  field?: string
  target?: string
  path: string[]
  loop?: string[]
}

/** What a check finds before its id and path are added; some know the path better than the nearest way to the question. */
export type Found = Omit<ValidationIssue, 'id' | 'path'> & { path?: string[] }

/** A finding's id: its code, question, field and target, each safe beside the others. */
export function issueId({ code, tag, field = '', target = '' }: Found): string {
  return [code, tag, field, target].map(encodeURIComponent).join('/').replace(/\/+$/, '')
}
