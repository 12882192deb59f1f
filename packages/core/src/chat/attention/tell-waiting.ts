import { millisecondsBetween } from '../../shared/instants.ts'
import { type Attention, type AttentionEvent, attend, isHeld } from './attend.ts'
import type { Opening } from './opening-at.ts'

/**
 * A patient who waits for a person, and what they were told. `requested`: staff have not closed the request. `reached`: by phone since
 * they asked.
 */
export type Waiting = {
  attention: Attention
  told_opens_at: string | null
  told_at: string | null
  offered_at: string | null
  contact_wish: 'call' | 'email' | null
  requested: boolean
  reached: boolean
}
/** A key of the assistant’s texts on opening hours, and what is stored with it. */
export type Told = {
  text: 'openAgain' | 'unknown' | 'missedToday' | 'hoursChanged' | 'hoursUnknown' | 'noOneFree' | 'requestClosed' | 'reachedByPhone'
  attention: Attention
  told_opens_at: string | null
  offered_at: string | null
}

/**
 * What a waiting patient is told now, once for each change; null: nothing new. `opening` for one who was told to come back: with the margin of
 * the end of a day; `there`: without it.
 */
export function tellWaiting(waiting: Waiting, { opening, there, offerMinutes, now }: Facts): Told | null {
  const { attention, told_opens_at, offered_at } = waiting
  if (attention.state !== 'asked' && attention.state !== 'called') return null
  if (waiting.reached || !waiting.requested) return moved({ type: 'complete' }, waiting.reached ? 'reachedByPhone' : 'requestClosed', null)
  if (attention.state === 'called') {
    if (opening === null) return moved({ type: 'open' }, told_opens_at === null ? 'unknown' : 'hoursUnknown', null)
    if (opening.open) return moved({ type: 'open' }, 'openAgain', null)
    if (opening.at === told_opens_at) return null
    return { text: opening.at === null ? 'hoursUnknown' : 'hoursChanged', attention, told_opens_at: opening.at, offered_at }
  }
  if (there?.open === false) return moved({ type: 'close' }, there.at === null ? 'hoursUnknown' : 'missedToday', there.at)
  const since =
    [attention.asked_at, waiting.told_at]
      .filter((at) => at !== null)
      .sort()
      .at(-1) ?? now
  const waited = millisecondsBetween(since, now) >= offerMinutes * 60_000
  if (!waited || offered_at !== null || waiting.contact_wish !== null) return null
  return { text: 'noOneFree', attention, told_opens_at, offered_at: now }

  function moved(event: AttentionEvent, text: Told['text'], opens: string | null): Told | null {
    const outcome = attend(attention, event, now)
    return 'refusal' in outcome ? null : { text, attention: outcome.attention, told_opens_at: opens, offered_at }
  }
}
type Facts = { opening: Opening | null; there: Opening | null; offerMinutes: number; now: string }

/** What a patient who waits can choose instead: codes that the page puts into words. */
export type WaitingOffer = 'call' | 'email' | 'cancel'

export function offersTo({
  attention,
  offered_at,
  contact_wish,
}: Pick<Waiting, 'attention' | 'offered_at' | 'contact_wish'>): WaitingOffer[] {
  const { state } = attention
  if (state !== 'asked' && state !== 'called') return []
  const instead = contact_wish === null && (state === 'called' || offered_at !== null)
  return instead ? ['call', 'email', 'cancel'] : ['cancel']
}

/** What a patient can choose while a person has the conversation, as codes. */
export type HeldOffer = 'questions' | 'callInstead'

export function offersWhileHeld({ attention, contact_wish }: Pick<Waiting, 'attention' | 'contact_wish'>): HeldOffer[] {
  if (!isHeld(attention)) return []
  return contact_wish === 'call' ? ['questions'] : ['questions', 'callInstead']
}
