import { createCipheriv } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { readArchive, readLabel, writeArchive } from './archive-file.ts'
import { archiveKey } from './archive-key.ts'
import { type Entry, packed, unpacked } from './pack.ts'

const folder = mkdtempSync(join(tmpdir(), 'archive-'))
const file = join(folder, 'some.sealed')
const key = archiveKey({ BACKUP_KEY: 'a'.repeat(32), DATA_DIR: folder })
afterAll(() => rmSync(folder, { recursive: true }))

async function* of(...pieces: Buffer[]) {
  yield* pieces
}

async function gather(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}

const label = { kind: 'test', n: 1 }
const write = (...pieces: Buffer[]) => writeArchive(file, of(...pieces), { key, label })
/** Where the chunks begin: behind the label, whose signs may stand in the salt before it by chance. */
const headOf = (whole: Buffer) => whole.indexOf(JSON.stringify(label)) + JSON.stringify(label).length
const read = (with_ = key) => readArchive(file, with_, gather)
/** Bytes that do not shrink, so that the sealed file has several chunks. */
const noise = (length: number) => createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(length))

test('what was put in comes out, whatever its size and pieces', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 150_000 }), { maxLength: 4 }), async (sizes) => {
      const pieces = sizes.map(noise)
      await write(...pieces)
      expect((await read()).equals(Buffer.concat(pieces))).toBe(true)
    }),
    { numRuns: 25 },
  )
})

test('its label is read without the key, its content is nowhere to be seen', async () => {
  await write(Buffer.from('Marked Health Information'))
  expect(await readLabel(file)).toEqual({ label, mark: key.mark })
  expect(readFileSync(file).includes('Marked')).toBe(false)
})

test('another key is refused by its mark', async () => {
  await write(noise(10))
  const other = archiveKey({ BACKUP_KEY: 'b'.repeat(32), DATA_DIR: folder })
  await expect(read(other)).rejects.toMatchObject({ code: 'wrong-key', message: expect.stringContaining(key.mark) })
})

test('a byte that was flipped anywhere is found', async () => {
  await write(noise(200_000))
  const whole = readFileSync(file)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (at) => {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 1
      writeFileSync(file, changed)
      await expect(read()).rejects.toMatchObject({ code: expect.stringMatching(/^(damaged|wrong-key|not-an-archive|cut-short)$/) })
    }),
    { numRuns: 40 },
  )
})

test('a file that was cut is found wherever it was cut, between two chunks too', async () => {
  await write(noise(200_000))
  const whole = readFileSync(file)
  const head = headOf(whole)
  const between = [1, 2].map((chunks) => head + chunks * (65_536 + 16))
  for (const length of [0, 5, 20, head, head + 7, ...between, whole.length - 1]) {
    writeFileSync(file, whole.subarray(0, length))
    await expect(read()).rejects.toMatchObject({ code: expect.stringMatching(/^(damaged|cut-short)$/) })
  }
  writeFileSync(file, whole.subarray(0, between[0]))
  await expect(read()).rejects.toMatchObject({ code: 'cut-short' })
})

test('chunks that were swapped are found', async () => {
  await write(noise(250_000))
  const whole = readFileSync(file)
  const head = headOf(whole)
  const chunk = (n: number) => whole.subarray(head + n * 65_552, head + (n + 1) * 65_552)
  writeFileSync(file, Buffer.concat([whole.subarray(0, head), chunk(1), chunk(0), whole.subarray(head + 2 * 65_552)]))
  await expect(read()).rejects.toMatchObject({ code: 'damaged' })
})

test('a source that fails leaves no file behind, under any name', async () => {
  const failing = async function* () {
    yield noise(100_000)
    throw new Error('the disk is gone')
  }
  rmSync(file, { force: true })
  await expect(writeArchive(file, failing(), { key, label: {} })).rejects.toThrow('the disk is gone')
  expect(readdirSync(folder)).toEqual([])
})

test('a folder that is not there is said by its name', async () => {
  const nowhere = join(folder, 'nowhere', 'x')
  await expect(writeArchive(nowhere, of(noise(3)), { key, label: {} })).rejects.toMatchObject({ code: 'missing' })
  await expect(readArchive(nowhere, key, gather)).rejects.toMatchObject({ code: 'missing', message: expect.stringContaining('nowhere') })
})

test('a pack gives its entries back in order, and passes over what was not read', async () => {
  const entries = async function* (): AsyncGenerator<Entry<{ path: string }>> {
    yield { head: { path: 'a' }, content: of(noise(70_000), noise(3)) }
    yield { head: { path: 'empty' }, content: of() }
    yield { head: { path: 'b' }, content: of(noise(9)) }
  }
  const found: [string, number | null][] = []
  for await (const { head, content } of unpacked<{ path: string }>(packed(entries()))) {
    found.push([head.path, head.path === 'a' ? null : (await gather(content)).length])
  }
  expect(found).toEqual([
    ['a', null],
    ['empty', 0],
    ['b', 9],
  ])
})
