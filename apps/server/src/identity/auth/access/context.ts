import type { ChatLanguage } from '@clinic/contract/chat'
import type { Staff } from '@clinic/core/authorization/staff'
import type { Config } from '../../../platform/config.ts'
import type { Context } from '../../../platform/db/change.ts'
import type { Sql } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'

/** `staff` is loaded with this request; the rules of core read it. */
export type StaffContext = Context & { staff: Staff }

/** What routes are mounted with. `now` is the only clock. */
export type Services = { sql: Sql; config: Config; mailer: Mailer; now(): string }

export type Stage = 'pre-auth' | 'full' | 'locked'
/** `token` is the secret itself, which the database does not hold; `id` may be shown. */
export type Session = { id: string; token: string; stage: Stage; user_id: number }

/**
 * Known of any request. `local`: from this machine, through no proxy. `device`: the token that the browser got at its
 * last login; it opens nothing. `language`: that of the page which makes the request.
 */
export type Facts = { address: string; agent: string; browser: boolean; local: boolean; device: string | null; language: ChatLanguage }

/**
 * `staff` is set once login is complete. `setCookie` sets the browser’s half of a session, or clears it with `null`.
 * `origin` is the base URL for links in emails: `PUBLIC_URL`, else this machine’s own address.
 */
export type Caller = {
  context: Context
  staff: Staff | null
  session: Session | null
  facts: Facts
  origin: string
  setCookie(secret: string | null): void
  markDevice(mark: string): void
}

/** The caller as staff, for endpoints whose access rule requires one. Refusal: `unauthenticated`. */
export function staffContext(caller: Caller): StaffContext {
  if (!caller.staff) throw new Problem('unauthenticated')
  return { ...caller.context, staff: caller.staff }
}
