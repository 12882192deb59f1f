import type { ItemAnswer } from '@clinic/contract/chat'
import type { Question, Questions } from '@clinic/contract/questionnaires'
import { withAllSelected } from '../../questionnaires/all-selected.ts'
import type { AnswerValue } from '../../questionnaires/answers.ts'
import { needsExplicitChoice } from '../../questionnaires/meanings/read-meaning.ts'
import { kindOf } from '../../questionnaires/question-map/kind.ts'
import { optionsOf } from '../../questionnaires/question-map/options.ts'
import { isInside } from '../../questionnaires/question-map/origins-of.ts'
import { walk } from '../../questionnaires/question-map/walk.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { takeFromFirstWords } from '../first-words/first-words.ts'
import { readOrGuess, renderedAnswer, renderedLabel, renderedName, shown } from '../state/rendered.ts'
import type { ChatState } from '../state/state.ts'
import { isMain, type Knowledge, type PendingQuestion, questionnaireOf, type Turn } from '../state/turn.ts'
import type { ChatTexts } from '../texts/texts.ts'
import { textsOf } from '../texts/texts-of.ts'

/**
 * The unanswered items of a form that a page can show together: each of one choice or one number, none a branch; in a visit's own questionnaire
 * those of a group. `null` for any other, which is asked item by item. A client without such a card asks all of them item by item.
 */
export function itemsOf(state: ChatState, knowledge: Knowledge): PendingQuestion[] | null {
  if (state.stage !== 'questionnaire' || state.reopened !== null) return null
  const { questions, key } = questionnaireOf(state, knowledge)
  if (isMain(state)) return groupedWith(walk(questions, state.answers).next, { key, questions, state })
  if (!isPlain(questions)) return null
  const items = Object.entries(questions)
    .map(([tag, question]) => ({ tag, question }))
    .filter(({ tag }) => getOwnProperty(state.answers, tag) === undefined)
    .toSorted((a, b) => a.question.question_number - b.question.question_number)
  return items.length > 1 ? items : null
}

/** What is asked about every reason to come, after what is asked about one of them. */
const SINCE_WHEN = ['since_when', 'tried_before']

const SIDE_EFFECTS: Group = { name: 'sideEffects', tags: ['side_effect_kinds', 'side_effect_since', 'side_effect_weight'] }

/**
 * Short questions of a visit that belong together and are sent as one card. Each but the last leads to the next, also through questions of its
 * own that follow the card. None is about self-harm or suicide, and a clinic that moves one of them apart asks it alone again.
 */
const GROUPS: Readonly<Record<string, readonly Group[]>> = {
  async: [
    { name: 'sinceWhen', tags: ['pain_days', ...SINCE_WHEN] },
    { name: 'sinceWhen', tags: ['sleep_trouble', 'sleep_nights', ...SINCE_WHEN] },
    { name: 'sinceWhen', tags: ['anxiety_support', ...SINCE_WHEN] },
    { name: 'sinceWhen', tags: ['ptsd_support', ...SINCE_WHEN] },
    { name: 'sinceWhen', tags: ['cancer_symptoms', 'cancer_treatment', ...SINCE_WHEN] },
    { name: 'sinceWhen', tags: ['seizure_count', 'seizure_change', ...SINCE_WHEN] },
    { name: 'sinceWhen', tags: ['bowel_symptoms', ...SINCE_WHEN] },
    { name: 'sinceWhen', tags: ['migraine_days', 'migraine_change', ...SINCE_WHEN] },
    { name: 'sinceWhen', tags: ['adhd_treatment', ...SINCE_WHEN] },
    { name: 'medicines', tags: ['takes_medication', 'has_allergies'] },
    { name: 'pregnancy', tags: ['pregnant_or_breastfeeding', 'planning_pregnancy', 'schizophrenia'] },
    { name: 'mentalHealth', tags: ['psychosis', 'family_psychosis', 'bipolar'] },
    { name: 'body', tags: ['heart', 'organs', 'operation'] },
    { name: 'substances', tags: ['current_addiction', 'alcohol', 'used_cannabis'] },
    { name: 'lastUse', tags: ['last_use', 'past_reaction'] },
    { name: 'safety', tags: ['safety_work', 'driving'] },
    { name: 'order', tags: ['preferred_forms', 'preferred_kind', 'preferred_seller', 'wants_call'] },
  ],
  renewal: [SIDE_EFFECTS],
  follow_up: [SIDE_EFFECTS],
}
type Group = { name: keyof ChatTexts['visit']['groups']; tags: readonly string[] }

function groupOf(key: string, next: string | null): Group | undefined {
  return getOwnProperty(GROUPS, key)?.find(({ tags }) => next !== null && tags.includes(next))
}

type Grouped = { key: string; questions: Questions; state: ChatState }

function groupedWith(next: string | null, { key, questions, state }: Grouped): PendingQuestion[] | null {
  const { tags = [] } = groupOf(key, next) ?? {}
  const items: PendingQuestion[] = []
  let before: PendingQuestion | null = null
  for (const tag of tags.slice(tags.indexOf(next ?? ''))) {
    const question = getOwnProperty(questions, tag)
    if (!question || !isShort(question) || (before && !alwaysComesTo(questions, before, tag))) break
    before = { tag, question }
    const isKnown = getOwnProperty(state.answers, tag) !== undefined || takeFromFirstWords(state, before) !== null
    if (!isKnown) items.push(before)
  }
  return items.length > 1 ? items : null
}

