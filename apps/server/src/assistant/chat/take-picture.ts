import type { ChatContext } from '@clinic/contract/chat'
import { openPicture, type TakenPicture } from './pictures/open-picture.ts'

/**
 * What came with a turn, a picture's bytes apart: the dialog is given the name alone, and keeps no more of it. What it is is told by its
 * first bytes. Before any transaction: a place in the worker may take seconds. Refusals: as `openPicture`.
 */
export async function takePicture(
  context: ChatContext | undefined,
): Promise<{ context: ChatContext | undefined; picture: TakenPicture | null }> {
  if (!context || !('picture' in context)) return { context, picture: null }
  const picture = await openPicture(context.picture)
  return { context: { picture: picture.name }, picture }
}
