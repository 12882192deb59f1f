import type { GroupDetails } from '@clinic/contract/users'

/** In which roles someone could hold patients before and cannot after. Groups by id. */
export function rolesLost(
  groups: readonly GroupDetails[],
  { before, after }: { before: readonly number[]; after: readonly number[] },
): { pcr: boolean; np: boolean } {
  const had = capable(groups, before)
  const has = capable(groups, after)
  return { pcr: had.pcr && !has.pcr, np: had.np && !has.np }
}

function capable(groups: readonly GroupDetails[], ids: readonly number[]): { pcr: boolean; np: boolean } {
  const theirs = groups.filter(({ id }) => ids.includes(id))
  return { pcr: theirs.some(({ pcr_capable }) => pcr_capable), np: theirs.some(({ np_capable }) => np_capable) }
}
