import { createRootRoute, createRoute, createRouter, type RouteComponent, redirect } from '@tanstack/react-router'
import { readSession } from '../lib/session.ts'
import { ErrorPage } from '../pages/error-page.tsx'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { guard } from './guard.ts'
import { LoadingPage } from './loading-page.tsx'
import { PAGES } from './pages.ts'
import { RootLayout } from './root-layout.tsx'
import { ROUTES } from './routes.ts'

const root = createRootRoute({
  beforeLoad: ({ location }) => {
    const verdict = guard(location.pathname, readSession())
    if (verdict.kind === 'redirect') throw redirect({ to: verdict.to, search: location.search, replace: true })
    if (verdict.kind === 'login') throw redirect({ to: '/login', search: { reason: verdict.reason, to: location.href }, replace: true })
  },
  component: RootLayout,
})

const pages: Partial<Record<string, RouteComponent>> = PAGES
const children = ROUTES.map(({ path }) => {
  const component = pages[path]
  if (!component) throw new Error(`no page is made for ${path}`)
  return createRoute({ getParentRoute: () => root, path, component })
})

/** History mode at `/` (REQ-001); search parameters are plain texts, never parsed as JSON. */
export const router = createRouter({
  routeTree: root.addChildren(children),
  caseSensitive: false,
  defaultPreload: 'intent',
  defaultPendingMs: 300,
  defaultPendingComponent: LoadingPage,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  notFoundMode: 'root',
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const given = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
    return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
  },
})
