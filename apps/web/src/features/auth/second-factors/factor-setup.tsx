import { useState } from 'react'
import { PasskeySetup } from './passkey-setup.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type SetupProps, TotpSetup } from './totp-setup.tsx'

type Props = Omit<SetupProps, 'onDone'> & { kind: 'totp' | 'passkey'; onDone: () => void }

/** Sets up one second factor, then shows recovery codes where new ones were made. */
export function FactorSetup({ kind, onDone, ...setup }: Props) {
  const [codes, setCodes] = useState<string[] | null>(null)
  const finish = (made: string[] | null) => (made ? setCodes(made) : onDone())
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />
  return kind === 'totp' ? <TotpSetup {...setup} onDone={finish} /> : <PasskeySetup {...setup} onDone={finish} />
}
