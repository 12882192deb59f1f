import { fillText } from '@clinic/contract/texts'
import type { Change, ChoiceField, PlaceText, QuestionField } from './change.ts'

const FIELD_NAMES: Readonly<Record<Exclude<QuestionField, 'text' | Switch>, string>> = {
  subtext: 'help text',
  unit: 'unit',
  unit_singular: 'unit for one',
  unit_plural: 'unit for several',
  minimum: 'least number',
  maximum: 'greatest number',
  widget: 'way of being shown',
  label: 'label',
  variable: 'variable that rules read',
  natural_language: 'sentence in the note',
  exportable_name: 'name in exports',
  patient_data: 'place in the patient’s record',
}

type Switch = 'required' | 'no_color_coding' | 'not_related_to_total_score' | 'use_input_for_scoring'
/** What is said when it is switched on, and when off. */
const SWITCHES: Readonly<Record<Switch, readonly [string, string]>> = {
  required: ['has to be answered now', 'need not be answered any more'],
  no_color_coding: ['is no longer coloured', 'is coloured now'],
  not_related_to_total_score: ['no longer counts in the total score', 'counts in the total score now'],
  use_input_for_scoring: ['now scores with the number given', 'no longer scores with the number given'],
}

const CHOICE_NAMES: Readonly<Record<ChoiceField, string>> = {
  popup_message: 'message that pops up',
  natural_language: 'words in the note',
  override_natural_language: 'right to replace the sentence in the note',
  variable: 'variable that rules read',
  exportable_value: 'value in exports',
  visible_html: 'shown content',
  group_label: 'group',
  select_all: 'selecting of all options',
  enable_notice: 'notice',
  trigger_questionnaires: 'list of questionnaires that follow',
  alert_message: 'alert to the provider',
  meanings: 'meanings',
}

/** Kept as yes or no. */
const ON_OFF: readonly ChoiceField[] = ['enable_notice', 'select_all', 'override_natural_language']

/** A message in the reader's language, its names in braces filled. */
type Say = (message: string, values?: Record<string, string | number>) => string
const inEnglish: Say = (message, values = {}) => fillText(message, values)

/**
 * One difference in a sentence for the clinic's staff, in English unless `say` says it in another language. Questions and options are named by
 * their words, never by an inner name alone.
 */
export function changeText(change: Change, say: Say = inEnglish): string {
  const it = change.question
  switch (change.what) {
    case 'added':
      return say('{place}, one question more: “{it}”.', { place: capital(placeText(change.place, say)), it })
    case 'removed':
      return say('“{it}” is no longer asked; it came {place}.', { it, place: placeText(change.place, say) })
    case 'moved':
      return say(MOVED[change.direction], { it, from: placeText(change.from, say), to: placeText(change.to, say) })
    case 'leads': {
      const values = { it, from: target(change.from, say), to: target(change.to, say) }
      return change.label === null
        ? say('After “{it}” comes {to} instead of {from}.', values)
        : say('After “{it}” = {label} comes {to} instead of {from}.', { ...values, label: shown(change.label, say) })
    }
    case 'field':
      return fieldText(change.question, change, say)
    case 'tag':
      return say('The inner name of “{it}” is {to} instead of {from}.', { it, from: change.from, to: change.to })
    case 'inner':
      return say('“{it}” is saved with other internal values ({fields}); people who answer or read see no difference.', {
        it,
        fields: change.fields.map(plain).join(', '),
      })
    case 'eligibility':
      return change.decides
        ? say('A yes to “{it}” now makes a patient ineligible ({reason}).', { it, reason: say(change.reason) })
        : say('A yes to “{it}” no longer makes a patient ineligible ({reason}).', { it, reason: say(change.reason) })
    case 'form':
      return say('“{it}” is now answered {to} instead of {from}.', { it, from: say(change.from), to: say(change.to) })
    default:
      return optionText(change, say)
  }
}

const MOVED = {
  earlier: '“{it}” is asked earlier: {to} instead of {from}.',
  later: '“{it}” is asked later: {to} instead of {from}.',
  elsewhere: '“{it}” is asked elsewhere: {to} instead of {from}.',
} as const

type OptionChange = Extract<
  Change,
  { what: 'option-added' | 'option-removed' | 'option-renamed' | 'options-order' | 'alone' | 'choice' | 'score' | 'flags' }
>

