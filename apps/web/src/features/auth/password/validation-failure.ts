import { ApiProblem } from '../../../lib/api-problem.ts'
import { AUTH_TEXTS } from '../../../lib/messages/contract-texts.ts'

/** A refusal is told in the server's words; anything else has one sentence (REQ-104, REQ-107). */
export function validationFailure(error: unknown): string {
  const refused = error instanceof ApiProblem && error.status >= 400 && error.status < 500
  return refused ? error.message : AUTH_TEXTS.unexpected
}
