import type { Questions } from '@clinic/contract/questionnaires'
import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { loadPart } from '../../../lib/chunk.ts'
import { t } from '../../../lib/messages/t.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { BuilderQuestions } from '../builder/builder-questions.tsx'
import { CardList } from '../cards/card-list.tsx'
import type { CheckedDraft } from '../checks/checks-worker-client.ts'
import { EditorChecksPanel } from '../checks/editor-checks-panel.tsx'
import type { CheckCounts } from '../checks/use-editor-checks.ts'
import classes from '../drafts/editor.module.css'
import { CardsHead } from '../editor/editor-heads.tsx'
import { PatientView } from '../preview/patient-view.tsx'
import { TreeView } from '../tree/tree-view.tsx'
import type { useQuestionnaire } from './use-questionnaire.ts'
import { VIEW_NAMES } from './use-questionnaire-address.ts'
import { ViewsHead } from './views-head.tsx'

const loadGraph = () => loadPart(() => import('../graph/graph-view.tsx'))
const GraphView = lazy(() => loadGraph().then((module) => ({ default: module.GraphView })))
/** Fetched once the page is at rest, so that the graph is there even when the connection is not. Milliseconds. */
const FETCH_AFTER = 3_000
/** A phone has room beside the views. */
const ROOMY = '(min-width: 1200px)'

type Props = ReturnType<typeof useQuestionnaire> & {
  about: { key: string; name: string; known: readonly { value: string; label: string }[] }
  signs: ReadonlyMap<string, CheckCounts>
  checked: CheckedDraft | null
  mayWrite: boolean
  onNext: () => void
}

/** The questions, seen one way or another; beside them, where one wants it, what the patient sees. */
export function QuestionViews(props: Props) {
  const { address, draftState, place, frame, checked, actions, about } = props
  const { view, show } = address
  const { shown } = draftState.state
  const roomy = useMediaQuery(ROOMY, window.matchMedia(ROOMY).matches, { getInitialValueInEffect: false })
  // Beside cards unless someone has closed it; over a screen without room for it, when it is asked for.
  const [asked, setAsked] = useState<boolean | null>(null)
  const isWide = view !== 'cards' && (place.wide ?? view === 'graph')
  const isSeen = asked ?? (roomy && view === 'cards')
  const hasPhone = isSeen && roomy
  useEffect(() => {
    const timer = window.setTimeout(() => loadGraph().catch(() => undefined), FETCH_AFTER)
    return () => window.clearTimeout(timer)
  }, [])
  const errors = checked?.faults.length ?? 0
  return (
    <div className={classes.whole}>
      <ViewsHead
        {...{ view, errors, isWide, isSeen, hasPhone }}
        onWiden={() => actions.step({ widen: !isWide })}
        onView={(next) => {
          actions.step({ settle: true })
          show({ view: next })
        }}
        onSee={() => setAsked(!isSeen)}
      />
      <div className={classes.desk} data-phone={hasPhone || undefined}>
        <div ref={frame} className={classes.room}>
          <View {...{ ...props, errors, isWide }} />
        </div>
        {isSeen && (
          <PatientView
            questions={shown}
            tag={place.selected}
            about={about}
            isBeside={roomy}
            step={actions.step}
            onClose={() => setAsked(false)}
          />
        )}
      </div>
    </div>
  )
}

function View(props: Props & { errors: number; isWide: boolean }) {
  const { address, draftState, workspace, place, about, signs, checked, mayWrite, actions, quiet, errors, isWide, setEditing, onNext } =
    props
  const { view } = address
  const { shown } = draftState.state
  // What takes longer to draw comes a moment later.
  const drawn = useDeferredValue(shown)
  const { selected, path } = useDeferredValue(place)
  if (view === 'list')
    return (
      <BuilderQuestions {...{ draftState, workspace, about, mayWrite, actions: quiet, onNext }} onEdit={setEditing} step={actions.step} />
    )
  return (
    <div className={classes.views} data-view={view} data-wide={isWide || undefined}>
      <section className={classes.cards} aria-label={t('Question cards')}>
        <CardsHead count={Object.keys(shown).length} isAnyOpen={place.open.size > 0} canWrite={mayWrite} actions={actions} />
        <Cards {...{ shown, draftState, place, signs, mayWrite, actions }} />
      </section>
      {view !== 'cards' && (
        <section
          className={classes.side}
          aria-label={view === 'proof' && errors > 0 ? t('Checks ({errors})', { errors }) : VIEW_NAMES[view]}
        >
          <div className={classes.pane}>
            {view === 'tree' && <TreeView questions={drawn} selected={selected} path={path} step={actions.step} />}
            {view === 'graph' && (
              <Suspense fallback={<TableSkeleton label={t('Loading the graph')} />}>
                <GraphView {...{ draftKey: about.key, questions: drawn, place, signs, canWrite: mayWrite, actions }} />
              </Suspense>
            )}
            {view === 'proof' && <EditorChecksPanel checked={checked} step={actions.step} onPublish={onNext} />}
          </div>
        </section>
      )}
    </div>
  )
}

type CardsProps = Pick<Props, 'draftState' | 'place' | 'signs' | 'mayWrite' | 'actions'> & { shown: Questions }

function Cards({ shown, draftState, place, signs, mayWrite, actions }: CardsProps) {
  if (Object.keys(shown).length === 0)
    return <EmptyState title={t('No question yet')}>{t('Add the first question, or load a questionnaire.')}</EmptyState>
  return <CardList {...{ questions: shown, place, highlights: draftState.highlights, signs, canWrite: mayWrite, actions }} />
}
