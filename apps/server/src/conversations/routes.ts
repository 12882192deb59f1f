import * as contract from '@clinic/contract/conversations'
import { type Caller, staffContext } from '../auth/context.ts'
import type { Mount } from '../platform/http.ts'
import { exportStops } from './export-stops.ts'
import { readConversation } from './read-conversation.ts'
import { readShares } from './read-shares.ts'
import { readStops } from './read-stops.ts'
import { searchConversations } from './search-conversations.ts'

/** Staff's side of the public chat: what was said, where people stop, how many need nobody. */
export function mountConversations(mount: Mount<Caller>): void {
  mount(contract.searchConversations, ({ query }, caller) => searchConversations(staffContext(caller), query))
  mount(contract.readConversation, ({ params }, caller) => readConversation(staffContext(caller), params.conversation_id))
  mount(contract.readStops, ({ query }, caller) => readStops(staffContext(caller), query))
  mount(contract.exportStops, async ({ query }, caller) => {
    const { name, text } = await exportStops(staffContext(caller), query)
    const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` }
    return new Response(text, { headers }) as never
  })
  mount(contract.readShares, ({ query }, caller) => readShares(staffContext(caller), query))
}
