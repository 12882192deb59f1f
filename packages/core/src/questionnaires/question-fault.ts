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
export type QuestionFaultCode = (typeof QUESTION_FAULTS)[number]

/** `field` and `target` name the reference at fault, as in "The specified {field} ({tag}) does not exist" (REQ-390). */
export type QuestionFault = { tag: string; fault: QuestionFaultCode; field?: string; target?: string }
