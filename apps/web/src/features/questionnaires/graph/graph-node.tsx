import type { Question } from '@clinic/contract/questionnaires'
import { canAddBranch } from '@clinic/core/questionnaires/edits/add-branch'
import { kindOf } from '@clinic/core/questionnaires/question-map/kind'
import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { ActionIcon } from '@mantine/core'
import { IconCornerDownRight, IconGitBranch, IconPencil, IconTrash } from '@tabler/icons-react'
import { Handle, type Node, type NodeProps, NodeToolbar, Position } from '@xyflow/react'
import { memo, useEffect, useRef } from 'react'
import { DropMenu } from '../../../ui/popup/drop-menu.tsx'
import { KIND_NAMES } from '../cards/card-kinds.ts'
import type { CheckCounts } from '../checks/use-editor-checks.ts'
import type { EditorActions } from '../editor/editor-actions.ts'
import classes from './graph.module.css'

export type QuestionNode = Node<
  {
    tag: string
    question: Question
    signs: CheckCounts | undefined
    isSelected: boolean
    /** The one that the keyboard reaches. */
    isReached: boolean
    isOnWay: boolean
    canWrite: boolean
    /** Whether the focus is somewhere in the graph, and so follows. */
    hasFocus: () => boolean
    verbs: EditorActions
  },
  'question'
>

/** A question of the graph: its number, words, kind and faults; chosen, what can be done to it. */
export const GraphNode = memo(function GraphNode({ data }: NodeProps<QuestionNode>) {
  const { tag, question, signs, isSelected, isReached, isOnWay, canWrite, hasFocus, verbs } = data
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isReached && hasFocus()) button.current?.focus({ preventScroll: true })
  }, [isReached, hasFocus])
  const faults = signs?.faults ?? 0
  return (
    <>
      <Handle type="target" position={Position.Top} className={classes.handle ?? ''} isConnectable={canWrite} />
      <button
        ref={button}
        type="button"
        className={classes.node}
        tabIndex={isReached ? 0 : -1}
        aria-current={isSelected}
        data-way={isOnWay || undefined}
        data-fault={faults > 0 || undefined}
        data-branch={question.in_branch || undefined}
        data-graph-tag={tag}
        onClick={() => verbs.step({ select: tag })}
        onDoubleClick={() => verbs.step({ go: tag })}
      >
        <span className={classes.top}>
          <strong>{question.question_number}</strong>
          <span>{tag}</span>
          {faults > 0 && <span className={classes.fault}>{faults === 1 ? 'fault' : `${faults} faults`}</span>}
        </span>
        <span className={classes.words}>{question.text === '' ? 'No text yet' : question.text}</span>
        <span className={classes.kind}>{KIND_NAMES[kindOf(question)]}</span>
      </button>
      <Handle type="source" position={Position.Bottom} className={classes.handle ?? ''} isConnectable={canWrite} />
      <NodeToolbar isVisible={isSelected} position={Position.Top} align="end" offset={6} className={classes.toolbar ?? ''}>
        <Verbs tag={tag} question={question} canWrite={canWrite} verbs={verbs} />
      </NodeToolbar>
    </>
  )
})

function Verbs({ tag, question, canWrite, verbs }: Pick<QuestionNode['data'], 'tag' | 'question' | 'canWrite' | 'verbs'>) {
  const open = optionsOf(question).filter(({ label }) => canAddBranch(question, label))
  return (
    <>
      <Verb name={`Go to the card of ${tag}`} onClick={() => verbs.step({ go: tag })}>
        <IconPencil size={16} />
      </Verb>
      {canWrite && (
        <>
          <Verb name={`Create next question after ${tag}`} onClick={() => verbs.addNext(tag)}>
            <IconCornerDownRight size={16} />
          </Verb>
          {open.length > 0 && (
            <DropMenu
              entries={() => [
                { heading: 'Follow-up question for' },
                ...open.map(({ label }) => ({ label, run: () => verbs.addBranch(tag, label) })),
              ]}
              button={(trigger) => (
                <ActionIcon {...trigger} size="sm" variant="subtle" color="gray" aria-label={`Create follow-up question of ${tag}`}>
                  <IconGitBranch size={16} />
                </ActionIcon>
              )}
            />
          )}
          <Verb name={`Delete question ${tag}`} onClick={() => void verbs.deleteQuestion(tag)}>
            <IconTrash size={16} />
          </Verb>
        </>
      )}
    </>
  )
}

function Verb({ name, onClick, children }: { name: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <ActionIcon size="sm" variant="subtle" color="gray" aria-label={name} data-tip={name} onClick={onClick}>
      {children}
    </ActionIcon>
  )
}
