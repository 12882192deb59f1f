import { peek } from './authenticate.ts'
import type { Caller, Services } from './context.ts'

/** Whether the session is still open with the same rights; streams opened with it end otherwise. */
export async function checkAuthorized({ sql, config, now }: Services, { session, staff }: Caller): Promise<boolean> {
  if (!session) return false
  const found = await peek(sql, { token: session.token, now: now(), idleMinutes: config.SESSION_IDLE_MINUTES })
  return found?.session.stage === 'full' && !found.factor_needed && rights(found.person) === rights(staff)
}

function rights(person: Caller['staff']): string {
  return JSON.stringify([person?.id, person?.scopes, person?.provinces])
}