function isShort(question: Question): boolean {
  const kind = kindOf(question)
  const isNumber = kind === 'none' && question.input === 'number'
  const isPlainList = isList(question) && question.choices === undefined
  return (isNumber || isChoice(kind) || isPlainList) && question.widget === undefined && !needsExplicitChoice(question)
}

function isChoice(kind: ReturnType<typeof kindOf>): boolean {
  return kind === 'options' || kind === 'yes_no_options'
}

/** True where several options can be chosen. */
function isList(question: Question): boolean {
  return kindOf(question) === 'select_multiple_options'
}

/** True where every answer leads to the tag, at once or after the questions of its own branch. */
function alwaysComesTo(questions: Questions, from: PendingQuestion, tag: string): boolean {
  const seen = new Set<string>()
  const comes = (name: string | null): boolean => {
    if (name === tag) return true
    const question = getOwnProperty(questions, name)
    if (name === null || !question || !isInside(questions, name, from.tag)) return false
    if (seen.has(name)) return true
    seen.add(name)
    return exits(question).every(comes)
  }
  return exits(from.question).every(comes)
}

function exits(question: Question): (string | null)[] {
  return [question.next_question, ...optionsOf(question).map(({ destination }) => destination ?? question.next_question)]
}

/** One after the other to the end, for every choice. */
function isPlain(questions: Questions): boolean {
  return Object.values(questions).every((question) => {
    const kind = kindOf(question)
    const isAsked = isChoice(kind) || (kind === 'none' && question.input === 'number')
    const follows = optionsOf(question).every(({ destination }) => destination === null || destination === question.next_question)
    return isAsked && follows && !question.in_branch && question.widget === undefined
  })
}

/** What a page needs to show them. */
export function itemsData(state: ChatState, knowledge: Knowledge): Record<string, unknown> {
  const items = itemsOf(state, knowledge)
  if (!items) return {}
  const { yes, no } = textsOf(state).answers
  return {
    itemsName: nameOf(state, knowledge, items),
    items: items.map((item) => {
      const { text, subtext, unit } = shown(state, knowledge, item)
      const isYesNo = kindOf(item.question) === 'yes_no_options'
      return {
        ...{ tag: item.tag, text, subtext: subtext ?? null, unit: unit ?? null, required: item.question.required },
        options: optionsOf(item.question).map(({ label }) => ({
          label: isYesNo ? (label === 'yes' ? yes : no) : renderedLabel(state, knowledge, { tag: item.tag, label }),
          value: label,
        })),
        ...{ minimum: item.question.minimum ?? null, maximum: item.question.maximum ?? null },
        ...(isList(item.question) && { exclusive: item.question.exclusive ?? [] }),
      }
    }),
  }
}

function nameOf(state: ChatState, knowledge: Knowledge, [first]: readonly PendingQuestion[]): string | null {
  const { key } = questionnaireOf(state, knowledge)
  const group = isMain(state) ? groupOf(key, first?.tag ?? null) : undefined
  return group ? textsOf(state).visit.groups[group.name] : renderedName(state, knowledge, key)
}

export type ReadItems = { answers: { item: PendingQuestion; value: AnswerValue }[]; errors: Record<string, string> }

/** Every item read by its own rules; an omitted one has to be optional. */
export function readItems(turn: Turn, items: readonly PendingQuestion[], given: readonly ItemAnswer[]): ReadItems {
  const { problems } = textsOf(turn.state)
  const answers: ReadItems['answers'] = []
  const errors: Record<string, string> = {}
  for (const item of items) {
    const said = given.find(({ tag }) => tag === item.tag)
    const text = said?.value.trim() ?? ''
    const selected = isList(item.question) && said?.selected && said.selected.length > 0 ? said.selected : undefined
    if (text === '' && !selected) {
      if (item.question.required) errors[item.tag] = problems.empty
      else answers.push({ item, value: '' })
      continue
    }
    const read = readOrGuess(turn, item, { text, selected })
    if ('value' in read) answers.push({ item, value: withAllSelected(item.question, read.value) })
    else errors[item.tag] = kindOf(item.question) === 'none' ? rangeText(turn, item) : problems.notAnOption
  }
  return { answers, errors }
}

function rangeText({ state }: Turn, { question: { unit, minimum, maximum } }: PendingQuestion): string {
  const { outOfRange, notANumber } = textsOf(state).problems
  return minimum === undefined && maximum === undefined ? notANumber(unit) : outOfRange(`${minimum ?? ''}`, `${maximum ?? ''}`)
}

/** The answers as the person reads them, one per line, for the transcript. */
export function itemsSaid(turn: Turn, given: readonly ItemAnswer[]): string {
  const items = itemsOf(turn.state, turn.knowledge) ?? []
  const { answers } = readItems(turn, items, given)
  return answers
    .map(({ item, value }) => `${shown(turn.state, turn.knowledge, item).text} ${renderedAnswer(turn, item, value)}`.trim())
    .join('\n')
}
