/** One count of a dimension: `all` by `day`, the others by `key`. */
export type Counted = { dimension: string; metric: string; key: string; day: string | null; count: number }
export type Slot = { metric: string; dimension: string; key?: string; day?: string }

/** Indexed counts; patients seen are new plus renewed. */
export type Tally = { count(slot: Slot): number; keys(dimension: string, metric: string): string[] }

/** Indexes counts for lookup, 0 by default. */
export function tally(counted: readonly Counted[]): Tally {
  const places = new Map<string, number>()
  const keys = new Map<string, Set<string>>()
  const add = (place: string, count: number) => places.set(place, (places.get(place) ?? 0) + count)
  for (const { count, ...found } of counted) {
    for (const metric of SEEN.includes(found.metric) ? [found.metric, 'patientsSeen'] : [found.metric]) {
      add(placeOf({ ...found, metric }), count)
      if (found.dimension === 'all') add(placeOf({ metric, dimension: 'all' }), count)
      const list = `${found.dimension} ${metric}`
      keys.set(list, (keys.get(list) ?? new Set()).add(found.key))
    }
  }
  return {
    count: (slot) => places.get(placeOf(slot)) ?? 0,
    keys: (dimension, metric) => [...(keys.get(`${dimension} ${metric}`) ?? [])],
  }
}

const SEEN: readonly string[] = ['newPatients', 'renewPatients']

function placeOf({ metric, dimension, key, day }: { [K in keyof Slot]: Slot[K] | null }): string {
  return [metric, dimension, key ?? '', day ?? ''].join('\n')
}
