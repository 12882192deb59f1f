import type { Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { kindOf } from '../question-map/kind.ts'
import { optionsOf } from '../question-map/options.ts'
import type { Change } from './change.ts'
import { type Comparison, nameOf, type Pair } from './comparison.ts'

type Lead = { label: string | null; from: string | null; to: string | null }

/**
 * Where answers lead on to another question than before, beyond what new, gone and moved questions explain by themselves. `moved`: tags of
 * moved questions in each version.
 */
export function compareLinks(comparison: Comparison, moved: { before: Set<string>; after: Set<string> }): Change[] {
  const { before, after, pairing } = comparison
  const skipBefore = new Set([...pairing.removed, ...moved.before])
  const skipAfter = new Set([...pairing.added, ...moved.after])
  const settle = (pair: Pair, label: string | null, now: string | null): Lead => {
    const from = settleTarget(before, skipBefore, { at: pair.was, target: targetOf(before, pair.was, label) })
    const to = settleTarget(after, skipAfter, { at: pair.is, target: targetOf(after, pair.is, now) })
    return { label: now, from: from === null ? null : (pairing.toAfter.get(from) ?? null), to }
  }
  return comparison.pairs
    .filter(({ was }) => !moved.before.has(was))
    .flatMap((pair) => {
      const options = [...pair.labels.toAfter].map(([label, now]) => settle(pair, label, now))
      const next = settle(pair, null, null)
      return gather(pair, options, next).map(
        ({ label, from, to }): Change => ({
          what: 'leads',
          label,
          from: from === null ? null : nameOf(after, from),
          to: to === null ? null : nameOf(after, to),
          tag: pair.is,
          question: nameOf(after, pair.is),
          notices: 'patient',
        }),
      )
    })
}

/** All options led on as one, or one by one; what only skipping the question would show is told where nothing else is. */
function gather({ now }: Pair, options: readonly Lead[], next: Lead): Lead[] {
  const changed = options.filter(({ from, to }) => from !== to)
  const nextChanged = next.from !== next.to
  const alike = changed.length === options.length && changed.every(({ from, to }) => from === next.from && to === next.to)
  if (nextChanged && alike) return [next]
  const tellsNext = nextChanged && (changed.length === 0 || kindOf(now) === 'select_multiple_options')
  return [...changed, ...(tellsNext ? [next] : [])]
}

function targetOf(questions: Questions, tag: string, label: string | null): string | null {
  const question = getOwnProperty(questions, tag)
  if (!question) return null
  const option = label === null ? undefined : optionsOf(question).find((one) => one.label === label)
  return option?.destination ?? question.next_question
}

/** The question that is really asked behind a pointer when some are left out; the end of a branch goes on behind its origin. */
export function settleTarget(
  questions: Questions,
  skip: ReadonlySet<string>,
  { at, target }: { at: string; target: string | null },
): string | null {
  const seen = new Set<string>()
  let [from, to] = [at, target]
  for (;;) {
    const question = getOwnProperty(questions, to)
    if (to !== null && question && !skip.has(to)) return to
    const via = to !== null && question ? to : (getOwnProperty(questions, from)?.branch_origin ?? null)
    if (via === null || seen.has(`${via} ${to === null}`)) return null
    seen.add(`${via} ${to === null}`)
    from = via
    to = getOwnProperty(questions, via)?.next_question ?? null
  }
}
