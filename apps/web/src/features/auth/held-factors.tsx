import { type FactorList, PASSKEYS_MAX } from '@clinic/contract/second-factors'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconDeviceMobile, IconFingerprint, IconListNumbers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { dayText, momentText } from '../../lib/format/dates.ts'
import { countText } from '../../lib/format/lists.ts'
import { knowsPasskeys } from './browser-passkeys.ts'
import classes from './held-factors.module.css'

/** What stands in the panel's place: the list, or a step that changes it. */
export type FactorView =
  | { step: 'list' }
  | { step: 'add'; kind: 'totp' | 'passkey' }
  | { step: 'remove'; factor: string; name: string }
  | { step: 'renew' }
  | { step: 'codes'; codes: string[] }

type Props = { factors: FactorList; onChange: (view: FactorView) => void }
const FEW = 3

/** The second factors that somebody has, and what they can do with each. */
export function HeldFactors({ factors, onChange }: Props) {
  const { totp, passkeys, recovery_left, needed, passkeys_possible } = factors
  const strong = totp !== null || passkeys.length > 0
  const possible = passkeys_possible && knowsPasskeys() && passkeys.length < PASSKEYS_MAX
  return (
    <Stack gap="md">
      <Text c="dimmed">
        {strong
          ? 'After your password you are asked for one of these in the place of a mailed key.'
          : 'After your password you type a key that is mailed to you. An app or a passkey is stronger, and quicker.'}
        {needed && ' Your group asks for at least one.'}
      </Text>
      <ul className={classes.list} aria-label="Second factors">
        <Row icon={<IconDeviceMobile size={22} stroke={1.5} aria-hidden />} name="Authenticator app" facts={appFacts(totp)}>
          <Button variant="default" size="xs" onClick={() => onChange({ step: 'add', kind: 'totp' })}>
            {totp ? 'Replace' : 'Set up'}
          </Button>
          {totp && <RemoveButton factor="totp" name="Authenticator app" onChange={onChange} />}
        </Row>
        {passkeys.map(({ id, name, added_at, last_used_at }) => (
          <Row
            key={id}
            icon={<IconFingerprint size={22} stroke={1.5} aria-hidden />}
            name={name}
            facts={`Passkey, added ${dayText(added_at)} · ${last_used_at ? `last used ${momentText(last_used_at)}` : 'not used yet'}`}
          >
            <RemoveButton factor={String(id)} name={name} onChange={onChange} />
          </Row>
        ))}
        {possible && (
          <Row
            icon={<IconFingerprint size={22} stroke={1.5} aria-hidden />}
            name={passkeys.length > 0 ? 'Another passkey' : 'Passkey'}
            facts="Opened with a PIN, a finger or a face"
          >
            <Button variant="default" size="xs" onClick={() => onChange({ step: 'add', kind: 'passkey' })} aria-label="Add a passkey">
              Add
            </Button>
          </Row>
        )}
        {strong && (
          <Row icon={<IconListNumbers size={22} stroke={1.5} aria-hidden />} name="Recovery codes" facts={codesFacts(recovery_left)}>
            <Button variant="default" size="xs" onClick={() => onChange({ step: 'renew' })}>
              Make new ones
            </Button>
          </Row>
        )}
      </ul>
      {strong && recovery_left < FEW && <Alert color="warn">Few recovery codes are left. Make new ones before you need them.</Alert>}
    </Stack>
  )
}

function appFacts(totp: FactorList['totp']): string {
  return totp ? `On since ${dayText(totp.added_at)}` : 'A new code every thirty seconds, on your phone'
}

function codesFacts(left: number): string {
  return left === 0 ? 'None left' : `${countText(left, 'code')} left, for when the others are lost`
}

function Row({ icon, name, facts, children }: { icon: ReactNode; name: string; facts: string; children: ReactNode }) {
  return (
    <li className={classes.row}>
      <span className={classes.icon}>{icon}</span>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.facts}>{facts}</p>
      </div>
      <div className={classes.actions}>{children}</div>
    </li>
  )
}

function RemoveButton({ factor, name, onChange }: { factor: string; name: string; onChange: Props['onChange'] }) {
  return (
    <Button variant="default" size="xs" onClick={() => onChange({ step: 'remove', factor, name })} aria-label={`Remove: ${name}`}>
      Remove
    </Button>
  )
}
