import { type FactorList, listFactors, removeFactor, renewRecoveryCodes } from '@clinic/contract/auth/second-factors'
import { Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { PasswordStep } from '../password/password-step.tsx'
import { EnrolledFactors, type FactorView } from './enrolled-factors.tsx'
import { FactorSetup } from './factor-setup.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const LIST: FactorView = { step: 'list' }

/** One's own second factors: an app, passkeys, recovery codes. Every change but a passkey's name asks for the password and is emailed to the person. */
export function SecondFactors() {
  const client = useQueryClient()
  const [view, show] = useState<FactorView>(LIST)
  const factors = useQuery({ queryKey: ['factors'], queryFn: () => call(listFactors) })
  const done = (message?: string) => {
    if (message) notify.success(message)
    show(LIST)
    void client.invalidateQueries({ queryKey: ['factors'] })
    void client.invalidateQueries({ queryKey: ['sessions'] })
  }
  if (factors.isPending) return <Skeleton height={120} role="status" aria-label={t('Loading your second factors')} />
  if (factors.isError) {
    return (
      <LoadFailure title={t('Your second factors could not be loaded')} retry={factors.refetch}>
        {problemSentence(factors.error)}
      </LoadFailure>
    )
  }
  const back = () => show(LIST)
  if (view.step === 'add') return <FactorSetup kind={view.kind} onDone={() => done(ADDED[view.kind])} onCancel={back} />
  if (view.step === 'remove')
    return <Removal {...view} factors={factors.data} onDone={() => done(t('{name} removed.', { name: view.name }))} onCancel={back} />
  if (view.step === 'renew') return <Renewal onMade={(codes) => show({ step: 'codes', codes })} onCancel={back} />
  if (view.step === 'codes') return <RecoveryCodes codes={view.codes} onSaved={() => done()} />
  return <EnrolledFactors factors={factors.data} onChange={show} />
}

const ADDED = { totp: t('Authenticator app turned on.'), passkey: t('Passkey added.') }

type RemovalProps = { factor: string; name: string; factors: FactorList; onDone: () => void; onCancel: () => void }

function Removal({ factor, name, factors, onDone, onCancel }: RemovalProps) {
  const removing = useMutation({
    mutationFn: (current_password: string) => call(removeFactor, { params: { factor }, body: { current_password } }),
    onSuccess: onDone,
  })
  const last = factors.passkeys.length + (factors.totp ? 1 : 0) === 1
  return (
    <PasswordStep
      confirm={t('Remove')}
      tone="bad"
      pending={removing.isPending}
      error={removing.error}
      onConfirm={removing.mutate}
      onCancel={onCancel}
    >
      <p>
        {last
          ? t(
              'Remove “{name}”? You’ll log in with an emailed code from now on, and your recovery codes will stop working. Your other sessions end.',
              { name },
            )
          : t('Remove “{name}”? Your others stay. Your other sessions end.', { name })}
      </p>
    </PasswordStep>
  )
}

function Renewal({ onMade, onCancel }: { onMade: (codes: string[]) => void; onCancel: () => void }) {
  const making = useMutation({
    mutationFn: (current_password: string) => call(renewRecoveryCodes, { body: { current_password } }),
    onSuccess: ({ recovery_codes }) => onMade(recovery_codes),
  })
  return (
    <PasswordStep
      confirm={t('Make new codes')}
      pending={making.isPending}
      error={making.error}
      onConfirm={making.mutate}
      onCancel={onCancel}
    >
      <p>{t('You’ll get ten new recovery codes. Your old codes will stop working.')}</p>
    </PasswordStep>
  )
}
