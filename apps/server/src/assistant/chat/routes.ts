import { ask } from '@clinic/contract/chat'
import {
  listLines as listLinesCall,
  readOwnPicture as readOwnCall,
  readLinePicture as readPictureCall,
  sendPatientSigns as sendSignsCall,
} from '@clinic/contract/chat/attention'
import type { Caller } from '../../identity/auth/access/context.ts'
import type { Config } from '../../platform/config.ts'
import type { Mount } from '../../platform/http/http.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { PageWaits } from './attention/page-waits.ts'
import { readLinePicture } from './attention/read-line-picture.ts'
import { sendPatientSigns } from './attention/send-patient-signs.ts'
import { waitForLines } from './attention/wait-for-lines.ts'
import { readKey } from './encrypt-state.ts'
import { limitTurns } from './limit-turns.ts'
import { loadKnowledge } from './load-knowledge.ts'
import type { Nlu } from './models/answer-with-models.ts'
import type { LanguageModel } from './open-language-model.ts'
import { readOwnPicture } from './pictures/read-own-picture.ts'
import { takeTurn } from './take-turn.ts'

type Services = {
  waits: PageWaits
  config: Config
  secret: string
  mailer: Mailer
  nlu(): Nlu | undefined
  languageModel?: LanguageModel | undefined
}

const RETRY_SECONDS = 5

/** The public chat: its one call for words (REQ-201) and what staff said (F-11). Refuses patients until crisis detection is complete (F-6). */
export function mountChat(mount: Mount<Caller>, { config, secret, mailer, nlu, languageModel, waits }: Services) {
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
  const ownerOf = (key: string) => (conversation: { id: string; started_at: string }) => readKey(secret, conversation, key) !== null
  mount(listLinesCall, ({ body }, { context }) => waitForLines(context, body, { isOwn: ownerOf(body.key), waits }))
  mount(readPictureCall, ({ body }, { context }) => readLinePicture(context, body, ownerOf(body.key)))
  mount(readOwnCall, ({ body }, { context }) => readOwnPicture(context, body, ownerOf(body.key)))
  mount(sendSignsCall, ({ body }, { context }) => sendPatientSigns(context, body, ownerOf(body.key)))
}
