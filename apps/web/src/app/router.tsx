import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { readAddress } from '../lib/routes/addresses.ts'
import { guard } from '../lib/routes/guard.ts'
import { type LinkPath, type PagePath, ROUTES } from '../lib/routes/routes.ts'
import { readSession } from '../lib/session.ts'
import { ErrorPage } from '../pages/error-page.tsx'
import { LoadingPage } from './loading-page.tsx'
import { NOT_FOUND, PAGES } from './pages.ts'
import { RootLayout } from './root-layout.tsx'

const root = createRootRoute({
  beforeLoad: ({ location }) => {
    const verdict = guard(location.pathname, readSession())
    if (verdict.kind === 'redirect') throw redirect({ to: verdict.to, search: location.search, replace: true })
    if (verdict.kind === 'login') throw redirect({ to: '/login', search: { reason: verdict.reason, to: location.href }, replace: true })
  },
  component: RootLayout,
})

function pageRoute<P extends LinkPath>(path: P, component: (typeof PAGES)[PagePath]) {
  return createRoute({ getParentRoute: () => root, path, component, validateSearch: readAddress(path) })
}

/**
 * There is one route for each page. The types know the other ways to write a path too, so that links can keep them: they match the same routes
 * in either case (B-8), or are sent on by the guard.
 */
type PageRoutes = { [P in LinkPath]: ReturnType<typeof pageRoute<P>> }
const routes = {} as PageRoutes
for (const { path } of ROUTES) Object.assign(routes, { [path]: pageRoute(path, PAGES[path]) })

/** History mode at `/` (REQ-001); search parameters are plain texts, never parsed as JSON. */
export const router = createRouter({
  routeTree: root.addChildren(routes),
  caseSensitive: false,
  defaultPreload: 'intent',
  defaultPendingMs: 300,
  defaultPendingComponent: LoadingPage,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NOT_FOUND,
  notFoundMode: 'root',
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const given = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
    return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
  },
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface HistoryState {
    /** The questionnaire that is being asked by phone. It stays out of the address. */
    ask?: string | null
  }
}
