import type { Tx } from '../../../platform/db/database.ts'
import { findLines } from '../holding/attention-store.ts'
import { findPicturedTurns, type SentTurn } from '../pictures/picture-store.ts'
import { shownLines } from './list-lines.ts'

type Said = SentTurn & { heard: string | null; said: string }

/** The reply with all that was said before it, for a page that opens again. */
export async function withTranscript<Reply extends { DATA?: object | null | undefined }>(
  tx: Tx,
  reply: Reply,
  { id, turns }: { id: string; turns: readonly Said[] },
): Promise<Reply> {
  const after = Map.groupBy(await findLines(tx, id), ({ turn }) => turn)
  const pictures = await findPicturedTurns(tx, id, turns)
  const transcript = turns
    .slice(0, -1)
    .flatMap(({ turn, heard, said }) => [
      ...(heard ? [{ from: 'patient', text: heard, ...(pictures.has(turn) && { picture: turn }) }] : []),
      ...(said === '' ? [] : [{ from: 'assistant', text: said }]),
      ...shownLines(after.get(turn) ?? []).map((line) => ({ from: 'assistant', ...line })),
    ])
  return { ...reply, DATA: { ...reply.DATA, transcript } }
}
