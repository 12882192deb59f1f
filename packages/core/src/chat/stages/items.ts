import type { ItemAnswer } from '@clinic/contract/chat'
import type { Question, Questions } from '@clinic/contract/questionnaires'
import type { AnswerValue } from '../../questionnaires/answers.ts'
import { needsExplicitChoice } from '../../questionnaires/meanings/read-meaning.ts'
import { kindOf } from '../../questionnaires/question-map/kind.ts'
import { optionsOf } from '../../questionnaires/question-map/options.ts'
import { walk } from '../../questionnaires/question-map/walk.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
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
  if (isMain(state)) return groupedWith(walk(questions, state.answers).next, { key, questions })
  if (!isPlain(questions)) return null
  const items = Object.entries(questions)
    .map(([tag, question]) => ({ tag, question }))
    .filter(({ tag }) => getOwnProperty(state.answers, tag) === undefined)
    .toSorted((a, b) => a.question.question_number - b.question.question_number)
  return items.length > 1 ? items : null
}

/**
 * Short questions of a visit that belong together and are sent as one card. Only the last of them may lead to different questions, none is about
 * self-harm or suicide, and a clinic that moves one of them apart asks it alone again.
 */
const GROUPS: Readonly<Record<string, readonly Group[]>> = {
  async: [
    { name: 'howOften', tags: ['pain_days', 'since_when'] },
    { name: 'pregnancy', tags: ['pregnant_or_breastfeeding', 'planning_pregnancy', 'schizophrenia'] },
    { name: 'mentalHealth', tags: ['psychosis', 'family_psychosis', 'bipolar'] },
    { name: 'substances', tags: ['current_addiction', 'alcohol', 'used_cannabis'] },
    { name: 'lastUse', tags: ['last_use', 'past_reaction'] },
    { name: 'safety', tags: ['safety_work', 'driving'] },
    { name: 'order', tags: ['preferred_kind', 'preferred_seller'] },
  ],
}
type Group = { name: keyof ChatTexts['visit']['groups']; tags: readonly string[] }

function groupOf(key: string, next: string | null): Group | undefined {
  return getOwnProperty(GROUPS, key)?.find(({ tags }) => next !== null && tags.includes(next))
}

function groupedWith(next: string | null, { key, questions }: { key: string; questions: Questions }): PendingQuestion[] | null {
  const { tags = [] } = groupOf(key, next) ?? {}
  const items: PendingQuestion[] = []
  for (const tag of tags.slice(tags.indexOf(next ?? ''))) {
    const question = getOwnProperty(questions, tag)
    const before = items.at(-1)
    if (!question || !isChoice(question) || (before && !leadsOnlyTo(before.question, tag))) break
    items.push({ tag, question })
  }
  return items.length > 1 ? items : null
}

function isChoice(question: Question): boolean {
  return ['options', 'yes_no_options'].includes(kindOf(question)) && question.widget === undefined && !needsExplicitChoice(question)
}

function leadsOnlyTo(question: Question, tag: string): boolean {
  return optionsOf(question).every(({ destination }) => destination === tag)
}

/** One after the other to the end, for every choice. */
function isPlain(questions: Questions): boolean {
  return Object.values(questions).every((question) => {
    const kind = kindOf(question)
    const isAsked = kind === 'options' || kind === 'yes_no_options' || (kind === 'none' && question.input === 'number')
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
    const text = given.find(({ tag }) => tag === item.tag)?.value.trim() ?? ''
    if (text === '') {
      if (item.question.required) errors[item.tag] = problems.empty
      else answers.push({ item, value: '' })
      continue
    }
    const read = readOrGuess(turn, item, { text })
    if ('value' in read) answers.push({ item, value: read.value })
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
