import { foldText } from '../shared/fold-text.ts'

type Identity = { given_name: string; surname: string; birth_date: string }

/** Whether what a seller reads out is the person on the document. Case and accents do not count by ear; every word and the birth date do. */
export function matchesIdentity(printed: Identity, said: Identity): boolean {
  const same = (one: string, other: string) => foldText(one) === foldText(other)
  return same(printed.given_name, said.given_name) && same(printed.surname, said.surname) && printed.birth_date === said.birth_date
}
