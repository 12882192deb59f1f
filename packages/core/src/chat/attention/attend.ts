import { millisecondsBetween } from '../../shared/instants.ts'

/** Who answers the patient. Kept beside the dialog state, which waits untouched while a person has the conversation (F-11). */
export type Attention = {
  readonly state: 'bot' | 'asked' | 'called' | 'held' | 'paused' | 'returned'
  /** Grows by one with every change; a caller with an older one has not seen the conversation as it is. */
  readonly version: number
  readonly asked_at: string | null
  readonly held_by: number | null
  readonly held_at: string | null
  readonly last_staff_at: string | null
  readonly last_patient_at: string | null
  /** Since when the patient waits for the holder: the first patient line after the last staff line. */
  readonly unanswered_since: string | null
}

export type AttentionEvent =
  | { type: 'ask'; open: boolean }
  | { type: 'cancel-ask' }
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'join'; staff: number }
  | { type: 'staff-line'; staff: number }
  | { type: 'take-over'; staff: number; reason: string }
  | { type: 'hand-back'; staff: number; to: 'assistant' | 'queue'; unread: boolean }
  | { type: 'patient-line' }
  | { type: 'patient-back' }
  | { type: 'staff-gone'; staff: number }
  | { type: 'complete' }
  | { type: 'time' }

/** What the patient is told about the change. */
export type AttentionMark = 'waiting' | 'closed-now' | 'joined' | 'taken-over' | 'absent' | 'reconnecting' | 'left' | 'cancelled'
export type AttentionRefusal = 'already-held' | 'not-holder' | 'not-held' | 'reason-missing'
export type AttentionOutcome = { attention: Attention; mark?: AttentionMark } | { refusal: AttentionRefusal }

/** Milliseconds. */
export const ABSENT_AFTER = 5 * 60_000
export const RELEASED_AFTER = 10 * 60_000
export const RETURNED_AFTER = 60 * 60_000

const free = { held_by: null, held_at: null, unanswered_since: null }

/** While this is true the assistant answers nothing but safety cards and the commands that the law gives the patient. */
export function isHeld({ state }: Attention): boolean {
  return state === 'held' || state === 'paused'
}

/** The attention after an event, with what the patient is told. The same object: nothing changed. */
export function attend(was: Attention, event: AttentionEvent, now: string): AttentionOutcome {
  switch (event.type) {
    case 'ask':
      return ask(was, event.open, now)
    case 'cancel-ask':
      return isWaiting(was) ? changed(was, { state: 'bot', asked_at: null }, 'cancelled') : { attention: was }
    case 'open':
      return was.state === 'called' ? changed(was, { state: 'asked' }, 'waiting') : { attention: was }
    case 'close':
      return was.state === 'asked' ? changed(was, { state: 'called' }, 'closed-now') : { attention: was }
    case 'join':
      return join(was, event.staff, now)
    case 'staff-line':
      return staffLine(was, event.staff, now)
    case 'take-over':
      return takeOver(was, event, now)
    case 'hand-back':
      return handBack(was, event, now)
    case 'patient-line':
      return changed(was, { last_patient_at: now, unanswered_since: isHeld(was) ? (was.unanswered_since ?? now) : null })
    case 'patient-back':
      return isHeld(was) ? changed(was, { ...free, state: 'returned', asked_at: null, last_patient_at: now }) : { attention: was }
    case 'staff-gone':
      return isHeld(was) && was.held_by === event.staff ? release(was, now) : { attention: was }
    case 'complete':
      return was.state === 'bot'
        ? { attention: was }
        : changed(was, { ...free, state: 'bot', asked_at: null }, isHeld(was) ? 'left' : undefined)
    case 'time':
      return passTime(was, now)
  }
}

/** For a person. */
export function isWaiting({ state }: Attention): boolean {
  return state === 'asked' || state === 'called'
}

function changed(was: Attention, fields: Partial<Attention>, mark?: AttentionMark): AttentionOutcome {
  const attention = { ...was, ...fields, version: was.version + 1 }
  return mark ? { attention, mark } : { attention }
}

/** Asking again keeps the place in line. */
function ask(was: Attention, open: boolean, now: string): AttentionOutcome {
  if (isHeld(was) || isWaiting(was)) return { attention: was }
  return changed(was, { state: open ? 'asked' : 'called', asked_at: now }, open ? 'waiting' : 'closed-now')
}

function join(was: Attention, staff: number, now: string): AttentionOutcome {
  if (!isHeld(was))
    return changed(was, { state: 'held', held_by: staff, held_at: now, last_staff_at: now, unanswered_since: null }, 'joined')
  return was.held_by === staff ? { attention: was } : { refusal: 'already-held' }
}

/** A first line is also the join. */
function staffLine(was: Attention, staff: number, now: string): AttentionOutcome {
  if (!isHeld(was)) return join(was, staff, now)
  if (was.held_by !== staff) return { refusal: 'not-holder' }
  return changed(was, { state: 'held', last_staff_at: now, unanswered_since: null })
}

function takeOver(was: Attention, { staff, reason }: { staff: number; reason: string }, now: string): AttentionOutcome {
  if (!isHeld(was)) return { refusal: 'not-held' }
  if (was.held_by === staff) return { attention: was }
  if (reason.trim() === '') return { refusal: 'reason-missing' }
  return changed(was, { state: 'held', held_by: staff, held_at: now, last_staff_at: now }, 'taken-over')
}

/** A patient line that the holder has not seen keeps the patient in line, so that no words go unread. */
function handBack(was: Attention, event: { staff: number; to: 'assistant' | 'queue'; unread: boolean }, now: string): AttentionOutcome {
  if (was.state === 'returned') return { attention: was }
  if (!isHeld(was)) return { refusal: 'not-held' }
  if (was.held_by !== event.staff) return { refusal: 'not-holder' }
  if (event.to === 'queue' || event.unread) return release(was, now)
  return changed(was, { ...free, state: 'returned', asked_at: null }, 'left')
}

/** Back in line with the time of the first ask. */
function release(was: Attention, now: string): AttentionOutcome {
  return changed(was, { ...free, state: 'asked', asked_at: was.asked_at ?? was.held_at ?? now }, 'reconnecting')
}

function passTime(was: Attention, now: string): AttentionOutcome {
  if (!isHeld(was)) return { attention: was }
  if (was.unanswered_since !== null) {
    // Who took over gets the full time to answer.
    const waited = Math.min(...[was.unanswered_since, was.held_at].filter((at) => at !== null).map((at) => millisecondsBetween(at, now)))
    if (waited >= RELEASED_AFTER) return release(was, now)
    return waited >= ABSENT_AFTER && was.state === 'held' ? changed(was, { state: 'paused' }, 'absent') : { attention: was }
  }
  const spoken = [was.held_at, was.last_staff_at, was.last_patient_at].filter((at) => at !== null)
  const silent = spoken.every((at) => millisecondsBetween(at, now) >= RETURNED_AFTER)
  return silent ? changed(was, { ...free, state: 'returned', asked_at: null }, 'left') : { attention: was }
}
