import type { Statistic } from '@clinic/contract/reports'

export type SortBy = Exclude<keyof Statistic, 'user_id'>
export type Order = { by: SortBy; direction: 'asc' | 'desc' } | null

/** The rows in the order asked for, equal ones as they came; no order leaves them as they came. */
export function sortStatistics(rows: readonly Statistic[], order: Order): readonly Statistic[] {
  if (!order) return rows
  const { by, direction } = order
  const turn = direction === 'asc' ? 1 : -1
  return [...rows].sort((a, b) => turn * (by === 'user' ? a.user.localeCompare(b.user, 'en-CA') : a[by] - b[by]))
}

/** Names begin with the first, numbers with the highest; again turns it about. */
export function nextOrder(order: Order, by: SortBy): Order {
  if (order?.by === by) return { by, direction: order.direction === 'asc' ? 'desc' : 'asc' }
  return { by, direction: by === 'user' ? 'asc' : 'desc' }
}
