import { t } from '../../../lib/messages/t.ts'
import { columnLetters } from '../state/import-messages.ts'
import classes from './first-rows.module.css'

type Props = { headers: readonly string[]; rows: readonly (readonly string[])[]; busy: boolean }

/** The row of headers and the first rows under it, as the file shows them. */
export function FirstRows({ headers, rows, busy }: Props) {
  const places = Array.from({ length: Math.max(headers.length, ...rows.map(({ length }) => length)) }, (_, place) => place)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
    <section className={classes.frame} aria-label={t('First rows of the file')} aria-busy={busy} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {places.map((place) => (
              <th key={place} scope="col">
                {headers[place]?.trim() || <span className={classes.none}>{columnLetters(place)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have their place and nothing else
            <tr key={at}>
              {places.map((place) => (
                <td key={place}>{row[place]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={classes.empty}>{t('There are no rows below these headers.')}</p>}
    </section>
  )
}
