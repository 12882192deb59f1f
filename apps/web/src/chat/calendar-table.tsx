import { useState } from 'react'
import styles from './appointment-dialog.module.css'
import { calendarMonth } from './calendar-month.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

type Props = { days: string[]; chosen: string; onChoose: (day: string) => void }

export function CalendarTable({ days, chosen, onChoose }: Props) {
  const months = [...new Set(days.map((day) => day.slice(0, 7)))].sort()
  const [at, setAt] = useState(0)
  const month = months[at] ?? ''
  const name = new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' })

  return (
    <div>
      <div className={styles.month}>
        <button type="button" aria-label="Earlier month" disabled={at === 0} onClick={() => setAt(at - 1)}>
          ‹
        </button>
        <span aria-live="polite">{name}</span>
        <button type="button" aria-label="Later month" disabled={at >= months.length - 1} onClick={() => setAt(at + 1)}>
          ›
        </button>
      </div>
      <table className={styles.calendar} aria-label={name}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
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
                <td key={WEEKDAYS[weekday]}>
                  {cell ? (
                    <button
                      type="button"
                      disabled={cell.count === 0}
                      aria-pressed={cell.iso === chosen}
                      aria-label={`${name.replace(/ \d+$/, '')} ${cell.day}, ${cell.count === 1 ? '1 time' : `${cell.count} times`}`}
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
