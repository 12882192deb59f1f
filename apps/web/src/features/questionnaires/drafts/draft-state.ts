import type { Question, Questions } from '@clinic/contract/questionnaires'
import type { EditOutcome } from '@clinic/contract/questionnaires/drafts'
import type { QuestionnaireEdit, QuestionsPatch } from '@clinic/contract/questionnaires/edits'
import { applyEdit } from '@clinic/core/questionnaires/edits/apply-edit'
import { invertPatch } from '@clinic/core/questionnaires/edits/diff-patch'
import type { EditResult } from '@clinic/core/questionnaires/edits/edit-result'
import { sameExactly } from '@clinic/core/questionnaires/edits/same-value'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'

/** Edits on their way, under a name by which the server knows them again. */
export type Batch = { id: string; edits: readonly QuestionnaireEdit[] }

/**
 * A draft as this page sees it. `base`: as the server has it at `revision`. `sent` and `waiting`: own edits on it, of which the first are on
 * their way. `shown`: base with both. `done` and `undone`: what undo and redo restore, the newest last.
 */
export type DraftState = {
  base: Questions
  revision: number
  sent: Batch | null
  waiting: readonly QuestionnaireEdit[]
  shown: Questions
  done: readonly Step[]
  undone: readonly Step[]
}
/** An own edit that can be undone: what was done, and what it changed. */
export type Step = { edit: QuestionnaireEdit; patch: QuestionsPatch }

export type News = { revision: number; changed: Record<string, Question | null> }
type Answer = News & { results: readonly EditOutcome[] }
type Edited = { state: DraftState; result: EditResult }

export function openState(questions: Questions, revision: number): DraftState {
  return { base: questions, revision, sent: null, waiting: [], shown: questions, done: [], undone: [] }
}

/**
 * Makes an edit at once; it waits to be sent. Words typed on become one edit with those before them, as long as these were not sent. A new
 * question goes to the server by the tag that it got here.
 */
export function makeEdit(state: DraftState, wanted: QuestionnaireEdit): Edited {
  const result = applyEdit(state.shown, wanted)
  if ('refused' in result) return { state, result }
  const edit = 'as' in wanted || result.created === null ? wanted : { ...wanted, as: result.created }
  const last = state.waiting.at(-1)
  const joined = last && join(last, edit)
  const step = joined ? { edit: joined, patch: joinPatches(state.done.at(-1)?.patch, result.patch) } : { edit, patch: result.patch }
  const done = [...(joined ? state.done.slice(0, -1) : state.done), step]
  const waiting = joined ? [...state.waiting.slice(0, -1), joined] : [...state.waiting, edit]
  return { state: { ...state, waiting, done, undone: [], shown: result.questions }, result }
}

/** Takes the newest own edit back, as an edit of its own. */
export function undo(state: DraftState): Edited | null {
  const after = (step: Step, done: readonly Step[]) => ({ done, undone: [...state.undone, step] })
  return putBack(state, { from: 'done', after, direction: invertPatch })
}

export function redo(state: DraftState): Edited | null {
  const after = (step: Step, undone: readonly Step[]) => ({ undone, done: [...state.done, step] })
  return putBack(state, { from: 'undone', after, direction: (patch) => patch })
}

type Stacks = Pick<DraftState, 'done' | 'undone'>
type Journey = {
  from: keyof Stacks
  after: (step: Step, rest: readonly Step[]) => Stacks
  direction: (patch: QuestionsPatch) => QuestionsPatch
}

/** What can no longer be restore leaves the stack too: others have built on it. */
function putBack(state: DraftState, { from, after, direction }: Journey): Edited | null {
  const step = state[from].at(-1)
  if (!step) return null
  const rest = state[from].slice(0, -1)
  const edit: QuestionnaireEdit = { edit: 'put_back', patch: direction(step.patch) }
  const result = applyEdit(state.shown, edit)
  if ('refused' in result) return { state: { ...state, [from]: rest }, result }
  return { state: { ...state, ...after(step, rest), waiting: [...state.waiting, edit], shown: result.questions }, result }
}

/**
 * Puts at most `limit` waiting edits on their way; none while others still are. A new question is the last of its batch: what is done to it
 * waits until the server has said that its tag is free.
 */
export function startSending(state: DraftState, id: string, limit: number): DraftState {
  if (state.sent || state.waiting.length === 0) return state
  const adding = state.waiting.findIndex((edit) => 'as' in edit)
  const size = Math.min(limit, adding < 0 ? limit : adding + 1)
  return { ...state, sent: { id, edits: state.waiting.slice(0, size) }, waiting: state.waiting.slice(size) }
}

/** The answer to what was sent: the server's questions are the base now, and edits made at the same time are on it. */
export function finishSending(state: DraftState, answer: Answer): DraftState {
  const [taken] = takenTags(state.sent, answer.results)
  const settled = withNews({ ...state, sent: null, waiting: taken ? [] : state.waiting }, answer)
  return taken ? addUnderAnotherTag(settled, taken, state.waiting) : settled
}

/** New questions whose tag someone else gave away at the same moment: they are added under the next one that is free, no one is asked. */
export function takenTags(sent: Batch | null, results: readonly EditOutcome[]): QuestionnaireEdit[] {
  return (sent?.edits ?? []).filter((edit, place) => 'as' in edit && results[place]?.refused?.refused === 'tag-taken')
}

