import type { StatusRecord, StatusRow } from '@clinic/contract/patients'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { momentText } from '../../../lib/format/dates.ts'
import { later, useLater } from '../../../lib/later.ts'
import { t } from '../../../lib/messages/t.ts'
import { useSession } from '../../../lib/session.ts'
import classes from './death.module.css'
import { deathText } from './death-text.ts'

const RECORD_DIALOG = later(async () => (await import('./record-death-dialog.tsx')).RecordDeathDialog)
const CORRECT_DIALOG = later(async () => (await import('./correct-death-dialog.tsx')).CorrectDeathDialog)

/** `called`: the patient’s name. */
type Props = { record: StatusRecord; called: string; today: string; onChanged: (row: StatusRow) => void }

/** Where staff record that a patient has died; afterwards it says so, and managers can correct it. */
export function DeathPart({ record, called, today, onChanged }: Props) {
  const { isPCRManager, isNPManager, isAdmin } = useSession()
  const [open, setOpen] = useState<'record' | 'correct' | null>(null)
  const [RecordDialog, recordDrawn] = useLater(RECORD_DIALOG, open === 'record')
  const [CorrectDialog, correctDrawn] = useLater(CORRECT_DIALOG, open === 'correct')
  const close = () => setOpen(null)
  const died = deathText(record)
  return (
    <div className={classes.part}>
      {died !== null && record.death_recorded_at !== null && (
        <p>
          {died}. <span className={classes.soft}>{t('Recorded {moment}.', { moment: momentText(record.death_recorded_at) })}</span>
        </p>
      )}
      {died === null && (
        <Button size="xs" variant="default" onClick={() => setOpen('record')}>
          {t('Record a death…')}
        </Button>
      )}
      {died !== null && (isPCRManager || isNPManager || isAdmin) && (
        <Button size="xs" variant="default" onClick={() => setOpen('correct')}>
          {t('Correct this…')}
        </Button>
      )}
      {RecordDialog && <RecordDialog opened={recordDrawn && open === 'record'} {...{ record, called, today, onChanged }} onClose={close} />}
      {CorrectDialog && <CorrectDialog opened={correctDrawn && open === 'correct'} {...{ record, called, onChanged }} onClose={close} />}
    </div>
  )
}
