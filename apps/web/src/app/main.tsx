import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '../ui/base.css'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '../ui/tokens.css'
import '../ui/sidebar-colors.css'
import '../ui/mantine.css'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { styleNonce } from '../lib/page-settings.ts'
import { onSession, readSession, watchSession } from '../lib/session.ts'
import { onTokenLost } from '../lib/token.ts'
import { cssVariablesResolver, theme } from '../ui/theme.ts'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'
import { findRoute } from './routes.ts'
import { Start } from './start.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

// Read by what locks scrolling behind dialogs, so that its style element passes the Content-Security-Policy.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() })

watchSession()
onTokenLost((reason) => {
  const here = router.state.location
  const isPublic = findRoute(here.pathname)?.access === 'public'
  if (!isPublic) void router.navigate({ to: '/login', search: { reason, to: here.href } })
})
onSession(() => {
  if (!readSession().loggedIn) queryClient.clear()
})

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto" getStyleNonce={styleNonce}>
      <QueryClientProvider client={queryClient}>
        <Notifications position="bottom-right" limit={4} aria-live="polite" />
        <Start />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
