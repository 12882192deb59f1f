import { Problem } from '../../../platform/http/problem.ts'

const LARGEST = 2 ** 31 - 1

/** The id that stands in a path. Refusal: `user-not-found` for what can be nobody's. */
export function userId(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > LARGEST) throw new Problem('user-not-found')
  return id
}
