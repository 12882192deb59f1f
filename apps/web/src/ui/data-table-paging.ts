export type Paging = { page: number; size: number; total: number }

/** At least one page, so that an empty table still has a place. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** The page asked for, or the nearest that exists. */
export function clampPage(page: number, { total, size }: Omit<Paging, 'page'>): number {
  if (!Number.isFinite(page)) return 1
  return Math.min(Math.max(1, Math.trunc(page)), pageCount(total, size))
}

/** `21–40 of 57`, the rows a page shows. */
export function shownRange({ page, size, total }: Paging): string {
  if (total === 0) return '0 of 0'
  const first = (page - 1) * size + 1
  return `${first}–${Math.min(total, page * size)} of ${total}`
}

/** The page numbers of a pager: first, last, and those around the page; `null` stands for a gap. */
export function pagerPages(page: number, pages: number): (number | null)[] {
  const near = new Set([1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages))
  const sorted = [...near].sort((a, b) => a - b)
  return sorted.flatMap((one, index) => {
    const before = sorted[index - 1] ?? one
    if (one - before <= 1) return [one]
    return one - before === 2 ? [one - 1, one] : [null, one]
  })
}
