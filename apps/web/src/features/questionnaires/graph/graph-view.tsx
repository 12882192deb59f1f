import type { Questions } from '@clinic/contract/questionnaires'
import { FLOW_DAYS } from '@clinic/contract/questionnaires/flow'
import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import {
  Background,
  type Connection,
  Controls,
  MarkerType,
  MiniMap,
  Panel,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from '@xyflow/react'
import { t } from '../../../lib/messages/t.ts'
import '@xyflow/react/dist/base.css'
import { type KeyboardEvent, memo, type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { numberText } from '../../../lib/format/numbers.ts'
import { wantsStillness } from '../../../ui/motion.ts'
import type { CheckCounts } from '../checks/use-editor-checks.ts'
import type { EditorActions } from '../editor/editor-actions.ts'
import type { Place } from '../editor/editor-place.ts'
import { fitted } from './fit-graph.ts'
import classes from './graph.module.css'
import { GraphEdge, type QuestionEdge } from './graph-edge.tsx'
import { moveLineEdit } from './graph-edits.ts'
import { linkId, linkText } from './graph-links.ts'
import { GraphNode, type QuestionNode } from './graph-node.tsx'
import { graphStep } from './graph-steps.ts'
import { type Layout, layOutGraph, NODE } from './lay-out-graph.ts'
import { useFlow } from './use-flow.ts'

type Props = {
  draftKey: string
  questions: Questions
  place: Place
  signs: ReadonlyMap<string, CheckCounts>
  canWrite: boolean
  actions: EditorActions
}

const NODE_TYPES = { question: GraphNode }
const EDGE_TYPES = { line: GraphEdge }
/** Its texts have 13 pixels then. */
const READABLE = 1
/** Smaller than that, no one reads what is in sight. */
const LEGIBLE = 0.5
/** A frame that became wider or narrower by so much is another. */
const OTHER_ROOM = 100
/** What is above a chosen question. Pixels. */
const TOOLBAR = 40
/** Known beforehand: lines to questions that are not drawn yet end where they will. */
const HANDLE = { x: NODE.width / 2 - 4.5, width: 9, height: 9 }
const HANDLES = [
  { ...HANDLE, type: 'target' as const, position: Position.Top, y: -4.5 },
  { ...HANDLE, type: 'source' as const, position: Position.Bottom, y: NODE.height - 4.5 },
]
/** What cannot be moved would otherwise let the pointer through. */
const REACHABLE = { pointerEvents: 'all' } as const
/** Milliseconds. */
const MOVES = 200

/** The questionnaire drawn: arrows move between questions, Enter goes to the card, the ends of lines can be dragged to other questions. */
export const GraphView = memo(function GraphView(props: Props) {
  return (
    <ReactFlowProvider>
      <Graph {...props} />
    </ReactFlowProvider>
  )
})

function Graph({ draftKey, questions, place, signs, canWrite, actions }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const hasFocus = useCallback(() => frame.current?.contains(document.activeElement) ?? false, [])
  const layout = useMemo(() => layOutGraph(questions), [questions])
  const nodes = useNodes({ questions, place, signs, canWrite, actions }, { layout, hasFocus })
  const flow = useFlow(draftKey)
  const { path } = place
  const edges = useMemo(() => edgesOf(layout, { questions, path, canWrite, flow }), [layout, questions, path, canWrite, flow])
  const [isReady, setIsReady] = useState(false)
  useSelectionInView(frame, { layout, place, isReady })
  const lead = (edit: ReturnType<typeof moveLineEdit>) => edit && actions.make(edit)
  const connect = ({ source, target }: Connection) => {
    const next = actions.questions()[source]?.next_question
    if (next !== undefined) lead({ edit: 'point', tag: source, label: null, to: target, from: next })
  }
  const press = (event: KeyboardEvent) => {
    const { selected } = place
    if (event.ctrlKey || event.metaKey || event.altKey || !isNode(event.target)) return
    const next = graphStep(layout.nodes, selected, event.key)
    if (next !== null) actions.step({ select: next })
    else if (event.key === 'Enter' && selected !== null) actions.step({ go: selected })
    else if (event.key === 'Delete' && selected !== null && canWrite) void actions.deleteQuestion(selected)
    else return
    event.preventDefault()
  }
  return (
    <div ref={frame} className={classes.frame}>
      <ReactFlow
        aria-label={t('Graph of the questionnaire')}
        onKeyDown={press}
        onInit={() => setIsReady(true)}
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        edgeTypes={EDGE_TYPES}
        onlyRenderVisibleElements
        nodesDraggable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        zoomOnDoubleClick={false}
        minZoom={0.05}
        maxZoom={1.5}
        onConnect={connect}
        onReconnect={(edge, { source, target }) => {
          if (source === edge.source && target !== edge.target)
            lead(moveLineEdit(actions.questions(), { from: edge.source, to: edge.target, end: target }))
        }}
      >
        <Background gap={24} />
        <Controls showInteractive={false} aria-label={t('Zoom')} />
        <MiniMap pannable zoomable ariaLabel={t('Map of the graph')} nodeClassName={classOnMap} />
        {flow && (
          <Panel position="top-right" className={classes.legend ?? ''}>
            {t('Numbers on lines: patients of the last {days} days', { days: FLOW_DAYS })}
          </Panel>
        )}
      </ReactFlow>
      <p className={classes.spoken} role="status">
        {place.selected !== null &&
          questions[place.selected] &&
          t('Question {question_number}: {selected}', {
            question_number: questions[place.selected]?.question_number,
            selected: place.selected,
          })}
      </p>
    </div>
  )
}

function useNodes(
  { questions, place, signs, canWrite, actions }: Omit<Props, 'draftKey'>,
  { layout, hasFocus }: { layout: Layout; hasFocus: () => boolean },
) {
  const { selected, path } = place
  return useMemo(() => {
    const onPath = new Set(path)
    const reached = selected !== null && Object.hasOwn(questions, selected) ? selected : layout.nodes[0]?.tag
    return layout.nodes.flatMap(({ tag, x, y }): QuestionNode[] => {
      const question = questions[tag]
      if (!question) return []
      const highlights = { isSelected: tag === selected, isReached: tag === reached, isOnPath: onPath.has(tag), signs: signs.get(tag) }
      return [
        {
          id: tag,
          type: 'question',
          position: { x, y },
          width: NODE.width,
          height: NODE.height,
          measured: NODE,
          handles: HANDLES,
          style: REACHABLE,
          zIndex: tag === selected ? 1 : 0,
          data: { tag, question, ...highlights, canWrite, hasFocus, actions },
        },
      ]
    })
  }, [layout, questions, selected, path, signs, canWrite, hasFocus, actions])
}

type Drawing = { questions: Questions; path: readonly string[]; canWrite: boolean; flow: ReadonlyMap<string, number> | null }

function edgesOf({ links }: Layout, { questions, path, canWrite, flow }: Drawing): QuestionEdge[] {
  const steps = new Set(path.slice(1).map((tag, index) => linkId(path[index] ?? '', tag)))
  return links.map((link) => {
    const question = questions[link.from]
    const isOnPath = steps.has(link.id)
    const text = question ? linkText(link, optionsOf(question).length) : ''
    const patients = flow?.get(link.id)
    return {
      id: link.id,
      type: 'line',
      source: link.from,
      target: link.to,
      reconnectable: canWrite ? 'target' : false,
      className: (isOnPath ? classes.path : link.isNext ? classes.line : classes.branch) ?? '',
      zIndex: isOnPath ? 1 : 0,
      markerEnd: {
        type: MarkerType.ArrowClosed,
        width: isOnPath ? 9 : 16,
        height: isOnPath ? 9 : 16,
        color: isOnPath ? 'var(--bad)' : 'var(--ink-faint)',
      },
      data: { channel: link.channel, text: [text, patients === undefined ? '' : numberText(patients)].filter(Boolean).join(' · ') },
      ...(patients !== undefined && {
        ariaLabel: t('From {from} to {to}: {patients, plural, one {# patient} other {# patients}}', {
          from: link.from,
          to: link.to,
          patients,
        }),
      }),
    }
  })
}

/**
 * The graph opens fitted, and again when the cards or the patient's view take or leave room beside it. The question that was selected, here or
 * elsewhere, is brought into view as soon as it is drawn; what is in view stays where it is.
 */
function useSelectionInView(
  frame: RefObject<HTMLElement | null>,
  { layout, place, isReady }: { layout: Layout; place: Place; isReady: boolean },
) {
  const flow = useReactFlow()
  const done = useRef(0)
  const { asked, selected } = place
  const node = layout.nodes.find(({ tag }) => tag === selected)
  const reveal = useEffectEvent((duration: number) => {
    if (!node) return
    done.current = asked
    const box = frame.current?.getBoundingClientRect()
    const from = flow.flowToScreenPosition({ x: node.x, y: node.y })
    const to = flow.flowToScreenPosition({ x: node.x + NODE.width, y: node.y + NODE.height })
    if (box && from.x > box.left && from.y > box.top + TOOLBAR && to.x < box.right && to.y < box.bottom && flow.getZoom() > LEGIBLE) return
    const zoom = Math.max(flow.getZoom(), READABLE)
    void flow.setCenter(node.x + NODE.width / 2, node.y + NODE.height / 2, { zoom, duration })
  })
  const open = useEffectEvent((within: HTMLElement) => {
    void flow.setViewport(fitted(layout.nodes, within))
    reveal(0)
  })
  useEffect(() => {
    const within = frame.current
    if (!isReady || !within) return
    let width = 0
    const observer = new ResizeObserver(() => {
      if (Math.abs(within.clientWidth - width) < OTHER_ROOM) return
      width = within.clientWidth
      open(within)
    })
    observer.observe(within)
    return () => observer.disconnect()
  }, [frame, isReady])
  useEffect(() => {
    if (isReady && done.current !== asked && node) reveal(wantsStillness() ? 0 : MOVES)
  }, [isReady, node, asked])
}

function isNode(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset.graphTag !== undefined
}

function classOnMap(node: { data: Record<string, unknown> }): string {
  const { isSelected, isOnPath, question } = node.data as QuestionNode['data']
  if (isSelected) return classes.mapSelected ?? ''
  if (isOnPath) return classes.mapPath ?? ''
  return (question.in_branch ? classes.mapBranch : classes.mapMain) ?? ''
}
