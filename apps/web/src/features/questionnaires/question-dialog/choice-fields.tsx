import type { ChoiceFields as Fields } from '@clinic/contract/questionnaires/edits'
import { RISK_FLAGS } from '@clinic/core/questionnaires/flags'
import { kindOf } from '@clinic/core/questionnaires/question-map/kind'
import { readHtml } from '@clinic/core/questionnaires/read-html'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import { MultiSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { type ChangeEvent, lazy, Suspense } from 'react'
import { loadPart } from '../../../lib/chunk.ts'
import { t } from '../../../lib/messages/t.ts'
import { HtmlParts } from '../../../question-cards/controls/html-parts.tsx'
import classes from './question-dialog.module.css'
import type { QuestionProps } from './question-dialog-field.ts'

const ChoiceMeanings = lazy(() => loadPart(() => import('./choice-meanings.tsx')).then((module) => ({ default: module.ChoiceMeanings })))

type Props = QuestionProps & { label: string; taught: boolean; known: readonly { value: string; label: string }[] }
type TextField = 'popup_message' | 'natural_language' | 'variable' | 'exportable_value' | 'visible_html' | 'group_label' | 'alert_message'
type SwitchField = 'override_natural_language' | 'select_all' | 'enable_notice'

/** What a visit begins with is not asked after another questionnaire. */
const VISITS: readonly string[] = ['async', 'renewal', 'follow_up']

/** Everything that is stored of one choice (REQ-419 to REQ-421). */
export function ChoiceFields({ tag, label, question, actions, known, taught }: Props) {
  const choice = getOwnProperty(question.choices ?? {}, label) ?? {}
  const set = (to: Fields, from: Fields) => actions.make({ edit: 'set_choice', tag, label, to, from })
  const textField = (name: TextField) => ({
    size: 'xs',
    value: choice[name] ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set({ [name]: event.currentTarget.value }, { [name]: choice[name] ?? '' }),
  })
  const ticked = (name: SwitchField) => ({
    checked: choice[name] ?? false,
    onChange: (event: ChangeEvent<HTMLInputElement>) => set({ [name]: event.currentTarget.checked }, { [name]: choice[name] ?? false }),
  })
  const flags = getOwnProperty(question.flags ?? {}, label) ?? []
  const alone = question.exclusive?.includes(label) ?? false
  const several = kindOf(question) === 'select_multiple_options'
  return (
    <div className={classes.inner}>
      <div className={classes.pair}>
        <Textarea
          label={t('Natural language')}
          description={t('Used in the note instead of the choice text')}
          autosize
          minRows={1}
          {...textField('natural_language')}
        />
        <Textarea label={t('Alert message to the provider')} autosize minRows={1} {...textField('alert_message')} />
        <MultiSelect
          size="xs"
          label={t('Flags for the practitioner')}
          data={RISK_FLAGS.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          value={flags}
          searchable
          onChange={(next) => set({ flags: next }, { flags })}
        />
        <MultiSelect
          size="xs"
          label={t('Trigger new questionnaires')}
          data={withMissing(known, choice.trigger_questionnaires ?? [])}
          value={choice.trigger_questionnaires ?? []}
          searchable
          onChange={(next) => set({ trigger_questionnaires: next }, { trigger_questionnaires: choice.trigger_questionnaires ?? [] })}
        />
        <TextInput label={t('Variable name')} {...textField('variable')} />
        <TextInput label={t('Exportable value')} {...textField('exportable_value')} />
        <Textarea label={t('Popup message')} autosize minRows={1} {...textField('popup_message')} />
        <TextInput label={t('Group label text')} {...textField('group_label')} />
      </div>
      {question.widget === 'button' && (
        <>
          <Textarea
            label={t('Visible HTML')}
            description={t('<b>, <i> and <br> are drawn')}
            autosize
            minRows={1}
            {...textField('visible_html')}
          />
          {choice.visible_html && (
            <p className={classes.quiet}>
              {t('Preview:')} <HtmlParts parts={readHtml(choice.visible_html)} />
            </p>
          )}
        </>
      )}
      <div className={classes.switches}>
        <Switch label={t('Override natural language')} {...ticked('override_natural_language')} />
        <Switch label={t('Enable notice')} {...ticked('enable_notice')} />
        <Switch label={t('Select all')} disabled={!several} {...ticked('select_all')} />
        <Switch
          label={t('Unselect all')}
          disabled={!several}
          checked={alone}
          onChange={(event) => set({ exclusive: event.currentTarget.checked }, { exclusive: alone })}
        />
      </div>
      <Suspense fallback={<p className={classes.quiet}>{t('Loading what patients say…')}</p>}>
        <ChoiceMeanings tag={tag} label={label} question={question} actions={actions} opened={taught} />
      </Suspense>
      <p className={classes.quiet}>
        {t(
          'The popup opens when a patient selects this choice. With “Enable notice”, the message appears under the choice instead. Popups, notices, groups and visible HTML appear in English only.',
        )}
      </p>
    </div>
  )
}

/** Those that may follow, and those named here that can't. */
function withMissing(known: Props['known'], named: readonly string[]) {
  const offered = known.filter(({ value }) => !VISITS.includes(value))
  const missing = named.filter((key) => !offered.some(({ value }) => value === key))
  const why = (key: string) => (VISITS.includes(key) ? t('a visit’s own') : t('not published'))
  return [...offered, ...missing.map((value) => ({ value, label: `${value} (${why(value)})` }))]
}
