/** True when one letter is missing, added, changed, or two neighbours are swapped. */
export function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false
  let from = 0
  while (from < typed.length && typed[from] === meant[from]) from += 1
  const rest = (word: string, skip: number) => word.slice(from + skip)
  if (rest(typed, 1) === rest(meant, 1) || rest(typed, 1) === rest(meant, 0) || rest(typed, 0) === rest(meant, 1)) return true
  return typed[from] === meant[from + 1] && typed[from + 1] === meant[from] && rest(typed, 2) === rest(meant, 2)
}
