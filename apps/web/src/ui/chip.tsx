import type { ReactNode } from 'react'
import classes from './chip.module.css'

export type ChipTone = 'plain' | 'accent' | 'good' | 'warn' | 'bad' | 'urgent'
type Props = { children: ReactNode; tone?: ChipTone; icon?: ReactNode; title?: string }

/** A short fact in a pill. The words carry the meaning; the tone only points at it. */
export function Chip({ children, tone = 'plain', icon, title }: Props) {
  return (
    <span className={classes.chip} data-tone={tone} title={title}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
