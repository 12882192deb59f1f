import type { StatusRow } from '@clinic/contract/patients'
import { ActionIcon, Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { dayText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import classes from './eligibility-status.module.css'
import type { PatientManagerTools } from './patient-manager-tools.ts'
import { daysAgoText, daysSince } from './status-texts.ts'

type Props = { row: StatusRow; now: string; tools: Pick<PatientManagerTools, 'change' | 'editDate'> }

/** Eligible or not; if not, why, for how long already, and from when on again (REQ-594, REQ-615). */
export function EligibilityStatus({ row, now, tools }: Props) {
  if (row.eligible) return <Chip tone="good">{t('Eligible')}</Chip>
  const days = daysSince(row.marked_ineligible_at, now)
  return (
    <div className={classes.status}>
      <span className={classes.line}>
        <Chip tone="bad">{t('Ineligible')}</Chip>
        <span>{row.ineligible_reason && t(row.ineligible_reason)}</span>
      </span>
      <span className={classes.line}>
        {days !== null && <span className={classes.quiet}>{t('Marked {days}', { days: daysAgoText(days) })}</span>}
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={t('Reset eligibility of {patient_id}', { patient_id: row.patient_id })}
          onClick={() => tools.change(row, { verb: 'reset-eligibility' })}
        >
          {t('Reset')}
        </Button>
      </span>
      <span className={classes.line}>
        <span>
          {row.eligible_date
            ? t('Eligible again {eligible_date}', { eligible_date: dayText(row.eligible_date) })
            : t('No eligibility date set')}
        </span>
        <ActionIcon
          size="sm"
          aria-label={t('Edit the eligibility date of {patient_id}', { patient_id: row.patient_id })}
          onClick={() => tools.editDate({ row, kind: 'eligibility' })}
        >
          <IconPencil size={15} aria-hidden />
        </ActionIcon>
      </span>
    </div>
  )
}
