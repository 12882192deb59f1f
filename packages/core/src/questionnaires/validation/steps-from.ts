import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { kindOf } from '../question-map/kind.ts'
import { type Option, optionsOf } from '../question-map/options.ts'
import { originsOf } from '../question-map/origins-of.ts'

/** A branch being walked. `at`: position of the option that led into it; of several chosen ones, later branches may still follow. */
export type Frame = { id: number; origin: string; several: boolean; at: number; below: Frame | null }
/** Where somebody stands: the question, the branches around it, and which of the guarded questions were asked (bits of `Ground.guarded`). */
export type Place = { tag: string; frame: Frame | null; seen: bigint }
/** One answer: the label chosen, `null` for a question that was skipped. */
export type Pick = { tag: string; label: string | null }
/** `to`: what is asked next, `null` at the end. `picks`: what has to be chosen for it, on this question or on one whose branches go on. */
export type Step = { to: Place | null; picks: readonly Pick[] }
/** A pointer that the walk passes over, since several branches may follow each other there. */
export type Stray = { tag: string; field: string; target: string }

/** `guarded`: questions that more than one pointer of a single way leads to, each with a bit; only for these it matters what was asked. */
export type Ground = {
  questions: Questions
  options: ReadonlyMap<string, readonly Option[]>
  origins: ReadonlyMap<string, ReadonlySet<string>>
  frames: Map<string, Frame>
  guarded: ReadonlyMap<string, bigint>
}

/** The end of the options of several that stand alone: no other branch follows theirs. */
const ALONE = Number.POSITIVE_INFINITY

/** What every step needs to know of a map, read once. */
export function groundOf(questions: Questions): Ground {
  const tags = Object.keys(questions)
  return {
    questions,
    options: new Map(Object.entries(questions).map(([tag, question]) => [tag, optionsOf(question)])),
    origins: new Map(tags.map((tag) => [tag, new Set(originsOf(questions, tag))])),
    frames: new Map(),
    guarded: new Map(),
  }
}

/** `asked`: the question left and those whose branches it stands in, which can't come again. */
type Trail = { ground: Ground; from: Place; asked: ReadonlySet<string>; seen: bigint; steps: Step[]; strays: Stray[] }
type Pointer = { target: string | null; frame: Frame | null; picks: readonly Pick[]; field: string }

/**
 * Where `walk` can go from an answered question, over all answers: one step for each outcome. Branches of several options are chosen one
 * after another as each ends, so that places do not multiply with their combinations. Options that stand alone are taken alone; what is
 * not required may be skipped.
 */
export function stepsFrom(ground: Ground, place: Place): { steps: Step[]; strays: Stray[] } {
  const { tag, frame } = place
  const seen = place.seen | (ground.guarded.get(tag) ?? 0n)
  const trail: Trail = { ground, from: place, asked: askedFor(place), seen, steps: [], strays: [] }
  const question = getOwnProperty(ground.questions, tag)
  if (!question) return trail
  const kind = kindOf(question)
  const onward = { target: question.next_question, frame, field: 'next_question' }
  if (kind === 'none') settle(trail, { ...onward, picks: [] })
  else if (!question.required) settle(trail, { ...onward, picks: [{ tag, label: null }] })
  if (kind === 'select_multiple_options') leaveBySeveral(trail, question)
  else if (kind !== 'none') leaveByOne(trail, question)
  return trail
}

function askedFor({ tag, frame }: Place): Set<string> {
  const asked = new Set([tag])
  for (let around = frame; around; around = around.below) asked.add(around.origin)
  return asked
}

function leaveByOne(trail: Trail, question: Question): void {
  const { tag, frame } = trail.from
  for (const { label, destination } of trail.ground.options.get(tag) ?? []) {
    const inner = destination === null ? frame : framed(trail.ground, { origin: tag, several: false, at: 0, below: frame })
    settle(trail, { target: destination ?? question.next_question, frame: inner, picks: [{ tag, label }], field: label })
  }
}

function leaveBySeveral(trail: Trail, question: Question): void {
  const { tag, frame } = trail.from
  const exclusive = new Set(question.exclusive)
  const options = trail.ground.options.get(tag) ?? []
  const plain = options.find((option) => !enters(trail, tag, option))
  if (plain) settle(trail, { target: question.next_question, frame, picks: [{ tag, label: plain.label }], field: 'next_question' })
  options.forEach((option, index) => {
    const { label, destination } = option
    if (destination === null || destination === question.next_question) return
    if (!enters(trail, tag, option)) {
      if (isThere(trail, destination) && !isIn(trail, destination, tag)) trail.strays.push({ tag, field: label, target: destination })
      return
    }
    const inner = framed(trail.ground, { origin: tag, several: true, at: exclusive.has(label) ? ALONE : index, below: frame })
    trail.steps.push({ to: { tag: destination, frame: inner, seen: trail.seen }, picks: [{ tag, label }] })
  })
}

/** Turns a pointer into the questions that can really come next, leaving branches that have ended. */
function settle(trail: Trail, pointer: Pointer): void {
  let { target, frame } = pointer
  let stray: string | null = null
  while (frame) {
    const usable = isThere(trail, target)
    if (usable && target !== null && isIn(trail, target, frame.origin)) break
    if (!usable || frame.several) {
      if (usable && target === pointer.target) stray = target
      if (frame.several) goOn(trail, frame, pointer.picks)
      target = getOwnProperty(trail.ground.questions, frame.origin)?.next_question ?? null
    }
    frame = frame.below
  }
  const to = target !== null && isThere(trail, target) ? { tag: target, frame, seen: trail.seen } : null
  trail.steps.push({ to, picks: pointer.picks })
  if (stray !== null && stray !== to?.tag) trail.strays.push({ tag: trail.from.tag, field: pointer.field, target: stray })
}

/** The further branches that may have been chosen beside the one that has just ended. */
function goOn(trail: Trail, { origin, at, below }: Frame, picks: readonly Pick[]): void {
  const question = getOwnProperty(trail.ground.questions, origin)
  const exclusive = new Set(question?.exclusive)
  const options = trail.ground.options.get(origin) ?? []
  for (let index = at + 1; index < options.length; index += 1) {
    const option = options[index]
    if (!option || exclusive.has(option.label) || !enters(trail, origin, option)) continue
    const frame = framed(trail.ground, { origin, several: true, at: index, below })
    const to = { tag: option.destination ?? '', frame, seen: trail.seen }
    trail.steps.push({ to, picks: [...picks, { tag: origin, label: option.label }] })
  }
}

/** True for an option of several that leads into a branch of its question. */
function enters(trail: Trail, origin: string, { destination }: Option): boolean {
  const next = getOwnProperty(trail.ground.questions, origin)?.next_question
  return destination !== null && destination !== next && isThere(trail, destination) && isIn(trail, destination, origin)
}

function isThere({ ground, asked, seen }: Trail, tag: string | null): boolean {
  if (tag === null || asked.has(tag) || !Object.hasOwn(ground.questions, tag)) return false
  return ((ground.guarded.get(tag) ?? 0n) & seen) === 0n
}

function isIn({ ground }: Trail, tag: string, origin: string): boolean {
  return ground.origins.get(tag)?.has(origin) ?? false
}

/** The same frame for the same branch, so that places can be told apart by it. */
function framed({ frames }: Ground, frame: Omit<Frame, 'id'>): Frame {
  const key = `${frame.below?.id ?? 0} ${frame.at} ${frame.several} ${frame.origin}`
  const known = frames.get(key)
  if (known) return known
  const made = { ...frame, id: frames.size + 1 }
  frames.set(key, made)
  return made
}