function optionText(change: OptionChange, say: Say): string {
  const it = change.question
  switch (change.what) {
    case 'option-added':
      return change.leads === null
        ? say('“{label}” is a new option of “{it}”.', { label: change.label, it })
        : say('“{label}” is a new option of “{it}”; it leads to “{leads}”.', { label: change.label, it, leads: change.leads })
    case 'option-removed':
      return say('“{label}” is no longer an option of “{it}”.', { label: change.label, it })
    case 'option-renamed':
      return say('The option “{from}” of “{it}” now reads “{to}”.', { from: change.from, it, to: change.to })
    case 'options-order':
      return say('The options of “{it}” stand in another order: {to} instead of {from}.', {
        it,
        to: listed(change.to, say),
        from: listed(change.from, say),
      })
    case 'alone':
      return change.alone
        ? say('“{label}” of “{it}” now excludes every other option.', { label: shown(change.label, say), it })
        : say('“{label}” of “{it}” no longer excludes every other option.', { label: shown(change.label, say), it })
    case 'score':
      return scoreText(change, say)
    case 'flags':
      return flagsText(change, say)
    case 'choice': {
      const name = say(CHOICE_NAMES[change.field])
      const isOnOff = ON_OFF.includes(change.field)
      const [from, to] = [change.from, change.to].map((value) => (value !== null && isOnOff ? say(value) : value))
      return valueText(
        say('“{label}” of “{it}”', { label: shown(change.label, say), it }),
        { name, from: from ?? null, to: to ?? null },
        say,
      )
    }
  }
}

function scoreText({ label, question: it, from, to }: Extract<Change, { what: 'score' }>, say: Say): string {
  const about = { label: shown(label, say), it }
  if (to === null) return say('“{label}” of “{it}” no longer counts; it counted {from}.', { ...about, from: from ?? 0 })
  return from === null
    ? say('“{label}” of “{it}” now counts {to}; it counted nothing.', { ...about, to })
    : say('“{label}” of “{it}” now counts {to} instead of {from}.', { ...about, to, from })
}

function flagsText({ label, question: it, raised, dropped }: Extract<Change, { what: 'flags' }>, say: Say): string {
  const named = (flags: readonly string[]) => flags.map((flag) => say('“{flag}”', { flag: say(plain(flag)) })).join(', ')
  const values = { label: shown(label, say), it, raised: named(raised), dropped: named(dropped) }
  if (dropped.length === 0) return say('“{label}” of “{it}” now raises {raised}.', values)
  return raised.length === 0
    ? say('“{label}” of “{it}” no longer raises {dropped}.', values)
    : say('“{label}” of “{it}” now raises {raised} and no longer raises {dropped}.', values)
}

function fieldText(it: string, { field, from, to }: Extract<Change, { what: 'field' }>, say: Say): string {
  if (field === 'text')
    return from === null
      ? say('A question without words now reads “{it}”.', { it })
      : say('“{from}” now reads “{to}”.', { from, to: to ?? '' })
  if (isSwitch(field)) return say('“{it}” {does}.', { it, does: say(SWITCHES[field][to === 'Yes' ? 0 : 1]) })
  const words = (value: string | null) => (field === 'widget' || field === 'patient_data' ? value && plain(value) : value)
  return valueText(say('“{it}”', { it }), { name: say(FIELD_NAMES[field]), from: words(from), to: words(to) }, say)
}

function isSwitch(field: QuestionField): field is Switch {
  return Object.hasOwn(SWITCHES, field)
}

function valueText(it: string, { name, from, to }: { name: string; from: string | null; to: string | null }, say: Say): string {
  if (from === null) return say('{it}: the {name} is “{to}”; there was none.', { it, name, to: to ?? '' })
  return to === null
    ? say('{it}: the {name} is gone; it was “{from}”.', { it, name, from })
    : say('{it}: the {name} is “{to}” instead of “{from}”.', { it, name, from, to })
}

/** after “Do you smoke?” = Yes · after “Since when?”, where “Do you smoke?” = Yes · at the beginning. */
function placeText({ origin, after }: PlaceText, say: Say): string {
  if (origin === null) return after === null ? say('at the beginning') : say('after “{after}”', { after })
  const { question, labels } = origin
  const branch =
    labels.length === 0
      ? say('“{question}”', { question })
      : say('“{question}” = {labels}', { question, labels: labels.map((label) => shown(label, say)).join(say(' or ')) })
  return after === null ? say('after {branch}', { branch }) : say('after “{after}” (where {branch})', { after, branch })
}

function target(question: string | null, say: Say): string {
  return question === null ? say('the end') : say('“{question}”', { question })
}

function listed(labels: readonly string[], say: Say): string {
  return labels.map((label) => shown(label, say)).join(', ')
}

/** The two labels that every yes/no question has, in the reader's language. */
function shown(label: string, say: Say): string {
  return label === 'yes' ? say('Yes') : label === 'no' ? say('No') : label
}

function plain(name: string): string {
  return name.replaceAll('_', ' ')
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
