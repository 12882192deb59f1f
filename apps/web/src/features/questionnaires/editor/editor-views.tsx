import type { Questions } from '@clinic/contract/questionnaires'
import { lazy, Suspense, useDeferredValue, useEffect } from 'react'
import { loadPart } from '../../../lib/chunk.ts'
import { t } from '../../../lib/messages/t.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { CardList } from '../cards/card-list.tsx'
import type { CheckedDraft } from '../checks/checks-worker-client.ts'
import { EditorChecksPanel } from '../checks/editor-checks-panel.tsx'
import type { CheckCounts } from '../checks/use-editor-checks.ts'
import type { Highlight } from '../drafts/draft-highlights.ts'
import classes from '../drafts/editor.module.css'
import { TreeView } from '../tree/tree-view.tsx'
import type { EditorActions } from './editor-actions.ts'
import { CardsHead, SideHead, ViewSwitch } from './editor-heads.tsx'
import { type Place, VIEW_NAMES } from './editor-place.ts'

const loadGraph = () => loadPart(() => import('../graph/graph-view.tsx'))
const GraphView = lazy(() => loadGraph().then((module) => ({ default: module.GraphView })))
/** Fetched once the page is at rest, so that the graph is there even when the connection is not. Milliseconds. */
const FETCH_AFTER = 3_000

type Props = {
  shown: Questions
  /** The same a moment later, for what takes longer to draw. */
  drawn: Questions
  place: Place
  highlights: Readonly<Record<string, Highlight>>
  signs: ReadonlyMap<string, CheckCounts>
  checked: CheckedDraft | null
  canWrite: boolean
  actions: EditorActions
  draftKey: string
}

/** The cards, and beside them the tree, the graph or the proof; on a narrow screen one of the four. */
export function EditorViews({ shown, drawn, place, highlights, signs, checked, canWrite, actions, draftKey }: Props) {
  const { view, side, wide } = place
  const { selected, path } = useDeferredValue(place)
  useEffect(() => {
    const timer = window.setTimeout(() => loadGraph().catch(() => undefined), FETCH_AFTER)
    return () => window.clearTimeout(timer)
  }, [])
  const count = Object.keys(shown).length
  const errors = checked?.faults.length ?? 0
  return (
    <div className={classes.views} data-view={view} data-wide={wide || undefined}>
      <ViewSwitch {...{ view, errors, actions }} />
      <section className={classes.cards} aria-label={t('Question cards')}>
        <CardsHead {...{ count, canWrite, actions }} isAnyOpen={place.open.size > 0} />
        {count === 0 ? (
          <EmptyState title={t('No question yet')}>{t('Add the first question, or load a questionnaire.')}</EmptyState>
        ) : (
          <CardList {...{ questions: shown, place, highlights, signs, canWrite, actions }} />
        )}
      </section>
      <section className={classes.side} aria-label={side === 'proof' && errors > 0 ? t('Checks ({errors})', { errors }) : VIEW_NAMES[side]}>
        <SideHead {...{ side, wide, errors, actions }} />
        <div className={classes.pane}>
          {side === 'tree' && <TreeView questions={drawn} selected={selected} path={path} step={actions.step} />}
          {side === 'graph' && (
            <Suspense fallback={<TableSkeleton label={t('Loading the graph')} />}>
              <GraphView {...{ questions: drawn, place, signs, canWrite, actions }} />
            </Suspense>
          )}
          {side === 'proof' && <EditorChecksPanel checked={checked} draftKey={draftKey} step={actions.step} />}
        </div>
      </section>
    </div>
  )
}
