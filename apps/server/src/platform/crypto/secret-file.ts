import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from '../make-folder.ts'

/**
 * What a secret file of the data folder holds (mode 0600), made when there is none. It is written apart and linked in whole: of two processes
 * that start together both read the one that came first.
 */
export function secretFile(file: string, make: () => string): string {
  if (!existsSync(file)) {
    const draft = writeDraft(file, make())
    try {
      linkSync(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft)
    }
  }
  return readFileSync(file, 'utf8')
}

/** Replaces the text of a secret file: a concurrent reader gets either the old text or the new one, never a part. */
export function replaceStored(file: string, text: string): void {
  renameSync(writeDraft(file, text), file)
}

function writeDraft(file: string, text: string): string {
  makeFolder(dirname(file))
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  const written = openSync(draft, 'wx', 0o600)
  try {
    writeFileSync(written, text)
    fsyncSync(written)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  } finally {
    closeSync(written)
  }
  return draft
}
