import { useState } from 'react'
import { longDate } from '../../question-cards/controls/long-date.ts'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import { useFormMessages } from '../../question-cards/messages/use-form-messages.ts'
import styles from './appointment-dialog.module.css'
import { calendarMonth } from './calendar-month.ts'

/** Any week that begins on a Sunday. */
const WEEK = Array.from({ length: 7 }, (_, day) => `2026-03-0${day + 1}`)

type Props = { days: string[]; chosen: string; onChoose: (day: string) => void }

export function CalendarTable({ days, chosen, onChoose }: Props) {
  const { locale } = useChatMessages()
  const { times } = useFormMessages()
  const weekdays = WEEK.map((day) => longDate(day, locale, { weekday: 'long' }))
  const months = [...new Set(days.map((day) => day.slice(0, 7)))].sort()
  const [at, setAt] = useState(0)
  const month = months[at] ?? ''
  const name = longDate(`${month}-15`, locale, { month: 'long', year: 'numeric' })

  return (
    <div>
      <div className={styles.month}>
        <button type="button" aria-label={times.earlier} disabled={at === 0} onClick={() => setAt(at - 1)}>
          ‹
        </button>
        <span aria-live="polite">{name}</span>
        <button type="button" aria-label={times.later} disabled={at >= months.length - 1} onClick={() => setAt(at + 1)}>
          ›
        </button>
      </div>
      <table className={styles.calendar} aria-label={name}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendarMonth(month, days).map((week) => (
            <tr key={week.find((cell) => cell !== null)?.iso}>
              {week.map((cell, weekday) => (
                <td key={weekdays[weekday]}>
                  {cell ? (
                    <button
                      type="button"
                      disabled={cell.count === 0}
                      aria-pressed={cell.iso === chosen}
                      aria-label={times.day(dayName(cell.iso, locale), cell.count)}
                      onClick={() => onChoose(cell.iso)}
                    >
                      {cell.day}
                    </button>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A name has to contain what the cell shows, which is 1 and not 1er. */
function dayName(iso: string, locale: string): string {
  return longDate(iso, locale, { month: 'long', day: 'numeric' }).replace(/^1er/, '1')
}
