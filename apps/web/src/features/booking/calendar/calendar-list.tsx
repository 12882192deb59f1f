import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { longDay } from '../../../lib/format/long-day.ts'
import type { DaysProps } from './calendar-grid.tsx'
import classes from './calendar-list.module.css'
import { summaryOf, summaryText } from './day-text.ts'

/** The same days beneath each other, where there is no room for a table: those of the month itself. `children`: beneath the open one. */
export function CalendarList({ day, data, onDay, children }: DaysProps & { children: ReactNode }) {
  const own = data.days.filter((one) => one.day.startsWith(day.slice(0, 7)))
  return (
    <ol className={classes.days}>
      {own.map((one) => (
        <li key={one.day}>
          <UnstyledButton
            className={classes.day}
            aria-expanded={one.day === day}
            aria-current={one.day === data.today ? 'date' : undefined}
            onClick={() => onDay(one.day)}
          >
            <b>{longDay(one.day).replace(/,? \d{4}$/, '')}</b>
            <span>{summaryText(summaryOf(one.people))}</span>
          </UnstyledButton>
          {one.day === day && <div className={classes.open}>{children}</div>}
        </li>
      ))}
    </ol>
  )
}
