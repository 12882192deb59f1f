import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import { inWordsOf } from '@clinic/core/questionnaires/diff/in-words-of'
import type { EditConflict, EditRefused } from '@clinic/core/questionnaires/edits/edit-result'
import { editText } from '@clinic/core/questionnaires/edits/edit-text'
import { Button, Group, Modal } from '@mantine/core'
import { memo } from 'react'
import { tRich } from '../../../lib/messages/rich.ts'
import { tSentence } from '../../../lib/messages/sentence.ts'
import { t } from '../../../lib/messages/t.ts'
import type { RefusedEdit } from '../drafts/draft-workspace.ts'
import classes from '../drafts/editor.module.css'
import { editMessage } from '../editor/edit-messages.ts'

type Props = {
  refusals: readonly RefusedEdit[]
  onSettled: () => void
  onPut: (edit: QuestionnaireEdit) => unknown
}

/** Own changes that met with someone else's: both are shown, one is chosen. */
export const EditConflicts = memo(function EditConflicts({ refusals, onSettled, onPut }: Props) {
  const [first] = refusals
  const again = first && withoutSeen(first.edit)
  return (
    <Modal
      opened={first !== undefined}
      onClose={onSettled}
      size="lg"
      title={
        refusals.length > 1 ? t('{refusals} changes couldn’t be applied', { refusals: refusals.length }) : t('A change couldn’t be applied')
      }
    >
      {first && (
        <>
          <p className={classes.rejectedValue}>{tRich('Yours: {edit}', { edit: <strong>{editMessage(first.edit)}</strong> })}</p>
          <p>{refusalText(first)}</p>
          {conflictsOf(first).map((conflict) => (
            <Both key={`${conflict.tag} ${conflict.field}`} conflict={conflict} />
          ))}
          <Group justify="flex-end" mt="lg" gap="xs">
            {again && (
              <Button
                variant="default"
                onClick={() => {
                  onPut(again)
                  onSettled()
                }}
              >
                {t('Use mine')}
              </Button>
            )}
            <Button onClick={onSettled} data-autofocus>
              {again ? t('Keep theirs') : t('Close')}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  )
})

function Both({ conflict: { field, present, wanted } }: { conflict: EditConflict }) {
  if (field === null) return null
  return (
    <dl className={classes.both}>
      <div>
        <dt>{t('Current')}</dt>
        <dd>{inWordsOf(present) ?? t('nothing')}</dd>
      </div>
      <div>
        <dt>{t('Yours')}</dt>
        <dd>{inWordsOf(wanted) ?? t('nothing')}</dd>
      </div>
    </dl>
  )
}

function refusalText({ outcome }: RefusedEdit): string {
  const refused = outcome.refused as EditRefused | { refused: 'too-many-questions'; limit: number } | null
  if (refused?.refused === 'too-many-questions') return t('A questionnaire can have at most {limit} questions.', { limit: refused.limit })
  return tSentence((refused && editText(refused)) ?? '')
}

function conflictsOf({ outcome }: RefusedEdit): EditConflict[] {
  const refused = outcome.refused as EditRefused | null
  return refused?.refused === 'conflict' ? refused.conflicts : []
}

/** The same edit, regardless of what is there now; `null` where that makes no sense: an undo of what others built on, an option that is gone. */
function withoutSeen(edit: QuestionnaireEdit): QuestionnaireEdit | null {
  switch (edit.edit) {
    case 'set_fields':
    case 'set_choice':
    case 'change_kind':
    case 'point': {
      const { from: _, ...rest } = edit
      return rest
    }
    case 'add_branch':
    case 'add_next':
    case 'add_first': {
      const { as: _, ...rest } = edit
      return rest
    }
    default:
      return null
  }
}
