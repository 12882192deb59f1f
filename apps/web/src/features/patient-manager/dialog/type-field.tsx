import { APPOINTMENT_TYPES, type AppointmentType } from '@clinic/contract/vocabulary'
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import classes from './type-field.module.css'

type Props = { stored: string; label: string; confirmLabel: string; busy: boolean; onConfirm: (type: AppointmentType) => void }

/** The appointment type, chosen first and written with Confirm (REQ-605, REQ-606). */
export function TypeField({ stored, label, confirmLabel, busy, onConfirm }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const value = chosen ?? stored
  const type = APPOINTMENT_TYPES.find((one) => one === value)
  return (
    <div className={classes.line}>
      <NativeSelect
        className={classes.select}
        label={label}
        data={[...(type ? [] : [value]), ...APPOINTMENT_TYPES].map((one) => ({ value: one, label: t(one) }))}
        value={value}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button variant="default" aria-label={confirmLabel} disabled={!type || busy} onClick={() => type && onConfirm(type)}>
        {t('Confirm')}
      </Button>
    </div>
  )
}
