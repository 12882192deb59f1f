import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Makes a rename or a new file in a folder survive a power cut. */
export function fsyncFolder(dir: string): void {
  const folder = openSync(dir, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
