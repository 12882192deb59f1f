import { PROBLEMS, type ProblemBody, type ProblemCode, problemText } from '@clinic/contract/problem'

export type ProblemDetails = { fields?: Record<string, string>; [name: string]: unknown }

/** A refusal on its way out: a code from the one union, turned into status and words in one place. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: ProblemDetails

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code)
    this.name = 'Problem'
    this.code = code
    this.details = details
  }
}

/** Status and body of a problem as they go over the wire. */
export function describeProblem(code: ProblemCode, details: ProblemDetails = {}): { status: number; body: ProblemBody } {
  const { fields, ...rest } = details
  const message = fields && isAbout(code, fields) ? firstOf(fields) : problemText(code, rest)
  return {
    status: PROBLEMS[code][0],
    body: { error: { code, message, ...(fields && { fields }), ...(Object.keys(rest).length > 0 && { details: rest }) }, message },
  }
}

/** Whether the sentence about a field says it all: several that were refused as a change are named together. */
function isAbout(code: ProblemCode, fields: Record<string, string>): boolean {
  return code === 'invalid-input' || (code === 'change-not-understood' && Object.keys(fields).length === 1)
}

function firstOf(fields: Record<string, string>): string {
  const [first] = Object.entries(fields)
  if (!first) return PROBLEMS['invalid-input'][1]
  const [field, message] = first
  const saysItAll = /[.!?]$/.test(message) || message.toLowerCase().includes(field.toLowerCase()) || field === ''
  return saysItAll ? message : `${field}: ${message}`
}
