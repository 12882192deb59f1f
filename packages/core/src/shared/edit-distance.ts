/**
 * Typos between two words: a missing, extra or changed letter, or two neighbours swapped (optimal string alignment).
 * Returns `most + 1` as soon as it is above `most`.
 */
export function editDistance(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: meant.length + 1 }, (_, index) => index)
  for (let row = 1; row <= typed.length; row += 1) {
    const now = [row]
    for (let column = 1; column <= meant.length; column += 1) {
      const same = typed[row - 1] === meant[column - 1]
      const swapped = row > 1 && column > 1 && typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
      const changed = (last[column - 1] ?? 0) + (same ? 0 : 1)
      const shifted = Math.min(last[column] ?? 0, now[column - 1] ?? 0) + 1
      now.push(Math.min(changed, shifted, swapped ? (before[column - 2] ?? 0) + 1 : changed))
    }
    if (Math.min(...now) > most) return most + 1
    before = last
    last = now
  }
  return last[meant.length] ?? most + 1
}
