import { PROBLEMS, type ProblemBody, type ProblemCode, problemText } from '@clinic/contract/problem'
import { QUEUE_TEXTS } from '@clinic/contract/texts'
import { formatLanguage } from './messages/language.ts'
import { tServer } from './messages/sentence.ts'
import { t } from './messages/t.ts'

/** Failures that never reached the server, beside the contract's own codes. */
export type ApiProblemCode = ProblemCode | 'no-connection' | 'timeout' | 'aborted' | 'unreadable-answer'

type Facts = {
  code: ApiProblemCode
  message: string
  status: number
  fields?: Record<string, string>
  details?: Record<string, unknown>
}

/** What `call` throws: the server's refusal, or a failure on the way to it (`status` 0). `message` can be shown as it is. */
export class ApiProblem extends Error {
  readonly code: ApiProblemCode
  readonly status: number
  readonly fields: Record<string, string>
  readonly details: Record<string, unknown>

  constructor(facts: Facts) {
    super(facts.message)
    this.name = 'ApiProblem'
    this.code = facts.code
    this.status = facts.status
    this.fields = facts.fields ?? {}
    this.details = facts.details ?? {}
  }
}

/** Reads a refusal's body; one that is not ours (a proxy's page, say) becomes the general server error. */
export function problemFromBody(status: number, body: unknown): ApiProblem {
  const problem = (body as Partial<ProblemBody> | null | undefined)?.error
  if (typeof problem?.message !== 'string' || !Object.hasOwn(PROBLEMS, problem.code)) {
    const code = foreignCode(status)
    return new ApiProblem({ code, message: t(problemText(code)), status })
  }
  const { code, message, fields, details } = problem
  return new ApiProblem({
    code,
    message: inTheirLanguage(code, message, details),
    status,
    ...(fields && { fields: fieldsInTheirLanguage(fields) }),
    ...(details && { details }),
  })
}

function fieldsInTheirLanguage(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, tServer(text)]))
}

/** The refusal's own text by its code; what the server said where that is another sentence. */
function inTheirLanguage(code: ProblemCode, message: string, details: Record<string, unknown> | undefined): string {
  return message === problemText(code, details) ? refusalText(code, details) : tServer(message)
}

/** What a refusal says, in the person's language. */
export function refusalText(code: ProblemCode, details: Record<string, unknown> = {}): string {
  return problemText(code, details, { tag: formatLanguage(), translate: t })
}

/** A refusal without our body still means something by its status. */
function foreignCode(status: number): ProblemCode {
  if (status === 502 || status === 503 || status === 504) return 'database-unavailable'
  const plain: ProblemCode[] = ['unauthenticated', 'forbidden', 'not-found', 'body-too-large']
  return plain.find((code) => PROBLEMS[code][0] === status) ?? 'internal-error'
}

/** The sentence for anything thrown; an answer that is no list says so (REQ-694, REQ-695). */
export function problemSentence(error: unknown): string {
  if (error instanceof ApiProblem) return error.message
  const noList = t(QUEUE_TEXTS.invalidAnswer)
  const isNoList = error instanceof Error && [noList, QUEUE_TEXTS.invalidAnswer].includes(error.message)
  return isNoList ? noList : t(PROBLEMS['internal-error'][1])
}
