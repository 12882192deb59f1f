import { ask } from '@clinic/contract/chat'
import type { Caller } from '../auth/context.ts'
import type { Config } from '../platform/config.ts'
import type { Mount } from '../platform/http.ts'
import type { Mailer } from '../platform/mail.ts'
import type { FindAnswer } from './load-answers.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { takeTurn } from './take-turn.ts'

/** `findAnswer` is nothing until the articles are learned. */
type Services = { config: Config; secret: string; mailer: Mailer; findAnswer(): FindAnswer | undefined }

/** The public chat's one call (REQ-201). */
export function mountChat(mount: Mount<Caller>, { config, secret, mailer, findAnswer }: Services) {
  mount(ask, async ({ body }, { context, facts }) => {
    const knowledge = await loadKnowledge(context.sql, config, findAnswer())
    return takeTurn({ ...context, actor: { kind: 'assistant' }, secret, mailer, knowledge, agent: facts.agent }, body)
  })
}
