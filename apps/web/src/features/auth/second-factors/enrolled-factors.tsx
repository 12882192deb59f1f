import { type FactorList, PASSKEYS_MAX } from '@clinic/contract/auth/second-factors'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconDeviceMobile, IconFingerprint, IconListNumbers } from '@tabler/icons-react'
import { knowsPasskeys } from '../../../lib/browser-passkeys.ts'
import { dayText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './enrolled-factors.module.css'
import { FactorRow } from './factor-row.tsx'
import { PasskeyRow } from './passkey-row.tsx'

/** What is in the panel's place: the list, or a step that changes it. */
export type FactorView =
  | { step: 'list' }
  | { step: 'add'; kind: 'totp' | 'passkey' }
  | { step: 'remove'; factor: string; name: string }
  | { step: 'renew' }
  | { step: 'codes'; codes: string[] }

type Props = { factors: FactorList; onChange: (view: FactorView) => void }
const FEW = 3
const APP = { factor: 'totp', name: t('Authenticator app') }

/** The second factors that someone has, and what they can do with each. */
export function EnrolledFactors({ factors, onChange }: Props) {
  const { totp, passkeys, recovery_left, needed, passkeys_possible } = factors
  const strong = totp !== null || passkeys.length > 0
  const possible = passkeys_possible && knowsPasskeys() && passkeys.length < PASSKEYS_MAX
  return (
    <Stack gap="md">
      <Text c="dimmed">
        {strong
          ? t('After your password, you’ll use one of these instead of an emailed code.')
          : t('After your password, you enter a code we email you. An authenticator app or passkey is faster and more secure.')}
        {needed && t(' Your group requires at least one.')}
      </Text>
      <ul className={classes.list} aria-label={t('Second factors')}>
        <FactorRow icon={<IconDeviceMobile size={22} stroke={1.5} aria-hidden />} name={t('Authenticator app')} facts={appFacts(totp)}>
          <Button variant="default" size="xs" onClick={() => onChange({ step: 'add', kind: 'totp' })}>
            {totp ? t('Replace') : t('Set up')}
          </Button>
          {totp && (
            <Button
              variant="default"
              size="xs"
              onClick={() => onChange({ step: 'remove', ...APP })}
              aria-label={t('Remove: {name}', { name: APP.name })}
            >
              {t('Remove')}
            </Button>
          )}
        </FactorRow>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRemove={() => onChange({ step: 'remove', factor: String(passkey.id), name: passkey.name })}
          />
        ))}
        {possible && (
          <FactorRow
            icon={<IconFingerprint size={22} stroke={1.5} aria-hidden />}
            name={passkeys.length > 0 ? t('Another passkey') : t('Passkey')}
            facts={t('Unlocks with a PIN, fingerprint or face')}
          >
            <Button variant="default" size="xs" onClick={() => onChange({ step: 'add', kind: 'passkey' })} aria-label={t('Add a passkey')}>
              {t('Add')}
            </Button>
          </FactorRow>
        )}
        {strong && (
          <FactorRow
            icon={<IconListNumbers size={22} stroke={1.5} aria-hidden />}
            name={t('Recovery codes')}
            facts={codesFacts(recovery_left)}
          >
            <Button variant="default" size="xs" onClick={() => onChange({ step: 'renew' })}>
              {t('Generate new codes')}
            </Button>
          </FactorRow>
        )}
      </ul>
      {strong && recovery_left < FEW && (
        <Alert color="warn">{t('You’re running low on recovery codes. Generate new ones before you run out.')}</Alert>
      )}
    </Stack>
  )
}

function appFacts(totp: FactorList['totp']): string {
  return totp ? t('Set up {added_at}', { added_at: dayText(totp.added_at) }) : t('A new code on your phone every 30 seconds')
}

function codesFacts(left: number): string {
  return left === 0
    ? t('None left')
    : t('{left, plural, one {# code} other {# codes}} left. Use one if you lose your other methods.', { left })
}
