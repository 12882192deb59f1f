import type { LogEntry } from '@clinic/contract/chat/attention'
import { useState } from 'react'
import { t } from '../../lib/messages/t.ts'
import classes from './live-chat.module.css'

type Props = { log: readonly LogEntry[]; mine: string; describe: (entry: LogEntry) => string }

/** Says what others wrote or did while the conversation is open: who does not see the list hears it. `mine`: the reader’s own name. */
export function NewestWords({ log, mine, describe }: Props) {
  const [seen] = useState(() => new Set(log.map(({ id }) => id)))
  const newest = log.findLast(({ id, name }) => !seen.has(id) && name !== mine)
  return (
    <p className={classes.said} role="log" aria-live="polite" aria-label={t('Newest message')}>
      {newest && describe(newest)}
    </p>
  )
}
