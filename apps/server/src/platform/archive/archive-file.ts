import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { fsyncFolder } from '../embedded/fsync-folder.ts'
import { ArchiveFailure, inWords } from './archive-failure.ts'
import type { ArchiveKey } from './archive-key.ts'
import { LABEL_WITHIN_BYTES, type Label, labelOf, opened, sealed } from './sealed-file.ts'

const QUICK = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** How large a written file is, and its sum: of the bytes as they lie on the disk. */
export type Written = { bytes: number; sha256: string }

/** Writes a stream into a file, packed small and sealed. The file has its name only once it is whole and on the disk. */
export async function writeArchive(
  file: string,
  content: AsyncIterable<Buffer>,
  { key, label }: { key: ArchiveKey; label: Label },
): Promise<Written> {
  const draft = `${file}.part-${randomBytes(4).toString('hex')}`
  const sum = createHash('sha256')
  let bytes = 0
  try {
    // Opened before anything can fail: a stream that opens its own file may create it after the removal below.
    const handle = await open(draft, 'wx', 0o600)
    await pipeline(
      Readable.from(content, { objectMode: false }),
      createZstdCompress(QUICK),
      async function* (plain: AsyncIterable<Buffer>) {
        for await (const chunk of sealed(plain, key, label)) {
          sum.update(chunk)
          bytes += chunk.length
          yield chunk
        }
      },
      handle.createWriteStream({ flush: true }),
    )
    renameSync(draft, file)
    fsyncFolder(dirname(file))
    return { bytes, sha256: sum.digest('hex') }
  } catch (error) {
    rmSync(draft, { force: true })
    throw inWords(error, dirname(file))
  }
}

/**
 * Reads an encrypted archive to its end and passes its content on. Fails if the file was changed or cut off, so use
 * nothing before it is done.
 */
export async function readArchive<T>(file: string, key: ArchiveKey, use: (content: AsyncIterable<Buffer>) => Promise<T>): Promise<T> {
  const name = basename(file)
  let used: { result: T } | null = null
  try {
    await pipeline(
      createReadStream(file, { highWaterMark: 262_144 }),
      (bytes: AsyncIterable<Buffer>) => opened(bytes, key, name),
      createZstdDecompress(),
      async (content: AsyncIterable<Buffer>) => {
        used = { result: await use(content) }
        for await (const _rest of content);
      },
    )
  } catch (error) {
    if (String((error as NodeJS.ErrnoException).code).startsWith('ZSTD')) {
      throw new ArchiveFailure('damaged', `${name} cannot be unpacked: take another copy of it, or another backup.`, error)
    }
    throw inWords(error, file)
  }
  if (used === null) throw new ArchiveFailure('damaged', `${name} holds nothing: take another backup.`)
  return (used as { result: T }).result
}

/** What a file says of itself, and the mark of the key it was sealed with. */
export async function readLabel(file: string): Promise<{ label: Label; mark: string }> {
  try {
    const handle = await open(file)
    try {
      const start = Buffer.alloc(LABEL_WITHIN_BYTES)
      const { bytesRead } = await handle.read(start, 0, start.length, 0)
      return labelOf(start.subarray(0, bytesRead), basename(file))
    } finally {
      await handle.close()
    }
  } catch (error) {
    throw inWords(error, file)
  }
}
