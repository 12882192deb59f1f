import { t } from '../../lib/messages/t.ts'
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
  return t('{first}–{last} of {total}', { first, last: Math.min(total, page * size), total })
}

/** The page numbers of a pager: first, last, and those around the page, or with `links` exactly so many; `null` means a gap. */
export function pagerPages(page: number, pages: number, links?: number): (number | null)[] {
  if (links !== undefined) return withGaps(linkedPages(page, pages, links))
  const near = new Set([1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages))
  const sorted = [...near].sort((a, b) => a - b)
  return sorted.flatMap((one, index) => {
    const before = sorted[index - 1] ?? one
    if (one - before <= 1) return [one]
    return one - before === 2 ? [one - 1, one] : [null, one]
  })
}

/** The first, the last, and a row of pages between them with the page in its middle where there is room. */
function linkedPages(page: number, pages: number, links: number): number[] {
  if (pages <= links) return Array.from({ length: pages }, (_, index) => index + 1)
  const between = links - 2
  const first = Math.min(Math.max(2, page - Math.floor(between / 2)), pages - between)
  return [1, ...Array.from({ length: between }, (_, index) => first + index), pages]
}

function withGaps(pages: readonly number[]): (number | null)[] {
  return pages.flatMap((one, index) => (index > 0 && one - (pages[index - 1] ?? one) > 1 ? [null, one] : [one]))
}
