import { VALIDATION_KEY_MIN, validateKey } from '@clinic/contract/users'
import { Alert, Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { AUTH_TEXTS } from '../features/auth/texts.ts'
import { call } from '../lib/api.ts'
import { ApiProblem } from '../lib/api-problem.ts'
import { brandName } from '../lib/page-settings.ts'
import { CardPage } from '../ui/card-page.tsx'
import { HomeBrand } from './home-brand.tsx'

/** Where the link in an activation mail leads (REQ-103 to REQ-108). */
export function ValidatePage() {
  const { key = '' } = useSearch({ strict: false }) as { key?: string }
  const usable = key.length >= VALIDATION_KEY_MIN
  const check = useQuery({
    queryKey: ['validate', key],
    queryFn: () => call(validateKey, { query: { key } }),
    enabled: usable,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <CardPage brand={<HomeBrand />} title={`${brandName().replace(/ AI$/, '')} Validation Page`}>
      {!usable && <Alert color="bad">{AUTH_TEXTS.invalidKey}</Alert>}
      {usable && check.isPending && <Loader aria-label="Checking the key" />}
      {check.isError && <Alert color="bad">{failureText(check.error)}</Alert>}
      {check.data && (
        <>
          <Alert color="good" role="status">
            {check.data.message}
          </Alert>
          <Button component={Link} to="/login" size="md" mt="lg" fullWidth>
            Log in
          </Button>
        </>
      )}
    </CardPage>
  )
}

/** A refusal is the server's text; anything else has one sentence. */
function failureText(error: Error): string {
  const refused = error instanceof ApiProblem && error.status >= 400 && error.status < 500
  return refused ? error.message : AUTH_TEXTS.validationFailed
}
