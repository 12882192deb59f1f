/** A branch id: the moment in milliseconds, then random text (REQ-401). `chance`: a number from 0 up to 1. */
export function branchId(now: number, chance: number): string {
  return `${now}-${chance.toString(36).slice(2, 10).padEnd(8, '0')}`
}