function addUnderAnotherTag(state: DraftState, taken: QuestionnaireEdit, waiting: readonly QuestionnaireEdit[]): DraftState {
  const result = applyEdit(state.base, 'as' in taken ? { ...taken, as: undefined } : taken)
  if ('refused' in result || result.created === null) return { ...state, waiting, shown: replay(state.base, waiting) }
  const [old, fresh] = ['as' in taken ? taken.as : undefined, result.created]
  const edits = [{ ...taken, as: fresh } as QuestionnaireEdit, ...waiting.map((edit) => retagged(edit, old, fresh))]
  return { ...state, waiting: edits, shown: replay(state.base, edits) }
}

/** An edit of one question as the same edit of another. */
function retagged(edit: QuestionnaireEdit, old: string | undefined, fresh: string): QuestionnaireEdit {
  const getOwnProperty = 'tag' in edit && edit.tag === old ? { ...edit, tag: fresh } : edit
  return getOwnProperty.edit === 'point' && getOwnProperty.to === old ? { ...getOwnProperty, to: fresh } : getOwnProperty
}

/** What others did, under the own edits. */
export function withNews(state: DraftState, { revision, changed }: News): DraftState {
  if (revision < state.revision) return state
  const base = { ...state.base }
  for (const [tag, question] of Object.entries(changed)) {
    if (question) base[tag] = storedQuestion(state.shown, tag, question)
    else delete base[tag]
  }
  const shown = replay(base, [...(state.sent?.edits ?? []), ...state.waiting])
  return { ...state, base, revision, shown: storedQuestions(state.shown, shown) }
}

/** What says the same stays the same object, so that the answer to an own edit draws and proves nothing again. */
function storedQuestions(before: Questions, after: Questions): Questions {
  const tags = Object.keys(after)
  const stored = tags.map((tag): [string, Question] => [tag, storedQuestion(before, tag, after[tag] as Question)])
  const isSame = tags.length === Object.keys(before).length && stored.every(([tag, question]) => before[tag] === question)
  return isSame ? before : Object.fromEntries(stored)
}

function storedQuestion(before: Questions, tag: string, question: Question): Question {
  const shown = getOwnProperty(before, tag)
  return shown && sameExactly(shown, question) ? shown : question
}

/** Own edits that an earlier visit of the page could not send. */
export function withJournal(state: DraftState, journal: Unsent): DraftState {
  const { sent, waiting } = journal
  return { ...state, sent, waiting, shown: replay(state.base, [...(sent?.edits ?? []), ...waiting]) }
}

type Unsent = { sent: Batch | null; waiting: readonly QuestionnaireEdit[] }

/**
 * What the server does not have of edits that an earlier visit kept. `made`: the places, from 0, of those on their way that it made after all.
 * Edits that would change nothing any more are not missing. A batch of which only some were made goes again as it is, under its name.
 */
export function stillMissing(questions: Questions, { sent, waiting }: Unsent, made: readonly number[]): Unsent & { missing: number } {
  const inFlight = sent?.edits ?? []
  const pending = inFlight.filter((_, place) => !made.includes(place))
  let now = questions
  const changes = (edit: QuestionnaireEdit) => {
    const result = applyEdit(now, edit)
    if (!('refused' in result)) now = result.questions
    return !('refused' in result) || result.refused !== 'unchanged'
  }
  const first = pending.filter(changes)
  const rest = waiting.filter(changes)
  return { sent: first.length > 0 ? sent : null, waiting: rest, missing: first.length + rest.length }
}

export function countUnsent({ sent, waiting }: Pick<DraftState, 'sent' | 'waiting'>): number {
  return (sent?.edits.length ?? 0) + waiting.length
}

/** Edits that no longer go are skipped: the server says of each why. */
function replay(base: Questions, edits: readonly QuestionnaireEdit[]): Questions {
  return edits.reduce((questions, edit) => {
    const result = applyEdit(questions, edit)
    return 'refused' in result ? questions : result.questions
  }, base)
}

/** One edit of the two, where both set the same fields of the same question or choice. */
function join(first: QuestionnaireEdit, second: QuestionnaireEdit): QuestionnaireEdit | null {
  if (first.edit === 'set_fields' && second.edit === 'set_fields') {
    if (first.tag !== second.tag || !sameKeys(first.to, second.to)) return null
    return { ...second, ...(first.from && { from: first.from }) }
  }
  if (first.edit === 'set_choice' && second.edit === 'set_choice') {
    if (first.tag !== second.tag || first.label !== second.label || !sameKeys(first.to, second.to)) return null
    return { ...second, ...(first.from && { from: first.from }) }
  }
  return null
}

function joinPatches(first: QuestionsPatch | undefined, second: QuestionsPatch): QuestionsPatch {
  if (!first) return second
  const tags = new Set([...Object.keys(first), ...Object.keys(second)])
  return Object.fromEntries(
    [...tags].map((tag) => {
      const [before, after] = [first[tag] ?? second[tag], second[tag] ?? first[tag]]
      return [tag, { before: before?.before ?? null, after: after?.after ?? null }]
    }),
  )
}

function sameKeys(first: object, second: object): boolean {
  return Object.keys(first).sort().join() === Object.keys(second).sort().join()
}
