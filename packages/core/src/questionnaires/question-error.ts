export const QUESTION_FAULTS = [
  'empty',
  'no-start',
  'blank-text',
  'missing-target',
  'unreachable',
  'loop',
  'dead-end',
  'number',
  'required-rule',
  'branch-origin',
  'unknown-option',
  'range',
] as const
export type QuestionErrorCode = (typeof QUESTION_FAULTS)[number]

/** `field` and `target` name the reference at fault, as in "The specified {field} ({tag}) does not exist" (REQ-390). */
export type QuestionError = { tag: string; fault: QuestionErrorCode; field?: string; target?: string }
