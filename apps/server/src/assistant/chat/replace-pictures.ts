import type { AuditEntry } from '@clinic/contract/audit'
import type { Answers } from '@clinic/core/questionnaires/answers'
import { namedPicture, replacedPictures } from '@clinic/core/questionnaires/reading/picture'
import type { Tx } from '../../platform/db/database.ts'
import { findAnswerSets } from './answer-store.ts'
import { dropPictures } from './pictures/picture-store.ts'

type Replacing = { patient_id: string; before: Answers; after: Answers; now: string }

/**
 * Takes away the pictures that other answers now stand in the place of, once these are kept, and answers the entries that say so. What any
 * set of answers still names stays, and so does everything of a patient under a legal hold.
 */
export async function replacePictures(tx: Tx, { patient_id, before, after, now }: Replacing): Promise<AuditEntry[]> {
  const replaced = replacedPictures(before, after)
  if (replaced.length === 0) return []
  const sets = await findAnswerSets(tx, patient_id)
  const answers = sets.flatMap((set) => [...Object.values(set.answers), ...Object.values(set.set_aside)])
  const named = new Set(answers.map(({ value }) => (typeof value === 'string' ? namedPicture(value) : null)))
  const ids = replaced.filter((id) => !named.has(id))
  const { gone, held } = ids.length === 0 ? NONE : await dropPictures(tx, { patient_id, ids, now })
  const entity = { kind: 'patient' as const, id: patient_id }
  return [
    ...Array.from({ length: gone }, () => ({
      ...REPLACED,
      description: 'A picture made room for another answer and is gone',
      entity,
      patient_id,
    })),
    ...Array.from({ length: held }, () => ({
      ...REPLACED,
      description: 'A picture made room for another answer; a legal hold keeps it',
      entity,
      patient_id,
    })),
  ]
}

const NONE = { gone: 0, held: 0 }
const REPLACED = { action: 'Picture Replaced' } as const
