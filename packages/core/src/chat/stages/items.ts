import type { ItemAnswer } from '@clinic/contract/chat'
import type { Questions } from '@clinic/contract/questionnaires'
import type { AnswerValue } from '../../questionnaires/answers.ts'
import { kindOf } from '../../questionnaires/question-map/kind.ts'
import { optionsOf } from '../../questionnaires/question-map/options.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { readRendered, renderedAnswer, renderedLabel, renderedName, shown } from '../state/rendered.ts'
import type { ChatState } from '../state/state.ts'
import { isMain, type Knowledge, type PendingQuestion, questionnaireOf, type Turn } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'

/**
 * The unanswered items of a form that a page can show together: each of one choice or one number, none a branch. `null` for any other, which
 * is asked item by item. A client without such a card asks all of them item by item.
 */
export function itemsOf(state: ChatState, knowledge: Knowledge): PendingQuestion[] | null {
  if (state.stage !== 'questionnaire' || isMain(state) || state.reopened !== null) return null
  const { questions } = questionnaireOf(state, knowledge)
  if (!isPlain(questions)) return null
  const items = Object.entries(questions)
    .map(([tag, question]) => ({ tag, question }))
    .filter(({ tag }) => getOwnProperty(state.answers, tag) === undefined)
    .toSorted((a, b) => a.question.question_number - b.question.question_number)
  return items.length > 1 ? items : null
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
    itemsName: renderedName(state, knowledge, state.questionnaire?.key ?? ''),
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
    const read = readRendered(turn, item, { text })
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
