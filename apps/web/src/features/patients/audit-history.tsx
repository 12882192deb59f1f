import type { AuditRow } from '@clinic/contract/audit'
import { momentText } from '../../lib/format/dates.ts'
import { tRich } from '../../lib/messages/rich.ts'
import { tSentence } from '../../lib/messages/sentence.ts'
import { t } from '../../lib/messages/t.ts'
import classes from './audit-history.module.css'
import { AuditLoaded } from './audit-loaded.tsx'

/** What happened to a patient, newest first (REQ-611, REQ-676). */
export function AuditHistory({ patientId }: { patientId: string }) {
  return (
    <AuditLoaded patientId={patientId}>
      {(entries) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list is reachable by keyboard
        <ol className={classes.list} tabIndex={0} aria-label={t('History')}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </AuditLoaded>
  )
}

function Entry({ entry }: { entry: AuditRow }) {
  return (
    <li className={classes.entry}>
      <span className={classes.when}>{momentText(entry.createdAt)}</span>
      <span>
        {tRich('{action} by {user}', { action: <strong>{t(entry.action)}</strong>, user: tSentence(entry.user) })}
        {entry.description && <span className={classes.what}>{tSentence(entry.description)}</span>}
      </span>
    </li>
  )
}
