import type { LogEntry } from '@clinic/contract/chat/attention'
import { useState } from 'react'
import { t } from '../../lib/messages/t.ts'
import classes from './live-chat.module.css'

type Props = { log: readonly LogEntry[]; mine: string; describe: (entry: LogEntry) => string }

/** Entries that were heard stay for a while, so that a screen reader finishes them and says only what was added. */
const HEARD = 10

/** Says what others wrote or did while the conversation is open: who does not see the list hears it. `mine`: the reader’s own name. */
export function NewestWords({ log, mine, describe }: Props) {
  const [seen] = useState(() => new Set(log.map(({ id }) => id)))
  const newest = log.filter(({ id, name }) => !seen.has(id) && name !== mine).slice(-HEARD)
  return (
    <div className={classes.said} role="log" aria-live="polite" aria-label={t('Newest messages')}>
      {newest.map((entry) => (
        <p key={entry.id}>{describe(entry)}</p>
      ))}
    </div>
  )
}
