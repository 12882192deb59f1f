import * as contract from '@clinic/contract/articles'
import { type Caller, staffContext } from '../../identity/auth/access/context.ts'
import type { Mount } from '../../platform/http/http.ts'
import type { Nlu } from '../chat/models/answer-with-models.ts'
import { dismissPhrase } from './dismiss-phrase.ts'
import { listArticles } from './list-articles.ts'
import { listPhrases } from './list-phrases.ts'
import { measurePhrase } from './measure-phrase.ts'
import { presentArticle } from './present-article.ts'
import { publishArticle, withdrawArticle } from './publish-article.ts'
import { publishPhrase } from './publish-phrase.ts'
import { createArticle, saveArticle } from './save-article.ts'
import { tryAnswer } from './try-answer.ts'
import { withdrawPhrase } from './withdraw-phrase.ts'

type Services = { nlu(): Nlu | undefined }

/** What the assistant answers, and what staff teach it where it did not understand. */
export function mountArticles(mount: Mount<Caller>, { nlu }: Services): void {
  mount(contract.listArticles, (_, caller) => listArticles(staffContext(caller)))
  mount(contract.tryAnswer, ({ body }, caller) => tryAnswer(staffContext(caller), nlu(), body))
  mount(contract.readArticle, ({ params }, caller) => presentArticle(staffContext(caller).sql, params.id))
  mount(contract.createArticle, ({ body }, caller) => createArticle(staffContext(caller), body))
  mount(contract.saveArticle, ({ params, body }, caller) => saveArticle(staffContext(caller), params.id, body))
  mount(contract.publishArticle, ({ params, body }, caller) => publishArticle(staffContext(caller), params.id, body.version))
  mount(contract.withdrawArticle, ({ params, body }, caller) => withdrawArticle(staffContext(caller), params.id, body.version))
  mount(contract.listPhrases, (_, caller) => listPhrases(staffContext(caller)))
  mount(contract.measurePhrase, ({ body }, caller) => measurePhrase(staffContext(caller), body))
  mount(contract.publishPhrase, ({ body }, caller) => publishPhrase(staffContext(caller), body))
  mount(contract.dismissPhrase, ({ body }, caller) => dismissPhrase(staffContext(caller), body.heard))
  mount(contract.withdrawPhrase, ({ params }, caller) => withdrawPhrase(staffContext(caller), params.id))
}
