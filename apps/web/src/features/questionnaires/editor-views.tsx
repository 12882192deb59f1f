import type { Questions } from '@clinic/contract/questionnaires'
import { Button, SegmentedControl } from '@mantine/core'
import { IconArrowsMaximize, IconArrowsMinimize, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { countText } from '../../lib/format/lists.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { CardList } from './card-list.tsx'
import type { Mark } from './draft-desk.ts'
import classes from './editor.module.css'
import type { Place, Side, View } from './editor-place.ts'
import type { Proved, Signs } from './editor-proof.ts'
import { EditorProof } from './editor-proof-panel.tsx'
import type { EditorVerbs } from './editor-verbs.ts'
import { TreeView } from './tree-view.tsx'

const GraphView = lazy(() => import('./graph/graph-view.tsx').then((module) => ({ default: module.GraphView })))

type Props = {
  shown: Questions
  /** The same a moment later, for what takes longer to draw. */
  drawn: Questions
  place: Place
  marks: Readonly<Record<string, Mark>>
  signs: ReadonlyMap<string, Signs>
  proved: Proved | null
  canWrite: boolean
  verbs: EditorVerbs
  draftKey: string
}

/** The cards, and beside them the tree, the graph or the proof; on a narrow screen one of the four. */
export function EditorViews({ shown, drawn, place, marks, signs, proved, canWrite, verbs, draftKey }: Props) {
  const { view, side, wide } = place
  const [everGraph, setEverGraph] = useState(false)
  if (side === 'graph' && !everGraph) setEverGraph(true)
  const count = Object.keys(shown).length
  const faults = proved ? proved.faults.length : 0
  const names: Record<View, string> = { cards: 'Cards', tree: 'Tree', graph: 'Graph', proof: faults > 0 ? `Proof (${faults})` : 'Proof' }
  const data = (views: readonly View[]) => views.map((value) => ({ value, label: names[value] }))
  return (
    <div className={classes.views} data-view={view} data-wide={wide || undefined}>
      <SegmentedControl
        className={classes.narrow ?? ''}
        aria-label="View"
        size="xs"
        data={data(['cards', 'tree', 'graph', 'proof'])}
        value={view}
        onChange={(next) => verbs.step({ show: next as View })}
      />
      <section className={classes.cards} aria-label="Question cards">
        <header className={classes.paneHead}>
          <h2>{countText(count, 'question')}</h2>
          <Button size="compact-xs" variant="subtle" onClick={() => verbs.step({ openAll: place.open.size > 0 ? [] : Object.keys(shown) })}>
            {place.open.size > 0 ? 'Close all' : 'Open all'}
          </Button>
          {canWrite && (
            <Button size="compact-xs" variant="subtle" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => verbs.addFirst()}>
              Add first question
            </Button>
          )}
        </header>
        {count === 0 ? (
          <EmptyState title="No question yet">Add the first question, or load a questionnaire.</EmptyState>
        ) : (
          <CardList {...{ questions: shown, place, marks, signs, canWrite, verbs }} />
        )}
      </section>
      <section className={classes.side} aria-label={names[side]}>
        <header className={classes.paneHead}>
          <SegmentedControl
            className={classes.broad ?? ''}
            aria-label="Beside the cards"
            size="xs"
            data={data(['tree', 'graph', 'proof'])}
            value={side}
            onChange={(next) => verbs.step({ show: next as Side })}
          />
          <Button
            className={classes.broad ?? ''}
            size="compact-xs"
            variant="subtle"
            leftSection={wide ? <IconArrowsMinimize size={14} aria-hidden /> : <IconArrowsMaximize size={14} aria-hidden />}
            onClick={() => verbs.step({ widen: !wide })}
          >
            {wide ? 'Show cards' : 'Enlarge'}
          </Button>
        </header>
        <div className={classes.pane}>
          {side === 'tree' && <TreeView questions={drawn} place={place} step={verbs.step} />}
          {side === 'graph' && everGraph && (
            <Suspense fallback={<TableSkeleton label="Loading the graph" />}>
              <GraphView {...{ questions: drawn, place, signs, canWrite, verbs }} />
            </Suspense>
          )}
          {side === 'proof' && <EditorProof proved={proved} draftKey={draftKey} step={verbs.step} />}
        </div>
      </section>
    </div>
  )
}
