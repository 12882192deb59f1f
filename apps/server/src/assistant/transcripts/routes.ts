import { readAlarmConversation } from '@clinic/contract/alarms'
import { listFallbacks as listFallbacksEndpoint } from '@clinic/contract/articles'
import { readFlow as readFlowEndpoint } from '@clinic/contract/questionnaires/flow'
import * as contract from '@clinic/contract/transcripts'
import { type Caller, staffContext } from '../../identity/auth/access/context.ts'
import type { Mount } from '../../platform/http/http.ts'
import { exportDropOff } from './export-drop-off.ts'
import { listFallbacks } from './list-fallbacks.ts'
import { readAlarmTranscript } from './read-alarm-transcript.ts'
import { readConversation } from './read-conversation.ts'
import { readDropOff } from './read-drop-off.ts'
import { readFlow } from './read-flow.ts'
import { readOutcomes } from './read-outcomes.ts'
import { readStaffReplies } from './read-staff-replies.ts'
import { searchConversations } from './search-conversations.ts'

/** Staff's side of the public chat: what was said, where people stop, how many need nobody. */
export function mountConversations(mount: Mount<Caller>): void {
  mount(contract.searchConversations, ({ query }, caller) => searchConversations(staffContext(caller), query))
  mount(contract.readConversation, ({ params }, caller) => readConversation(staffContext(caller), params.conversation_id))
  mount(readAlarmConversation, ({ params }, caller) => readAlarmTranscript(staffContext(caller), params.id))
  mount(contract.readDropOff, ({ query }, caller) => readDropOff(staffContext(caller), query))
  mount(contract.exportDropOff, async ({ query }, caller) => {
    const { name, text } = await exportDropOff(staffContext(caller), query)
    const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` }
    return new Response(text, { headers }) as never
  })
  mount(readFlowEndpoint, ({ params }, caller) => readFlow(staffContext(caller), params.key))
  mount(listFallbacksEndpoint, (_, caller) => listFallbacks(staffContext(caller)))
  mount(contract.readOutcomes, ({ query }, caller) => readOutcomes(staffContext(caller), query))
  mount(contract.readStaffReplies, ({ query }, caller) => readStaffReplies(staffContext(caller), query))
}
