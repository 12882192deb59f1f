import type { AuditRow } from '@clinic/contract/audit'
import { kindOf } from '@clinic/core/audit/kinds'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { momentText } from '../../../lib/format/dates.ts'
import { tRich } from '../../../lib/messages/rich.ts'
import { tSentence } from '../../../lib/messages/sentence.ts'
import { t } from '../../../lib/messages/t.ts'
import { AuditLoaded } from '../audit-loaded.tsx'
import classes from './record-timeline.module.css'

/** What happened to a patient, day by day, newest first. Who only read the record is shown on request. */
export function RecordTimeline({ patientId }: { patientId: string }) {
  return <AuditLoaded patientId={patientId}>{(entries) => <Days entries={entries} />}</AuditLoaded>
}

function Days({ entries }: { entries: readonly AuditRow[] }) {
  const [withReads, setWithReads] = useState(false)
  const reads = entries.filter(isRead).length
  const shown = withReads ? entries : entries.filter((entry) => !isRead(entry))
  const days = Map.groupBy(shown, ({ createdAt }) => dayOf(createdAt))
  return (
    <div className={classes.timeline}>
      <Checkbox
        label={t('Show who opened or searched for the record ({reads})', { reads })}
        checked={withReads}
        onChange={({ currentTarget }) => setWithReads(currentTarget.checked)}
      />
      {shown.length === 0 && <p className={classes.none}>{t('Nothing has changed yet.')}</p>}
      <ol className={classes.days} aria-label={t('History')}>
        {[...days].map(([day, events]) => (
          <li key={day}>
            <h4 className={classes.day}>{day}</h4>
            <ol className={classes.events}>
              {events.map((entry) => (
                <Event key={entry.id} entry={entry} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Event({ entry: { createdAt, action, user, description } }: { entry: AuditRow }) {
  return (
    <li className={classes.event}>
      <time dateTime={createdAt}>{momentText(createdAt).split(', ')[1]}</time>
      <span>
        {tRich('{action} by {user}', { action: <strong>{t(action)}</strong>, user: tSentence(user) })}
        {description && <span className={classes.what}>{tSentence(description)}</span>}
      </span>
    </li>
  )
}

function isRead({ action }: AuditRow): boolean {
  return kindOf(action) === 'reads'
}

function dayOf(moment: string): string {
  return momentText(moment).split(', ')[0] ?? ''
}
