import { type Article, type ArticleFields, createArticle, publishArticle, saveArticle, withdrawArticle } from '@clinic/contract/articles'
import type { ChatLanguage } from '@clinic/contract/chat'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../lib/api-problem.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { refreshArticles } from './use-articles.ts'

type Order = { fields: ArticleFields; changed: boolean }
/** `language`: of a new article. */
type Callbacks = {
  language: ChatLanguage
  onSaved: (id: string) => void
  onErrors: (errors: Partial<Record<keyof ArticleFields, string>>) => void
}

/** Saves, approves and withdraws an article, and says the result. */
export function useArticleActions(article: Article | null, { language, onSaved, onErrors }: Callbacks) {
  const client = useQueryClient()
  const { ask, dialog } = useConfirm()
  const done = async (text: string, id: string) => {
    await refreshArticles(client)
    notify.success(text)
    onSaved(id)
  }
  const failed = (error: Error, retry: () => void) => {
    const problem = error instanceof ApiProblem ? error : null
    if (problem?.code === 'article-title-taken') return onErrors({ title: problem.message })
    const stale = problem?.code === 'article-changed' || problem?.code === 'article-not-found'
    notify.failure(problemSentence(error), stale ? undefined : retry)
  }
  const saving = useMutation({
    mutationFn: ({ fields }: Order) => put(article, fields, language),
    onSuccess: ({ id }) => done(t('Draft saved. Patients still get the live version.'), id),
    onError: (error, order) => failed(error, () => saving.mutate(order)),
  })
  const publishing = useMutation({
    mutationFn: async ({ fields, changed }: Order) => {
      const { id, versions } = article && !changed ? article : await put(article, fields, language)
      return call(publishArticle, { params: { id }, body: { version: versions[0]?.version ?? 1 } })
    },
    onSuccess: ({ id }) => done(t('Published. The assistant will use it within seconds.'), id),
    onError: (error, order) => failed(error, () => publishing.mutate(order)),
  })
  const withdrawing = useMutation({
    mutationFn: ({ id, versions }: Article) => call(withdrawArticle, { params: { id }, body: { version: versions[0]?.version ?? 1 } }),
    onSuccess: ({ id }) => done(t('Withdrawn. The assistant stops using it within seconds.'), id),
    onError: (error, one) => failed(error, () => withdrawing.mutate(one)),
  })
  const publish = async (order: Order) => {
    const yes = await ask({
      title: t('Approve “{title}”?', { title: order.fields.title }),
      text: t('Patients will see this text. Your name and the time are recorded as the approval.'),
      confirm: t('Approve and publish'),
    })
    if (yes) publishing.mutate(order)
  }
  const withdraw = async () => {
    if (!article) return
    const yes = await ask({
      title: t('Withdraw “{title}”?', { title: article.versions[0]?.title }),
      text: t('The assistant will stop using this article. You can approve it again later.'),
      confirm: t('Withdraw'),
      tone: 'bad',
    })
    if (yes) withdrawing.mutate(article)
  }
  return {
    save: (order: Order) => saving.mutate(order),
    publish: (order: Order) => void publish(order),
    withdraw: () => void withdraw(),
    busy: saving.isPending || publishing.isPending || withdrawing.isPending,
    dialog,
  }
}

function put(article: Article | null, fields: ArticleFields, language: ChatLanguage): Promise<Article> {
  const version = article?.versions[0]?.version
  if (!article || version === undefined) return call(createArticle, { body: { ...fields, language } })
  return call(saveArticle, { params: { id: article.id }, body: { ...fields, version } })
}
