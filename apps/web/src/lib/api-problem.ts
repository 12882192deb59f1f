import type { ProblemBody, ProblemCode } from '@clinic/contract/problem'
import { ACCESS_TEXTS, AUTH_TEXTS, QUEUE_TEXTS, SHELL_TEXTS } from '@clinic/contract/texts'
import { tRefusal } from './messages/refusal.ts'
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
  if (typeof problem?.message !== 'string' || typeof problem.code !== 'string') {
    const [code, message] = foreignProblem(status)
    return new ApiProblem({ code, message: t(message), status })
  }
  const { code, message, fields, details } = problem
  return new ApiProblem({
    code,
    message: tRefusal({ code, message, details }),
    status,
    ...(fields && { fields: fieldsInTheirLanguage(fields) }),
    ...(details && { details }),
  })
}

function fieldsInTheirLanguage(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, tServer(text)]))
}

/** A refusal without our body still means something by its status. */
function foreignProblem(status: number): readonly [code: ProblemCode, message: string] {
  if (status === 401) return ['unauthenticated', ACCESS_TEXTS.loginNeeded]
  if (status === 403) return ['forbidden', ACCESS_TEXTS.forbidden]
  if (status === 404) return ['not-found', SHELL_TEXTS.notFound]
  if (status === 413) return ['body-too-large', ACCESS_TEXTS.tooLarge]
  if (status === 502 || status === 503 || status === 504) return ['database-unavailable', ACCESS_TEXTS.unavailable]
  return ['internal-error', AUTH_TEXTS.serverError]
}

/** The sentence for anything thrown; an answer that is no list says so (REQ-694, REQ-695). */
export function problemSentence(error: unknown): string {
  if (error instanceof ApiProblem) return error.message
  const noList = t(QUEUE_TEXTS.invalidAnswer)
  const isNoList = error instanceof Error && [noList, QUEUE_TEXTS.invalidAnswer].includes(error.message)
  return isNoList ? noList : t(AUTH_TEXTS.serverError)
}
