import type { StatusRow } from '@clinic/contract/patients'
import { ActionIcon, Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { use } from 'react'
import { dayText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import { TableLayoutContext } from '../../../ui/data-table/data-table-layout.ts'
import classes from './eligibility-status.module.css'
import type { PatientManagerTools } from './patient-manager-tools.ts'
import { daysAgoText, daysSince } from './status-texts.ts'

/** `isRow`: two lines of a list, cut where they are longer; beside a record they are read only. */
type Props = { row: StatusRow; now: string; tools: Pick<PatientManagerTools, 'change' | 'editDate'>; isRow?: boolean }

/** Eligible or not; if not, why, for how long already, and from when on again (REQ-594, REQ-615). */
export function EligibilityStatus({ row, now, tools, isRow = false }: Props) {
  const isSlim = use(TableLayoutContext) === 'slim'
  if (row.eligible) return <Chip tone="good">{t('Eligible')}</Chip>
  const days = daysSince(row.marked_ineligible_at, now)
  const reason = row.ineligible_reason && t(row.ineligible_reason)
  const marked = days !== null && t('Marked {days}', { days: daysAgoText(days) })
  const again = row.eligible_date
    ? t('Eligible again {eligible_date}', { eligible_date: dayText(row.eligible_date) })
    : t('No eligibility date set')
  return (
    <div
      className={classes.status}
      data-row={isRow || undefined}
      data-tip={isRow ? [reason, again, marked].filter(Boolean).join(' · ') : undefined}
    >
      <span className={classes.line}>
        <Chip>{t('Ineligible')}</Chip>
        {!isSlim && <span className={classes.cut}>{reason}</span>}
        {!isSlim && (
          <Button
            size="compact-xs"
            variant="subtle"
            aria-label={t('Reset eligibility of {patient_id}', { patient_id: row.patient_id })}
            onClick={() => tools.change(row, { verb: 'reset-eligibility' })}
          >
            {t('Reset')}
          </Button>
        )}
      </span>
      <span className={classes.line}>
        <span className={isSlim ? classes.cut : undefined}>{isSlim && reason ? reason : again}</span>
        {!isSlim && (
          <ActionIcon
            size="sm"
            aria-label={t('Edit the eligibility date of {patient_id}', { patient_id: row.patient_id })}
            onClick={() => tools.editDate({ row, kind: 'eligibility' })}
          >
            <IconPencil size={15} aria-hidden />
          </ActionIcon>
        )}
        {marked && !isSlim && <span className={classes.cut}>{marked}</span>}
      </span>
    </div>
  )
}
