import type { Article } from '@clinic/contract/articles'
import { Drawer } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { useEscapeOnTop } from '../../lib/is-elsewhere.ts'
import { t } from '../../lib/messages/t.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { ArticleForm } from './article-form.tsx'
import { ArticleHistory } from './article-history.tsx'
import { useArticle } from './use-articles.ts'

/** `open`: an article's id, `new`, or nothing. */
type Props = { open: string | null; onOpen: (open: string | null) => void }

/** Writes an article, and shows how it came to be. What is not saved is not left without being asked. */
export function ArticleDrawer({ open, onOpen }: Props) {
  const [last, setLast] = useState(open)
  if (open !== null && open !== last) setLast(open)
  // Opened a moment after it is there: only so does it know where the focus was, and gives it back.
  const [there, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const [changed, setChanged] = useState(false)
  const { ask, dialog } = useConfirm()
  const mayLeave = () =>
    ask({
      title: t('Leave without saving?'),
      text: t('Your changes to this article will be lost.'),
      confirm: t('Discard changes'),
      cancel: t('Keep editing'),
      tone: 'bad',
    })
  const guarded = open !== null && changed
  useBlocker({ shouldBlockFn: async () => guarded && !(await mayLeave()), enableBeforeUnload: () => guarded })
  const close = async () => {
    if (guarded && !(await mayLeave())) return
    setChanged(false)
    onOpen(null)
  }
  const root = useEscapeOnTop(open !== null, () => void close())
  return (
    <>
      <Drawer
        ref={root}
        closeOnEscape={false}
        opened={there && open !== null}
        onClose={() => void close()}
        position="right"
        size={760}
        title={last === 'new' ? t('New article') : t('Article')}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        {last === 'new' && <ArticleForm key="new" article={null} onChanged={setChanged} onSaved={onOpen} />}
        {last !== null && last !== 'new' && <Written key={last} id={last} onChanged={setChanged} onSaved={onOpen} />}
      </Drawer>
      {dialog}
    </>
  )
}

type Callbacks = { onChanged: (changed: boolean) => void; onSaved: (id: string) => void }

function Written({ id, ...callbacks }: { id: string } & Callbacks) {
  const article = useArticle(id)
  if (article.isPending) return <TableSkeleton label={t('Loading the article')} rows={6} columns={2} />
  if (article.isError)
    return (
      <LoadFailure title={t('The article could not be loaded')} retry={article.refetch}>
        {problemSentence(article.error)}
      </LoadFailure>
    )
  return <Loaded article={article.data} {...callbacks} />
}

function Loaded({ article, ...callbacks }: { article: Article } & Callbacks) {
  return (
    <>
      <ArticleForm key={article.versions[0]?.version} article={article} {...callbacks} />
      <ArticleHistory versions={article.versions} />
    </>
  )
}
