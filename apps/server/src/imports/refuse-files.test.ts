import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IMPORT_FAULTS } from '@clinic/contract/imports/import-errors'
import { fillText } from '@clinic/contract/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hostile, hostileFiles } from './hostile.test-data.ts'

const MOST_MEGABYTES = 100
/** As in production: compiled code is cached, so that threads do not compile it again. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/node')

let files: Hostile[]
let folder: string
let heard: string[]
let megabytes: number

beforeAll(async () => {
  files = await hostileFiles()
  folder = await mkdtemp(join(tmpdir(), 'hostile-'))
  const paths = files.map((_, place) => join(folder, String(place)))
  await Promise.all(files.map(({ bytes }, place) => writeFile(String(paths[place]), bytes)))
  const child = fork(join(import.meta.dirname, 'spreadsheet/list-files.child.ts'), { env: { ...process.env, NODE_COMPILE_CACHE } })
  await once(child, 'message')
  child.send(paths)
  const [answer] = (await once(child, 'message')) as [{ heard: string[]; megabytes: number }]
  heard = answer.heard
  megabytes = answer.megabytes
  child.disconnect()
}, 240_000)

afterAll(() => rm(folder, { recursive: true }))

test('more than a hundred hostile and broken files are refused, each for its own reason (REQ-324, REQ-333)', () => {
  expect(files.length).toBeGreaterThan(100)
  const results = files.map(({ name }, place) => `${name}: ${heard[place]}`)
  expect(results).toEqual(files.map(({ name, code }) => `${name}: ${code}`))
})

test('refusing them one after the other grows the process by less than 100 MB', () => {
  expect(megabytes).toBeLessThan(MOST_MEGABYTES)
})

test('nearly every reason occurs among these files, and each is a complete sentence', () => {
  const given = new Set<string>(files.map(({ code }) => code))
  const elsewhere = ['took-too-long', 'too-complex', 'sheet-missing', 'wrong-name']
  expect(Object.keys(IMPORT_FAULTS).filter((code) => !given.has(code))).toEqual(expect.arrayContaining(elsewhere))
  expect(given.size).toBe(Object.keys(IMPORT_FAULTS).length - elsewhere.length)
  for (const text of Object.values(IMPORT_FAULTS)) expect(fillText(text, { row: 7, limit: 40 })).toMatch(/^[A-Z][^{}–]+\.$/)
})
