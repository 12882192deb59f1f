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
  /** What `startChange` answered when the person did it. */
  started?: Started | undefined
}
/** Without `run` while its answer is awaited. */
type Started = { until: number; toast: string; run?: () => void }

/** Messages with an undo that are at once; older ones make room, and `z` still reaches them. */
const MOST_SHOWN = 2
/** In the order of their start. */
const changes: Started[] = []
/** `z` was pressed before this one was saved. */
let awaited: Started | null = null
let lastUndo = Promise.resolve()

/** Notes that a person has started a change: from here on `undoLatest` means this one. `endChange` follows, however it ends. */
export function startChange(): Started {
  const started: Started = { until: Number.POSITIVE_INFINITY, toast: '' }
  changes.push(started)
  return started
}

/** Forgets a change that offers no undo: it failed, or nothing was changed. */
export function endChange(started: Started | undefined): void {
  if (!started || started.run) return
  forget(started)
  stopWaiting(started)
}

/** Says what was done and offers for a minute to take it back, by the message's button or by `undoLatest` (C-12). */
export function offerUndo({ message, ids, onUndone, more, quiet = false, started = startChange() }: Offer): void {
  const say = quiet ? notify.info : notify.success
  const actions = more ? [more] : []
  if (ids.length === 0) {
    endChange(started)
    say(message, ...actions)
    return
  }
  const run = () => {
    forget(started)
    lastUndo = lastUndo.then(() => undoEntries(ids, onUndone))
  }
  started.run = run
  if (stopWaiting(started)) {
    run()
    return
  }
  started.toast = say(message, { label: t('Undo'), keys: 'z', seconds: UNDO_SECONDS, run }, ...actions)
  started.until = Date.now() + UNDO_SECONDS * 1000
  const others = changes.filter(({ toast }) => toast !== '' && toast !== started.toast)
  for (const older of others.slice(0, 1 - MOST_SHOWN)) notify.hide(older.toast)
}

/** Undoes the change that was started last and still can be undone, as soon as it is saved; `false` when there is none. */
export function undoLatest(): boolean {
  const now = Date.now()
  for (const change of changes.filter(({ until }) => until <= now)) forget(change)
  if (awaited) return true
  const latest = changes.at(-1)
  if (!latest) return false
  if (latest.run) {
    notify.hide(latest.toast)
    latest.run()
  } else {
    awaited = latest
    latest.toast = notify.info(t('This will be undone as soon as it is saved.'))
  }
  return true
}

/** Whether `z` had been pressed for it. */
function stopWaiting(started: Started): boolean {
  if (awaited !== started) return false
  notify.hide(started.toast)
  awaited = null
  return true
}

function forget(started: Started): void {
  const place = changes.indexOf(started)
  if (place >= 0) changes.splice(place, 1)
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
