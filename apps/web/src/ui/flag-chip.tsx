import { IconAlertTriangle } from '@tabler/icons-react'
import { Chip } from './chip.tsx'
import classes from './flag-chip.module.css'

/** A clinical flag, the same everywhere: red is for crises and overdue waits. */
export function FlagChip({ children, title }: { children: string; title?: string | undefined }) {
  return (
    <Chip icon={<IconAlertTriangle size={12} className={classes.sign} aria-hidden />} {...(title && { title })}>
      {children}
    </Chip>
  )
}
