import type { Correction } from '@clinic/contract/patients/contact'
import { momentText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './contact.module.css'
import { correctionLines, REASON_LABELS } from './contact-text.ts'

/** Earlier corrections, newest first; nothing without any. */
export function ContactHistory({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null
  return (
    <section>
      <h3 className={classes.heading}>{t('Earlier corrections')}</h3>
      <ul className={classes.history} aria-label={t('Earlier corrections')}>
        {corrections.map((correction) => (
          <li key={correction.corrected_at}>
            {correctionLines(correction).map((line) => (
              <div key={line}>{line}</div>
            ))}
            <span>
              {correction.corrected_by}, {momentText(correction.corrected_at)}. {correction.note || REASON_LABELS[correction.reason]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
