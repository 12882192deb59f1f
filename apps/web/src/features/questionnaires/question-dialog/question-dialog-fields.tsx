import type { Question } from '@clinic/contract/questionnaires'
import { MAX_TAG } from '@clinic/contract/questionnaires/edits'
import { kindOf } from '@clinic/core/questionnaires/question-map/kind'
import { rulesOf } from '@clinic/core/questionnaires/types/question-types'
import { Switch, Textarea, TextInput } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import { t } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { BuilderActions } from '../builder/builder-actions.ts'
import { CardNameField } from '../cards/card-name-field.tsx'
import { typeOf } from '../question-types/question-types.ts'
import { ChoiceList } from './choice-list.tsx'
import classes from './question-dialog.module.css'
import { fieldSetter, type QuestionProps } from './question-dialog-field.ts'
import { QuestionDialogNumber } from './question-dialog-number.tsx'
import { QuestionDialogRecord } from './question-dialog-record.tsx'
import { QuestionDialogType } from './question-dialog-type.tsx'

type Props = QuestionProps & {
  about: { key: string; known: readonly { value: string; label: string }[] }
  mayWrite: boolean
  taught?: string | undefined
  onRenamed: (tag: string) => void
}

/** The fields of a question (REQ-416 to REQ-418, REQ-422, REQ-423): what is common in sight, the rest under More. */
export function QuestionDialogFields({ tag, question, about, mayWrite, actions, taught, onRenamed }: Props) {
  const { set, textField } = fieldSetter({ tag, question, actions })
  const type = typeOf(question)
  return (
    <>
      <p className={classes.about}>
        <IconMessageCircle size={16} aria-hidden />
        <span>
          {t('In the chat: {chat}.', { chat: type.chat })} {type.differs && <Chip tone="warn">{t('differs from the chat')}</Chip>}
        </span>
      </p>
      <Textarea
        label={t('Question text')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        data-autofocus
        value={question.text}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
      <TextInput label={t('Subtext')} description={t('A second line under the question')} maxLength={2000} {...textField('subtext')} />
      <QuestionDialogType tag={tag} question={question} actions={actions} />
      {kindOf(question) !== 'none' && (
        <ChoiceList tag={tag} question={question} actions={actions} known={about.known} mayWrite={mayWrite} taught={taught} />
      )}
      {rulesOf(question).fields.length > 0 && <QuestionDialogNumber tag={tag} question={question} actions={actions} />}
      <Textarea
        label={t('Natural language conversion')}
        description={t('The sentence in the clinical note; #answer stands for the answer')}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={2000}
        placeholder={t('The patient reports #answer.')}
        {...textField('natural_language')}
      />
      <details className={classes.more}>
        <summary>{t('More: names, scoring, the patient’s record')}</summary>
        <div className={classes.inner}>
          <div className={classes.pair}>
            <CardNameField
              label={t('Tag')}
              name={tag}
              maxLength={MAX_TAG}
              disabled={false}
              onRename={(to) => renamed(actions, { tag, to, onRenamed })}
            />
            <TextInput size="xs" label={t('Label')} maxLength={200} {...textField('label')} />
            <TextInput size="xs" label={t('Variable name')} maxLength={80} {...textField('variable')} />
            <TextInput size="xs" label={t('Exportable name')} maxLength={80} {...textField('exportable_name')} />
          </div>
          <div className={classes.switches}>
            <Switch
              label={t('No Color Coding')}
              checked={question.no_color_coding ?? false}
              onChange={(event) => set({ no_color_coding: event.currentTarget.checked || null })}
            />
            <Switch
              label={t('Not Related to Total Score')}
              checked={question.not_related_to_total_score ?? false}
              onChange={(event) => set({ not_related_to_total_score: event.currentTarget.checked || null })}
            />
          </div>
          <Required question={question} />
          <QuestionDialogRecord tag={tag} question={question} actions={actions} />
        </div>
      </details>
    </>
  )
}

function Required({ question }: { question: Question }) {
  return (
    <p className={classes.quiet}>
      {question.in_branch
        ? t('Optional: yes. Questions in a branch can be skipped.')
        : t('Optional: no. Questions outside branches must be answered.')}
    </p>
  )
}

function renamed(actions: BuilderActions, { tag, to, onRenamed }: { tag: string; to: string; onRenamed: (tag: string) => void }): boolean {
  if ('refused' in actions.make({ edit: 'rename_tag', tag, to })) return false
  onRenamed(to.trim())
  return true
}
