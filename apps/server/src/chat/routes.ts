import { ask } from '@clinic/contract/chat'
import type { Caller } from '../auth/context.ts'
import type { Config } from '../platform/config.ts'
import type { Mount } from '../platform/http.ts'
import type { Mailer } from '../platform/mail.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { takeTurn } from './take-turn.ts'

/** The public chat's one call (REQ-201). */
export function mountChat(mount: Mount<Caller>, { config, secret, mailer }: { config: Config; secret: string; mailer: Mailer }) {
  mount(ask, async ({ body }, { context, facts }) => {
    const knowledge = await loadKnowledge(context.sql, config)
    return takeTurn({ ...context, actor: { kind: 'assistant' }, secret, mailer, knowledge, agent: facts.agent }, body)
  })
}
