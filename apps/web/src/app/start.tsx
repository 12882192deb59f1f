import { Alert, Button } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { problemSentence } from '../lib/api-problem.ts'
import { t } from '../lib/messages/t.ts'
import { useLock } from '../lib/screen-lock.ts'
import { refreshSession, useSession } from '../lib/session.ts'
import { CardPage } from '../ui/card-page.tsx'
import { LoadingPage } from './loading-page.tsx'
import { router } from './router.tsx'

/**
 * Shows no page before the server has said who the saved token belongs to; offers to ask again when it can't be reached. A locked screen
 * asks once it is unlocked.
 */
export function Start() {
  const { checked } = useSession()
  const { locked } = useLock()
  const [failure, setFailure] = useState('')
  const ask = useCallback(() => {
    setFailure('')
    refreshSession().catch((error: unknown) => setFailure(problemSentence(error)))
  }, [])
  useEffect(() => {
    if (!locked) ask()
  }, [ask, locked])

  if (checked) return <RouterProvider router={router} />
  if (!failure) return <LoadingPage />
  return (
    <CardPage title={t('Not connected')}>
      <Alert color="bad">{failure}</Alert>
      <Button mt="lg" size="md" fullWidth onClick={ask}>
        {t('Try again')}
      </Button>
    </CardPage>
  )
}
