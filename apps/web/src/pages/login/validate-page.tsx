import { VALIDATION_KEY_MIN, validateActivationToken } from '@clinic/contract/users'
import { Alert, Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { LanguageSwitch } from '../../features/auth/login/language-switch.tsx'
import { ActivateForm } from '../../features/auth/password/activate-form.tsx'
import { validationFailure } from '../../features/auth/password/validation-failure.ts'
import { call } from '../../lib/api.ts'
import { AUTH_TEXTS } from '../../lib/messages/contract-texts.ts'
import { tServer } from '../../lib/messages/sentence.ts'
import { t } from '../../lib/messages/t.ts'
import { brandName } from '../../lib/page-settings.ts'
import { useSession } from '../../lib/session.ts'
import { CardPage } from '../../ui/card-page.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { HomeBrand } from '../home-brand.tsx'

/** Where the link in an email about one's account leads (REQ-103 to REQ-108). */
export function ValidatePage() {
  const { key = '' } = useSearch({ from: '/validate' })
  const { loggedIn } = useSession()
  return (
    <CardPage
      brand={<HomeBrand />}
      title={t('{brand} Validation Page', { brand: brandName().replace(/ AI$/, '') })}
      below={!loggedIn && <LanguageSwitch />}
    >
      {key.length < VALIDATION_KEY_MIN ? <Alert color="bad">{AUTH_TEXTS.invalidKey}</Alert> : <Validation key={key} given={key} />}
    </CardPage>
  )
}

function Validation({ given }: { given: string }) {
  const [done, setDone] = useState('')
  const check = useQuery({
    queryKey: ['validate', given],
    queryFn: () => call(validateActivationToken, { query: { key: given } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (check.isPending) return <Loader role="status" aria-label={t('Checking the key')} />
  if (check.isError) {
    return (
      <>
        <Alert color="bad">{validationFailure(check.error)}</Alert>
        <Button variant="default" mt="md" onClick={() => void check.refetch()}>
          {t('Try again')}
        </Button>
      </>
    )
  }
  const { kind, message, email } = check.data
  if (done !== '') return <Notice tone="good" text={done} />
  if (kind === 'none') return <Notice tone="warn" text={message} />
  return <ActivateForm given={given} kind={kind} message={tServer(message)} email={email ?? ''} onDone={setDone} />
}

function Notice({ tone, text }: { tone: 'good' | 'warn'; text: string }) {
  return (
    <>
      <Alert color={tone} role="status">
        {tServer(text)}
      </Alert>
      <LinkButton to="/login" size="md" mt="lg" fullWidth>
        {t('Log in')}
      </LinkButton>
    </>
  )
}
