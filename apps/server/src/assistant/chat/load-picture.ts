import type { Context } from '../../platform/db/change.ts'
import { findPicture, type PictureRow } from './pictures/picture-store.ts'

/** A picture of a patient for other nouns; whoever shows it judges who may see it, and writes the entry. */
export function loadPicture(context: Context, named: Pick<PictureRow, 'patient_id' | 'id'>) {
  return findPicture(context.sql, named)
}
