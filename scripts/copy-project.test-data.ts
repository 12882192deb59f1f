import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const HOUSE = [
  ...['packages', 'apps', 'e2e', 'bench', 'faults', 'live', 'scripts', 'package.json', 'biome.json', 'tsconfig.json', 'tsconfig.base.json'],
  ...['vitest.config.ts', 'playwright.config.ts', 'knip.config.ts', '.dependency-cruiser.cjs'],
]

/**
 * A copy of the sources with its own node_modules of links, so that @clinic/* leads into the copy and npm packages resolve as here. It
 * stands outside node_modules: inside, the way to a package would no longer name node_modules, and rules about packages would be blind.
 */
export function copyProject(): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'project-'))
  for (const name of HOUSE.filter((path) => existsSync(join(root, path))))
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !/\/(node_modules|dist)$/.test(path) })
  mkdirSync(join(copy, 'node_modules/@clinic'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.') && name !== '@clinic') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const path of ['packages/contract', 'packages/core', 'packages/data', 'packages/nlu', 'packages/testing', 'apps/server', 'apps/web'])
    symlinkSync(join(copy, path), join(copy, 'node_modules/@clinic', path.replace(/^.*\//, '')))
  return copy
}
