import {
  IconAlertOctagonFilled,
  IconAlertTriangle,
  IconFlag,
  IconMessageCircleQuestion,
  IconPhone,
  IconPlayerPauseFilled,
} from '@tabler/icons-react'
import { Chip } from '../../ui/chip.tsx'
import type { PatientChip } from './derive-chips.ts'
import classes from './patient-chips.module.css'

const SIGNS = {
  urgent: <IconAlertOctagonFilled size={12} aria-hidden />,
  call: <IconPhone size={12} aria-hidden />,
  priority: <IconFlag size={12} aria-hidden />,
  risk: <IconAlertTriangle size={12} aria-hidden />,
  help: <IconMessageCircleQuestion size={12} aria-hidden />,
  hold: <IconPlayerPauseFilled size={12} aria-hidden />,
}

export function PatientChips({ chips }: { chips: readonly PatientChip[] }) {
  if (chips.length === 0) return null
  return (
    <span className={classes.chips}>
      {chips.map(({ key, label, tone, sign, title }) => (
        <Chip key={key} tone={tone} icon={sign && SIGNS[sign]} {...(title && { title })}>
          {label}
        </Chip>
      ))}
    </span>
  )
}
