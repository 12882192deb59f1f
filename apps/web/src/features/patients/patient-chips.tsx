import { IconAlertOctagonFilled, IconFlag, IconMessageCircleQuestion, IconPhone, IconPlayerPauseFilled } from '@tabler/icons-react'
import { t } from '../../lib/messages/t.ts'
import { Chip } from '../../ui/chip.tsx'
import { FlagChip } from '../../ui/flag-chip.tsx'
import type { PatientChip } from './derive-chips.ts'
import classes from './patient-chips.module.css'

const SIGNS = {
  urgent: <IconAlertOctagonFilled size={12} aria-hidden />,
  call: <IconPhone size={12} aria-hidden />,
  priority: <IconFlag size={12} aria-hidden />,
  help: <IconMessageCircleQuestion size={12} aria-hidden />,
  hold: <IconPlayerPauseFilled size={12} aria-hidden />,
}

export function PatientChips({ chips }: { chips: readonly PatientChip[] }) {
  if (chips.length === 0) return null
  return (
    <span className={classes.chips}>
      {chips.map(({ key, label, tone, sign, title }) =>
        sign === 'risk' ? (
          <FlagChip key={key} title={title}>
            {label}
          </FlagChip>
        ) : (
          <Chip key={key} tone={tone} icon={sign && SIGNS[sign]} {...(title && { title })}>
            {label}
          </Chip>
        ),
      )}
    </span>
  )
}

/** For a row: the worst, and how many more. The phone of the row says who wants a call. */
export function FirstChip({ chips }: { chips: readonly PatientChip[] }) {
  return <WorstChips chips={chips.filter(({ key }) => key !== 'call')} most={1} />
}

/** The first `most`, and how many more, which are named on pointing. */
export function WorstChips({ chips, most }: { chips: readonly PatientChip[]; most: number }) {
  const rest = chips.slice(most)
  if (chips.length === 0) return null
  return (
    <span className={classes.first}>
      <PatientChips chips={chips.slice(0, most).map((chip) => ({ ...chip, title: chip.title ?? chip.label }))} />
      {rest.length > 0 && (
        <span className={classes.more} data-tip={rest.map(({ label }) => label).join(', ')}>
          <span aria-hidden>+{rest.length}</span>
          <span className={classes.quiet}>{t('and {others}', { others: rest.map(({ label }) => label).join(', ') })}</span>
        </span>
      )}
    </span>
  )
}
