import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { SpreadsheetError } from './spreadsheet.ts'

/** A workbook has a dozen parts plus one per sheet and some pictures. */
const MOST_ENTRIES = 1000
/** 200,000 rows of 30 columns unpack to some 250 MB. Parts are streamed, so this bounds time, not memory. */
const MOST_UNPACKED = 300e6

/** A package’s parts. `read` unpacks in chunks, counts the actual bytes and verifies each checksum. */
export type Zip = { names: readonly string[]; read(name: string): AsyncGenerator<Buffer> }

/**
 * Checks the whole directory before unpacking anything. Errors: `damaged`, `password`, `content-too-large`,
 * `unsafe-package` for path traversal, duplicate names or far too many parts.
 */
export async function openZip(bytes: Buffer): Promise<Zip> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(refuse)
  const entries = await directory(zip)
  const tally = { unpacked: 0 }
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name)
      if (!entry) throw new SpreadsheetError('damaged')
      return unpack(zip, entry, tally)
    },
  }
}

async function directory(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) throw new SpreadsheetError('unsafe-package')
  const entries = new Map<string, Entry>()
  let declared = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new SpreadsheetError('password')
      if (entries.has(entry.fileName)) throw new SpreadsheetError('unsafe-package')
      declared += entry.uncompressedSize
      if (declared > MOST_UNPACKED) throw new SpreadsheetError('content-too-large')
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    refuse(error)
  }
  return entries
}

/** The limit covers all parts together, each time they are read. */
async function* unpack(zip: ZipFile, entry: Entry, tally: { unpacked: number }): AsyncGenerator<Buffer> {
  let sum = 0
  try {
    const stream = await zip.openReadStreamPromise(entry)
    for await (const piece of stream as AsyncIterable<Buffer>) {
      tally.unpacked += piece.length
      if (tally.unpacked > MOST_UNPACKED) throw new SpreadsheetError('content-too-large')
      sum = crc32(piece, sum)
      yield piece
    }
  } catch (error) {
    refuse(error)
  }
  if (sum !== entry.crc32) throw new SpreadsheetError('damaged')
}

function refuse(error: unknown): never {
  if (error instanceof SpreadsheetError) throw error
  const why = error instanceof Error ? error.message : ''
  if (/strong encryption/.test(why)) throw new SpreadsheetError('password')
  if (/path|characters in fileName/.test(why)) throw new SpreadsheetError('unsafe-package')
  throw new SpreadsheetError('damaged')
}
