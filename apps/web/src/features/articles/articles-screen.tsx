import { SegmentedControl } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { t } from '../../lib/messages/t.ts'
import { Page } from '../../ui/page.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { ArticlesView } from './articles-view.tsx'

const MisunderstoodView = lazy(() => import('./misunderstood-view.tsx').then((module) => ({ default: module.MisunderstoodView })))

const VIEWS = [
  { value: 'articles', label: t('Articles') },
  { value: 'misunderstood', label: t('Misunderstood') },
]

/** What the assistant answers, and what it did not understand. */
export function ArticlesScreen() {
  const search = useSearch({ from: '/pages/answers' })
  const navigate = useNavigate()
  const view = search.view === 'misunderstood' ? 'misunderstood' : 'articles'
  const go = (next: string) =>
    void navigate({ to: '/pages/answers', search: next === 'misunderstood' ? { view: next } : {}, resetScroll: false })
  const toolbar = <SegmentedControl aria-label={t('View')} data={VIEWS} value={view} onChange={go} />
  if (view === 'articles') return <ArticlesView toolbar={toolbar} />
  return (
    <Page toolbar={toolbar}>
      <Suspense fallback={<TableSkeleton label={t('Loading messages')} />}>
        <MisunderstoodView />
      </Suspense>
    </Page>
  )
}
