import type { Sql, Tx } from '../../platform/db/database.ts'
import { findOpened, findPeople, lockSchedules, type OpenedTime, type Practitioner } from '../hours/store.ts'

/** Extra availability of some practitioners on some days. */
export function readExtraAvailability(sql: Sql | Tx, of: { users: readonly number[]; days: readonly string[] }): Promise<OpenedTime[]> {
  return findOpened(sql, of)
}

/** Same, locked against changes and bookings until the transaction ends. */
export async function lockAndReadOpened(
  tx: Tx,
  { now, ...of }: { users: readonly number[]; days: readonly string[]; now: string },
): Promise<OpenedTime[]> {
  await lockSchedules(tx, of.users, now)
  return findOpened(tx, of)
}

/** Resolves an email address or display name, ignoring case; null when unknown or ambiguous. */
export async function readPractitioners(sql: Sql | Tx): Promise<(words: string) => Practitioner | null> {
  const people = await findPeople(sql)
  const byWords = new Map<string, Practitioner[]>()
  for (const one of people) {
    for (const words of [one.email, one.name].map(plain)) byWords.set(words, [...(byWords.get(words) ?? []), one])
  }
  return (words) => {
    const known = byWords.get(plain(words)) ?? []
    const [one = null, ...others] = known.length > 1 ? known.filter(({ treats }) => treats) : known
    return others.length > 0 ? null : one
  }
}

function plain(words: string): string {
  return words.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
}
