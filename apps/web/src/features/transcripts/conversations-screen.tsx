import { SegmentedControl } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { t } from '../../lib/messages/t.ts'
import { Page } from '../../ui/page.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { ConversationList } from './conversation-list.tsx'
import type { View } from './conversation-search.ts'
import classes from './conversations-screen.module.css'
import type { Parts } from './parts.ts'
import { useConversationSearch } from './use-conversation-search.ts'

const DropOffView = lazy(() => import('./drop-off-view.tsx').then((module) => ({ default: module.DropOffView })))
const OutcomesView = lazy(() => import('./outcomes-view.tsx').then((module) => ({ default: module.OutcomesView })))
const StaffRepliesView = lazy(() => import('./staff-replies-view.tsx').then((module) => ({ default: module.StaffRepliesView })))
const TranscriptDrawer = lazy(() => import('./transcript-drawer.tsx').then((module) => ({ default: module.TranscriptDrawer })))

const VIEW_NAMES: readonly { value: View; label: string }[] = [
  { value: 'list', label: t('Conversations') },
  { value: 'stops', label: t('Drop-off') },
  { value: 'shares', label: t('Outcomes') },
  { value: 'replies', label: t('Replies') },
]

/** What the assistant's conversations were like: one by one, where people stop, how many needed no one, and how soon staff replied. */
export function ConversationsScreen({ parts }: { parts: Parts }) {
  const [search, change] = useConversationSearch()
  const { view, open } = search
  const [everOpened, setEverOpened] = useState(open !== '')
  if (open !== '' && !everOpened) setEverOpened(true)
  const picker = (days: { startDate: string; endDate: string; today: string }) =>
    parts.dayPicker({ from: days.startDate, to: days.endDate }, days.today, ({ from, to }) => change.filter({ from, until: to }))
  return (
    <Page
      toolbar={
        <>
          <SegmentedControl
            aria-label={t('View')}
            data={[...VIEW_NAMES]}
            value={view}
            onChange={(next) => change.go({ view: next as View, before: '', open: '', days: '' })}
          />
          <Link to={MISUNDERSTOOD.to} search={MISUNDERSTOOD.search} className={classes.link}>
            {t('Review misunderstood messages')}
          </Link>
        </>
      }
    >
      {view === 'list' ? (
        <ConversationList search={search} change={change} patientCell={parts.patientCell} />
      ) : (
        <Suspense fallback={<TableSkeleton label={t('Loading the figures')} />}>
          {view === 'stops' && <DropOffView search={search} picker={picker} bars={parts.bars} />}
          {view === 'shares' && <OutcomesView search={search} picker={picker} chart={parts.chart} />}
          {view === 'replies' && <StaffRepliesView search={search} change={change} patientCell={parts.patientCell} />}
        </Suspense>
      )}
      {everOpened && (
        <Suspense>
          <TranscriptDrawer open={open} patientCell={parts.patientCell} onClose={() => change.go({ open: '' })} />
        </Suspense>
      )}
    </Page>
  )
}

const MISUNDERSTOOD = { to: '/pages/answers', search: { view: 'misunderstood' } } as const
