import type { DemoPerson } from '@clinic/contract/demo'
import type { CurrentUser } from '@clinic/contract/users'
import { Alert, Anchor } from '@mantine/core'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { safeTarget } from '../app/guard.ts'
import { HOME } from '../app/routes.ts'
import { CodeForm } from '../features/auth/code-form.tsx'
import { DemoPeople } from '../features/auth/demo-people.tsx'
import { PasswordForm } from '../features/auth/password-form.tsx'
import { demoMode } from '../lib/page-settings.ts'
import { readSession, signIn, useSession } from '../lib/session.ts'
import { CardPage } from '../ui/card-page.tsx'
import { HomeBrand } from './home-brand.tsx'
import { AlreadyIn } from './login-already-in.tsx'
import { loginReason } from './login-reason.ts'

/** Log-in in two steps (REQ-077). Someone who is logged in learns why they are here instead (B-4). */
export function LoginPage() {
  const session = useSession()
  const visit = useLocation({ select: (location) => location.state.key })
  return session.loggedIn ? <AlreadyIn /> : <LoginSteps key={visit} />
}

function LoginSteps() {
  const { reason, to } = useSearch({ strict: false }) as { reason?: string; to?: string }
  const navigate = useNavigate()
  const [fields, setFields] = useState({ email: '', password: '' })
  const [token, setToken] = useState<string | null>(null)
  const [hint, setHint] = useState(loginReason(reason, to))

  const restart = (why = '') => {
    setToken(null)
    setFields({ ...fields, password: '' })
    setHint(why)
  }
  const finish = (sessionToken: string, user: CurrentUser) => {
    signIn(sessionToken, user)
    void navigate({ href: safeTarget(to, readSession()) ?? HOME, replace: true })
  }
  const pick = ({ email, password }: DemoPerson) => setFields({ email, password })

  return (
    <CardPage
      brand={<HomeBrand />}
      title={token ? 'Verify' : 'Log in'}
      below={demoMode() && (token ? <MailboxLink /> : <DemoPeople onPick={pick} />)}
    >
      {token ? (
        <CodeForm email={fields.email.trim()} token={token} onDone={finish} onRestart={restart} />
      ) : (
        <>
          {hint && (
            <Alert color="accent" mb="md" role="status">
              {hint}
            </Alert>
          )}
          <PasswordForm fields={fields} onFields={setFields} onPassed={setToken} />
        </>
      )}
    </CardPage>
  )
}

function MailboxLink() {
  return (
    <Anchor href="/demo/mailbox" target="_blank" ta="center">
      Open the demo mailbox
    </Anchor>
  )
}
