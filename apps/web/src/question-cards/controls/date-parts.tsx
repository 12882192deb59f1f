import { type ReactNode, useState } from 'react'
import { useChatMessages } from '../messages/use-chat-messages.ts'
import { longDate } from './long-date.ts'
import styles from './text-field.module.css'

const MONTHS = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'))

type Parts = { day: string; month: string; year: string }

/** Day, month by name, year: nothing that could be read in two ways. `onDate` gets yyyy-MM-dd, or '' until there is something of each. */
export function DateParts({ error, onDate }: { error: string | null; onDate: (date: string) => void }) {
  const { date: messages, locale } = useChatMessages()
  const [parts, setParts] = useState<Parts>({ day: '', month: '', year: '' })
  const described = error ? { 'aria-invalid': true, 'aria-describedby': 'date-error' } : {}

  function change(part: Partial<Parts>) {
    const { day, month, year } = { ...parts, ...part }
    setParts({ day, month, year })
    onDate(day && month && year ? `${year}-${month}-${day.padStart(2, '0')}` : '')
  }
  const number = (part: 'day' | 'year', length: number): ReactNode => (
    <input
      id={`date-${part}`}
      inputMode="numeric"
      autoComplete="off"
      maxLength={length}
      size={length + 1}
      value={parts[part]}
      onChange={(event) => change({ [part]: event.target.value.replace(/\D/g, '') })}
      {...described}
    />
  )
  return (
    <div className={styles.field}>
      <div className={styles.parts}>
        <div className={styles.field}>
          <label htmlFor="date-day">{messages.day}</label>
          {number('day', 2)}
        </div>
        <div className={styles.field}>
          <label htmlFor="date-month">{messages.month}</label>
          <select id="date-month" value={parts.month} onChange={(event) => change({ month: event.target.value })} {...described}>
            <option value="" disabled>
              {messages.month}
            </option>
            {MONTHS.map((month) => (
              <option key={month} value={month}>
                {longDate(`2000-${month}-15`, locale, { month: 'long' })}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.field}>
          <label htmlFor="date-year">{messages.year}</label>
          {number('year', 4)}
        </div>
      </div>
      {error ? (
        <p id="date-error" className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
