import { findRedirect, findRoute, HOME, hasRole, type PagePath, type RoleNeed, STAFF_HOME, type Visitor } from './routes.ts'

/** What happens to a visitor at a path. `unknown` shows the not-found page to anyone. */
export type Verdict =
  | { kind: 'open' }
  | { kind: 'unknown' }
  | { kind: 'redirect'; to: PagePath }
  | { kind: 'login'; reason: 'login-needed' }
  | { kind: 'login'; reason: 'role-needed'; needs: RoleNeed }

/** Judges a visit (REQ-048 to REQ-061). The start page is the chat for the public (REQ-003) and Today for staff (F-2). `/login` is open to everyone, so a refusal can never go in circles (B-4). */
export function guard(path: string, visitor: Visitor): Verdict {
  const to = path === HOME && visitor.loggedIn ? STAFF_HOME : findRedirect(path)
  if (to) return { kind: 'redirect', to }
  const route = findRoute(path)
  if (!route) return { kind: 'unknown' }
  if (route.access === 'public') return { kind: 'open' }
  if (!visitor.loggedIn) return { kind: 'login', reason: 'login-needed' }
  if (route.access === 'staff' || hasRole(visitor, route.access)) return { kind: 'open' }
  return { kind: 'login', reason: 'role-needed', needs: route.access }
}

/** A wanted address that is ours and that the visitor may open; anything else is dropped. */
export function safeTarget(wanted: string | undefined, visitor: Visitor): string | undefined {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return undefined
  const path = wanted.split(/[?#]/)[0] ?? ''
  const end = findRedirect(path) ?? path
  const isLogIn = ['/login', '/lock'].includes(findRoute(end)?.path ?? '')
  return !isLogIn && guard(end, visitor).kind === 'open' ? wanted : undefined
}
