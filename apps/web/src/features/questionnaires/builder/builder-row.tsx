import type { Question } from '@clinic/contract/questionnaires'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconGitBranch, IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import classes from '../question-types/builder.module.css'
import { summaryOf, typeOf } from '../question-types/question-types.ts'
import { TypeIcon } from '../question-types/type-icon.tsx'

type Props = {
  tag: string
  question: Question
  /** Who else changed it now. */
  by: string | null
  onOpen: (editing: { tag: string; fresh: boolean }) => void
  onAdd: ((at: { after: string }) => void) | null
}

/** A question of the list: number, type, words and what it consists of. */
export const BuilderRow = memo(function BuilderRow({ tag, question, by, onOpen, onAdd }: Props) {
  const type = typeOf(question)
  const text = question.text.trim()
  return (
    <li className={classes.row} data-depth={Math.min(3, question.branch_level)} data-changed={by !== null || undefined}>
      <UnstyledButton className={classes.question} onClick={() => onOpen({ tag, fresh: false })}>
        <span className={classes.number}>{question.question_number}</span>
        <TypeIcon type={type.type} />
        <span className={classes.content}>
          <span className={classes.text}>{text === '' ? t('No question text yet') : text}</span>
          <span className={classes.facts}>
            {[type.name, summaryOf(question)].filter(Boolean).join(' · ')}
            {by !== null && t(' · changed by {by}', { by })}
          </span>
        </span>
      </UnstyledButton>
      {question.in_branch && (
        <Chip
          icon={<IconGitBranch size={14} aria-hidden />}
          title={t('In a branch of {branch_origin}', { branch_origin: question.branch_origin ?? '' })}
        >
          {t('branch')}
        </Chip>
      )}
      {onAdd && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('Add a question after {question}', { question: text === '' ? tag : text })}
          data-tip={t('Add a question after this')}
          onClick={() => onAdd({ after: tag })}
        >
          <IconPlus size={16} />
        </ActionIcon>
      )}
    </li>
  )
})
