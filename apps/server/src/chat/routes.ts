import { ask } from '@clinic/contract/chat'
import type { Caller } from '../auth/context.ts'
import type { Config } from '../platform/config.ts'
import type { Mount } from '../platform/http.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { takeTurn } from './take-turn.ts'

/** The public chat's one call (REQ-201). */
export function mountChat(mount: Mount<Caller>, { config, secret }: { config: Config; secret: string }) {
  mount(ask, async ({ body }, { context, facts }) => {
    const knowledge = await loadKnowledge(context.sql, config)
    return takeTurn({ ...context, actor: { kind: 'assistant' }, secret, knowledge, agent: facts.agent }, body)
  })
}
