import type { Tx } from '../../../platform/db/database.ts'
import { findLines } from '../holding/attention-store.ts'
import { findPicturedTurns } from '../pictures/picture-store.ts'
import { findTurns, type StoredReply } from '../store.ts'
import { shownLines } from './list-lines.ts'

/** The reply with all that was said before it, for a page that opens again. */
export async function withTranscript(tx: Tx, reply: StoredReply, conversation_id: string): Promise<StoredReply> {
  const [turns, lines] = await Promise.all([findTurns(tx, conversation_id), findLines(tx, conversation_id)])
  const after = Map.groupBy(lines, ({ turn }) => turn)
  const pictures = await findPicturedTurns(tx, conversation_id, turns)
  const transcript = turns
    .slice(0, -1)
    .flatMap(({ turn, heard, said }) => [
      ...(heard ? [{ from: 'patient', text: heard, ...(pictures.has(turn) && { picture: turn }) }] : []),
      ...(said === '' ? [] : [{ from: 'assistant', text: said }]),
      ...shownLines(after.get(turn) ?? []).map((line) => ({ from: 'assistant', ...line })),
    ])
  return { ...reply, DATA: { ...reply.DATA, transcript } }
}
