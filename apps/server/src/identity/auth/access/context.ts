import type { Staff } from '@clinic/core/authorization/staff'
import type { Config } from '../../../platform/config.ts'
import type { Context } from '../../../platform/db/change.ts'
import type { Sql } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'

/** A context whose actor is a member of staff, loaded with this request: the rules of core read `staff`. */
export type StaffContext = Context & { staff: Staff }

/** What routes are mounted with. `now` is the only clock below them. */
export type Services = { sql: Sql; config: Config; mailer: Mailer; now(): string }

export type Stage = 'pre-auth' | 'full' | 'locked'
/** The session behind a request; `token` is the secret itself, which the database does not hold. `id` may be shown. */
export type Session = { id: string; token: string; stage: Stage; user_id: number }

/**
 * What is known of a request whoever sent it. `local`: straight from this machine, through no proxy. `device`: the mark that the browser got at the
 * last log-in in it, which opens nothing.
 */
export type Facts = { address: string; agent: string; browser: boolean; local: boolean; device: string | null }

/**
 * Who calls. `staff` is there once a log-in is complete; `setCookie` gives the browser its half of a session, `null` takes it back; `markDevice`
 * gives it its mark. `origin`: the address that people reach us at, for links in mails: `PUBLIC_URL`, else the one that this call came to.
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

/** The caller as the member of staff that the endpoint's access rule has already asked for. Refusal: `unauthenticated`. */
export function staffContext(caller: Caller): StaffContext {
  if (!caller.staff) throw new Problem('unauthenticated')
  return { ...caller.context, staff: caller.staff }
}
