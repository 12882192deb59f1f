import type { Question } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import { t } from '../../../lib/messages/t.ts'

/** What is stored of a choice beside its words and its score, in a word each. */
export function choiceFacts(question: Question, label: string): string[] {
  const choice = getOwnProperty(question.choices ?? {}, label) ?? {}
  const flags = getOwnProperty(question.flags ?? {}, label) ?? []
  const taught = (choice.meanings?.en?.length ?? 0) + (choice.meanings?.fr?.length ?? 0)
  const given: [unknown, string][] = [
    [choice.alert_message, t('alerts the provider')],
    [flags.length > 0, t('raises {flags}', { flags: flags.map((flag) => flag.replaceAll('_', ' ')).join(', ') })],
    [
      choice.trigger_questionnaires?.length,
      t('then {questionnaires}', { questionnaires: choice.trigger_questionnaires?.join(', ') ?? '' }),
    ],
    [question.exclusive?.includes(label), t('unselects all others')],
    [choice.select_all, t('selects all')],
    [choice.natural_language, choice.override_natural_language ? t('custom sentence') : t('own words in the note')],
    [choice.popup_message, t('message')],
    [taught > 0, t('{taught} said', { taught })],
    [choice.group_label, t('group {group_label}', { group_label: choice.group_label ?? '' })],
  ]
  return given.flatMap(([is, fact]) => (is ? [fact] : []))
}
