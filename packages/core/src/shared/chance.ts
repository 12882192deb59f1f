export type Chance = {
  /** From 0, below 1. */
  next(): number
  /** An integer, both ends included. */
  int(from: number, to: number): number
  /** A number between both. */
  between(from: number, to: number): number
  yes(probability: number): boolean
  pick<T>(list: readonly T[]): T
  weighted<T>(list: readonly (readonly [T, number])[]): T
  /** Distinct elements in list order. */
  some<T>(list: readonly T[], count: number): T[]
  shuffle<T>(list: readonly T[]): T[]
  digits(count: number): string
  /** An independent stream, so that a longer scenario does not change later ones. */
  fork(): Chance
}

/** Deterministic pseudo-random numbers (mulberry32). */
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
  if (value === undefined) throw new Error('nothing to choose from')
  return value
}
