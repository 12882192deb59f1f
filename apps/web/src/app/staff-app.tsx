import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { t } from '../lib/messages/t.ts'
import { notify } from '../lib/notify.tsx'
import { styleNonce } from '../lib/page-settings.ts'
import { loadPreferences, showInTheirLanguage, watchPreferences } from '../lib/preferences.ts'
import { findRoute, HOME } from '../lib/routes/routes.ts'
import { onLock, readLock, watchLock } from '../lib/screen-lock.ts'
import { onSession, readSession, watchSession } from '../lib/session.ts'
import { onTokenLost } from '../lib/token.ts'
import { cssVariablesResolver, theme } from '../ui/theme.ts'
import { colorSchemeManager } from './color-scheme-manager.ts'
import { LockableApp } from './lockable-app.tsx'
import { PageOverlays } from './page-overlays.tsx'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'
import { Start } from './start.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

// Read by what locks scrolling behind dialogs, so that its style element passes the Content-Security-Policy.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() })

watchLock()
watchSession()
watchPreferences((again) => notify.failure(t('Saved for this browser only. We couldn’t save it to your account.'), again))
onTokenLost((reason) => {
  const here = router.state.location
  const isPublic = findRoute(here.pathname)?.access === 'public'
  if (!isPublic) void router.navigate({ to: '/login', search: { reason, to: here.href } })
})
let known = 0
onSession(() => {
  const { loggedIn, id } = readSession()
  if (!loggedIn) queryClient.clear()
  // What this browser remembers of them has to do where they cannot be asked for.
  else if (id !== known) loadPreferences(id).then(showInTheirLanguage, () => undefined)
  known = id
})
onLock(() => {
  if (readLock().locked) return
  if (findRoute(router.state.location.pathname)?.path === '/lock') router.history.replace(HOME)
  if (readSession().loggedIn) void queryClient.invalidateQueries()
})
// The router shows every page from its top, also one that is gone back to (REQ-002); the browser must not scroll it.
history.scrollRestoration = 'manual'

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <LockableApp>
          <PageOverlays />
          <Start />
        </LockableApp>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
