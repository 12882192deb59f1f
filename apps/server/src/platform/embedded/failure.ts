export type EmbeddedFailureCode =
  | 'in-use'
  | 'not-a-database'
  | 'other-major'
  | 'read-only'
  | 'disk-full'
  | 'not-permitted'
  | 'not-durable'
  | 'initdb-failed'
  | 'start-failed'
  | 'unsupported-platform'

/** Why the embedded PostgreSQL is not available. `message` is one sentence that also says what to do about it. */
export class EmbeddedFailure extends Error {
  readonly code: EmbeddedFailureCode

  constructor(code: EmbeddedFailureCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'EmbeddedFailure'
    this.code = code
  }
}

/** Any thrown value as a failure: errors of the file system become the sentence for their errno. */
export function toFailure(error: unknown, dataDir: string): EmbeddedFailure {
  if (error instanceof EmbeddedFailure) return error
  const { code, path, message } = error as NodeJS.ErrnoException
  const place = path ?? dataDir
  if (code === 'EROFS') return readOnly(place, error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(dataDir, error)
  if (code === 'EACCES' || code === 'EPERM') return notPermitted(place, error)
  if (code === 'ENOTDIR' || (code === 'EEXIST' && path !== undefined)) {
    return new EmbeddedFailure(
      'not-a-database',
      `${place} is a file where a folder is needed: move it away or set DATA_DIR elsewhere.`,
      error,
    )
  }
  return new EmbeddedFailure('start-failed', `The embedded PostgreSQL could not be opened in ${dataDir} (${message}).`, error)
}

/** The cause that PostgreSQL's log or initdb's output names; null when it names none that an operator could fix. */
export function failureInWords(words: string, dataDir: string): EmbeddedFailure | null {
  if (/No space left on device|Disk quota exceeded|Check free disk space|wrote only \d+ of/i.test(words)) return diskFull(dataDir)
  if (/Read-only file system/i.test(words)) return readOnly(dataDir)
  if (/Permission denied|invalid permissions|wrong ownership/i.test(words)) return notPermitted(dataDir)
  return null
}

/** The folder cannot be written by any account. */
export function readOnly(place: string, cause?: unknown): EmbeddedFailure {
  return new EmbeddedFailure('read-only', `${place} cannot be written: make it writable or set DATA_DIR to a folder that is.`, cause)
}

function diskFull(dataDir: string, cause?: unknown): EmbeddedFailure {
  return new EmbeddedFailure('disk-full', `The disk that holds ${dataDir} is full: free at least 500 MB there and start again.`, cause)
}

function notPermitted(place: string, cause?: unknown): EmbeddedFailure {
  const user = process.getuid?.() ?? 'unknown'
  return new EmbeddedFailure(
    'not-permitted',
    `User ${user} may not use ${place}: start the program as the owner of that folder, or give the folder to user ${user}.`,
    cause,
  )
}
