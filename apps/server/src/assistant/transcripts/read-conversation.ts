import type { LogEntry } from '@clinic/contract/chat/attention'
import type { Transcript, TranscriptTurn } from '@clinic/contract/transcripts'
import { drawnPath } from '@clinic/core/questionnaires/reading/drawing'
import { namedPicture } from '@clinic/core/questionnaires/reading/picture'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { minuteIn } from '../../platform/clock.ts'
import { note } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { listTeamLines } from '../chat/holding/list-team-lines.ts'
import { listPictures } from '../chat/list-pictures.ts'
import { checkReadable } from './check-readable.ts'
import { resolveIdle } from './resolve-idle.ts'
import { type FoundConversation, findConversation, findSpoken, type StoredTurn } from './store.ts'

/**
 * What was said in a conversation, by the team too, and what the assistant understood, without the page's own messages (D-3) and without what was filled in
 * forms. The opening is an entry. Refusal: `conversation-not-found`, also where the reader may not open the patient's record.
 */
export async function readConversation(context: StaffContext, conversation_id: string): Promise<Transcript> {
  const found = await findConversation(context.sql, conversation_id, resolveIdle(context.now))
  if (!found || !checkReadable(context.staff, found.patient)) throw new Problem('conversation-not-found')
  return presentConversation(context, found)
}

/** The same for callers already authorized. */
export async function presentConversation(context: StaffContext, found: FoundConversation): Promise<Transcript> {
  const { sql, zone } = context
  const { id, started_at, stage, outcome, seconds, messages, misunderstood, patient, patient_id } = found
  const [turns, after] = await Promise.all([findSpoken(sql, id), listTeamLines(context, id)])
  const pictures = turns.some(({ pictured }) => pictured !== null) ? await listPictures(context, id) : NONE
  await note(context, {
    action: 'Read Conversation',
    description: 'Read what the patient and the assistant said',
    entity: { kind: 'conversation', id },
    patient_id,
  })
  return {
    ...{ id, stage, outcome, messages, misunderstood },
    patient_id: patient ? patient_id : null,
    minute: minuteIn(zone, started_at),
    minutes: Math.round(seconds / 60),
    turns: turns.filter((turn) => isShown(turn) || after.has(turn.turn)).map((turn) => presentTurn(turn, { zone, pictures, after })),
  }
}

const NONE: ReadonlySet<string> = new Set()

/** The page's own "ok" without an answer is nothing anybody said. */
function isShown({ heard, form, said }: StoredTurn): boolean {
  return heard !== null || form !== null || said !== ''
}

type Seen = { zone: string; pictures: ReadonlySet<string>; after: ReadonlyMap<number, LogEntry[]> }

function presentTurn(stored: StoredTurn, { zone, pictures, after }: Seen): TranscriptTurn {
  const { turn, at, heard, drawn, pictured, form, said, ...made } = stored
  const drawing = drawn === null ? null : drawnPath(drawn)
  const picture = pictured === null ? null : namedPicture(pictured)
  const understood = heard === null && form === null ? null : made
  const sent = { ...(drawing !== null && { drawing }), ...(picture !== null && { picture: pictures.has(picture) ? picture : null }) }
  const lines = after.get(turn)
  return { turn, minute: minuteIn(zone, at), heard, ...sent, form, understood, said, ...(lines && { lines }) }
}
