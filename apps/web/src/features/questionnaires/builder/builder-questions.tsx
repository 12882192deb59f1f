import { inOrder } from '@clinic/core/questionnaires/diff/in-order'
import { Button } from '@mantine/core'
import { IconForms, IconPlayerPlay, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { loadPart } from '../../../lib/chunk.ts'
import { t } from '../../../lib/messages/t.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import type { DraftWorkspace, WorkspaceState } from '../drafts/draft-workspace.ts'
import type { Step } from '../editor/editor-place.ts'
import type { Editing } from '../question-dialog/question-dialog.tsx'
import classes from '../question-types/builder.module.css'
import { TypePicker } from '../question-types/type-picker.tsx'
import { type BuilderActions, lastTag } from './builder-actions.ts'
import { BuilderRow } from './builder-row.tsx'

const TestCaseDialog = lazy(() =>
  loadPart(() => import('../test-cases/test-case-dialog.tsx')).then((module) => ({ default: module.TestCaseDialog })),
)

type Props = {
  draftState: WorkspaceState
  workspace: DraftWorkspace
  about: { key: string; name: string; known: readonly { value: string; label: string }[] }
  mayWrite: boolean
  actions: BuilderActions
  onNext: () => void
  onEdit: (editing: Editing) => void
  step: (step: Step) => void
}

/** The questions in the order asked: added by type, opened to be edited, tried out (REQ-411 to REQ-415). */
export function BuilderQuestions({ draftState, workspace, about, mayWrite, actions, onNext, onEdit, step }: Props) {
  const questions = draftState.state.shown
  const ordered = inOrder(questions)
  // What is opened is what the patient's view shows too.
  const setEditing = useCallback(
    (editing: Editing) => {
      step({ select: editing.tag })
      onEdit(editing)
    },
    [step, onEdit],
  )
  const [adding, setAdding] = useState<{ after: string | null } | null>(null)
  const [trying, setTrying] = useState(false)
  const add = (
    <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding({ after: lastTag(questions) })}>
      {t('Add question')}
    </Button>
  )
  if (trying)
    return (
      <Panel
        title={t('Test run')}
        note={t('Answer it as a patient would')}
        aside={
          <Button size="xs" variant="default" onClick={() => setTrying(false)}>
            {t('Back to the questions')}
          </Button>
        }
      >
        <Suspense fallback={<TableSkeleton label={t('Loading the test run')} columns={2} />}>
          <TestCaseDialog questions={questions} about={about} mayWrite={mayWrite} workspace={workspace} onClose={() => setTrying(false)} />
        </Suspense>
      </Panel>
    )
  return (
    <>
      {ordered.length === 0 ? (
        <Panel title={t('Questions')}>
          <EmptyState icon={<IconForms size={20} aria-hidden />} title={t('No Questions Added Yet')} action={mayWrite && add}>
            {t('Choose a type for the first question.')}
          </EmptyState>
        </Panel>
      ) : (
        <Panel
          title={t('Questions')}
          note={t('{ordered, plural, one {# question} other {# questions}}', { ordered: ordered.length })}
          flush
          aside={
            <div className={classes.actions}>
              <Button size="sm" variant="default" leftSection={<IconPlayerPlay size={16} aria-hidden />} onClick={() => setTrying(true)}>
                {t('Preview')}
              </Button>
              {mayWrite && add}
            </div>
          }
        >
          <ol className={classes.rows} aria-label={t('Questions in the order asked')}>
            {ordered.map(([tag, question]) => (
              <BuilderRow
                key={tag}
                tag={tag}
                question={question}
                by={draftState.highlights[tag]?.by ?? null}
                onOpen={setEditing}
                onAdd={mayWrite ? setAdding : null}
              />
            ))}
          </ol>
          <div className={classes.next} data-inset>
            <Button variant="default" onClick={onNext}>
              {t('Next Step')}
            </Button>
          </div>
        </Panel>
      )}
      <TypePicker
        opened={adding !== null}
        onCancel={() => setAdding(null)}
        onChoose={(type) => {
          const tag = actions.add(type, adding?.after ?? null)
          setAdding(null)
          if (tag !== null) setEditing({ tag, fresh: true })
        }}
      />
    </>
  )
}
