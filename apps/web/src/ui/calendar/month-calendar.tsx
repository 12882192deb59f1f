import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { shortWeekday } from '../../lib/format/short-weekday.ts'
import { formatLanguage } from '../../lib/messages/language.ts'
import { t } from '../../lib/messages/t.ts'
import classes from './month-calendar.module.css'
import { isoDay, monthWeeks, moveMonth } from './month-weeks.ts'

type Props = {
  /** The month shown, `2026-03`. */
  month: string
  /** `2026-03-14`; marked as today. */
  today: string
  onMonth: (month: string) => void
  /** What is in a day, by `2026-03-14`. */
  renderDay?: (day: string) => ReactNode
}

const title = new Intl.DateTimeFormat(formatLanguage(), { month: 'long', year: 'numeric', timeZone: 'UTC' })
const longDay = new Intl.DateTimeFormat(formatLanguage(), { dateStyle: 'full', timeZone: 'UTC' })
const WEEKDAYS = [t('Monday'), t('Tuesday'), t('Wednesday'), t('Thursday'), t('Friday'), t('Saturday'), t('Sunday')]

/** One month as a table of weeks, Monday first. */
export function MonthCalendar({ month, today, onMonth, renderDay }: Props) {
  const name = title.format(new Date(`${month}-01T00:00:00Z`))
  return (
    <div className={classes.calendar}>
      <div className={classes.head}>
        <ActionIcon color="gray" aria-label={t('Previous month')} onClick={() => onMonth(moveMonth(month, -1))}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <h3 className={classes.title} aria-live="polite">
          {name}
        </h3>
        <ActionIcon color="gray" aria-label={t('Next month')} onClick={() => onMonth(moveMonth(month, 1))}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <Button size="xs" variant="default" onClick={() => onMonth(today.slice(0, 7))}>
          {t('Today')}
        </Button>
      </div>
      <table className={classes.table} aria-label={name}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {shortWeekday(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={isoDay(week[0])}>
              {week.map((date) => {
                const day = isoDay(date)
                return (
                  <td key={day} data-outside={day.startsWith(month) ? undefined : true} aria-current={day === today ? 'date' : undefined}>
                    <time dateTime={day} title={longDay.format(date)}>
                      {date.getUTCDate()}
                    </time>
                    {renderDay?.(day)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
