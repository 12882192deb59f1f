import { type ReactNode, useState } from 'react'
import styles from './field.module.css'

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month, 15)).toLocaleDateString('en-CA', { month: 'long', timeZone: 'UTC' }),
)

type Parts = { day: string; month: string; year: string }

/** Day, month by name, year: nothing that could be read in two ways. `onDate` gets yyyy-MM-dd, or '' until there is something of each. */
export function DateParts({ fault, onDate }: { fault: string | null; onDate: (date: string) => void }) {
  const [parts, setParts] = useState<Parts>({ day: '', month: '', year: '' })
  const described = fault ? { 'aria-invalid': true, 'aria-describedby': 'date-error' } : {}

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
          <label htmlFor="date-day">Day</label>
          {number('day', 2)}
        </div>
        <div className={styles.field}>
          <label htmlFor="date-month">Month</label>
          <select id="date-month" value={parts.month} onChange={(event) => change({ month: event.target.value })} {...described}>
            <option value="" disabled>
              Month
            </option>
            {MONTHS.map((month, at) => (
              <option key={month} value={String(at + 1).padStart(2, '0')}>
                {month}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.field}>
          <label htmlFor="date-year">Year</label>
          {number('year', 4)}
        </div>
      </div>
      {fault ? (
        <p id="date-error" className={styles.error}>
          {fault}
        </p>
      ) : null}
    </div>
  )
}
