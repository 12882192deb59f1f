import { readFileSync } from 'node:fs'
import type { Config } from '../config.ts'

type Urls = Pick<Config, 'DATABASE_URL' | 'MIGRATION_DATABASE_URL' | 'DATABASE_READ_URL'>
const SETTINGS = ['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'DATABASE_READ_URL'] as const
const FILES = ['sslrootcert', 'sslcert', 'sslkey'] as const

/** The driver reads these files with each connection: one that is missing would look like a server that is away for ever. */
export function checkCertificates(urls: Urls): void {
  for (const setting of SETTINGS) {
    const named = URL.parse(urls[setting] ?? '')?.searchParams
    for (const name of FILES) if (named?.has(name)) checkFile(setting, name, named.get(name) ?? '')
  }
}

function checkFile(setting: string, name: string, path: string): void {
  try {
    readFileSync(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
      `${setting}: ${path}, its ${name}, cannot be read (${code}): name a file that this program may read, or leave ${name} out.`,
    )
  }
}
