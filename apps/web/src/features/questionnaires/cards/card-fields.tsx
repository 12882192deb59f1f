import type { Question } from '@clinic/contract/questionnaires'
import { MAX_TAG } from '@clinic/contract/questionnaires/edits'
import { kindOf, QUESTION_KINDS, type QuestionKind } from '@clinic/core/questionnaires/question-map/kind'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { IconCornerDownRight, IconTrash } from '@tabler/icons-react'
import { memo, useRef } from 'react'
import { t, tIn } from '../../../lib/messages/t.ts'
import type { EditorActions } from '../editor/editor-actions.ts'
import { KIND_LABELS } from './card-kinds.ts'
import { CardNameField } from './card-name-field.tsx'
import { CardOptions } from './card-options.tsx'
import classes from './question-card.module.css'

type Props = { tag: string; question: Question; canWrite: boolean; actions: EditorActions }

/** What an open card holds: flags, tag, text and type, options, the neighbours, and what can be done (REQ-340, REQ-341, REQ-346, REQ-347). */
export const CardFields = memo(function CardFields({ tag, question, canWrite, actions }: Props) {
  return (
    <div className={classes.fields}>
      <dl className={classes.flags}>
        <Fact name={t('Depth')}>{question.branch_level}</Fact>
        <Fact name={t('Branch origin')}>{question.branch_origin ?? tIn('question', 'none')}</Fact>
        <Fact name={t('In branch')}>{question.in_branch ? t('yes') : t('no')}</Fact>
        <Fact name={t('Required')}>{question.required ? t('yes') : t('no')}</Fact>
      </dl>
      <div className={classes.pair}>
        <TagField tag={tag} canWrite={canWrite} actions={actions} />
        <KindField tag={tag} kind={kindOf(question)} canWrite={canWrite} actions={actions} />
      </div>
      <TextField tag={tag} text={question.text} canWrite={canWrite} actions={actions} />
      {kindOf(question) !== 'none' && <CardOptions tag={tag} question={question} canWrite={canWrite} actions={actions} />}
      <dl className={classes.flags}>
        <Neighbour name={t('Previous question')} tag={question.previous_question} actions={actions} />
        <Neighbour name={t('Next question')} tag={question.next_question} actions={actions} />
      </dl>
      {canWrite && <QuestionActions tag={tag} actions={actions} />}
    </div>
  )
}, showsTheSame)

/** A question that only got another number shows the same fields: one put in front of many draws none of theirs again. */
function showsTheSame(before: Props, after: Props): boolean {
  if (before.tag !== after.tag || before.canWrite !== after.canWrite || before.actions !== after.actions) return false
  const fields = new Set([...Object.keys(before.question), ...Object.keys(after.question)] as (keyof Question)[])
  fields.delete('question_number')
  return [...fields].every((field) => before.question[field] === after.question[field])
}

type PartProps = Omit<Props, 'question'>

const TagField = memo(function TagField({ tag, canWrite, actions }: PartProps) {
  return (
    <CardNameField label={t('Tag')} name={tag} maxLength={MAX_TAG} disabled={!canWrite} onRename={(to) => actions.renameTag(tag, to)} />
  )
})

const KINDS = QUESTION_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))

const KindField = memo(function KindField({ tag, kind, canWrite, actions }: PartProps & { kind: QuestionKind }) {
  return (
    <NativeSelect
      label={t('Type')}
      size="xs"
      data={KINDS}
      value={kind}
      disabled={!canWrite}
      onChange={(event) => void actions.changeKind(tag, event.currentTarget.value as QuestionKind)}
    />
  )
})

const QuestionActions = memo(function QuestionActions({ tag, actions }: Omit<PartProps, 'canWrite'>) {
  return (
    <div className={classes.actions}>
      <Button size="xs" variant="light" leftSection={<IconCornerDownRight size={16} aria-hidden />} onClick={() => actions.addNext(tag)}>
        {t('Create next question')}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="bad"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => void actions.deleteQuestion(tag)}
      >
        {t('Delete question')}
      </Button>
    </div>
  )
})

/** Each letter is an edit at once; that the text is another is said when the field is left (REQ-397). */
const TextField = memo(function TextField({ tag, text, canWrite, actions }: PartProps & { text: string }) {
  const before = useRef(text)
  return (
    <Textarea
      label={t('Text')}
      size="xs"
      rows={linesOf(text)}
      classNames={{ input: classes.grows ?? '' }}
      maxLength={2000}
      value={text}
      readOnly={!canWrite}
      onFocus={() => {
        before.current = text
      }}
      onChange={(event) =>
        actions.make({ edit: 'set_fields', tag, to: { text: event.currentTarget.value }, from: { text } }, { quiet: true })
      }
      onBlur={() => {
        if (text !== before.current && canWrite) actions.report({ said: 'field-updated', field: 'text', tag })
      }}
    />
  )
})

/** For browsers that do not let a field grow by its words. */
function linesOf(text: string): number {
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 70), 0)
  return Math.min(8, lines)
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Neighbour({ name, tag, actions }: { name: string; tag: string | null; actions: EditorActions }) {
  return (
    <Fact name={name}>
      {tag === null ? (
        tIn('question', 'none')
      ) : (
        <button type="button" className={classes.link} onClick={() => actions.step({ go: tag })}>
          {tag}
        </button>
      )}
    </Fact>
  )
}
