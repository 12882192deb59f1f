import { Alert, Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ApiProblem } from '../lib/api-problem.ts'
import { ChunkLoadError } from '../lib/chunk.ts'
import { t } from '../lib/messages/t.ts'
import { Page } from '../ui/page.tsx'

/** Nothing fails silently: says what failed and offers to do it again (C-11). */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isChunk = error instanceof ChunkLoadError
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Page narrow>
      <Alert color="bad" title={isChunk ? 'ChunkLoadError' : t('Something went wrong on this page')}>
        {sentence(error)}
      </Alert>
      <div>
        {isChunk ? (
          <Button onClick={() => window.location.reload()}>{t('Reload')}</Button>
        ) : (
          <Button onClick={retry}>{t('Try again')}</Button>
        )}
      </div>
    </Page>
  )
}

function sentence(error: unknown): string {
  if (error instanceof ChunkLoadError) return t('{message} Reload to get the newest version.', { message: error.message })
  return error instanceof ApiProblem ? error.message : t('Anything you saved is safe. Try again, or go back.')
}
