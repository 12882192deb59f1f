import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code

/**
 * Makes a folder and those above it that are missing; whether it was made. Node’s own `recursive` never returns below
 * /proc, where a folder that is missing cannot be made either.
 */
export function makeFolder(path: string, mode = 0o777): boolean {
  const above = dirname(resolve(path))
  try {
    return makeOne(path, mode)
  } catch (error) {
    if (!hasCode(error, 'ENOENT') || above === resolve(path)) throw error
  }
  makeFolder(above, mode)
  try {
    return makeOne(path, mode)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    throw Object.assign(new Error(`${path} cannot be made in ${above}`), { code: 'EROFS', path })
  }
}

function makeOne(path: string, mode: number): boolean {
  try {
    mkdirSync(path, { mode })
    return true
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    // Of a file in its place, Node’s own complaint is the one that others know.
    mkdirSync(path, { mode, recursive: true })
    return false
  }
}
