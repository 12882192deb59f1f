import type { Questions } from '@clinic/contract/questionnaires'
import { deletedWith } from '@clinic/core/questionnaires/edits/links/deleted-with'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import { Button, Drawer } from '@mantine/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useEscapeOnTop } from '../../../lib/is-elsewhere.ts'
import { t, tPair } from '../../../lib/messages/t.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import type { BuilderActions } from '../builder/builder-actions.ts'
import { typeOf } from '../question-types/question-types.ts'
import classes from './question-dialog.module.css'
import { QuestionDialogFields } from './question-dialog-fields.tsx'

const Preview = lazy(() => import('../preview/preview.tsx').then((module) => ({ default: module.Preview })))

/** `fresh`: it was added a moment ago, and Cancel takes it away again. `taught`: the option whose meanings are open at first. */
export type Editing = { tag: string; fresh: boolean; taught?: string }
type Props = {
  editing: Editing | null
  questions: Questions
  about: { key: string; name: string; known: readonly { value: string; label: string }[] }
  mayWrite: boolean
  actions: BuilderActions
  onEdit: (editing: Editing | null) => void
}

/** Everything of one question, beside what the patient sees (REQ-414 to REQ-423). */
export function QuestionDialog({ editing, questions, about, mayWrite, actions, onEdit }: Props) {
  const [last, setLast] = useState(editing)
  if (editing !== null && editing !== last) setLast(editing)
  // Opened a moment after it is there: only so does it know where the focus was, and gives it back.
  const [there, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const tag = last?.tag ?? ''
  const question = getOwnProperty(questions, tag)
  const { ask, dialog } = useConfirm()
  const remove = async () => {
    const missing = deletedWith(questions, tag).length
    const text =
      missing > 1
        ? t(
            '{missing, plural, one {# question in its branches} other {# questions in its branches}} will also be deleted. You can undo this.',
            {
              missing: missing - 1,
            },
          )
        : t('Undo brings it back.')
    if (await ask({ title: t('Delete this question?'), text, confirm: t('Delete'), tone: 'bad' })) {
      actions.make({ edit: 'delete_question', tag })
      onEdit(null)
    }
  }
  const cancel = () => {
    actions.make({ edit: 'delete_question', tag })
    onEdit(null)
  }
  const type = question && typeOf(question)
  const root = useEscapeOnTop(editing !== null, () => onEdit(null))
  return (
    <>
      <Drawer
        ref={root}
        closeOnEscape={false}
        opened={there && editing !== null && question !== undefined}
        onClose={() => onEdit(null)}
        position="right"
        size={1120}
        title={
          type
            ? tPair(
                editing?.fresh ? t('New question') : t('Question {question_number}', { question_number: question.question_number }),
                type.name,
              )
            : t('Question')
        }
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        {question && (
          <>
            <div className={classes.columns}>
              <fieldset className={classes.fields} disabled={!mayWrite} aria-label={t('Question')}>
                <QuestionDialogFields
                  key={tag}
                  tag={tag}
                  question={question}
                  about={about}
                  mayWrite={mayWrite}
                  actions={actions}
                  taught={last?.taught}
                  onRenamed={(to) => onEdit({ tag: to, fresh: last?.fresh ?? false })}
                />
              </fieldset>
              <div className={classes.preview}>
                <Suspense fallback={<TableSkeleton label={t('Loading the preview')} columns={1} />}>
                  <Preview questions={questions} tag={tag} about={about} />
                </Suspense>
              </div>
            </div>
            <div className={classes.foot}>
              {mayWrite && !editing?.fresh && (
                <Button data-start variant="subtle" color="bad" onClick={() => void remove()}>
                  {t('Delete question')}
                </Button>
              )}
              {editing?.fresh && (
                <Button variant="default" onClick={cancel}>
                  {t('Cancel')}
                </Button>
              )}
              <Button onClick={() => onEdit(null)}>{mayWrite ? t('Done') : t('Close')}</Button>
            </div>
          </>
        )}
      </Drawer>
      {dialog}
    </>
  )
}
