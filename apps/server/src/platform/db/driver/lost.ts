import { DatabaseError } from 'pg'

/** An error of the database itself, by the name that logs and handlers know; anything else means that the connection is gone, and has a code. */
export function toldError(error: unknown): Error {
  if (error instanceof DatabaseError) {
    return Object.defineProperty(error, 'name', { value: 'PostgresError' })
  }
  const known = error instanceof Error ? error : new Error(String(error))
  if ((known as { code?: unknown }).code !== undefined) return known
  if (known.message === 'timeout expired') return connectionError('CONNECT_TIMEOUT', 'the database did not take the connection in time')
  if (isLoss(known)) return connectionError('CONNECTION_CLOSED', 'the connection to the database was lost')
  return known
}

/** An error of the connection, with one of the codes that `isUnavailable` knows. */
export function connectionError(code: 'CONNECT_TIMEOUT' | 'CONNECTION_CLOSED' | 'CONNECTION_ENDED', message: string): Error {
  return Object.assign(new Error(message), { code })
}

function isLoss({ message }: Error): boolean {
  return message.startsWith('Connection terminated') || message.endsWith('not queryable')
}
