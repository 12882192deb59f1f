export type Chance = {
  /** At least 0, below 1. */
  next(): number
  /** A whole number, both ends included. */
  int(from: number, to: number): number
  /** Any number from one up to the other. */
  between(from: number, to: number): number
  yes(probability: number): boolean
  pick<T>(list: readonly T[]): T
  weighted<T>(list: readonly (readonly [T, number])[]): T
  /** So many different ones, in the order of the list. */
  some<T>(list: readonly T[], count: number): T[]
  shuffle<T>(list: readonly T[]): T[]
  digits(count: number): string
  /** A stream of its own, so that a longer story does not change the ones after it. */
  fork(): Chance
}

/** Numbers that look random and are the same at every run (mulberry32). */
export function openChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => must(list[int(0, list.length - 1)])
  const shuffle = <T>(list: readonly T[]): T[] => {
    const cards = [...list]
    for (let at = cards.length - 1; at > 0; at -= 1) {
      const other = int(0, at)
      const held = must(cards[at])
      cards[at] = must(cards[other])
      cards[other] = held
    }
    return cards
  }
  return {
    next,
    int,
    pick,
    shuffle,
    between: (from, to) => from + next() * (to - from),
    yes: (probability) => next() < probability,
    weighted(list) {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [one, weight] of list) {
        left -= weight
        if (left < 0) return one
      }
      return must(list.at(-1))[0]
    },
    some: (list, count) => {
      const chosen = new Set(shuffle(list.map((_, index) => index)).slice(0, count))
      return list.filter((_, index) => chosen.has(index))
    },
    digits: (count) => Array.from({ length: count }, () => String(int(0, 9))).join(''),
    fork: () => openChance(Math.floor(next() * 2 ** 32)),
  }
}

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('there was nothing to choose from')
  return value
}
