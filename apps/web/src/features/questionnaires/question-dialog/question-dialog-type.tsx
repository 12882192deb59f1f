import type { Widget } from '@clinic/contract/questionnaires'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import { kindOf, type QuestionKind } from '@clinic/core/questionnaires/question-map/kind'
import { NativeSelect, Switch } from '@mantine/core'
import { t } from '../../../lib/messages/t.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { typeOf } from '../question-types/question-types.ts'
import classes from './question-dialog.module.css'
import type { QuestionProps } from './question-dialog-field.ts'

/** The choice types of the specification (REQ-416), with the kind of question that each is. */
const CHOICE_TYPES = [
  { value: 'multi_select', label: t('Checkbox'), kind: 'select_multiple_options' },
  { value: 'radio', label: t('Radio'), kind: 'options' },
  { value: 'slider', label: t('Slider'), kind: 'options' },
  { value: 'select_box', label: t('Select Box'), kind: 'options' },
  { value: 'button', label: t('Button'), kind: 'options' },
] as const satisfies readonly { value: Widget; label: string; kind: QuestionKind }[]

/** How a choice is made, and whether it is one between Yes and No (REQ-416, REQ-417). */
export function QuestionDialogType({ tag, question, actions }: QuestionProps) {
  const { ask, dialog } = useConfirm()
  const kind = kindOf(question)
  if (kind === 'none' || typeOf(question).type === 'section') return null
  const change = async (widget: Widget, wanted: QuestionKind) => {
    const edits: QuestionnaireEdit[] = [{ edit: 'set_fields', tag, to: { widget } }]
    const loses = wanted !== kind
    if (loses && !(await ask(LOSES))) return
    actions.makeTogether(loses ? [{ edit: 'change_kind', tag, kind: wanted }, ...edits] : edits)
  }
  const chosen = CHOICE_TYPES.find(({ value }) => value === typeOf(question).type)
  const isYesNo = kind === 'yes_no_options'
  return (
    <div className={classes.pair}>
      <NativeSelect
        label={t('Choice type')}
        data={[
          ...(chosen ? [] : [{ value: '', label: typeOf(question).name }]),
          ...CHOICE_TYPES.map(({ value, label }) => ({ value, label })),
        ]}
        value={chosen?.value ?? ''}
        onChange={(event) => {
          const next = CHOICE_TYPES.find(({ value }) => value === event.currentTarget.value)
          if (next) void change(next.value, isYesNo && next.kind === 'options' ? kind : next.kind)
        }}
      />
      <Switch
        label={t('Yes or No')}
        description={t('Only these two answers')}
        checked={isYesNo}
        onChange={() => void (isYesNo ? change('radio', 'options') : change('radio', 'yes_no_options'))}
      />
      {dialog}
    </div>
  )
}

const LOSES = {
  title: t('Change the choices?'),
  text: t('The current choices, their settings and their branches will be removed. You can undo this.'),
  confirm: t('Change'),
  tone: 'bad',
} as const
