import type { AuditEntry } from '@clinic/contract/audit'
import type { Answers } from '@clinic/core/questionnaires/answers'
import { PICTURE } from '@clinic/core/questionnaires/reading/picture'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { TurnFacts } from './describe-effect.ts'
import type { TakenPicture } from './pictures/open-picture.ts'
import { countPictures, insertPicture } from './pictures/picture-store.ts'
import { replacePictures } from './replace-pictures.ts'

/** `answered`: the answers before. `conversation_id`: `null` where staff take the picture in by phone. */
export type PictureFacts = Pick<TurnFacts, 'picture' | 'patient_id' | 'answered' | 'now'> & { conversation_id: string | null }

/**
 * Keeps the picture that came with answers, once these are kept and where they name it: one that answers no question is not kept. One that made
 * room for another answer goes first, with an entry. Refusal: `too-many-pictures` in a conversation, which then changes nothing; by phone there
 * are no more pictures than questions.
 */
export async function savePicture(tx: Tx, answers: Answers, facts: PictureFacts): Promise<AuditEntry[]> {
  const { picture, patient_id, conversation_id, now } = facts
  const entries = await replacePictures(tx, { patient_id, before: facts.answered, after: answers, now })
  if (!picture || !Object.values(answers).some(({ value }) => value === picture.name)) return entries
  const most = PICTURE.perConversation
  if (conversation_id !== null && (await countPictures(tx, conversation_id)) >= most) throw new Problem('too-many-pictures')
  const { id, kind, bytes } = picture
  await insertPicture(tx, { id, patient_id, conversation_id, kind, bytes, kept_at: now })
  return entries
}

type Attended = { id: string; patient_id: string; patient: object | null; now: string }

/** Keeps a picture that was sent to a person and answers no question. Refusals: `picture-before-details` without a record, `too-many-pictures`. */
export async function keepAttendedPicture(
  tx: Tx,
  { id, kind, bytes }: TakenPicture,
  { id: conversation_id, patient_id, patient, now }: Attended,
): Promise<void> {
  if (patient === null) throw new Problem('picture-before-details')
  if ((await countPictures(tx, conversation_id)) >= PICTURE.perConversation) throw new Problem('too-many-pictures')
  await insertPicture(tx, { id, patient_id, conversation_id, kind, bytes, kept_at: now })
}
