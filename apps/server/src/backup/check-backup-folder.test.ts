import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkBackupFolder } from './check-backup-folder.ts'

let base: string
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'backup-folder-'))
})
afterEach(() => rmSync(base, { recursive: true }))

const refusal = (folder: string, code: string) =>
  `BACKUP_DIR: ${folder} cannot be written (${code}): name a folder that this program may write to, best on another machine.`

test('a folder for backups is made where it is missing, and left empty', () => {
  const folder = join(base, 'one', 'two')
  checkBackupFolder(folder)
  checkBackupFolder(folder)
  expect(readdirSync(folder)).toEqual([])
})

test('a file in place of the folder, or above it, is refused by name', () => {
  const file = join(base, 'file')
  writeFileSync(file, '')
  expect(() => checkBackupFolder(file)).toThrow(refusal(file, 'EEXIST'))
  expect(() => checkBackupFolder(join(file, 'inside'))).toThrow(refusal(join(file, 'inside'), 'ENOTDIR'))
})

test.skipIf(!existsSync('/proc/self'))('a folder that takes no files is refused by name (only where there is /proc)', () => {
  expect(() => checkBackupFolder('/proc/backups')).toThrow(refusal('/proc/backups', 'EROFS'))
  expect(() => checkBackupFolder('/proc')).toThrow(/^BACKUP_DIR: \/proc cannot be written \(E[A-Z]+\)/)
})
