import type { Overview } from '@clinic/contract/chart'
import { dayText, momentText } from '../../lib/format/dates.ts'
import { tRich } from '../../lib/messages/rich.ts'
import { t } from '../../lib/messages/t.ts'
import classes from './audit-history.module.css'

/** Every consent, given or declined, newest first (D-4). */
export function ConsentHistory({ overview }: { overview: Overview }) {
  if (overview.consents.length === 0) return <p className={classes.none}>{t('No consent on file.')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list is reachable by keyboard
    <ol className={classes.list} tabIndex={0} aria-label={t('Consents')}>
      {overview.consents.map((consent) => (
        <li key={consent.given_at} className={classes.entry}>
          <span className={classes.when}>{momentText(consent.given_at)}</span>
          <span>
            {tRich('{answer}, text {version}, signed {signature}', {
              answer: <strong>{consent.option === 'yes' ? t('Given') : t('Declined')}</strong>,
              version: consent.version,
              signature: consent.signature,
            })}
            {consent.date_of_birth && t(', born {date_of_birth}', { date_of_birth: dayText(consent.date_of_birth) })}
            <span className={classes.what}>{purposesText(consent.purposes)}</span>
            {consent.scrolled_percent !== null && (
              <span className={classes.what}>
                {t('{scrolled_percent} % of the text read', { scrolled_percent: Math.round(consent.scrolled_percent) })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

const PURPOSES = { treatment: t('Treatment'), privacy: t('Privacy'), improvement: t('Improving the service') } as const

/** "Treatment: yes. Privacy: yes. Improving the service: not asked." */
function purposesText(purposes: Overview['consents'][number]['purposes']): string {
  const lines = Object.entries(PURPOSES).map(([key, name]) => {
    const found = purposes.find(({ purpose }) => purpose === key)
    return t('{purpose}: {answer}.', { purpose: name, answer: found ? (found.given ? t('yes') : t('no')) : t('not asked') })
  })
  return lines.join(' ')
}
