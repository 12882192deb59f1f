import { type QuestionnaireDraft, readEdits } from '@clinic/contract/questionnaires/drafts'
import { call } from '../../../lib/api.ts'
import type { Journal } from './draft-journal.ts'
import { stillMissing } from './draft-state.ts'

/** What an earlier visit left and the server does not have; `missing`: so many changes. */
export type UnsentEdits = Journal & { missing: number }

/**
 * Asks the server what it has of that which an earlier visit kept: a page that closes can send a last time and never hear the answer. `null`
 * where nothing is missing. Without a connection everything counts; what is sent again under its name is made once anyway.
 */
export async function findUnsentEdits(
  draft: Pick<QuestionnaireDraft, 'id' | 'revision' | 'questions'>,
  stored: Journal,
): Promise<UnsentEdits | null> {
  const made = await placesMade(draft, stored).catch(() => [])
  const { missing, ...rest } = stillMissing(draft.questions, stored, made)
  return missing > 0 ? { ...stored, ...rest, missing } : null
}

async function placesMade({ id, revision }: Pick<QuestionnaireDraft, 'id' | 'revision'>, { sent }: Journal): Promise<number[]> {
  if (!sent) return []
  const query = { since: String(revision), batch: sent.id }
  const { edits } = await call(readEdits, { params: { id: String(id) }, query })
  return edits.flatMap(({ place }) => place ?? [])
}
