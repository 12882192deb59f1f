import * as contract from '@clinic/contract/chat/attention'
import { type Caller, staffContext } from '../../../identity/auth/access/context.ts'
import type { Mount } from '../../../platform/http/http.ts'
import { findPatientConversation } from './find-patient-conversation.ts'
import { handBackConversation } from './hand-back-conversation.ts'
import { joinConversation } from './join-conversation.ts'
import { noteInConversation } from './note-in-conversation.ts'
import { readSentPicture } from './read-line-picture.ts'
import { readLiveConversation } from './read-live-conversation.ts'
import { sayInConversation } from './say-in-conversation.ts'
import { sendStaffSigns } from './send-staff-signs.ts'
import { takeOverConversation } from './take-over-conversation.ts'

/** A member of staff in a patient’s conversation (F-11). */
export function mountAttention(mount: Mount<Caller>): void {
  mount(contract.findPatientConversation, ({ params }, caller) => findPatientConversation(staffContext(caller), params.patient_id))
  mount(contract.readLiveConversation, ({ params, query }, caller) =>
    readLiveConversation(staffContext(caller), params.conversation_id, query.follow === '1'),
  )
  mount(contract.joinConversation, ({ params }, caller) => joinConversation(staffContext(caller), params.conversation_id))
  mount(contract.sayInConversation, ({ params, body }, caller) => sayInConversation(staffContext(caller), params.conversation_id, body))
  mount(contract.readSentPicture, ({ params }, caller) => readSentPicture(staffContext(caller), params))
  mount(contract.noteInConversation, ({ params, body }, caller) => noteInConversation(staffContext(caller), params.conversation_id, body))
  mount(contract.sendStaffSigns, ({ params, body }, caller) => sendStaffSigns(staffContext(caller), params.conversation_id, body))
  mount(contract.takeOverConversation, ({ params, body }, caller) =>
    takeOverConversation(staffContext(caller), params.conversation_id, body),
  )
  mount(contract.handBackConversation, ({ params, body }, caller) =>
    handBackConversation(staffContext(caller), params.conversation_id, body),
  )
}
