import type { Question, Questionnaire, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { inOrder } from '../diff/in-order.ts'
import { type Place, placesOf } from '../diff/places-of.ts'
import { kindOf } from '../question-map/kind.ts'
import { optionsOf } from '../question-map/options.ts'
import { isInside, originsOf } from '../question-map/origins-of.ts'
import { rulesOf } from '../types/question-types.ts'
import type { TypeRules } from '../types/type-rules.ts'

/** Where to go on: the number of a question, `null` for the end. */
export type Go = { to: number | null; text: string }

/**
 * A line of the sheet. `level`: how deep inside branches. A section begins the questions of a branch: `when` says by which answers, `skip`
 * where to go without one of them (`null`: nobody comes here without). A choice has a box of which `one` or `any` number is ticked. A blank is
 * filled in by hand.
 */
export type SheetLine =
  | { line: 'title'; text: string; version: number }
  | { line: 'section'; level: number; text: string; when: { number: number; labels: string[] }; skip: Go | null }
  | { line: 'question'; level: number; number: number; text: string; help: string | null }
  | { line: 'choice'; level: number; box: 'one' | 'any'; label: string; go: Go | null }
  | { line: 'blank'; level: number; takes: Blank['takes']; hint: string | null; unit: string | null; range: string | null }
  | { line: 'go'; level: number; go: Go }

/** A questionnaire for paper: whoever follows the numbers answers the same questions, in the same order, as on the screen. */
export function printSheet({ name, version, questions }: Questionnaire): SheetLine[] {
  const ordered = inOrder(questions)
  const places = placesOf(questions)
  const beginnings = ordered.filter(([tag]) => beginsBranch(places.get(tag)))
  const sheet: Sheet = {
    questions,
    places,
    branches: Map.groupBy(
      beginnings.map(([tag]) => tag),
      (tag) => places.get(tag)?.origin ?? '',
    ),
    tags: ordered.map(([tag]) => tag),
    numbers: new Map(ordered.map(([tag], index) => [tag, index + 1])),
  }
  return [
    { line: 'title', text: name, version },
    ...ordered.flatMap(([tag, question]) => [...sectionBefore(sheet, tag, question), ...linesOf(sheet, tag, question)]),
  ]
}

/** `branches`: the questions that begin the branches of each question, in the order printed. */
type Sheet = {
  questions: Questions
  places: Map<string, Place>
  branches: Map<string, string[]>
  tags: string[]
  numbers: Map<string, number>
}

function beginsBranch(place: Place | undefined): boolean {
  return place !== undefined && place.origin !== null && place.after === null && place.labels.length > 0
}

function sectionBefore(sheet: Sheet, tag: string, question: Question): SheetLine[] {
  const place = sheet.places.get(tag)
  const origin = getOwnProperty(sheet.questions, place?.origin)
  if (!place || place.origin === null || !origin || !beginsBranch(place)) return []
  const number = sheet.numbers.get(place.origin) ?? 0
  const several = kindOf(origin) === 'select_multiple_options'
  const answers = place.labels.map((label) => `“${shown(origin, label)}”`).join(' or ')
  return [
    {
      line: 'section',
      level: question.branch_level,
      text: several ? `Only with ${answers} in ${number}` : `${answers} in ${number}`,
      when: { number, labels: place.labels },
      skip: several ? goTo(sheet, behindBranch(sheet, tag, place.origin)) : null,
    },
  ]
}

function linesOf(sheet: Sheet, tag: string, question: Question): SheetLine[] {
  const level = question.branch_level
  const number = sheet.numbers.get(tag) ?? 0
  const head: SheetLine = { line: 'question', level, number, text: question.text, help: question.subtext ?? null }
  const { paper } = rulesOf(question)
  if (paper === 'nothing' || typeof paper === 'object') {
    const blanks = paper === 'nothing' ? [] : [blankFor(question, paper)]
    return [head, ...blanks, ...goLine(sheet, tag, nextOnPaper(sheet, tag, question.next_question))]
  }
  const options = optionsOf(question)
  if (paper === 'tick-any') {
    const boxes = options.map(({ label }): SheetLine => ({ line: 'choice', level, box: 'any', label: shown(question, label), go: null }))
    return [head, ...boxes, ...goLine(sheet, tag, behindSeveral(sheet, tag, question))]
  }
  const targets = options.map(({ destination }) => nextOnPaper(sheet, tag, destination ?? question.next_question))
  const together = targets.every((target) => target === targets[0])
  const choices = options.map(
    ({ label }, index): SheetLine => ({
      line: 'choice',
      level,
      box: 'one',
      label: shown(question, label),
      go: together ? null : awayFrom(sheet, tag, targets[index] ?? null),
    }),
  )
  return [head, ...choices, ...(together ? goLine(sheet, tag, targets[0] ?? null) : [])]
}

type Blank = Extract<TypeRules['paper'], object>

function blankFor(question: Question, { takes, hint }: Blank): SheetLine {
  return { line: 'blank', level: question.branch_level, takes, hint, unit: question.unit ?? null, range: rangeText(question) }
}

/** After a question with several answers comes its first branch, whose section sends on whoever did not tick for it. */
function behindSeveral(sheet: Sheet, tag: string, question: Question): string | null {
  const [branch] = branchesOf(sheet, tag)
  return branch ?? nextOnPaper(sheet, tag, question.next_question)
}

/** The question asked after one whose pointer leads to `target`, as the walk leaves branches: those of several answers come one after another. */
function nextOnPaper(sheet: Sheet, tag: string, target: string | null): string | null {
  const { questions } = sheet
  const known = (to: string | null | undefined) => (getOwnProperty(questions, to) ? (to ?? null) : null)
  let [at, to] = [tag, known(target)]
  for (const origin of originsOf(questions, tag)) {
    const from = getOwnProperty(questions, origin)
    if (!from) break
    if (to !== null && isInside(questions, to, origin)) return to
    const several = kindOf(from) === 'select_multiple_options'
    const branch = several ? nextBranch(sheet, at) : null
    if (branch !== null) return branch
    to = several ? known(from.next_question) : (to ?? known(from.next_question))
    at = origin
  }
  return to
}

/** The beginning of the next branch of the same question, else what comes behind that question. */
function behindBranch(sheet: Sheet, tag: string, origin: string): string | null {
  return nextBranch(sheet, tag) ?? nextOnPaper(sheet, origin, getOwnProperty(sheet.questions, origin)?.next_question ?? null)
}

function nextBranch(sheet: Sheet, tag: string): string | null {
  const place = sheet.places.get(tag)
  if (!place || place.origin === null) return null
  const number = sheet.numbers.get(tag) ?? 0
  const isOther = (branch: string) => !sheet.places.get(branch)?.labels.some((label) => place.labels.includes(label))
  return branchesOf(sheet, place.origin).find((branch) => isOther(branch) && (sheet.numbers.get(branch) ?? 0) > number) ?? null
}

function branchesOf({ branches }: Sheet, origin: string): string[] {
  return branches.get(origin) ?? []
}

function goLine(sheet: Sheet, tag: string, target: string | null): SheetLine[] {
  const go = awayFrom(sheet, tag, target)
  return go ? [{ line: 'go', level: getOwnProperty(sheet.questions, tag)?.branch_level ?? 0, go }] : []
}

/** `null` where the question to go to is the one printed next. */
function awayFrom(sheet: Sheet, tag: string, target: string | null): Go | null {
  const go = goTo(sheet, target)
  const next = (sheet.numbers.get(tag) ?? 0) + 1
  return go.to === next || (go.to === null && next > sheet.tags.length) ? null : go
}

function goTo(sheet: Sheet, target: string | null): Go {
  const to = target === null ? null : (sheet.numbers.get(target) ?? null)
  return { to, text: to === null ? 'Go to the end' : `Go to ${to}` }
}

function rangeText({ minimum, maximum }: Question): string | null {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`
  if (minimum !== undefined) return `${minimum} or more`
  return maximum === undefined ? null : `${maximum} at most`
}

function shown(question: Question, label: string): string {
  if (!question.yes_no_options) return label
  return label === 'yes' ? 'Yes' : 'No'
}
