import { Alert, Button } from '@mantine/core'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { loadChunk } from '../lib/chunk.ts'
import { t } from '../lib/messages/t.ts'
import { brandName } from '../lib/page-settings.ts'
import { useLock } from '../lib/screen-lock.ts'
import { signOut, useSession } from '../lib/session.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { CardPage } from '../ui/card-page.tsx'
import classes from './lockable-app.module.css'
import { router } from './router.tsx'

const load = () => loadChunk(() => import('../features/auth/sessions/lock-screen.tsx'))
const LockScreen = lazy<ComponentType<{ brand: ReactNode; onLeave: () => void }>>(async () => ({
  default: await load().then(
    (part) => part.LockScreen,
    () => NotLoaded,
  ),
}))
/** Fetched once there is someone to lock out, so that it is there even when the connection is not. Milliseconds. */
const FETCH_AFTER = 5_000

/** The whole application, out of reach while the screen is locked, yet as it was: nothing that was typed is lost (E-9). */
export function LockableApp({ children }: { children: ReactNode }) {
  const { locked } = useLock()
  const { loggedIn } = useSession()
  useEffect(() => {
    if (!loggedIn) return
    const timer = window.setTimeout(() => load().catch(() => undefined), FETCH_AFTER)
    return () => window.clearTimeout(timer)
  }, [loggedIn])
  const leave = () => {
    signOut()
    void router.navigate({ to: '/login', search: {} })
  }
  return (
    <>
      <div className={classes.away} inert={locked}>
        {children}
      </div>
      {locked && (
        <Suspense>
          <LockScreen brand={<BrandMark name={brandName()} />} onLeave={leave} />
        </Suspense>
      )}
    </>
  )
}

/** Replaces the lock screen where that did not arrive: what is behind stays hidden anyway. */
function NotLoaded() {
  return (
    <div className={classes.curtain} data-lock-screen>
      <CardPage title={t('This screen is locked')}>
        <Alert color="bad">
          {t('We can’t reach the server, so this screen can’t be unlocked yet. Check your connection and try again.')}
        </Alert>
        <Button mt="lg" size="md" fullWidth onClick={() => window.location.reload()}>
          {t('Try again')}
        </Button>
      </CardPage>
    </div>
  )
}
