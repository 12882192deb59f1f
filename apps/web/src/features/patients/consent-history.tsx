import type { Overview } from '@clinic/contract/chart'
import { dayText, momentText } from '../../lib/format/dates.ts'
import classes from './audit-history.module.css'

/** Every consent, given or declined, newest first (D-4). */
export function ConsentHistory({ overview }: { overview: Overview }) {
  if (overview.consents.length === 0) return <p className={classes.none}>No consent on file.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list is reachable by keyboard
    <ol className={classes.list} tabIndex={0} aria-label="Consents">
      {overview.consents.map((consent) => (
        <li key={consent.given_at} className={classes.entry}>
          <span className={classes.when}>{momentText(consent.given_at)}</span>
          <span>
            <strong>{consent.option === 'yes' ? 'Given' : 'Declined'}</strong>, text {consent.version}, signed {consent.signature}
            {consent.date_of_birth && `, born ${dayText(consent.date_of_birth)}`}
            <span className={classes.what}>{purposesText(consent.purposes)}</span>
            {consent.scrolled_percent !== null && (
              <span className={classes.what}>{Math.round(consent.scrolled_percent)} % of the text read</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

const PURPOSES = { treatment: 'treatment', privacy: 'privacy', improvement: 'improving the service' } as const

/** "Treatment: yes. Privacy: yes. Improving the service: not asked." */
function purposesText(purposes: Overview['consents'][number]['purposes']): string {
  const lines = Object.entries(PURPOSES).map(([key, name]) => {
    const found = purposes.find(({ purpose }) => purpose === key)
    return `${name[0]?.toUpperCase()}${name.slice(1)}: ${found ? (found.given ? 'yes' : 'no') : 'not asked'}.`
  })
  return lines.join(' ')
}
