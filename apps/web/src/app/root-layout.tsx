import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { IdleWarning } from '../features/auth/sessions/idle-warning.tsx'
import { loadPart } from '../lib/chunk.ts'
import { t } from '../lib/messages/t.ts'
import { brandName } from '../lib/page-settings.ts'
import { usePreference } from '../lib/preferences.ts'
import { CHAT_PATH, findRoute } from '../lib/routes/routes.ts'
import { useLock } from '../lib/screen-lock.ts'
import { useSession } from '../lib/session.ts'
import { nameWindow } from '../lib/window-title.ts'
import { PAGE_TITLE_ID } from '../ui/page-title.ts'
import { LoadingPage } from './loading-page.tsx'
import { Shell } from './shell.tsx'

const PlainShell = lazy(() => loadPart(() => import('./plain-shell.tsx')).then((part) => ({ default: part.PlainShell })))

/** Puts the current page into the frame that fits the person: the shell, the plain frame, or none. */
export function RootLayout() {
  const { loggedIn } = useSession()
  const { locked } = useLock()
  const path = useRenderedPath()
  const route = findRoute(path)
  const title = routeTitle(path)
  useArrival(path, title)
  useSidebarColors()
  const watch = loggedIn && !locked && <IdleWarning />
  if (route?.bare)
    return (
      <>
        <Outlet />
        {watch}
      </>
    )
  const Frame = loggedIn ? Shell : PlainShell
  return (
    <Suspense fallback={<LoadingPage />}>
      <Frame title={title} fill={route?.path === CHAT_PATH}>
        <Outlet />
      </Frame>
      {watch}
    </Suspense>
  )
}

/** The name of the page at a path; the home route carries the brand's (REQ-047). */
function routeTitle(path: string): string {
  const route = findRoute(path)
  return route?.path === CHAT_PATH ? brandName() : t(route?.name ?? 'Not found')
}

/** The path of what is on screen: while the next page loads, still the old one. */
function useRenderedPath(): string {
  const pending = useLocation({ select: (location) => location.pathname })
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  return shown && shown !== '/' ? shown : pending
}

/** A new page names the window and takes the focus to its heading. */
function useArrival(path: string, title: string): void {
  const last = useRef<string | null>(null)
  useEffect(() => {
    const brand = brandName()
    nameWindow(title === brand ? brand : `${title} · ${brand}`)
  }, [title])
  useEffect(() => {
    if (last.current === path) return
    if (last.current !== null) document.getElementById(PAGE_TITLE_ID)?.focus({ preventScroll: true })
    last.current = path
  }, [path])
}

/** The chosen colours are on the root element, where the sidebar, its drawer and the brand's sign find them. */
function useSidebarColors(): void {
  const [color] = usePreference('sidebarColor')
  const [active] = usePreference('sidebarActive')
  useLayoutEffect(() => {
    document.documentElement.dataset.sidebar = color
    document.documentElement.dataset.sidebarActive = active
  }, [color, active])
}
