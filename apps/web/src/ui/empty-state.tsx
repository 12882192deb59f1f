import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

type Props = { icon?: ReactNode; title: string; children?: ReactNode; action?: ReactNode }

/** What is where a list has nothing to show: what is so, and what to do about it. */
export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <div className={classes.empty}>
      {icon && <span className={classes.icon}>{icon}</span>}
      <p className={classes.title}>{title}</p>
      {children && <p className={classes.text}>{children}</p>}
      {action}
    </div>
  )
}
