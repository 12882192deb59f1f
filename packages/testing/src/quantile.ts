/** The figure that this share of all figures stays below, such as 0.95. `NaN` without figures. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The middle figure; of an even number of figures the upper of the two. */
export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5)
}
