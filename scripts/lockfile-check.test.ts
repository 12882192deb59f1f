import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkLockfile } from './lockfile-check.mjs'

const zod = { version: '4.6.7', integrity: 'sha512-abc' }
const manifest = { name: 'clinic', dependencies: { zod: '4.6.7' } }

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lockfile-'))
  mkdirSync(join(root, 'packages/core'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** What is found when the root has this manifest, and the lock these packages beside it. */
function found(written: Record<string, unknown>, packages: Record<string, unknown>): string[] {
  const core = { name: '@clinic/core', dependencies: { zod: '4.6.7' } }
  writeFileSync(join(root, 'package.json'), JSON.stringify(written))
  writeFileSync(join(root, 'packages/core/package.json'), JSON.stringify(core))
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': manifest, 'packages/core': core, ...packages } }))
  return checkLockfile(root).findings.map(({ file, message }) => `${file} ${message}`)
}

test('a lock in order has no findings; a workspace is a link, an address may be left out', () => {
  const link = { resolved: 'packages/core', link: true }
  const bundled = { version: '1.0.0', inBundle: true }
  const named = { version: '1.0.0', integrity: 'sha512-abc', resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' }
  const lock = { 'node_modules/zod': zod, 'node_modules/@clinic/core': link, 'node_modules/b': bundled, 'node_modules/a': named }
  expect(found(manifest, lock)).toEqual([])
  expect(checkLockfile(root).packages).toBe(3)
})

test.each(['^4.6.7', '~4.6.7', '4.x', '*', 'latest', '>=4', 'github:a/zod', 'https://example.org/zod.tgz', 'npm:zod@^4.6.7', 'npm:zod'])(
  'a version "%s" in a manifest is found',
  (version) => {
    const dependencies = { zod: version }
    expect(found({ dependencies }, { '': { dependencies } })).toEqual([
      `package.json zod: "${version}" is not one exact version: two installs could differ`,
    ])
  },
)

test.each([
  ['a git address', { ...zod, resolved: 'git+ssh://git@github.com/a/zod.git#abc' }, 'not from the npm registry'],
  ['another site', { ...zod, resolved: 'https://example.org/zod-4.6.7.tgz' }, 'not from the npm registry'],
  ['plain http', { ...zod, resolved: 'http://registry.npmjs.org/zod/-/zod-4.6.7.tgz' }, 'not from the npm registry'],
  ['no checksum', { version: '4.6.7' }, 'has no sha512 checksum'],
  ['a weak checksum', { version: '4.6.7', integrity: 'sha1-abc' }, 'has no sha512 checksum'],
])('a locked package with %s is found', (_, entry, message) => {
  expect(found(manifest, { 'node_modules/zod': entry })).toEqual([expect.stringContaining(message)])
})

test('a manifest that the lock does not know yet is found, in the root and in a workspace', () => {
  expect(found({ ...manifest, devDependencies: { typescript: '6.0.3' } }, {})).toEqual([
    expect.stringContaining('package.json its devDependencies differ'),
  ])
  expect(found(manifest, { 'packages/core': { dependencies: {} } })).toEqual([
    expect.stringContaining('packages/core/package.json its dependencies differ'),
  ])
})

test('accepts a package under another name at one exact version', () => {
  const dependencies = { '@typescript/native': 'npm:typescript@7.0.2' }
  expect(found({ dependencies }, { '': { dependencies } })).toEqual([])
})

test('finds a banned package that is installed under another name', () => {
  const renamed = { name: 'xlsx', version: '0.18.5', integrity: 'sha512-abc' }
  expect(found(manifest, { 'node_modules/sheets': renamed })).toEqual([expect.stringContaining('xlsx@0.18.5 is banned')])
})

test('banned releases are found wherever they hide; a sound release of the same package is not', () => {
  const old = { version: '0.18.5', integrity: 'sha512-abc' }
  expect(found(manifest, { 'node_modules/a/node_modules/xlsx': old })).toEqual([expect.stringContaining('xlsx@0.18.5 is banned')])
  expect(found(manifest, { 'node_modules/debug': { ...old, version: '4.4.2' } })).toEqual([
    expect.stringContaining('debug@4.4.2 is banned'),
  ])
  expect(found(manifest, { 'node_modules/debug': { ...old, version: '4.4.3' } })).toEqual([])
})
