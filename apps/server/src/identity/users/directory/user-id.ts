import { Problem } from '../../../platform/http/problem.ts'

const LARGEST = 2 ** 31 - 1

/** Refusal: `user-not-found` for anything that cannot be an id. */
export function userId(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > LARGEST) throw new Problem('user-not-found')
  return id
}
