import type { sayInConversation as contract } from '@clinic/contract/chat/attention'
import type { Output, Parsed } from '@clinic/contract/endpoint'
import { hasHealthNumber } from '@clinic/core/chat/attention/has-health-number'
import { possibleNames } from '@clinic/core/chat/attention/possible-names'
import { PICTURE_NAMES } from '@clinic/core/questionnaires/reading/picture'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findLanguage, findNamed, hasLine } from '../holding/attention-store.ts'
import { openPicture } from '../pictures/open-picture.ts'
import { changeAttention } from './change-attention.ts'

type Said = Parsed<typeof contract>['body']
type Sent = Omit<Said, 'sure' | 'picture'> & { sure?: boolean; picture?: string | undefined }

/**
 * Writes to the patient or sends a picture, and joins first where no one has the conversation. The same `client_id` again writes nothing.
 * Refusals: as `changeAttention`, `message-names-others` unless the writer is sure, `conversation-moved` when the patient wrote after what the writer has seen;
 * of a picture also those of `openPicture`.
 */
export async function sayInConversation(context: StaffContext, conversation_id: string, said: Sent): Promise<Output<typeof contract>> {
  const { client_id, turn, sure } = said
  if (!sure && (await namesOthers(context, conversation_id, said.text))) throw new Problem('message-names-others')
  const picture = said.picture === undefined ? null : await openPicture(said.picture)
  const text = said.text || PICTURE_NAMES[await findLanguage(context.sql, conversation_id)]
  return changeAttention(context, {
    conversation_id,
    action: 'Conversation Line Sent',
    description: picture ? 'Sent a picture to the patient in the chat' : 'Wrote to the patient in the chat',
    event: () => ({ type: 'staff-line', staff: context.staff.id }),
    text: { text, client_id, picture: picture && { kind: picture.kind, bytes: picture.bytes } },
    async before(tx, held) {
      if (await hasLine(tx, held.id, client_id)) return true
      const mine = held.attention.held_by === null || held.attention.held_by === context.staff.id
      if (mine && held.spoken > turn) throw new Problem('conversation-moved')
      return false
    },
  })
}

/** A health number, or the name of a patient who is not the one of this conversation. */
async function namesOthers({ sql }: StaffContext, conversation_id: string, text: string): Promise<boolean> {
  if (hasHealthNumber(text)) return true
  const names = possibleNames(text)
  return names.length > 0 && (await findNamed(sql, { conversation_id, names }))
}
