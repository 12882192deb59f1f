import { ask } from '@clinic/contract/chat'
import type { Caller } from '../../identity/auth/access/context.ts'
import type { Config } from '../../platform/config.ts'
import type { Mount } from '../../platform/http/http.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { limitTurns } from './limit-turns.ts'
import { loadKnowledge } from './load-knowledge.ts'
import type { Nlu } from './models/answer-with-models.ts'
import type { LanguageModel } from './open-language-model.ts'
import { takeTurn } from './take-turn.ts'

type Services = {
  config: Config
  secret: string
  mailer: Mailer
  nlu(): Nlu | undefined
  languageModel?: LanguageModel | undefined
}

const RETRY_SECONDS = 5

/** The public chat's one call (REQ-201). Refuses patients until crisis detection is complete (F-6). */
export function mountChat(mount: Mount<Caller>, { config, secret, mailer, nlu, languageModel }: Services) {
  const limited = limitTurns()
  mount(ask, ({ body }, { context, facts }) =>
    limited(context.address, async () => {
      const models = nlu()
      if (!models) throw new Problem('starting', { seconds: RETRY_SECONDS })
      const knowledge = await loadKnowledge(context, config, models)
      return takeTurn(
        { ...context, actor: { kind: 'assistant' }, secret, mailer, knowledge, agent: facts.agent, choose: languageModel?.choose },
        body,
      )
    }),
  )
}
