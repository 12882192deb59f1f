import { t } from '../../lib/messages/t.ts'

/** Steps above nothing that a map shows at most. */
const MAP_STEPS = 5
const ROUND = [5, 2, 1]

/**
 * Where the steps of a map begin, for counts up to `most`: round numbers, the last not above it, so that each step means something and none
 * stays empty for want of a number that large. At least one.
 */
export function mapSteps(most: number): number[] {
  const steps: number[] = []
  for (let power = 10 ** Math.floor(Math.log10(Math.max(1, most))); power >= 1 && steps.length < MAP_STEPS - 1; power /= 10)
    for (const digit of ROUND) if (digit * power <= most && steps.length < MAP_STEPS - 1) steps.unshift(digit * power)
  return steps[0] === 1 ? steps : [1, ...steps]
}

/** The step of a count: 0 for nothing, 1 for the lowest. */
export function stepOf(count: number, steps: readonly number[]): number {
  return steps.filter((start) => count >= start).length
}

/** How dark a step is drawn, up to `MAP_STEPS`: the last step is always the darkest, however few there are. */
export function shadeOf(step: number, steps: readonly number[]): number {
  return Math.ceil((step * MAP_STEPS) / steps.length)
}

/** What a step holds, in words: `none`, `3`, `10 to 19`, `500 or more`. */
export function stepText(step: number, steps: readonly number[], write: (count: number) => string = String): string {
  const [from, next] = [steps[step - 1], steps[step]]
  if (from === undefined) return t('none')
  if (next === undefined) return t('{from} or more', { from: write(from) })
  return next - 1 === from ? write(from) : t('{from} to {next}', { from: write(from), next: write(next - 1) })
}
