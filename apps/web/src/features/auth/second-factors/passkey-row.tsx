import type { PasskeyRow as Passkey } from '@clinic/contract/auth/second-factors'
import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { dayText, momentText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './factor-row.module.css'
import { FactorRow } from './factor-row.tsx'
import { PasskeyNameForm } from './passkey-name-form.tsx'

type Props = { passkey: Passkey; onRemove: () => void }

/** One of one's own passkeys: renamed where it is, removed in a step of its own. */
export function PasskeyRow({ passkey, onRemove }: Props) {
  const { name, added_at, last_used_at } = passkey
  const [naming, setNaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const returns = useRef(false)
  useEffect(() => {
    if (returns.current && !naming) renameButton.current?.focus()
    returns.current = naming
  }, [naming])
  const icon = <IconFingerprint size={22} stroke={1.5} aria-hidden />
  if (naming) {
    return (
      <li className={classes.row}>
        <span className={classes.icon}>{icon}</span>
        <div className={classes.text}>
          <PasskeyNameForm passkey={passkey} onDone={() => setNaming(false)} />
        </div>
      </li>
    )
  }
  const used = last_used_at ? t('last used {last_used_at}', { last_used_at: momentText(last_used_at) }) : t('not used yet')
  return (
    <FactorRow icon={icon} name={name} facts={t('Passkey, added {added_at} · {used}', { added_at: dayText(added_at), used })}>
      <Button ref={renameButton} variant="default" size="xs" onClick={() => setNaming(true)} aria-label={t('Rename: {name}', { name })}>
        {t('Rename')}
      </Button>
      <Button variant="default" size="xs" onClick={onRemove} aria-label={t('Remove: {name}', { name })}>
        {t('Remove')}
      </Button>
    </FactorRow>
  )
}
