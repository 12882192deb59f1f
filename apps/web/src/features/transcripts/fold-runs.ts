import type { LogEntry } from '@clinic/contract/chat/attention'

/** Messages of a patient in a row from which on the earlier ones are folded, and how many stay open. */
const LONGEST = 8
const OPEN = 3

export type Folded = { id: string; entries: readonly LogEntry[] }

/** A log in which a patient's many messages in a row are one fold and the newest ones. Pictures and drawings are never folded. */
export function foldRuns(log: readonly LogEntry[]): (LogEntry | Folded)[] {
  const parts: (LogEntry | Folded)[] = []
  let run: LogEntry[] = []
  const close = () => {
    const open = run.length > LONGEST ? OPEN : run.length
    const earlier = run.slice(0, run.length - open)
    if (earlier[0]) parts.push({ id: `fold-${earlier[0].id}`, entries: earlier })
    parts.push(...run.slice(run.length - open))
    run = []
  }
  for (const entry of log) {
    if (entry.from === 'patient' && entry.picture === null && entry.drawing === null) run.push(entry)
    else {
      close()
      parts.push(entry)
    }
  }
  close()
  return parts
}
