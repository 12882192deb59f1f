import type { Choice, Question, Widget } from '@clinic/contract/questionnaires'
import { own } from '../reference/own.ts'
import { isHeading } from './headed-by.ts'
import { kindOf } from './kind.ts'
import { optionsOf } from './options.ts'
import { type HtmlPart, readHtml } from './read-html.ts'

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
 * The extras that a question has; none of them changes which answers it takes. `translated`: the question is asked in another language, in
 * which these words were not approved, so that only what has no words is left.
 */
export function cardExtras(question: Question, { translated }: { translated: boolean }): CardExtras {
  const widget = widgetOf(question)
  const step = widget === 'slider' || widget === 'star' ? stepOf(question) : null
  const several = kindOf(question) === 'select_multiple_options'
  const selectAll = several ? choicesOf(question).flatMap(({ label, choice }) => (choice.select_all ? [label] : [])) : []
  return {
    ...(widget && { widget }),
    ...(step !== null && { step }),
    ...(selectAll.length > 0 && { selectAll }),
    ...(translated ? {} : wordsOf(question)),
  }
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

function wordsOf(question: Question): CardExtras {
  const choices = choicesOf(question)
  const said = choices.flatMap(({ label, choice }) => {
    const text = choice.popup_message?.trim() ?? ''
    return text === '' ? [] : [{ value: label, text, stays: choice.enable_notice === true }]
  })
  const told = (stays: boolean) => said.flatMap((one) => (one.stays === stays ? [{ value: one.value, text: one.text }] : []))
  const html = choices.flatMap(({ label, choice }) => {
    const parts = question.widget === 'button' ? readHtml(choice.visible_html ?? '') : []
    return hasText(parts) ? [{ value: label, parts }] : []
  })
  const lists = { groups: groupsOf(choices), notices: told(true), popups: told(false), html }
  const units = unitsOf(question)
  return {
    ...(units && { units }),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
  }
}

type Labelled = { label: string; choice: Choice }

function choicesOf(question: Question): Labelled[] {
  return optionsOf(question).map(({ label }) => ({ label, choice: own(question.choices ?? {}, label) ?? {} }))
}

/** One group for options of one label that follow each other: the order of options is not touched. */
function groupsOf(choices: readonly Labelled[]): { label: string; values: string[] }[] {
  const groups: { label: string; values: string[] }[] = []
  let before = ''
  for (const { label: value, choice } of choices) {
    const label = choice.group_label?.trim() ?? ''
    if (label !== '' && label === before) groups.at(-1)?.values.push(value)
    else if (label !== '') groups.push({ label, values: [value] })
    before = label
  }
  return groups
}

/** `null` where one word does for any number. */
function unitsOf({ unit, unit_singular, unit_plural }: Question): CardExtras['units'] | null {
  const other = unit_plural || unit || unit_singular
  const one = unit_singular || unit || unit_plural
  return one && other && one !== other ? { one, other } : null
}

function hasText(parts: readonly HtmlPart[]): boolean {
  return parts.some((part) => (part.kind === 'text' ? part.text.trim() !== '' : part.kind !== 'break' && hasText(part.parts)))
}
