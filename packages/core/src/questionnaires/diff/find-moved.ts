import type { Change } from './change.ts'
import { type Comparison, describePlace, nameOf, type Pair } from './comparison.ts'
import { inOrder } from './in-order.ts'

/**
 * Questions that are asked at another place: in another branch, or before or after other questions of their own. Where several changed their
 * order, the fewest that explain it are named.
 */
export function findMoved(comparison: Comparison): Change[] {
  const chains = new Map<string | null, Pair[]>()
  const elsewhere: Pair[] = []
  const ranks = new Map(inOrder(comparison.before).map(([tag], index) => [tag, index]))
  const numbers = new Map(inOrder(comparison.after).map(([tag], index) => [tag, index]))
  const pairs = comparison.pairs.toSorted((a, b) => (ranks.get(a.was) ?? 0) - (ranks.get(b.was) ?? 0))
  for (const pair of pairs) {
    const origin = comparison.placesAfter.get(pair.is)?.origin ?? null
    if (isElsewhere(comparison, pair)) elsewhere.push(pair)
    else chains.set(origin, [...(chains.get(origin) ?? []), pair])
  }
  const reordered = [...chains.values()].flatMap((chain) => {
    const kept = longestRising(chain.map((pair) => numbers.get(pair.is) ?? 0))
    return chain.flatMap((pair, index) => (kept.has(index) ? [] : [{ pair, direction: directionOf(chain, index, numbers) }]))
  })
  return [...elsewhere.map((pair) => ({ pair, direction: 'elsewhere' as const })), ...reordered].map(({ pair, direction }) => ({
    what: 'moved',
    direction,
    from: describePlace(comparison.before, comparison.placesBefore.get(pair.was)),
    to: describePlace(comparison.after, comparison.placesAfter.get(pair.is)),
    tag: pair.is,
    question: nameOf(comparison.after, pair.is),
    notices: 'patient',
  }))
}

function isElsewhere({ placesBefore, placesAfter, pairing, pairs }: Comparison, { was, is }: Pair): boolean {
  const [from, to] = [placesBefore.get(was), placesAfter.get(is)]
  const origin = from?.origin ?? null
  if (origin === null || !to || to.origin === null) return origin !== (to?.origin ?? null)
  if (pairing.toAfter.get(origin) !== to.origin) return true
  const names = pairs.find((pair) => pair.was === origin)?.labels.toAfter
  const labels = (from?.labels ?? []).flatMap((label) => names?.get(label) ?? [])
  return labels.length > 0 && to.labels.length > 0 && !labels.some((label) => to.labels.includes(label))
}

/** Earlier where more of its chain stood before it than stands now. */
function directionOf(chain: readonly Pair[], index: number, numbers: ReadonlyMap<string, number>): 'earlier' | 'later' {
  const own = numbers.get(chain[index]?.is ?? '') ?? 0
  const now = chain.filter((pair) => (numbers.get(pair.is) ?? 0) < own).length
  return now < index ? 'earlier' : 'later'
}

/** The indexes of a longest rising run of numbers, not necessarily side by side. */
function longestRising(numbers: readonly number[]): Set<number> {
  const lengths: number[] = []
  const from: number[] = []
  let best = -1
  for (const [index, number] of numbers.entries()) {
    lengths[index] = 1
    from[index] = -1
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (lengths[earlier] ?? 0) + 1
      if ((numbers[earlier] ?? 0) < number && length > (lengths[index] ?? 0)) {
        lengths[index] = length
        from[index] = earlier
      }
    }
    if (best === -1 || (lengths[index] ?? 0) > (lengths[best] ?? 0)) best = index
  }
  const kept = new Set<number>()
  for (let index = best; index !== -1 && index !== undefined; index = from[index] ?? -1) kept.add(index)
  return kept
}
