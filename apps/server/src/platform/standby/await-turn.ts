import type { DatabaseAddresses } from '../db/database.ts'

/** The argument by which a process knows that it waits for its turn to serve. */
export const STANDS_BY = 'stand-by'

/** What the process that keeps the others tells one of them, and what that one answers: that it has loaded everything, and later that it serves. */
export type Word = { addresses: DatabaseAddresses } | { turn: Awaited<Turn> }
export type Answer = { loaded: true } | { servesAt: string }

/** Resolves when this process is to serve; `takesOver`: another served before it. */
export type Turn = Promise<{ takesOver: boolean }>
export type Waiting = { addresses: Promise<DatabaseAddresses>; turn: Turn; loaded(): void; serves(url: string): void }
/** What a start waits for, and what it says before. */
export type Starting = Pick<Waiting, 'turn' | 'loaded'>

/** How a process that was started as the spare one learns where its database is and when it is to serve. */
export function awaitTurn(): Waiting {
  // The process that started this one ended before anything here was listening.
  if (!process.connected) process.exit(1)
  const addresses = Promise.withResolvers<DatabaseAddresses>()
  const turn = Promise.withResolvers<Awaited<Turn>>()
  const answer = (words: Answer) => void (process.connected && process.send?.(words))
  process.on('message', (word: Word) => {
    if ('addresses' in word) addresses.resolve(word.addresses)
    else turn.resolve(word.turn)
  })
  return {
    addresses: addresses.promise,
    turn: turn.promise,
    loaded: () => answer({ loaded: true }),
    serves: (url) => answer({ servesAt: url }),
  }
}
