import type { OpeningHours } from '@clinic/contract/chat/opening-hours'
import { LAST_MINUTES, type Opening } from '@clinic/core/chat/attention/opening-at'
import { momentText } from '@clinic/core/chat/attention/opening-text'
import { type Told, tellWaiting } from '@clinic/core/chat/attention/tell-waiting'
import { type ChatState, upToDate } from '@clinic/core/chat/state/state'
import { textsOf } from '@clinic/core/chat/texts/texts-of'
import { type Changed, type Context, change, FOUND_NOTHING } from '../../../platform/db/change.ts'
import { noteTold } from '../attention/told-store.ts'
import { insertLine, saveAttention } from '../holding/attention-store.ts'
import { conversationNotice } from '../holding/conversation-notice.ts'
import { knownOpening, openingFor } from './find-opening.ts'
import { findOpeningHours } from './opening-store.ts'
import { findWaitingConversations, lockWaiting } from './waiting-store.ts'

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }
const PAGE = 500
/** Where the clinic has set no hours. */
const OFFER_MINUTES = 10

type Times = { opening: Opening | null; there: Opening | null; offerMinutes: number }

/**
 * Tells patients who wait for a person what has changed: the team opens or has left, its hours are other ones, no one came in time, or the
 * request is over. Each in a transaction of its own, under the lock of the conversation, so that each is told once. Returns how many.
 */
export async function tellWaitingPatients({ sql, now, zone }: Pick<Context, 'sql' | 'now' | 'zone'>): Promise<number> {
  const context: Context = { ...BY_TIMETABLE, sql, now, zone }
  const times = timesOf(await findOpeningHours(sql), { now, zone })
  let told = 0
  for (let after: string | null = null; ; ) {
    const page: { id: string; asked_at: string }[] = await findWaitingConversations(sql, after, PAGE)
    for (const { id } of page) if (await tellOne(context, id, times)) told += 1
    if (page.length < PAGE) return told
    after = page.at(-1)?.asked_at ?? null
  }
}

function timesOf(hours: OpeningHours | null, at: { now: string; zone: string }): Times {
  return {
    opening: openingFor(hours, { ...at, margin: LAST_MINUTES }),
    there: openingFor(hours, { ...at, margin: 0 }),
    offerMinutes: hours?.offer_minutes ?? OFFER_MINUTES,
  }
}

function tellOne(context: Context, id: string, times: Times): Promise<boolean> {
  return change(context, async (tx, { now, zone }): Promise<Changed<boolean>> => {
    const waiting = await lockWaiting(tx, id)
    const told = waiting && tellWaiting(waiting, { ...times, now })
    if (!waiting || !told) return { result: false, audit: FOUND_NOTHING }
    if (told.attention !== waiting.attention) await saveAttention(tx, id, told.attention)
    await noteTold(tx, id, { told_opens_at: told.told_opens_at, told_at: now, offered_at: told.offered_at })
    const text = wordsOf(told, upToDate(waiting.state), { times, zone })
    await insertLine(tx, { conversation_id: id, turn: waiting.turn, at: now, user_id: null, role: 'team', mark: 'told', text })
    return {
      result: true,
      audit: {
        action: 'Waiting Patient Told',
        description: REASONS[told.text],
        entity: { kind: 'conversation', id },
        ...(told.attention !== waiting.attention && {
          changes: { attention: { from: waiting.attention.state, to: told.attention.state } },
        }),
        patient_id: waiting.patient_id,
      },
      live: [conversationNotice(waiting)],
    }
  })
}

const REASONS: Readonly<Record<Told['text'], string>> = {
  openAgain: 'The team is there',
  unknown: 'No opening hours are set any more',
  missedToday: 'The team has left; told when it opens',
  hoursChanged: 'The opening hours have changed; told when the team opens',
  hoursUnknown: 'The opening hours have changed; no one knows when the team opens',
  noOneFree: 'No one came in time; a call or an email was offered',
  requestClosed: 'The request for a person was closed',
  reachedByPhone: 'The request for a person was closed: reached by phone',
}

function wordsOf({ text }: Told, state: ChatState, { times: { opening, there }, zone }: { times: Times; zone: string }): string {
  const said = textsOf(state).opening[text]
  if (typeof said === 'string') return said
  const moment = text === 'missedToday' ? there : opening
  return said((moment && momentText(state, knownOpening(moment, zone))) ?? '')
}
