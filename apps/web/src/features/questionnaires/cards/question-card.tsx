import type { Question } from '@clinic/contract/questionnaires'
import { kindOf } from '@clinic/core/questionnaires/question-map/kind'
import { IconChevronRight } from '@tabler/icons-react'
import { memo } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { EditorActions } from '../editor/editor-actions.ts'
import { CardFields } from './card-fields.tsx'
import { KIND_NAMES } from './card-kinds.ts'
import classes from './question-card.module.css'

type Props = {
  tag: string
  question: Question
  isOpen: boolean
  isSelected: boolean
  isOnPath: boolean
  /** Who changed it a moment ago. */
  changedBy: string | null
  errors: number
  warnings: number
  canWrite: boolean
  actions: EditorActions
}

/** The same for all: numbers change all over the list, and no icon is drawn again for that. */
const CHEVRON = <IconChevronRight size={16} className={classes.chevron} aria-hidden />

/** One question, drawn again when something of its own changed. */
export const QuestionCard = memo(function QuestionCard(props: Props) {
  const { tag, question, isOpen, isSelected, isOnPath, canWrite, actions } = props
  return (
    <article
      className={classes.card}
      aria-label={t('Question {question_number}: {tag}', { question_number: question.question_number, tag })}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      data-way={isOnPath || undefined}
      data-changed={props.changedBy !== null || undefined}
      data-depth={Math.min(3, question.branch_level)}
    >
      <button type="button" className={classes.head} aria-expanded={isOpen} data-head={tag} onClick={() => actions.step({ toggle: tag })}>
        {CHEVRON}
        <span className={classes.number}>{question.question_number}</span>
        <span className={classes.content}>
          <span className={classes.text}>{question.text === '' ? t('No text yet') : question.text}</span>
          <span className={classes.tag}>
            {tag} · {KIND_NAMES[kindOf(question)]}
            {question.in_branch &&
              t(' · depth {branch_level}, branch of {branch_origin}', {
                branch_level: question.branch_level,
                branch_origin: question.branch_origin,
              })}
          </span>
        </span>
        <CheckCounts {...props} />
      </button>
      {isOpen && <CardFields tag={tag} question={question} canWrite={canWrite} actions={actions} />}
    </article>
  )
})

function CheckCounts({ changedBy, errors, warnings }: Pick<Props, 'changedBy' | 'errors' | 'warnings'>) {
  return (
    <span className={classes.signs}>
      {changedBy !== null && <Chip tone="accent">{t('changed by {changedBy}', { changedBy })}</Chip>}
      {errors > 0 && <Chip tone="bad">{t('{errors, plural, one {# problem} other {# problems}}', { errors })}</Chip>}
      {warnings > 0 && <Chip tone="warn">{t('{warnings, plural, one {# warning} other {# warnings}}', { warnings })}</Chip>}
    </span>
  )
}
