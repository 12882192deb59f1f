import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render as renderBare } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { readAddress } from '../src/lib/routes/addresses.ts'
import { ROUTES } from '../src/lib/routes/routes.ts'
import { signIn } from '../src/lib/session.ts'
import { PageActionsSlot } from '../src/ui/page.tsx'
import { theme } from '../src/ui/theme.ts'
import { type StaffParts, staff } from './build.ts'

type Options = {
  /** Who is logged in; no one where it is omitted. */
  as?: StaffParts
  /** The address at which the component appears. */
  at?: string
}
type Rendered = { user: UserEvent; address: () => string; redraw: (ui: ReactNode) => void; client: QueryClient }

/**
 * Renders a component inside what the application puts around every page: theme, messages, queries, router and session. Answers the person at
 * the keyboard and where the address bar is.
 */
export async function render(ui: ReactNode, { as, at = '/' }: Options = {}): Promise<Rendered> {
  if (as) signIn('token-of-this-test', staff(as))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 10_000 } } })
  const place = makePlace(ui)
  const router = makeRouter(place, at)
  await act(() => router.load())
  const tree = () => (
    <MantineProvider theme={theme} env="test" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <Notifications />
      </QueryClientProvider>
    </MantineProvider>
  )
  renderBare(tree())
  return {
    user: makeUser(),
    address: () => router.state.location.href,
    redraw: (next) => act(() => place.put(next)),
    client,
  }
}

function makeUser(): UserEvent {
  // Without pauses between keys, and without computing styles for every click: no style sheet is loaded here.
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 })
}

type Place = { read: () => ReactNode; put: (ui: ReactNode) => void; subscribe: (listener: () => void) => () => void }

/** What is rendered at the moment; a test can put something else there without anything around it starting again. */
function makePlace(ui: ReactNode): Place {
  const listeners = new Set<() => void>()
  let shown = ui
  return {
    read: () => shown,
    put: (next) => {
      shown = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The place in the top bar that a page fills, as the shell provides it. */
function Frame({ place }: { place: Place }) {
  const children = useSyncExternalStore(place.subscribe, place.read)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <PageActionsSlot value={slot}>
      <div ref={setSlot} />
      {children}
    </PageActionsSlot>
  )
}

function makeRouter(place: Place, at: string) {
  const root = createRootRoute()
  const component = () => <Frame place={place} />
  // A page that leads away is gone, as in the application.
  const here = at.split('?')[0]?.toLowerCase()
  const pages = ROUTES.map(({ path }) => {
    const shown = path.toLowerCase() === here ? component : () => null
    return createRoute({ getParentRoute: () => root, path, component: shown, validateSearch: readAddress(path) })
  })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component })
  const home = createRoute({ getParentRoute: () => root, path: '/', component })
  return createRouter({
    routeTree: root.addChildren([home, ...pages, elsewhere]),
    caseSensitive: false,
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const given = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
      return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
    },
  })
}
