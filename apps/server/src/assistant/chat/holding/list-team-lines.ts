import type { LogEntry } from '@clinic/contract/chat/attention'
import { minuteIn } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/db/change.ts'
import { findLines, type StoredLine } from './attention-store.ts'

/** What the team wrote in a conversation and who joined and left, by the turn that it follows; the caller has judged who may see it. */
export async function listTeamLines(
  { sql, zone }: Pick<Context, 'sql' | 'zone'>,
  conversation_id: string,
): Promise<ReadonlyMap<number, LogEntry[]>> {
  const lines = await findLines(sql, conversation_id)
  const after = Map.groupBy(lines, ({ turn }) => turn)
  return new Map([...after].map(([turn, those]) => [turn, those.map((line) => presentLine(line, zone))]))
}

function presentLine({ seq, at, name, mark, internal, text, pictured }: StoredLine, zone: string): LogEntry {
  const from = mark !== null ? 'mark' : internal ? 'note' : 'staff'
  const beside = { picture: null, drawing: null, ...(pictured && { sent_picture: true as const }) }
  return { id: `${seq}s`, seq, minute: minuteIn(zone, at), from, name, mark, text, ...beside }
}
