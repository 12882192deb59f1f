import type { Question } from '@clinic/contract/questionnaires'
import { canAddBranch } from '@clinic/core/questionnaires/edits/add-branch'
import { kindOf } from '@clinic/core/questionnaires/question-map/kind'
import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { ActionIcon } from '@mantine/core'
import { IconCornerDownRight, IconGitBranch, IconPencil, IconTrash } from '@tabler/icons-react'
import { Handle, type Node, type NodeProps, NodeToolbar, Position } from '@xyflow/react'
import { memo, useEffect, useRef } from 'react'
import { t } from '../../../lib/messages/t.ts'
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
    isOnPath: boolean
    canWrite: boolean
    /** Whether the focus is somewhere in the graph, and so follows. */
    hasFocus: () => boolean
    actions: EditorActions
  },
  'question'
>

/** A question of the graph: its number, words, kind and errors; chosen, what can be done to it. */
export const GraphNode = memo(function GraphNode({ data }: NodeProps<QuestionNode>) {
  const { tag, question, signs, isSelected, isReached, isOnPath, canWrite, hasFocus, actions } = data
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isReached && hasFocus()) button.current?.focus({ preventScroll: true })
  }, [isReached, hasFocus])
  const errors = signs?.faults ?? 0
  return (
    <>
      <Handle type="target" position={Position.Top} className={classes.handle ?? ''} isConnectable={canWrite} />
      <button
        ref={button}
        type="button"
        className={classes.node}
        tabIndex={isReached ? 0 : -1}
        aria-current={isSelected}
        data-way={isOnPath || undefined}
        data-fault={errors > 0 || undefined}
        data-branch={question.in_branch || undefined}
        data-graph-tag={tag}
        onClick={() => actions.step({ select: tag })}
        onDoubleClick={() => actions.step({ go: tag })}
      >
        <span className={classes.top}>
          <strong>{question.question_number}</strong>
          <span>{tag}</span>
          {errors > 0 && <span className={classes.error}>{t('{errors, plural, one {error} other {# errors}}', { errors })}</span>}
        </span>
        <span className={classes.text}>{question.text === '' ? t('No text yet') : question.text}</span>
        <span className={classes.kind}>{KIND_NAMES[kindOf(question)]}</span>
      </button>
      <Handle type="source" position={Position.Bottom} className={classes.handle ?? ''} isConnectable={canWrite} />
      <NodeToolbar isVisible={isSelected} position={Position.Top} align="end" offset={6} className={classes.toolbar ?? ''}>
        <QuestionActions tag={tag} question={question} canWrite={canWrite} actions={actions} />
      </NodeToolbar>
    </>
  )
})

function QuestionActions({ tag, question, canWrite, actions }: Pick<QuestionNode['data'], 'tag' | 'question' | 'canWrite' | 'actions'>) {
  const open = optionsOf(question).filter(({ label }) => canAddBranch(question, label))
  return (
    <>
      <ActionButton name={t('Go to the card of {tag}', { tag })} onClick={() => actions.step({ go: tag })}>
        <IconPencil size={16} />
      </ActionButton>
      {canWrite && (
        <>
          <ActionButton name={t('Create next question after {tag}', { tag })} onClick={() => actions.addNext(tag)}>
            <IconCornerDownRight size={16} />
          </ActionButton>
          {open.length > 0 && (
            <DropMenu
              entries={() => [
                { heading: t('Follow-up question for') },
                ...open.map(({ label }) => ({ label, run: () => actions.addBranch(tag, label) })),
              ]}
              button={(trigger) => (
                <ActionIcon
                  {...trigger}
                  size="sm"
                  variant="subtle"
                  color="gray"
                  aria-label={t('Create follow-up question of {tag}', { tag })}
                >
                  <IconGitBranch size={16} />
                </ActionIcon>
              )}
            />
          )}
          <ActionButton name={t('Delete question {tag}', { tag })} onClick={() => void actions.deleteQuestion(tag)}>
            <IconTrash size={16} />
          </ActionButton>
        </>
      )}
    </>
  )
}

function ActionButton({ name, onClick, children }: { name: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <ActionIcon size="sm" variant="subtle" color="gray" aria-label={name} data-tip={name} onClick={onClick}>
      {children}
    </ActionIcon>
  )
}
