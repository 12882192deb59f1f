import { ACCESS_TEXTS } from '@clinic/contract/texts'
import { t } from '../../lib/messages/t.ts'
import { findRedirect, findRoute } from '../../lib/routes/routes.ts'

/** Why someone who is not logged in is before the login; empty where they came automatically. */
export function loginReason(reason: string | undefined, to: string | undefined): string {
  if (reason === 'session-ended') return t(ACCESS_TEXTS.sessionEnded)
  if (reason === 'signed-out-elsewhere') return t('You were logged out in another tab.')
  if (reason !== 'login-needed') return ''
  const name = wantedRoute(to)?.name
  return name ? t('Log in to open “{name}”.', { name: t(name) }) : t(ACCESS_TEXTS.loginNeeded)
}

/** The page that someone wanted to open. */
export function wantedRoute(to: string | undefined) {
  const path = to?.split(/[?#]/)[0] ?? ''
  return findRoute(findRedirect(path) ?? path)
}
