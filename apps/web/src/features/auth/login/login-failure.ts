import { ApiProblem } from '../../../lib/api-problem.ts'
import { AUTH_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'

/** What to say when the password step fails (REQ-095, REQ-099). */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiProblem)) return AUTH_TEXTS.serverError
  return error.status >= 500 ? AUTH_TEXTS.serverError : error.message
}

/** What to say when the code could not be sent (REQ-100); a pause that has to be kept, and a lost connection, say so. */
export function sendFailure(error: unknown): string {
  const explains = error instanceof ApiProblem && (error.status === 0 || error.status === 429)
  return explains ? error.message : AUTH_TEXTS.codeNotSent
}

/** The code step's refusals: a wrong code, a login that took too long, or something else (REQ-087, REQ-098). */
export function codeFailure(error: unknown): { kind: 'wrong' | 'start-again' | 'other'; text: string } {
  if (!(error instanceof ApiProblem)) return { kind: 'other', text: AUTH_TEXTS.serverError }
  if (error.status === 401) return { kind: 'start-again', text: t('Your login timed out. Please start again.') }
  if (error.code === 'bad-code' || error.code === 'code-spent' || error.code === 'passkey-refused')
    return { kind: 'wrong', text: error.message }
  if (error.status === 400) return { kind: 'wrong', text: AUTH_TEXTS.badCode }
  return { kind: 'other', text: loginFailure(error) }
}

/** The refusals of an app, a passkey or a recovery code; what the browser itself could not do says so. */
export function factorFailure(error: unknown): string {
  const known = error instanceof ApiProblem && (error.status === 0 || error.status === 409)
  return known ? error.message : codeFailure(error).text
}

/** Seconds that the server asks to wait before the next code; 0 where it asks for none. */
export function pauseAsked(error: unknown): number {
  const seconds = error instanceof ApiProblem && error.code === 'code-too-soon' ? Number(error.details.seconds) : 0
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 0
}
