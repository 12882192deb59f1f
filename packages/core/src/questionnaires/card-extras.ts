import type { Choice, Question, Widget } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../shared/get-own-property.ts'
import type { QuestionSegments } from './in-words.ts'
import { isHeading } from './question-map/headed-by.ts'
import { kindOf } from './question-map/kind.ts'
import { optionsOf } from './question-map/options.ts'
import { type HtmlPart, hasText, readHtml } from './read-html.ts'

/** A text that belongs to an option, by the value that the page sends for it. */
type OfOption = { value: string; text: string }

/**
 * What a questionnaire's builder set for a question beside its words and its options (REQ-413, REQ-416, REQ-419, REQ-420, REQ-422). `groups`:
 * labels over options that stand side by side. `selectAll`: options that choose all others. `notices` and `popups`: said when an option is
 * picked, under it or in its way. `html`: how an option looks, as parts that need no trust.
 */
export type CardExtras = {
  widget?: Widget
  step?: number
  units?: { one: string; other: string }
  groups?: { label: string; values: string[] }[]
  selectAll?: string[]
  notices?: OfOption[]
  popups?: OfOption[]
  html?: { value: string; parts: HtmlPart[] }[]
}

/**
 * The extras that a question has; none of them changes which answers it takes. `words`: those of another language that it is asked in (`null`:
 * it is asked as it was written). What has no words there is left out.
 */
export function cardExtras(question: Question, words: QuestionSegments | null): CardExtras {
  const widget = widgetOf(question)
  const step = widget === 'slider' || widget === 'star' ? stepOf(question) : null
  const several = kindOf(question) === 'select_multiple_options'
  const selectAll = several ? choicesOf(question).flatMap(({ label, choice }) => (choice.select_all ? [label] : [])) : []
  return {
    ...(widget && { widget }),
    ...(step !== null && { step }),
    ...(selectAll.length > 0 && { selectAll }),
    ...segmentsOf(question, words),
  }
}

/** How the button of an option looks, as its builder wrote it; empty where it only says its label. */
export function lookOf(question: Question, { visible_html = '' }: Choice): string {
  return question.widget === 'button' && hasText(readHtml(visible_html)) ? visible_html.trim() : ''
}

function widgetOf(question: Question): Widget | null {
  if (isHeading(question)) return question.widget === 'form' ? 'form' : 'section'
  return question.widget ?? null
}

/** A tenth where whole numbers would leave too few places, or where the ends are no whole numbers. */
function stepOf({ minimum = 0, maximum = 0, options, yes_no_options }: Question): number | null {
  if (options || yes_no_options || maximum <= minimum) return null
  return maximum - minimum > 1 && Number.isInteger(minimum) && Number.isInteger(maximum) ? 1 : 0.1
}

function segmentsOf(question: Question, words: QuestionSegments | null): CardExtras {
  const choices = choicesOf(question)
  const inTheirs = (kind: 'messages' | 'groups' | 'looks', text: string) =>
    words && text !== '' ? (getOwnProperty(words[kind] ?? {}, text) ?? '') : text
  const said = choices.flatMap(({ label, choice }) => {
    const text = inTheirs('messages', choice.popup_message?.trim() ?? '')
    return text === '' ? [] : [{ value: label, text, stays: choice.enable_notice === true }]
  })
  const told = (stays: boolean) => said.flatMap((one) => (one.stays === stays ? [{ value: one.value, text: one.text }] : []))
  const html = choices.flatMap(({ label, choice }) => {
    const parts = readHtml(inTheirs('looks', lookOf(question, choice)))
    return hasText(parts) ? [{ value: label, parts }] : []
  })
  const groups = groupsOf(
    choices.map(({ label, choice }) => ({ value: label, label: inTheirs('groups', choice.group_label?.trim() ?? '') })),
  )
  const lists = { groups, notices: told(true), popups: told(false), html }
  const units = unitsOf(words ?? question)
  return {
    ...(units && { units }),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
  }
}

type Labelled = { label: string; choice: Choice }

function choicesOf(question: Question): Labelled[] {
  return optionsOf(question).map(({ label }) => ({ label, choice: getOwnProperty(question.choices ?? {}, label) ?? {} }))
}

/** One group for options of one label that follow each other: the order of options is not touched. */
function groupsOf(choices: readonly { value: string; label: string }[]): { label: string; values: string[] }[] {
  const groups: { label: string; values: string[] }[] = []
  let before = ''
  for (const { value, label } of choices) {
    if (label !== '' && label === before) groups.at(-1)?.values.push(value)
    else if (label !== '') groups.push({ label, values: [value] })
    before = label
  }
  return groups
}

/** `null` where one word does for any number. */
function unitsOf({
  unit,
  unit_singular,
  unit_plural,
}: Pick<Question, 'unit' | 'unit_singular' | 'unit_plural'>): CardExtras['units'] | null {
  const other = unit_plural || unit || unit_singular
  const one = unit_singular || unit || unit_plural
  return one && other && one !== other ? { one, other } : null
}
