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
import { clearPreAuth, readPreAuth, writePreAuth } from '../lib/pre-auth.ts'
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
  const [step, setStep] = useState(readPreAuth)
  const [fields, setFields] = useState({ email: step?.email ?? '', password: '' })
  const [hint, setHint] = useState(loginReason(reason, to))

  const pass = (token: string) => {
    const next = { token, email: fields.email.trim(), sentAt: 0 }
    writePreAuth(next)
    setStep(next)
  }
  const restart = (why = '') => {
    clearPreAuth()
    setStep(null)
    setFields({ ...fields, password: '' })
    setHint(why)
  }
  const finish = (sessionToken: string, user: CurrentUser) => {
    clearPreAuth()
    signIn(sessionToken, user)
    void navigate({ href: safeTarget(to, readSession()) ?? HOME, replace: true })
  }
  const pick = ({ email, password }: DemoPerson) => setFields({ email, password })

  return (
    <CardPage
      brand={<HomeBrand />}
      title={step ? 'Verify' : 'Log in'}
      below={demoMode() && (step ? <MailboxLink /> : <DemoPeople onPick={pick} />)}
    >
      {step ? (
        <CodeForm
          email={step.email}
          token={step.token}
          sentAt={step.sentAt}
          onSent={(sentAt) => writePreAuth({ ...step, sentAt })}
          onDone={finish}
          onRestart={restart}
        />
      ) : (
        <>
          {hint && (
            <Alert color="accent" mb="md" role="status">
              {hint}
            </Alert>
          )}
          <PasswordForm fields={fields} onFields={setFields} onPassed={pass} />
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
