import { type Calendar, WEEKDAYS } from '@clinic/contract/booking'
import { UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { longDay } from '../../../lib/format/long-day.ts'
import { shortWeekday } from '../../../lib/format/short-weekday.ts'
import { t } from '../../../lib/messages/t.ts'
import { rangesText, WEEKDAY_NAMES } from '../hours/hours-text.ts'
import classes from './calendar-grid.module.css'
import { dayByKey } from './calendar-search.ts'
import { summaryOf } from './day-text.ts'

export type DaysProps = { day: string; data: Calendar; onDay: (day: string) => void }
type Day = Calendar['days'][number]

/** Days as a table of weeks. One of them takes part in tabbing; arrows, Home, End and the page keys lead to the others. */
export function CalendarGrid({ day, data, onDay }: DaysProps) {
  const place = useRef<HTMLTableElement>(null)
  const byKeys = useRef(false)
  useEffect(() => {
    if (!byKeys.current) return
    const button = place.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)
    if (!button) return
    byKeys.current = false
    button.focus()
  })
  const handleKey = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, day)
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    byKeys.current = true
    onDay(next)
  }
  const weeks = Array.from({ length: Math.ceil(data.days.length / 7) }, (_, week) => data.days.slice(week * 7, week * 7 + 7))
  return (
    <table ref={place} className={classes.grid} onKeyDown={handleKey} aria-label={t('Days')}>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={WEEKDAY_NAMES[weekday - 1]}>
              {shortWeekday(WEEKDAY_NAMES[weekday - 1] ?? '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((one) => (
              <td key={one.day} data-outside={!one.day.startsWith(day.slice(0, 7)) || undefined}>
                <DayButton one={one} selected={one.day === day} today={one.day === data.today} onDay={onDay} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayButtonProps = { one: Day; selected: boolean; today: boolean; onDay: (day: string) => void }

function DayButton({ one, selected, today, onDay }: DayButtonProps) {
  return (
    <UnstyledButton
      className={classes.day}
      data-day={one.day}
      data-today={today || undefined}
      tabIndex={selected ? 0 : -1}
      aria-pressed={selected}
      aria-current={today ? 'date' : undefined}
      onClick={() => onDay(one.day)}
    >
      <time dateTime={one.day} className={classes.number}>
        <span aria-hidden>{Number(one.day.slice(8))}</span>
        <span className={classes.quiet}>{longDay(one.day)}: </span>
      </time>
      <DayFacts one={one} />
    </UnstyledButton>
  )
}

function DayFacts({ one: { people } }: { one: Day }) {
  const { working, off, booked, completed } = summaryOf(people)
  const [only] = people
  const counts = (
    <>
      {booked > 0 && <span className={classes.booked}>{t('{booked} booked', { booked })}</span>}
      {completed > 0 && <span className={classes.completed}>{t('{completed} completed', { completed })}</span>}
    </>
  )
  if (only && people.length === 1) {
    return (
      <>
        <span className={classes.person} data-off={only.off || undefined}>
          {only.off ? t('Day off') : rangesText(only.hours)}
        </span>
        {counts}
      </>
    )
  }
  return (
    <>
      {working.length > 0 && <span>{t('{working} working', { working: working.length })}</span>}
      {off.length > 0 && <span className={classes.off}>{t('{off} off', { off: off.length })}</span>}
      {counts}
    </>
  )
}
