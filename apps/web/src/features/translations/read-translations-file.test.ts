import { expect, test } from 'vitest'
import { readTranslationsFile } from './read-translations-file.ts'

const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'words.csv')

test('a file is read as UTF-8, and as what older Windows programs write where it is none', async () => {
  expect(await readTranslationsFile(file(new TextEncoder().encode('\uFEFFé,’')))).toBe('\uFEFFé,’')
  expect(await readTranslationsFile(file(new Uint8Array([0xe9, 0x2c, 0x92])))).toBe('é,’')
})

test('a file that is far too large is not read', async () => {
  expect(await readTranslationsFile(file(new Uint8Array(5 * 1024 * 1024 + 1)))).toBeNull()
})
