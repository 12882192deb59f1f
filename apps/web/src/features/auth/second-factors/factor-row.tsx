import type { ReactNode } from 'react'
import classes from './factor-row.module.css'

type Props = { icon: ReactNode; name: string; facts: string; children: ReactNode }

/** One second factor of a list: what it is, and what can be done with it. */
export function FactorRow({ icon, name, facts, children }: Props) {
  return (
    <li className={classes.row}>
      <span className={classes.icon}>{icon}</span>
      <div className={classes.text}>
        <p className={classes.name}>{name}</p>
        <p className={classes.facts}>{facts}</p>
      </div>
      <div className={classes.actions}>{children}</div>
    </li>
  )
}
