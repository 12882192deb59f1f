import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import type { Change } from './change.ts'
import { compareFields } from './compare-fields.ts'
import { compareLinks } from './compare-links.ts'
import { compareOptions, eligibilityChanges } from './compare-options.ts'
import { type Comparison, describePlace, layComparison, nameOf } from './comparison.ts'
import { findMoved } from './find-moved.ts'
import { inOrder } from './in-order.ts'

/**
 * What differs between two versions of a questionnaire: what a patient would notice first, then what only staff notice; each by question, in
 * the order asked, a question that is gone where it was. Nothing for two maps that are the same, something for any two that are not.
 */
export function compareVersions(before: Questions, after: Questions): Change[] {
  const comparison = layComparison(before, after)
  const moved = findMoved(comparison)
  const movedAfter = new Set(moved.map(({ tag }) => tag))
  const movedBefore = new Set([...movedAfter].flatMap((tag) => comparison.pairing.toBefore.get(tag) ?? []))
  const changes = [
    ...comparison.pairing.added.flatMap((tag) => cameOrWent(comparison, tag, 'added')),
    ...comparison.pairing.removed.flatMap((tag) => cameOrWent(comparison, tag, 'removed')),
    ...moved,
    ...comparison.pairs.flatMap((pair) => [...compareFields(comparison, pair), ...compareOptions(comparison, pair)]),
    ...compareLinks(comparison, { before: movedBefore, after: movedAfter }),
  ]
  return arrange(comparison, changes.length > 0 ? changes : innerChanges(comparison))
}

function cameOrWent({ before, after, placesBefore, placesAfter }: Comparison, tag: string, what: 'added' | 'removed'): Change[] {
  const [questions, places] = what === 'added' ? [after, placesAfter] : [before, placesBefore]
  const about = { tag, question: nameOf(questions, tag) }
  const variable = getOwnProperty(questions, tag)?.variable
  const rules = what === 'added' ? eligibilityChanges(about, undefined, variable) : eligibilityChanges(about, variable, undefined)
  return [{ ...about, what, place: describePlace(questions, places.get(tag)), notices: 'patient' }, ...rules]
}

/** Differences that nobody who answers or reads would see, told where there is no other, so that no edit goes unmentioned. */
function innerChanges({ after, pairs }: Comparison): Change[] {
  return pairs.flatMap(({ is, old, now }): Change[] => {
    const names = [...new Set([...Object.keys(old), ...Object.keys(now)])] as (keyof Question)[]
    const fields = names.filter((name) => canonical(name, old[name]) !== canonical(name, now[name]))
    return fields.length === 0 ? [] : [{ what: 'inner', fields, tag: is, question: nameOf(after, is), notices: 'staff' }]
  })
}

/** One text for one value; the order of entries counts for options alone. */
function canonical(name: keyof Question, value: unknown): string {
  const isOptions = name === 'options' || name === 'select_multiple_options'
  const isPlain = typeof value !== 'object' || value === null || Array.isArray(value)
  return JSON.stringify(isOptions || isPlain ? value : Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) ?? ''
}

function arrange({ before, after, pairing }: Comparison, changes: readonly Change[]): Change[] {
  const ranks = new Map<string, number>(inOrder(after).map(([tag], index) => [tag, index]))
  const gone = new Map<string, number>()
  let last = -1
  for (const [tag] of inOrder(before)) {
    const now = pairing.toAfter.get(tag)
    if (now === undefined) gone.set(tag, last + 0.5)
    else last = ranks.get(now) ?? last
  }
  const isGone = new Set(pairing.removed)
  const rank = ({ what, tag }: Change) =>
    what === 'removed' || (what === 'eligibility' && isGone.has(tag)) ? (gone.get(tag) ?? 0) : (ranks.get(tag) ?? 0)
  const layer = ({ notices }: Change) => (notices === 'patient' ? 0 : 1)
  return changes.toSorted((a, b) => layer(a) - layer(b) || rank(a) - rank(b))
}
