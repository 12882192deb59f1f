import type { StatusRow } from '@clinic/contract/patients'
import { UNDO_SECONDS, undo } from '@clinic/contract/queues'
import { call } from './api.ts'
import { problemSentence } from './api-problem.ts'
import { t } from './messages/t.ts'
import { notify } from './notify.tsx'

type Offer = {
  /** What was done, in the server's words. */
  message: string
  /** The ids of the changes that can be undone; none: the message offers nothing. */
  ids: readonly number[]
  onUndone: (patients: StatusRow[]) => void
  /** Beside the undo. */
  more?: { label: string; run: () => void; stays?: boolean }
  /** Said without the sign and the sound of a success. */
  quiet?: boolean
}
type UndoEntry = { ids: readonly number[]; until: number; toast: string; run: () => void }

/** Messages with an undo that are at once; older ones make room, and `z` still reaches them. */
const MOST_SHOWN = 2
const entries: UndoEntry[] = []

/** Says what was done and offers for a minute to take it back, by the message's button or by `undoLatest` (C-12). */
export function offerUndo({ message, ids, onUndone, more, quiet = false }: Offer): void {
  const say = quiet ? notify.info : notify.success
  const actions = more ? [more] : []
  if (ids.length === 0) {
    say(message, ...actions)
    return
  }
  const run = () => {
    forget(entry)
    void undoEntries(ids, onUndone)
  }
  const toast = say(message, { label: t('Undo'), keys: 'z', seconds: UNDO_SECONDS, run }, ...actions)
  const entry: UndoEntry = { ids, until: Date.now() + UNDO_SECONDS * 1000, toast, run }
  entries.push(entry)
  for (const older of entries.slice(0, -MOST_SHOWN)) notify.hide(older.toast)
}

/** undoes the newest change that still can be; `false` when there is none. */
export function undoLatest(): boolean {
  const now = Date.now()
  for (const entry of entries.filter(({ until }) => until <= now)) forget(entry)
  const latest = entries.at(-1)
  if (!latest) return false
  notify.hide(latest.toast)
  latest.run()
  return true
}

function forget(entry: UndoEntry): void {
  const place = entries.indexOf(entry)
  if (place >= 0) entries.splice(place, 1)
}

async function undoEntries(ids: readonly number[], onUndone: Offer['onUndone']): Promise<void> {
  try {
    const { patients, skipped, message } = await call(undo, { body: { ids: [...ids] } })
    onUndone(patients)
    if (skipped.length === 0) notify.success(message)
    else
      notify.failure([message, ...skipped.map((one) => one.message)].filter((text, at, all) => text && all.indexOf(text) === at).join(' '))
  } catch (error) {
    notify.failure(t('Couldn’t undo. {error}', { error: problemSentence(error) }))
    onUndone([])
  }
}
