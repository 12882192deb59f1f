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

/** One difference in a sentence for the clinic's staff. Questions and options are named by their words, never by an inner name alone. */
export function changeText(change: Change): string {
  const it = quote(change.question)
  switch (change.what) {
    case 'added':
      return `${capital(placeText(change.place))}, one question more: ${it}.`
    case 'removed':
      return `${it} is no longer asked; it came ${placeText(change.place)}.`
    case 'moved': {
      const how = change.direction === 'elsewhere' ? 'is asked elsewhere' : `is asked ${change.direction}`
      return `${it} ${how}: ${placeText(change.to)} instead of ${placeText(change.from)}.`
    }
    case 'leads': {
      const answer = change.label === null ? it : `${it} = ${shown(change.label)}`
      return `After ${answer} comes ${target(change.to)} instead of ${target(change.from)}.`
    }
    case 'field':
      return fieldText(change.question, change)
    case 'tag':
      return `The inner name of ${it} is ${change.to} instead of ${change.from}.`
    case 'inner':
      return `${it} is kept with other inner values (${change.fields.map(plain).join(', ')}); nobody who answers or reads notices.`
    case 'eligibility':
      return `A yes to ${it} ${change.decides ? 'now makes' : 'no longer makes'} a patient ineligible (${change.reason}).`
    case 'form':
      return `${it} is now answered ${change.to} instead of ${change.from}.`
    default:
      return optionText(change)
  }
}

type OptionChange = Extract<
  Change,
  { what: 'option-added' | 'option-removed' | 'option-renamed' | 'options-order' | 'alone' | 'choice' | 'score' | 'flags' }
>

function optionText(change: OptionChange): string {
  const it = quote(change.question)
  switch (change.what) {
    case 'option-added':
      return `${quote(change.label)} is a new option of ${it}${change.leads === null ? '' : `; it leads to ${quote(change.leads)}`}.`
    case 'option-removed':
      return `${quote(change.label)} is no longer an option of ${it}.`
    case 'option-renamed':
      return `The option ${quote(change.from)} of ${it} now reads ${quote(change.to)}.`
    case 'options-order':
      return `The options of ${it} stand in another order: ${listed(change.to)} instead of ${listed(change.from)}.`
    case 'alone':
      return `${option(change)} ${change.alone ? 'now excludes' : 'no longer excludes'} every other option.`
    case 'score':
      return `${option(change)} ${instead(change.from, change.to, { have: 'now counts', lose: 'no longer counts' })}.`
    case 'flags':
      return `${option(change)} ${[...flagWords('now raises', change.raised), ...flagWords('no longer raises', change.dropped)].join(' and ')}.`
    case 'choice': {
      const name = CHOICE_NAMES[change.field]
      return `${option(change)}: ${valueText(`the ${name}`, change.from, change.to)}.`
    }
  }
}

function fieldText(question: string, { field, from, to }: Extract<Change, { what: 'field' }>): string {
  const it = quote(question)
  if (field === 'text') return from === null ? `A question without words now reads ${it}.` : `${quote(from)} now reads ${quote(to ?? '')}.`
  if (isSwitch(field)) return `${it} ${SWITCHES[field][to === 'Yes' ? 0 : 1]}.`
  const words = (value: string | null) => (field === 'widget' || field === 'patient_data' ? value && plain(value) : value)
  return `${it}: ${valueText(`the ${FIELD_NAMES[field]}`, words(from), words(to))}.`
}

function isSwitch(field: QuestionField): field is Switch {
  return Object.hasOwn(SWITCHES, field)
}

function valueText(name: string, from: string | null, to: string | null): string {
  if (from === null) return `${name} is ${quote(to ?? '')}; there was none`
  return to === null ? `${name} is gone; it was ${quote(from)}` : `${name} is ${quote(to)} instead of ${quote(from)}`
}

function instead(from: number | null, to: number | null, { have, lose }: { have: string; lose: string }): string {
  if (to === null) return `${lose}; it counted ${from}`
  return from === null ? `${have} ${to}; it counted nothing` : `${have} ${to} instead of ${from}`
}

function flagWords(verb: string, flags: readonly string[]): string[] {
  return flags.length === 0 ? [] : [`${verb} ${flags.map((flag) => quote(plain(flag))).join(', ')}`]
}

function option({ label, question }: { label: string; question: string }): string {
  return `${quote(shown(label))} of ${quote(question)}`
}

/** after “Do you smoke?” = Yes · after “Since when?”, where “Do you smoke?” = Yes · at the beginning. */
function placeText({ origin, after }: PlaceText): string {
  const branch = origin && `${quote(origin.question)}${origin.labels.length === 0 ? '' : ` = ${origin.labels.map(shown).join(' or ')}`}`
  if (branch === null) return after === null ? 'at the beginning' : `after ${quote(after)}`
  return after === null ? `after ${branch}` : `after ${quote(after)} (where ${branch})`
}

function target(question: string | null): string {
  return question === null ? 'the end' : quote(question)
}

function listed(labels: readonly string[]): string {
  return labels.map(shown).join(', ')
}

/** The two labels that every yes/no question has are shown as they are to patients. */
function shown(label: string): string {
  return label === 'yes' ? 'Yes' : label === 'no' ? 'No' : label
}

function plain(name: string): string {
  return name.replaceAll('_', ' ')
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

function quote(text: string): string {
  return `“${text}”`
}
