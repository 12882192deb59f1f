import { randomInt } from 'node:crypto'

/** A name that no other try of a journey gives: what an earlier one left is not found by it. */
export function freshName(name: string): string {
  const letters = Array.from({ length: 5 }, () => String.fromCodePoint(97 + randomInt(26))).join('')
  return `${name}-${letters.replace(/^./, (first) => first.toUpperCase())}`
}

/** A phone number of Toronto, likewise. */
export function freshPhone(): string {
  return `416555${randomInt(1000, 10_000)}`
}
