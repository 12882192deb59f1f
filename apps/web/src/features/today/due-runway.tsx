import type { Today, TodayPatient } from '@clinic/contract/queues/today'
import { UnstyledButton } from '@mantine/core'
import type { CSSProperties } from 'react'
import { t } from '../../lib/messages/t.ts'
import classes from './due-runway.module.css'
import { FLAG_WIDTH, LANES, placeFlags } from './place-flags.ts'
import { leftText } from './today-text.ts'

type Props = { today: Pick<Today, 'late' | 'due' | 'now'>; onPatient: (patientId: string) => void }

/** What is late and the next two hours as a line, with a flag where each wait goes over its limit; a list on a phone. */
export function DueRunway({ today: { late, due, now }, onPatient }: Props) {
  const start = late.total > 0 ? FLAG_WIDTH : 0
  const lateShown = late.rows.slice(0, LANES)
  const placed = placeFlags(due.rows, { now, start })
  return (
    <div className={classes.runway} style={{ '--start': `${start}%` } as CSSProperties}>
      <ol className={classes.line}>
        {lateShown.map((row, lane) => (
          <Flag key={row.patient_id} row={row} place={{ left: 0, lane }} now={now} late onPatient={onPatient} />
        ))}
        {placed.map(({ left, lane, ...row }) => (
          <Flag key={row.patient_id} row={row} place={{ left, lane }} now={now} onPatient={onPatient} />
        ))}
      </ol>
      <p className={classes.scale} aria-hidden>
        <span>{t('now')}</span>
        <span>1 h</span>
        <span>2 h</span>
      </p>
      <MoreText late={late.total - lateShown.length} due={due.total - placed.length} />
    </div>
  )
}

type FlagProps = {
  row: TodayPatient
  place: { left: number; lane: number }
  now: string
  late?: boolean
  onPatient: (patientId: string) => void
}

function Flag({ row: { patient_id, name, holder, due_at }, place: { left, lane }, now, late, onPatient }: FlagProps) {
  const rest = due_at === null ? '' : leftText(due_at, now)
  return (
    <li className={classes.flag} data-late={late} style={{ '--left': `${left}%`, '--lane': lane } as CSSProperties}>
      <UnstyledButton className={classes.name} aria-haspopup="dialog" onClick={() => onPatient(patient_id)}>
        {name || patient_id}
      </UnstyledButton>
      <span className={classes.left}>{holder === null ? t('{left}, unassigned', { left: rest }) : rest}</span>
    </li>
  )
}

function MoreText({ late, due }: { late: number; due: number }) {
  const parts = [late > 0 && t('{late} more are over the limit.', { late }), due > 0 && t('{due} more are due.', { due })]
  return late + due > 0 && <p className={classes.more}>{parts.filter(Boolean).join(' ')}</p>
}
