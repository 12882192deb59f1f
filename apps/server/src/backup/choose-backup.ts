import { ArchiveFailure } from '../platform/archive/archive-failure.ts'
import type { Manifest, WalSegment } from './list-backups.ts'

/** The base backup, and the WAL segments to replay after it, in order. */
export type Chosen = { base: Manifest; pieces: WalSegment[] }
export type Choice = { backups: readonly Manifest[]; wal: readonly WalSegment[]; target: string | null }

/**
 * Chooses the newest backup finished by the target, and the gapless log up to it. `target`: ISO in UTC; null for
 * everything. The error names the instant or segment that is missing.
 */
export function chooseBackup({ backups, wal, target }: Choice): Chosen {
  const [oldest] = backups
  if (!oldest) throw new ArchiveFailure('missing', 'There is no backup in this folder: name another one, or make a backup first.')
  const base = backups.findLast(({ ended_at }) => target === null || ended_at <= target)
  if (!base) {
    throw new ArchiveFailure('refused', `The oldest backup was finished at ${oldest.ended_at}: ask for a moment after that.`)
  }
  const mine = wal.filter(({ name }) => name.slice(0, 8) === base.start.slice(0, 8) && name >= base.start)
  const pieces = withoutGap(base, mine)
  const last = pieces.at(-1)
  const next = last ? nextSegment(last.name, base.segment_bytes) : base.start
  if (!last || last.name < base.stop) throw gap(next, `the backup of ${base.ended_at} needs it`)
  const isShort = target === null ? pieces.length < mine.length : last.at < target
  if (!isShort) return { base, pieces }
  if (pieces.length < mine.length) throw gap(next, `a restore can go up to ${last.at}`)
  throw new ArchiveFailure(
    'refused',
    `The archive ends at ${last.at}: ask for a moment before that, or leave --to away to restore all there is.`,
  )
}

/** Names of WAL segments in a range, both ends included. */
export function segmentsBetween(first: string, last: string, segmentBytes: number): string[] {
  const names = [first]
  for (let name = first; name < last; ) {
    name = nextSegment(name, segmentBytes)
    names.push(name)
  }
  return names
}

function withoutGap(base: Manifest, wal: readonly WalSegment[]): WalSegment[] {
  let expected = base.start
  const run: WalSegment[] = []
  for (const piece of wal) {
    if (piece.name !== expected) break
    run.push(piece)
    expected = nextSegment(expected, base.segment_bytes)
  }
  return run
}

/** `TTTTTTTTLLLLLLLLSSSSSSSS` in hexadecimal: timeline, log, segment; a log is 4 GiB. */
function nextSegment(name: string, segmentBytes: number): string {
  const perLog = 2 ** 32 / segmentBytes
  const number = Number.parseInt(name.slice(8, 16), 16) * perLog + Number.parseInt(name.slice(16), 16) + 1
  return name.slice(0, 8) + hex(Math.floor(number / perLog)) + hex(number % perLog)
}

function hex(number: number): string {
  return number.toString(16).toUpperCase().padStart(8, '0')
}

function gap(name: string, meaning: string): ArchiveFailure {
  return new ArchiveFailure(
    'missing',
    `The piece ${name} of the archived log is missing: ${meaning}. Bring it back, or ask for an earlier moment.`,
  )
}
