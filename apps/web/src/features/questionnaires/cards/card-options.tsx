import type { Question } from '@clinic/contract/questionnaires'
import { canAddBranch } from '@clinic/core/questionnaires/edits/add-branch'
import { taughtFor } from '@clinic/core/questionnaires/meanings/plain-fault'
import { needsExplicitChoice } from '@clinic/core/questionnaires/meanings/read-meaning'
import { kindOf } from '@clinic/core/questionnaires/question-map/kind'
import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { memo, useCallback } from 'react'
import { t } from '../../../lib/messages/t.ts'
import type { EditorActions } from '../editor/editor-actions.ts'
import { useOptionDrag } from './card-option-drag.ts'
import { CardOptionRow } from './card-option-row.tsx'
import classes from './question-card.module.css'

type Props = { tag: string; question: Question; canWrite: boolean; actions: EditorActions }

/** The options of a question: label, destination, order, and a follow-up question for each (REQ-346, REQ-347). */
export const CardOptions = memo(function CardOptions({ tag, question, canWrite, actions }: Props) {
  const options = optionsOf(question)
  const isExplicit = needsExplicitChoice(question)
  const isList = kindOf(question) !== 'yes_no_options'
  const move = useCallback((label: string, index: number) => actions.make({ edit: 'move_option', tag, label, index }), [actions, tag])
  const { drag, grab } = useOptionDrag(move)
  const others = drag ? options.filter(({ label }) => label !== drag.label) : []
  const position = (label: string) => {
    if (!drag) return null
    if (drag.label === label) return 'dragged'
    if (others[drag.place]?.label === label) return 'before'
    return drag.place === others.length && others.at(-1)?.label === label ? 'after' : null
  }
  return (
    <fieldset className={classes.options}>
      <legend>{t('Options')}</legend>
      <ol className={classes.rows} data-options>
        {options.map(({ label, destination }, place) => (
          <CardOptionRow
            key={label}
            {...{ tag, label, destination, place, isList, canWrite, grab, actions }}
            isLast={place === options.length - 1}
            meanings={isExplicit ? null : countTaught(question, label)}
            canBranch={canAddBranch(question, label)}
            drag={position(label)}
          />
        ))}
      </ol>
      {canWrite && isList && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => actions.make({ edit: 'add_option', tag })}
        >
          {t('Add option')}
        </Button>
      )}
    </fieldset>
  )
}, showsTheSame)

/** What options show of their question: while its text is being typed, none of them is drawn again. */
const FIELDS = ['choices', 'options', 'select_multiple_options', 'yes_no_options', 'start_branch', 'next_question'] as const

function countTaught(question: Question, label: string): number {
  const { en = [], fr = [] } = taughtFor(question, label)
  return en.length + fr.length
}

function showsTheSame(before: Props, after: Props): boolean {
  if (before.tag !== after.tag || before.canWrite !== after.canWrite || before.actions !== after.actions) return false
  return FIELDS.every((field) => before.question[field] === after.question[field])
}
