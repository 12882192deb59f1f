import { listConversationQuestions as listCall, takeAsAnswer as takeCall } from '@clinic/contract/chat/attention'
import { type Caller, staffContext } from '../../../identity/auth/access/context.ts'
import type { Config } from '../../../platform/config.ts'
import type { Mount } from '../../../platform/http/http.ts'
import { listConversationQuestions } from './list-conversation-questions.ts'
import { takeAsAnswer } from './take-as-answer.ts'

/** Answers that staff enter for a patient in a conversation (F-11). */
export function mountStaffAnswers(mount: Mount<Caller>, { config }: { config: Config }): void {
  mount(listCall, ({ params }, caller) => listConversationQuestions(staffContext(caller), config, params.conversation_id))
  mount(takeCall, ({ params, body }, caller) => takeAsAnswer(staffContext(caller), params.conversation_id, body))
}
