import type { FreeSlot } from './find-slots.ts'

type Queue = { user_id: number; slots: FreeSlot[] }

/**
 * Selects at most so many free slots, spread fairly: the days take turns, each choosing the practitioner with the
 * fewest so far, at a time far from those chosen. Sorted by time.
 */
export function generateSlots(slots: readonly FreeSlot[], most: number): FreeSlot[] {
  const days = [...groupBy(slots, ({ day }) => day)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, ofDay]) => queuesOf(ofDay))
  const given = new Map<number, number>()
  const chosen: FreeSlot[] = []
  const times = new Set<number>()
  for (let open = days; open.length > 0 && chosen.length < most; open = open.filter((queues) => queues.some(hasLeft))) {
    for (const queues of open.slice(0, most - chosen.length)) {
      const slot = takeFrom(queues, given, times)
      chosen.push(slot)
      times.add(slot.starts)
      given.set(slot.user_id, (given.get(slot.user_id) ?? 0) + 1)
    }
  }
  return chosen.sort((a, b) => a.starts - b.starts || a.user_id - b.user_id)
}

const hasLeft = ({ slots }: Queue) => slots.length > 0

function queuesOf(ofDay: readonly FreeSlot[]): Queue[] {
  return [...groupBy(ofDay, ({ user_id }) => user_id)].map(([user_id, slots]) => ({ user_id, slots: farApart(slots) }))
}

/** From the open queue with the fewest so far, preferring a time not yet chosen. */
function takeFrom(queues: readonly Queue[], given: ReadonlyMap<number, number>, times: ReadonlySet<number>): FreeSlot {
  const [queue] = queues.filter(hasLeft).sort((a, b) => (given.get(a.user_id) ?? 0) - (given.get(b.user_id) ?? 0) || a.user_id - b.user_id)
  const place = queue?.slots.findIndex(({ starts }) => !times.has(starts)) ?? -1
  const [slot] = queue?.slots.splice(Math.max(place, 0), 1) ?? []
  if (!slot) throw new RangeError('a day without slots has none to take')
  return slot
}

/** The middle first, then the middles of the halves. */
function farApart<T>(list: readonly T[]): T[] {
  if (list.length < 2) return [...list]
  const middle = Math.floor(list.length / 2)
  const [before, after] = [farApart(list.slice(0, middle)), farApart(list.slice(middle + 1))]
  const pairs = before.flatMap((one, place) => [one, ...after.slice(place, place + 1)])
  return [...list.slice(middle, middle + 1), ...pairs]
}

function groupBy<T, K>(list: readonly T[], key: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const one of list) {
    const group = groups.get(key(one))
    if (group) group.push(one)
    else groups.set(key(one), [one])
  }
  return groups
}
