export type ArchiveFailureCode =
  | 'wrong-key'
  | 'no-key'
  | 'cut-short'
  | 'damaged'
  | 'not-an-archive'
  | 'disk-full'
  | 'not-writable'
  | 'missing'
  | 'refused'

/** Why a backup could not be made or read. `message` is one sentence that also says what to do about it. */
export class ArchiveFailure extends Error {
  readonly code: ArchiveFailureCode

  constructor(code: ArchiveFailureCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'ArchiveFailure'
    this.code = code
  }
}

/** Errors of the file system as the sentence for their cause; anything else as it is. `place`: the folder or file that was used. */
export function inWords(error: unknown, place: string): unknown {
  if (error instanceof ArchiveFailure) return error
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new ArchiveFailure('disk-full', `The disk that holds ${place} is full: free some room there and try again.`, error)
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR') {
    return new ArchiveFailure(
      'not-writable',
      `${path ?? place} cannot be used (${code}): give this program's account the right to it.`,
      error,
    )
  }
  if (code === 'ENOENT') return new ArchiveFailure('missing', `${path ?? place} is not there: bring it back, or name another place.`, error)
  return error
}
