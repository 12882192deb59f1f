import type { Question } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'

/** What is stored of a choice beside its words and its score, in a word each. */
export function choiceFacts(question: Question, label: string): string[] {
  const choice = getOwnProperty(question.choices ?? {}, label) ?? {}
  const flags = getOwnProperty(question.flags ?? {}, label) ?? []
  const taught = (choice.meanings?.en?.length ?? 0) + (choice.meanings?.fr?.length ?? 0)
  const given: [unknown, string][] = [
    [choice.alert_message, 'alerts the provider'],
    [flags.length > 0, `raises ${flags.map((flag) => flag.replaceAll('_', ' ')).join(', ')}`],
    [choice.trigger_questionnaires?.length, `then ${choice.trigger_questionnaires?.join(', ') ?? ''}`],
    [question.exclusive?.includes(label), 'unselects all others'],
    [choice.select_all, 'selects all'],
    [choice.natural_language, choice.override_natural_language ? 'custom sentence' : 'own words in the note'],
    [choice.popup_message, 'message'],
    [taught > 0, `${taught} said`],
    [choice.group_label, `group ${choice.group_label ?? ''}`],
  ]
  return given.flatMap(([is, fact]) => (is ? [fact] : []))
}
