import type { Context } from '../../platform/db/change.ts'
import { findPictureIds } from './pictures/picture-store.ts'

/** The ids of the pictures that are kept of a conversation; the caller has judged who may see it. */
export async function listPictures({ sql }: Context, conversation_id: string): Promise<ReadonlySet<string>> {
  return new Set(await findPictureIds(sql, conversation_id))
}
