import type { ReactNode } from 'react'
import classes from './count-facts.module.css'

export type CountFact = { name: string; value: ReactNode; tone?: 'bad' | 'warn' | undefined }

/** Some numbers beside each other, each under its name. */
export function CountFacts({ facts }: { facts: readonly CountFact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value, tone }) => (
        <div key={name} data-tone={tone}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
