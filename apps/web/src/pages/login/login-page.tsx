import type { DemoPerson } from '@clinic/contract/demo'
import type { CurrentUser } from '@clinic/contract/users'
import type { Factor } from '@clinic/contract/vocabulary'
import { Alert, Anchor } from '@mantine/core'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { CodeForm } from '../../features/auth/login/code-form.tsx'
import { DemoPeople } from '../../features/auth/login/demo-people.tsx'
import { FactorForm } from '../../features/auth/login/factor-form.tsx'
import { keepLoginLanguage } from '../../features/auth/login/keep-login-language.ts'
import { LanguageSwitch } from '../../features/auth/login/language-switch.tsx'
import { PasswordForm } from '../../features/auth/login/password-form.tsx'
import { later, useLater } from '../../lib/later.ts'
import { t } from '../../lib/messages/t.ts'
import { demoMode } from '../../lib/page-settings.ts'
import { clearPreAuth, type PreAuth, readPreAuth, writePreAuth } from '../../lib/pre-auth.ts'
import { safeTarget } from '../../lib/routes/guard.ts'
import { HOME } from '../../lib/routes/routes.ts'
import { readSession, signIn, useSession } from '../../lib/session.ts'
import { CardPage } from '../../ui/card-page.tsx'
import { HomeBrand } from '../home-brand.tsx'
import { AlreadyLoggedIn } from './already-logged-in.tsx'
import { loginReason } from './login-reason.ts'

const ENROL_FORM = later(async () => (await import('../../features/auth/login/enrol-form.tsx')).EnrolForm)

/** Login in two steps (REQ-077). Someone who is logged in learns why they are here instead (B-4). */
export function LoginPage() {
  const session = useSession()
  const visit = useLocation({ select: (location) => location.state.key })
  return session.loggedIn ? <AlreadyLoggedIn /> : <LoginSteps key={visit} />
}

function LoginSteps() {
  const { reason, to } = useSearch({ from: '/login' })
  const navigate = useNavigate()
  const [step, setStep] = useState(readPreAuth)
  const [fields, setFields] = useState({ email: step?.email ?? '', password: '' })
  const [hint, setHint] = useState(loginReason(reason, to))

  const begin = (next: PreAuth) => {
    writePreAuth(next)
    setStep(next)
  }
  const pass = (token: string, factors: readonly Factor[] = []) => begin({ token, email: fields.email.trim(), sentAt: 0, factors })
  const restart = (why = '') => {
    clearPreAuth()
    setStep(null)
    setFields({ ...fields, password: '' })
    setHint(why)
  }
  const finish = async (sessionToken: string, user: CurrentUser) => {
    await keepLoginLanguage(sessionToken).catch(() => undefined)
    clearPreAuth()
    signIn(sessionToken, user)
    void navigate({ href: safeTarget(to, readSession()) ?? HOME, replace: true })
  }
  const pick = ({ email, password }: DemoPerson) => setFields({ email, password })

  return (
    <CardPage
      brand={<HomeBrand />}
      title={step?.enrol ? t('Check your email') : step ? t('Verify') : t('Log in')}
      below={
        <>
          <LanguageSwitch />
          {demoMode() && !step?.enrol && !step?.factors?.length && (step ? <MailboxLink /> : <DemoPeople onPick={pick} />)}
        </>
      }
    >
      {step ? (
        <SecondStep
          step={step}
          password={fields.password}
          onSent={(sentAt) => writePreAuth({ ...step, sentAt })}
          onEnrol={(token) => begin({ ...step, token, enrol: true })}
          onDone={(token, user) => void finish(token, user)}
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

type StepProps = {
  step: PreAuth
  password: string
  onSent: (at: number) => void
  onEnrol: (token: string) => void
  onDone: (token: string, user: CurrentUser) => void
  onRestart: (why?: string) => void
}

/** What comes after the password: an emailed key or what is stronger, and where a group asks for one that is not there yet, setting it up. */
function SecondStep({ step, password, onSent, onEnrol, onDone, onRestart }: StepProps) {
  const { token, email, sentAt, factors = [], enrol = false } = step
  if (enrol) return <EnrolLater token={token} password={password} onDone={onDone} onRestart={onRestart} />
  if (factors.length > 0) return <FactorForm email={email} token={token} factors={factors} onDone={onDone} onRestart={onRestart} />
  return <CodeForm email={email} token={token} sentAt={sentAt} onSent={onSent} onEnrol={onEnrol} onDone={onDone} onRestart={onRestart} />
}

function EnrolLater(props: Pick<StepProps, 'password' | 'onDone' | 'onRestart'> & { token: string }) {
  const [EnrolForm] = useLater(ENROL_FORM, true)
  return EnrolForm && <EnrolForm {...props} />
}

function MailboxLink() {
  return (
    <Anchor href="/demo/mailbox" target="_blank" ta="center">
      {t('Open the demo mailbox')}
    </Anchor>
  )
}
