const LARGEST = 32_767

/** Numbers as 16-bit steps of the largest: the error is at most one part in 65,000 of it, far below what any score turns on. */
export function quantize(values: Float32Array): { steps: Int16Array; step: number } {
  let largest = 0
  for (const value of values) largest = Math.max(largest, Math.abs(value))
  const step = largest / LARGEST || 1
  return { steps: Int16Array.from(values, (value) => Math.round(value / step)), step }
}

/** The numbers again, each within half a step. */
export function restoreSteps(steps: Int16Array, step: number): Float32Array {
  const values = new Float32Array(steps.length)
  for (let at = 0; at < steps.length; at += 1) values[at] = (steps[at] as number) * step
  return values
}

/** Numbers of which few differ, as places in a table of those that do. */
export function tabulate(values: Float32Array): { table: Float32Array; places: Uint16Array } {
  const known = new Map<number, number>()
  const places = Uint16Array.from(values, (value) => {
    const place = known.get(value) ?? known.size
    known.set(value, place)
    return place
  })
  if (known.size > 65_536) throw new Error('too many different numbers for a table')
  return { table: Float32Array.from(known.keys()), places }
}

export function restoreTable(table: Float32Array, places: Uint16Array): Float32Array {
  const values = new Float32Array(places.length)
  for (let at = 0; at < places.length; at += 1) values[at] = table[places[at] as number] as number
  return values
}
